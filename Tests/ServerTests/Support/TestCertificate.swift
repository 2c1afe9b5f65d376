/// A certificate for `localhost` and 127.0.0.1 that signs itself, valid until 2126, made for these tests alone.
enum TestCertificate {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBmjCCAUGgAwIBAgIUez2YsDmDbwzt7ZkdHC9eIkbtj7QwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDAzMTA0N1oYDzIxMjYxMTA2
        MDMxMDQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAARk1wCzWK0Sh06Fh0tvK9zm9zt4YYG8w6n0ZgE1pQPsCJTlkTZEwRtY
        DPhCdnPFPar42luk/JqMD8Tk0BlDg9Mgo28wbTAdBgNVHQ4EFgQU/uggnhD2/96j
        B1r+Cz1WflGt2D0wHwYDVR0jBBgwFoAU/uggnhD2/96jB1r+Cz1WflGt2D0wDwYD
        VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
        zj0EAwIDRwAwRAIgb3eeMHoIe2rHTRlyLhS0wsHoi4AVmuv2r3INXAycvRoCIBrI
        V16LFBpqT5NXqzaV+u5n8fHnFOz2iInsI0tII7Vv
        -----END CERTIFICATE-----

        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCukAUnmmllHe5eR8
        q84/JaGkyygcRqudWHb26RZh09mhRANCAARk1wCzWK0Sh06Fh0tvK9zm9zt4YYG8
        w6n0ZgE1pQPsCJTlkTZEwRtYDPhCdnPFPar42luk/JqMD8Tk0BlDg9Mg
        -----END PRIVATE KEY-----

        """

    /// The key of another certificate.
    static let otherKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsbKNxpuzmEMrb81u
        qiComgU8uPyWnK9tb6T6TPrPyH6hRANCAAQDDhiyTXjEc6oWI4bomDIv3acSwxRP
        CgCv0TpueM3UEnwM6vQJAN2yBHXTD9W7C8nW/gnx5bClpTrg7iN8ZSgd
        -----END PRIVATE KEY-----

        """
}
