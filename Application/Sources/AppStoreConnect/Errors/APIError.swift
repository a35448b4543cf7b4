// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// An error in a response of the API: the reason a request was not carried out.
package struct APIError: Error, Sendable, Hashable {
    /// The error code of App Store Connect.
    package let code: Code

    /// The part that is wrong, the reason, and the values that are accepted.
    package let detail: String

    /// The part of the request that is wrong.
    package let source: Source?

    /// A part of a request.
    package enum Source: Sendable, Hashable {
        /// A place in the body, as a JSON pointer.
        case pointer(String)
        /// A part of the query.
        case parameter(String)
    }

    /// The error codes of App Store Connect.
    @nonexhaustive package enum Code: String, Sendable, Hashable {
        case parameterInvalid = "PARAMETER_ERROR.INVALID"
        case parameterUnknown = "PARAMETER_ERROR.ILLEGAL"
        case notAuthorized = "NOT_AUTHORIZED"
        case forbidden = "FORBIDDEN_ERROR"
        case notFound = "NOT_FOUND"
        case pathUnknown = "PATH_ERROR"
        case methodNotAllowed = "METHOD_NOT_ALLOWED"
        case bodyInvalid = "ENTITY_UNPROCESSABLE"
        case typeInvalid = "ENTITY_ERROR.TYPE.INVALID"
        case identifierInvalid = "ENTITY_ERROR.ID.INVALID"
        case attributeMissing = "ENTITY_ERROR.ATTRIBUTE.REQUIRED"
        case attributeInvalid = "ENTITY_ERROR.ATTRIBUTE.INVALID"
        case attributeTooLong = "ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG"
        case attributeTaken = "ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE"
        case attributeUnknown = "ENTITY_ERROR.ATTRIBUTE.UNKNOWN"
        case attributeNotAllowed = "ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED"
        case relationshipMissing = "ENTITY_ERROR.RELATIONSHIP.REQUIRED"
        case relationshipInvalid = "ENTITY_ERROR.RELATIONSHIP.INVALID"
        case relationshipUnknown = "ENTITY_ERROR.RELATIONSHIP.UNKNOWN"
        case relationshipNotAllowed = "ENTITY_ERROR.RELATIONSHIP.NOT_ALLOWED"
        case includedInvalid = "ENTITY_ERROR.INCLUDED.INVALID_ID"
        case state = "STATE_ERROR"
        case rateLimit = "RATE_LIMIT_EXCEEDED"
        case unexpected = "UNEXPECTED_ERROR"
        case unavailable = "SERVICE_UNAVAILABLE"
    }

    package init(_ code: Code, _ detail: String, at source: Source? = nil) {
        self.code = code
        self.detail = detail
        self.source = source
    }
}

extension APIError.Code {
    /// The HTTP status of a response with the error.
    package var status: Int {
        switch self {
        case .parameterInvalid, .parameterUnknown: 400
        case .notAuthorized: 401
        case .forbidden: 403
        case .notFound, .pathUnknown: 404
        case .methodNotAllowed: 405
        case .bodyInvalid: 422
        case .rateLimit: 429
        case .unexpected: 500
        case .unavailable: 503
        default: 409
        }
    }

    /// The summary of the error code; it is the same for every occurrence.
    package var title: String {
        switch self {
        case .parameterInvalid: "A parameter has an invalid value"
        case .parameterUnknown: "A parameter is not supported"
        case .notAuthorized: "Authentication credentials are missing or invalid"
        case .forbidden: "This request is forbidden for security reasons"
        case .notFound: "The specified resource does not exist"
        case .pathUnknown: "The URL path is not valid"
        case .methodNotAllowed: "The method is not allowed"
        case .bodyInvalid: "The request entity is not a valid request document object"
        case .typeInvalid, .identifierInvalid, .attributeInvalid, .attributeTooLong:
            "An attribute value is invalid"
        case .attributeTaken: "The attribute value has been used already"
        case .attributeMissing: "The provided entity is missing a required attribute"
        case .attributeUnknown: "The provided entity includes an unknown attribute"
        case .attributeNotAllowed:
            "The provided entity includes an attribute that cannot be set with this request"
        case .relationshipMissing: "The provided entity is missing a required relationship"
        case .relationshipInvalid:
            "The provided entity includes a relationship with an invalid value"
        case .relationshipUnknown: "The provided entity includes an unknown relationship"
        case .relationshipNotAllowed:
            "The provided entity includes a relationship that cannot be set with this request"
        case .includedInvalid:
            "The provided included entity includes an invalid or unknown identifier"
        case .state: "The request cannot be fulfilled because of the state of another resource"
        case .rateLimit: "The request rate limit has been reached"
        case .unexpected: "An unexpected error occurred"
        case .unavailable: "The service is not available at the moment"
        }
    }
}

/// All errors of a request.
package struct APIErrors: Error, Sendable, Hashable {
    /// The errors, at least one.
    package let errors: [APIError]

    /// The methods that the path supports, if the method is what is wrong.
    package var allowedMethods: [String] = []

    package init(_ errors: [APIError]) { self.errors = errors }

    package init(_ code: APIError.Code, _ detail: String, at source: APIError.Source? = nil) {
        errors = [APIError(code, detail, at: source)]
    }

    /// The HTTP status of the response: that of all errors, or of the first one.
    package var status: Int { errors.first?.code.status ?? 500 }

    /// Returns the error document.
    ///
    /// - Parameter identifier: The identifier under which the errors are logged.
    /// - Returns: An object whose `errors` are those of this value, in their order.
    package func document(identifier: String) -> JSONValue {
        ["errors": .array(errors.map { $0.json(identifier: identifier) })]
    }
}

extension APIError {
    fileprivate func json(identifier: String) -> JSONValue {
        var place: JSONValue?
        switch source {
        case .pointer(let pointer): place = ["pointer": .string(pointer)]
        case .parameter(let name): place = ["parameter": .string(name)]
        case nil: break
        }
        return .object(
            some: [
                "id": .string(identifier), "status": .string("\(code.status)"),
                "code": .string(code.rawValue), "title": .string(code.title),
                "detail": .string(detail), "source": place,
            ]
        )
    }
}
