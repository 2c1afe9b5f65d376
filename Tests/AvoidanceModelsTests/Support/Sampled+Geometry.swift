import AvoidanceModels

extension Point: Sampled {
    static func sample(_ generator: inout Generator) -> Point {
        Point(x: generator.coordinate(), y: generator.coordinate())
    }
}

extension Size: Sampled {
    static func sample(_ generator: inout Generator) -> Size {
        Size(width: generator.size(), height: generator.size())
    }
}

extension Rect: Sampled {
    static func sample(_ generator: inout Generator) -> Rect {
        Rect(
            x: generator.coordinate(),
            y: generator.coordinate(),
            width: generator.size(),
            height: generator.size()
        )
    }
}

extension EdgeInsets: Sampled {
    static func sample(_ generator: inout Generator) -> EdgeInsets {
        EdgeInsets(
            top: generator.coordinate(),
            left: generator.coordinate(),
            bottom: generator.coordinate(),
            right: generator.coordinate()
        )
    }
}

extension Transform: Sampled {
    static func sample(_ generator: inout Generator) -> Transform {
        Transform(
            a: generator.coordinate(),
            b: generator.coordinate(),
            c: generator.coordinate(),
            d: generator.coordinate(),
            tx: generator.coordinate(),
            ty: generator.coordinate()
        )
    }
}
