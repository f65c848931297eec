import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export type SilentServer = {
  readonly port: number;
  /** Pieces that the server has sent so far, over all connections. */
  readonly pieces: () => number;
  readonly close: () => void;
};

/**
 * A server that stops answering, with every connection open: it accepts input, and only this many pieces of its output
 * arrive. Without a server behind it, it answers each piece with the content of `says`.
 */
export async function startSilentServer(
  behind: NetConnectOpts | { readonly says: readonly string[] },
  limit: number,
): Promise<SilentServer> {
  let pieces = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    const tell = (piece: Buffer | string): void => void (++pieces <= limit && client.write(piece));
    if ('says' in behind) {
      const left = [...behind.says];
      client.on('data', () => tell(left.shift() ?? ''));
      return;
    }
    const far = keep(connect(behind));
    client.on('data', (piece) => far.write(piece)).on('close', () => far.destroy());
    far.on('data', tell).on('close', () => pieces <= limit && client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    pieces: () => pieces,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
