/// Finds the route of a method and a path. GET also answers HEAD, and every path answers OPTIONS.
package struct Router: Sendable {
    package enum Answer: Sendable {
        case route(Route)
        /// OPTIONS: the methods that the path takes.
        case options(allow: String)
        case failure(HTTPFailure)
    }

    package struct Match: Sendable {
        package var answer: Answer
        /// The path that the routes have, with its number in the metrics; nil where no route has the request's path.
        package var path: String?
        package var series = 0

        /// The route, where the path and the method have one.
        var route: Route? {
            if case .route(let route) = answer { route } else { nil }
        }

        var isProbe: Bool { route?.isProbe ?? false }
    }

    private struct Resource {
        var path: [UInt8]
        var name: String
        var series: Int
        var routes: [Route]
        var allow: String
    }

    private let resources: [Resource]
    /// Every method that some path takes, for `OPTIONS *`.
    package let allow: String

    /// - Precondition: no two routes have the same method and path.
    package init(_ routes: [Route], _ metrics: Metrics) {
        var resources: [Resource] = []
        for route in routes {
            let path = Array(route.path.utf8)
            if let position = resources.firstIndex(where: { $0.path == path }) {
                let isNew = !resources[position].routes.contains { $0.method == route.method }
                precondition(isNew, "two routes for \(route.method.rawValue) \(route.path)")
                resources[position].routes.append(route)
            } else {
                let series = metrics.series(of: route.path)
                resources.append(Resource(path: path, name: route.path, series: series, routes: [route], allow: ""))
            }
        }
        for position in resources.indices {
            resources[position].allow = Self.allow(resources[position].routes)
        }
        self.resources = resources
        allow = Self.allow(routes)
    }

    package func match(_ method: Method, _ target: RequestTarget) -> Match {
        if target.isAsterisk {
            return Match(answer: method == .options ? .options(allow: allow) : .failure(.target(.form)))
        }
        guard let resource = resources.first(where: { $0.path == target.path }) else {
            return Match(answer: .failure(.notFound))
        }
        return Match(answer: Self.answer(method, resource), path: resource.name, series: resource.series)
    }

    private static func answer(_ method: Method, _ resource: Resource) -> Answer {
        for route in resource.routes where route.method == method { return .route(route) }
        switch method {
        case .head:
            for route in resource.routes where route.method == .get { return .route(route) }
        case .options:
            return .options(allow: resource.allow)
        default: break
        }
        return .failure(.methodNotAllowed(allow: resource.allow))
    }

    private static func allow(_ routes: [Route]) -> String {
        var methods = Set(routes.map(\.method))
        if methods.contains(.get) { methods.insert(.head) }
        methods.insert(.options)
        return Method.allCases.filter(methods.contains).map(\.rawValue).joined(separator: ", ")
    }
}
