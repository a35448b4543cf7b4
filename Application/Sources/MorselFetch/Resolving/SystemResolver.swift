// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AssociationVerification
import Foundation
import NIOPosix

/// The machine's resolver.
public struct SystemResolver: NameResolver {
    /// The maximum time to wait for a result.
    public let limit: Duration

    private let threads: @Sendable () -> NIOThreadPool

    /// Creates a resolver.
    ///
    /// The system's call cannot be cancelled, so it runs on threads of its own.
    public init(limit: Duration = .seconds(5)) {
        self.limit = limit
        threads = { Self.threads }
    }

    private init(limit: Duration, threads: @escaping @Sendable () -> NIOThreadPool) {
        self.limit = limit
        self.threads = threads
    }

    /// A resolver with threads that nothing else uses.
    public var forVisitors: any NameResolver {
        SystemResolver(limit: limit) { Self.visitorsThreads }
    }

    // A name whose servers do not respond blocks a thread for as long as the system waits.
    private static let threads = pool(4)

    // Enough for all sites that are visited at the same time, each with a lookup that goes on
    // after its limit.
    private static let visitorsThreads = pool(32)

    private static func pool(_ count: Int) -> NIOThreadPool {
        let pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
        return pool
    }

    /// Returns the addresses of a host, in the order of RFC 6724.
    public func addresses(of host: HostName) async throws(ExchangeError) -> [NetworkAddress] {
        let first = FirstResult<Result<[NetworkAddress], ExchangeError>>()
        let timer = Task { [limit] in
            try? await Task.sleep(for: limit)
            first.give(.failure(.timeout(.resolving)))
        }
        defer { timer.cancel() }
        let name = host.text
        threads().submit { state in
            guard state == .active else { return first.give(.failure(.unexpected)) }
            first.give(Self.lookUp(name))
        }
        return try await first.value(whenCancelled: .failure(.unexpected)).get()
    }

    private static func lookUp(_ name: String) -> Result<[NetworkAddress], ExchangeError> {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        // Name and hints live for the length of the call; the list is freed below.
        let status = unsafe getaddrinfo(name, nil, &hints, &list)
        defer { if let list = unsafe list { unsafe freeaddrinfo(list) } }
        guard status == 0 else {
            let isTemporary = status == EAI_AGAIN || status == EAI_SYSTEM || status == EAI_MEMORY
            return .failure(.notResolved(isTemporary: isTemporary))
        }
        var addresses: [NetworkAddress] = []
        var next = unsafe list
        while let entry = unsafe next {
            if let address = unsafe NetworkAddress(entry.pointee), !addresses.contains(address) {
                addresses.append(address)
            }
            unsafe next = entry.pointee.ai_next
        }
        return .success(addresses)
    }
}

extension NetworkAddress {
    /// Creates the address of an entry in the system's answer; `nil` if it is not an IPv4 or IPv6
    /// address.
    fileprivate init?(_ entry: addrinfo) {
        guard let address = unsafe entry.ai_addr else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
        // The family says what lies at the address, and the length that all of it is there.
        switch unsafe entry.ai_family {
        case AF_INET where bytes.count >= MemoryLayout<sockaddr_in>.size:
            let raw = unsafe bytes.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
            self = .v4(UInt32(bigEndian: raw))
        case AF_INET6 where bytes.count >= MemoryLayout<sockaddr_in6>.size:
            // The address starts at byte 8 (RFC 3493, 3.3).
            let high = unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            let low = unsafe bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
            self = .v6(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
        default: return nil
        }
    }
}
