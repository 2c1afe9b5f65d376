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

    /// A path with its routes. A class, as a request looks at several and keeps none.
    private final class Resource: Sendable {
        let path: [UInt8]
        let name: String
        let series: Int
        let routes: [Route]
        let allow: String

        init(_ name: String, _ routes: [Route], _ metrics: Metrics) {
            path = Array(name.utf8)
            self.name = name
            series = metrics.series(of: name)
            self.routes = routes
            allow = Router.allow(routes)
        }
    }

    private let resources: [Resource]
    /// Every method that some path takes, for `OPTIONS *`.
    package let allow: String

    /// - Precondition: no two routes have the same method and path.
    package init(_ routes: [Route], _ metrics: Metrics) {
        var resources: [Resource] = []
        for route in routes where !resources.contains(where: { $0.name == route.path }) {
            let siblings = routes.filter { $0.path == route.path }
            let methods = Set(siblings.map(\.method))
            precondition(methods.count == siblings.count, "two routes for one method of \(route.path)")
            resources.append(Resource(route.path, siblings, metrics))
        }
        self.resources = resources
        allow = Self.allow(routes)
    }

    package func match(_ method: Method, _ target: RequestTarget) -> Match {
        if target.isAsterisk {
            return Match(answer: method == .options ? .options(allow: allow) : .failure(.target(.form)))
        }
        for resource in resources where resource.path == target.path {
            return Match(answer: Self.answer(method, resource), path: resource.name, series: resource.series)
        }
        return Match(answer: .failure(.notFound))
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
