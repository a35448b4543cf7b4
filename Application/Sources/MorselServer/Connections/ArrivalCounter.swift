// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// A handler that reports the bytes that arrive to a connection, before they are parsed: the parser
/// does not report a request whose head never ends.
final class ArrivalCounter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let connection: SiteConnection

    init(_ connection: SiteConnection) { self.connection = connection }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        connection.bytesArrived(unwrapInboundIn(data).readableBytes)
        context.fireChannelRead(data)
    }
}
