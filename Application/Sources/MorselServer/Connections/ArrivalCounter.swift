// SPDX-License-Identifier: Apache-2.0

internal import NIOCore

/// Tells a connection of the bytes that arrive, before they are parsed: a request whose head never
/// ends is none for the parser.
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
