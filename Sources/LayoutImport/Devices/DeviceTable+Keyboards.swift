/// Measured heights of the default keyboard with its suggestions, the newest system of each device, a line each.
///
/// Device, orientation, height in points, the systems that it was measured on, how sure it is, and who measured it.
extension DeviceTable {
    static let keyboards = #"""
        iphone-se-1 | portrait | 254 | iOS 13-15 | high | keyman-ios13 cantoboard kbheight-table log-320x254
        iphone-se-1 | landscape | 200 | iOS 13-15 | high | keyman-ios13 cantoboard
        iphone-8 | portrait | 260 | iOS 11-18 | high | keyman-ios18 log-375x260 cantoboard kbheight-table
        iphone-8 | landscape | 200 | iOS 11-18 | high | keyman-ios18 cantoboard telegram
        iphone-8-plus | portrait | 271 | iOS 8-16 | high | log-414x271 keyman-ios13 cantoboard kbheight-table
        iphone-8-plus | landscape | 200 | iOS 11-16 | high | keyman-ios13 cantoboard telegram
        iphone-se-2 | portrait | 260 | iOS 26 | high | device-preview flutterware-first
        iphone-se-2 | landscape | 200 | iOS 26 | medium | flutterware-first
        iphone-se-3 | portrait | 260 | iOS 26 | high | device-preview flutterware-first
        iphone-se-3 | landscape | 200 | iOS 26 | medium | flutterware-first
        iphone-x | portrait | 336 | iOS 13-18 | high | telegram kbheight-table keyman-ios18
        iphone-x | landscape | 209 | iOS 13-18 | high | keyman-ios18 cantoboard telegram
        iphone-xs | portrait | 336 | iOS 13-18 | high | telegram kbheight-table keyman-ios18
        iphone-xs | landscape | 209 | iOS 13-18 | high | keyman-ios18 cantoboard telegram
        iphone-xr | portrait | 346 | iOS 13-18 | high | telegram kbheight-table keyman-ios18 log-414x346
        iphone-xr | landscape | 209 | iOS 13-18 | high | keyman-ios18 cantoboard telegram
        iphone-xs-max | portrait | 346 | iOS 13-18 | high | telegram kbheight-table keyman-ios18 log-414x346
        iphone-xs-max | landscape | 209 | iOS 13-18 | high | keyman-ios18 cantoboard telegram
        iphone-11 | portrait | 345 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-11 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-11-pro | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-11-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-11-pro-max | portrait | 345 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-11-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-12-mini | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-12-mini | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-13-mini | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-13-mini | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-12 | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-12 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-12-pro | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-12-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-13 | portrait | 335 | iOS 26 | high | device-preview flutterware-0.7
        iphone-13 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-13-pro | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-13-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-14 | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-14 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-12-pro-max | portrait | 345 | iOS 26 | medium | flutterware-0.7 flutterware-first
        iphone-12-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-13-pro-max | portrait | 345 | iOS 26 | medium | flutterware-0.7 flutterware-first
        iphone-13-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-14-plus | portrait | 345 | iOS 26 | medium | flutterware-0.7 flutterware-first
        iphone-14-plus | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-14-pro | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-14-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-15 | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-15 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-15-pro | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-15-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-16 | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-16 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-14-pro-max | portrait | 345 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-14-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-15-plus | portrait | 345 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-15-plus | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-15-pro-max | portrait | 345 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-15-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-16-plus | portrait | 345 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-16-plus | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-16-pro | portrait | 335 | iOS 26 | high | device-preview flutterware-0.7
        iphone-16-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-16-pro-max | portrait | 345 | iOS 26 | high | device-preview flutterware-0.7
        iphone-16-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-16e | portrait | 335 | iOS 26 | medium | device-preview flutterware-0.7
        iphone-16e | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-17 | portrait | 335 | iOS 26 | high | device-preview flutterware-0.7
        iphone-17 | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-17-pro | portrait | 335 | iOS 26 | high | device-preview flutterware-0.7
        iphone-17-pro | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-17-pro-max | portrait | 345 | iOS 26 | high | device-preview flutterware-0.7
        iphone-17-pro-max | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-air | portrait | 345 | iOS 26 | medium | device-preview
        iphone-air | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-17e | portrait | 335 | iOS 26 | high | device-preview flutterware-0.7
        iphone-17e | landscape | 209 | iOS 26 | medium | flutterware-0.7 device-preview
        iphone-zoomed-320 | portrait | 319 | iOS 14-18 | medium | kbheight-table cantoboard
        iphone-zoomed-320 | landscape | 206 | iOS 14-18 | low | cantoboard
        ipad-9.7 | portrait | 320 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-9.7 | landscape | 408 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-pro-9.7 | portrait | 320 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-pro-9.7 | landscape | 408 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-mini-5 | portrait | 320 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-mini-5 | landscape | 408 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-10.2 | portrait | 320 | iOS 13+ | high | keyman-ios18 keyman-ios13 flutterware-first flutterware-0.7
        ipad-10.2 | landscape | 408 | iOS 13+ | high | keyman-ios18 keyman-ios13 flutterware-first flutterware-0.7
        ipad-air-3 | portrait | 320 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-air-3 | landscape | 408 | iOS 13+ | medium | keyman-ios18 keyman-ios13
        ipad-pro-10.5 | portrait | 320 | iOS 13+ | medium | keyman-ios18
        ipad-pro-10.5 | landscape | 408 | iOS 13+ | medium | keyman-ios18
        ipad-mini-6 | portrait | 340 | iPadOS 15+ | high | device-preview keyman-ios18
        ipad-mini-6 | landscape | 428 | iPadOS 15+ | high | device-preview keyman-ios18
        ipad-mini-a17 | portrait | 340 | iPadOS 15+ | high | device-preview keyman-ios18
        ipad-mini-a17 | landscape | 428 | iPadOS 15+ | high | device-preview keyman-ios18
        ipad-air-4 | portrait | 337 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-4 | landscape | 422 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-5 | portrait | 337 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-5 | landscape | 422 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-10 | portrait | 337 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-10 | landscape | 422 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-11-m2 | portrait | 337 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-11-m2 | landscape | 422 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-a16 | portrait | 337 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-a16 | landscape | 422 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-11-m4 | portrait | 337 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-air-11-m4 | landscape | 422 | iPadOS 14+ | high | device-preview keyman-ios18 rn-hooks-314
        ipad-pro-11 | portrait | 340 | iPadOS 13+ | medium | keyman-ios18 keyman-ios13 device-preview
        ipad-pro-11 | landscape | 428 | iPadOS 13+ | medium | keyman-ios18 keyman-ios13 device-preview
        ipad-pro-11-m4 | portrait | 340 | iPadOS 13+ | high | device-preview keyman-ios18 keyman-ios13
        ipad-pro-11-m4 | landscape | 428 | iPadOS 13+ | high | device-preview keyman-ios18 keyman-ios13
        ipad-pro-12.9-home | portrait | 383 | iOS 13+ | medium | keyman-ios13
        ipad-pro-12.9-home | landscape | 478 | iOS 13+ | medium | keyman-ios13
        ipad-pro-12.9 | portrait | 403 | iPadOS 13+ | high | device-preview keyman-ios18 keyman-ios13
        ipad-pro-12.9 | landscape | 498 | iPadOS 13+ | high | device-preview keyman-ios18 keyman-ios13
        ipad-air-13 | portrait | 403 | iPadOS 17+ | high | device-preview keyman-ios18
        ipad-air-13 | landscape | 498 | iPadOS 17+ | high | device-preview keyman-ios18
        ipad-pro-13 | portrait | 403 | iPadOS 26 | medium | device-preview flutterware-0.7
        ipad-pro-13 | landscape | 498 | iPadOS 26 | medium | device-preview flutterware-0.7
        pixel-6 | portrait | 336.4 | - | medium | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-6 | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-7 | portrait | 336.4 | - | medium | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-7 | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-7-pro | portrait | 336.4 | - | medium | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-7-pro | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-8 | portrait | 336.4 | - | medium | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-8 | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-8-pro | portrait | 336.4 | - | low | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-8-pro | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-9 | portrait | 336.4 | - | medium | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-9 | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-10 | portrait | 336.4 | - | medium | flutterware-first flutterware-0.7 device-preview-pixel
        pixel-10 | landscape | 261.3 | - | medium | flutterware-first flutterware-0.7
        pixel-fold-inner | portrait | 336 | - | low | device-preview-android
        pixel-fold-inner | landscape | 252 | - | low | device-preview-android
        pixel-10-pro-fold-inner | portrait | 336 | - | low | device-preview-android
        pixel-10-pro-fold-inner | landscape | 252 | - | low | device-preview-android
        galaxy-s22 | portrait | 336 | - | low | device-preview-android
        galaxy-s22 | landscape | 252 | - | low | device-preview-android
        galaxy-s22-plus | portrait | 336 | - | low | device-preview-android
        galaxy-s22-plus | landscape | 252 | - | low | device-preview-android
        galaxy-s23-ultra | portrait | 336 | - | low | device-preview-android
        galaxy-s23-ultra | landscape | 252 | - | low | device-preview-android
        galaxy-s24 | portrait | 336 | - | low | device-preview-android
        galaxy-s24 | landscape | 252 | - | low | device-preview-android
        galaxy-s25 | portrait | 336 | - | low | device-preview-android
        galaxy-s25 | landscape | 252 | - | low | device-preview-android
        galaxy-z-fold5-inner | portrait | 336 | - | low | device-preview-android
        galaxy-z-fold5-inner | landscape | 252 | - | low | device-preview-android
        galaxy-z-flip-8 | portrait | 336 | - | low | device-preview-android
        galaxy-z-flip-8 | landscape | 252 | - | low | device-preview-android
        galaxy-tab-s11 | portrait | 320 | - | medium | flutterware-first
        galaxy-tab-s11 | landscape | 320 | - | medium | flutterware-first
        pixel-tablet | portrait | 320 | - | medium | flutterware-first
        pixel-tablet | landscape | 320 | - | medium | flutterware-first
        android-small | portrait | 299 | - | medium | flutterware-first
        android-small | landscape | 239 | - | medium | flutterware-first
        """#
}
