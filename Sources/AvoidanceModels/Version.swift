/// The version of the service, its contract and its programs, by the rules of Semantic Versioning.
package enum Version {
    package static let current = "0.1.0"
}
