/// Screens and safe areas, a device a line.
///
/// Id, name, platform, pixels per point, width and height in points of the upright screen, and the safe area (top, left,
/// bottom, right) upright and turned; `-` where it isn't known.
extension DeviceTable {
    static let screens = #"""
        iphone-se-1 | iPhone SE (1st gen) | ios | 2 | 320 568 | 20 0 0 0 | 0 0 0 0
        iphone-8 | iPhone 8 | ios | 2 | 375 667 | 20 0 0 0 | 0 0 0 0
        iphone-8-plus | iPhone 8 Plus | ios | 3 | 414 736 | 20 0 0 0 | 0 0 0 0
        iphone-se-2 | iPhone SE (2nd gen) | ios | 2 | 375 667 | 20 0 0 0 | 0 0 0 0
        iphone-se-3 | iPhone SE (3rd gen) | ios | 2 | 375 667 | 20 0 0 0 | 0 0 0 0
        iphone-x | iPhone X | ios | 3 | 375 812 | 44 0 34 0 | 0 44 21 44
        iphone-xs | iPhone XS | ios | 3 | 375 812 | 44 0 34 0 | 0 44 21 44
        iphone-xr | iPhone XR | ios | 2 | 414 896 | 48 0 34 0 | 0 48 21 48
        iphone-xs-max | iPhone XS Max | ios | 3 | 414 896 | 44 0 34 0 | 0 44 21 44
        iphone-11 | iPhone 11 | ios | 2 | 414 896 | 48 0 34 0 | 0 48 20 48
        iphone-11-pro | iPhone 11 Pro | ios | 3 | 375 812 | 44 0 34 0 | 0 44 20 44
        iphone-11-pro-max | iPhone 11 Pro Max | ios | 3 | 414 896 | 44 0 34 0 | 0 44 20 44
        iphone-12-mini | iPhone 12 mini | ios | 3 | 375 812 | 50 0 34 0 | 0 50 20 50
        iphone-13-mini | iPhone 13 mini | ios | 3 | 375 812 | 50 0 34 0 | 0 50 20 50
        iphone-12 | iPhone 12 | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-12-pro | iPhone 12 Pro | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-13 | iPhone 13 | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-13-pro | iPhone 13 Pro | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-14 | iPhone 14 | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-12-pro-max | iPhone 12 Pro Max | ios | 3 | 428 926 | 47 0 34 0 | 0 47 20 47
        iphone-13-pro-max | iPhone 13 Pro Max | ios | 3 | 428 926 | 47 0 34 0 | 0 47 20 47
        iphone-14-plus | iPhone 14 Plus | ios | 3 | 428 926 | 47 0 34 0 | 0 47 20 47
        iphone-14-pro | iPhone 14 Pro | ios | 3 | 393 852 | 59 0 34 0 | 0 59 20 59
        iphone-15 | iPhone 15 | ios | 3 | 393 852 | 59 0 34 0 | 0 59 20 59
        iphone-15-pro | iPhone 15 Pro | ios | 3 | 393 852 | 59 0 34 0 | 0 59 20 59
        iphone-16 | iPhone 16 | ios | 3 | 393 852 | 59 0 34 0 | 0 59 20 59
        iphone-14-pro-max | iPhone 14 Pro Max | ios | 3 | 430 932 | 59 0 34 0 | 0 59 20 59
        iphone-15-plus | iPhone 15 Plus | ios | 3 | 430 932 | 59 0 34 0 | 0 59 20 59
        iphone-15-pro-max | iPhone 15 Pro Max | ios | 3 | 430 932 | 59 0 34 0 | 0 59 20 59
        iphone-16-plus | iPhone 16 Plus | ios | 3 | 430 932 | 59 0 34 0 | 0 59 20 59
        iphone-16-pro | iPhone 16 Pro | ios | 3 | 402 874 | 62 0 34 0 | 0 62 20 62
        iphone-16-pro-max | iPhone 16 Pro Max | ios | 3 | 440 956 | 62 0 34 0 | 0 62 20 62
        iphone-16e | iPhone 16e | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-17 | iPhone 17 | ios | 3 | 402 874 | 62 0 34 0 | 0 62 20 62
        iphone-17-pro | iPhone 17 Pro | ios | 3 | 402 874 | 62 0 34 0 | 0 62 20 62
        iphone-17-pro-max | iPhone 17 Pro Max | ios | 3 | 440 956 | 62 0 34 0 | 0 62 20 62
        iphone-air | iPhone Air | ios | 3 | 420 912 | 68 0 34 0 | 0 68 20 68
        iphone-17e | iPhone 17e | ios | 3 | 390 844 | 47 0 34 0 | 0 47 20 47
        iphone-zoomed-320 | iPhone with Display Zoom (6.1-inch and mini) | ios | 3 | 320 693 | - 0 28 0 | 0 - 21 -
        ipad-9.7 | iPad (5th/6th gen) | ipados | 2 | 768 1024 | 20 0 0 0 | 20 0 0 0
        ipad-pro-9.7 | iPad Pro 9.7" | ipados | 2 | 768 1024 | 20 0 0 0 | 20 0 0 0
        ipad-mini-5 | iPad mini (5th gen) | ipados | 2 | 768 1024 | 32 0 0 0 | 32 0 0 0
        ipad-10.2 | iPad (7th-9th gen) | ipados | 2 | 810 1080 | 32 0 0 0 | 32 0 0 0
        ipad-air-3 | iPad Air (3rd gen) | ipados | 2 | 834 1112 | 32 0 0 0 | 32 0 0 0
        ipad-pro-10.5 | iPad Pro 10.5" | ipados | 2 | 834 1112 | 20 0 0 0 | 20 0 0 0
        ipad-mini-6 | iPad mini (6th gen) | ipados | 2 | 744 1133 | 32 0 25 0 | 32 0 25 0
        ipad-mini-a17 | iPad mini (A17 Pro) | ipados | 2 | 744 1133 | 32 0 25 0 | 32 0 25 0
        ipad-air-4 | iPad Air (4th gen) | ipados | 2 | 820 1180 | 32 0 25 0 | 32 0 25 0
        ipad-air-5 | iPad Air (5th gen) | ipados | 2 | 820 1180 | 32 0 25 0 | 32 0 25 0
        ipad-10 | iPad (10th gen) | ipados | 2 | 820 1180 | 32 0 25 0 | 32 0 25 0
        ipad-air-11-m2 | iPad Air 11" (M2/M3) | ipados | 2 | 820 1180 | 32 0 25 0 | 32 0 25 0
        ipad-a16 | iPad (A16) | ipados | 2 | 820 1180 | 32 0 25 0 | 32 0 25 0
        ipad-air-11-m4 | iPad Air 11" (M4) | ipados | 2 | 820 1180 | 32 0 25 0 | 32 0 25 0
        ipad-pro-11 | iPad Pro 11" (1st-4th gen) | ipados | 2 | 834 1194 | 32 0 25 0 | 32 0 25 0
        ipad-pro-11-m4 | iPad Pro 11" (M4/M5) | ipados | 2 | 834 1210 | 32 0 25 0 | 32 0 25 0
        ipad-pro-12.9-home | iPad Pro 12.9" (1st/2nd gen) | ipados | 2 | 1024 1366 | 20 0 0 0 | 20 0 0 0
        ipad-pro-12.9 | iPad Pro 12.9" (3rd-6th gen) | ipados | 2 | 1024 1366 | 32 0 25 0 | 32 0 25 0
        ipad-air-13 | iPad Air 13" (M2-M4) | ipados | 2 | 1024 1366 | 32 0 25 0 | 32 0 25 0
        ipad-pro-13 | iPad Pro 13" (M4/M5) | ipados | 2 | 1032 1376 | 32 0 25 0 | 32 0 25 0
        pixel-6 | Pixel 6 | android | 2.625 | 411.43 914.29 | 51.8 0 24 0 | - - 24 -
        pixel-7 | Pixel 7 | android | 2.625 | 411.43 914.29 | - 0 24 0 | - - 24 -
        pixel-7-pro | Pixel 7 Pro | android | 3.5 | 411.43 891.43 | - 0 24 0 | - - 24 -
        pixel-8 | Pixel 8 | android | 2.625 | 411.43 914.29 | - 0 24 0 | - - 24 -
        pixel-8-pro | Pixel 8 Pro | android | 3 | 448 997.33 | - 0 24 0 | - - 24 -
        pixel-9 | Pixel 9 | android | 2.625 | 411.43 923.43 | 54 0 24 0 | 52 54.1 24 0
        pixel-10 | Pixel 10 | android | 2.625 | 411.43 923.43 | 54 0 24 0 | 52 - 24 0
        pixel-fold-inner | Pixel Fold (inner) | android | 2.625 | 700.95 841.14 | - 0 24 0 | - 0 24 0
        pixel-10-pro-fold-inner | Pixel 10 Pro Fold (inner) | android | 2.4375 | 851.69 882.87 | 36 0 32 0 | 56 0 32 0
        galaxy-s22 | Galaxy S22 | android | 3 | 360 780 | - 0 - 0 | - - - -
        galaxy-s22-plus | Galaxy S22+ | android | 2.8125 | 384 832 | - 0 - 0 | - - - -
        galaxy-s23-ultra | Galaxy S22/S23 Ultra (FHD+ mode) | android | 2.8125 | 384 823.47 | 26.67 0 48 0 | - - - -
        galaxy-s24 | Galaxy S24 | android | 3 | 360 780 | 24 0 24 0 | 24 0 24 0
        galaxy-s25 | Galaxy S25 | android | 3 | 360 780 | 24 0 24 0 | 24 0 24 0
        galaxy-z-fold5-inner | Galaxy Z Fold5 (inner) | android | 2.625 | 690.29 828.95 | - 0 - 0 | - 0 - 0
        galaxy-z-flip-8 | Galaxy Z Flip8 | android | 3 | 360 840 | 24 0 24 0 | 24 0 24 0
        galaxy-tab-s11 | Galaxy Tab S11 | android | 2 | 800 1280 | 24 0 24 0 | 24 0 24 0
        pixel-tablet | Pixel Tablet | android | 2 | 800 1280 | - 0 - 0 | - 0 - 0
        android-small | Generic small phone (360x640) | android | 2 | 360 640 | 24 0 - 0 | 24 0 - 0
        """#
}
