/// A request that the service answers.
enum Sample {
    static let request = """
        {"layout":{"screen":{"width":390,"height":844},\
        "views":[{"id":"list","frame":{"x":0,"y":0,"width":390,"height":844},"scroll":{}}]},\
        "event":{"type":"keyboardDidShow","endFrame":{"x":0,"y":508,"width":390,"height":336}}}
        """
}
