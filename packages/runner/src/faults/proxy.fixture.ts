import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** Whether a piece of what goes through ends the connection: before it, or once the server has begun to answer it. */
export type Meddling = (piece: Buffer, direction: 'to_server' | 'to_client') => 'pass' | 'cut' | 'cut_answer';

export type Proxy = {
  readonly port: number;
  /** Connections that were cut. */
  readonly cuts: () => number;
  readonly close: () => void;
};

/** Stands between a loader and its server; `meddle` makes the meddling of each connection. */
export async function startProxy(upstream: NetConnectOpts, meddle: () => Meddling): Promise<Proxy> {
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const decide = meddle();
    const far = connect(upstream);
    const both = [client, far];
    let cutsAnswer = false;
    const end = (): void => {
      for (const socket of both) socket.destroy();
    };
    const cut = (): void => {
      cuts++;
      end();
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (piece) => {
      const decision = decide(piece, 'to_server');
      if (decision === 'cut') return cut();
      cutsAnswer ||= decision === 'cut_answer';
      far.write(piece);
    });
    far.on('data', (piece) => {
      if (cutsAnswer || decide(piece, 'to_client') !== 'pass') return cut();
      client.write(piece);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cuts: () => cuts,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
