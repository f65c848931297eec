import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * What happens to a piece: the connection is cut before it, or once the server has begun to answer it; or only the
 * client is cut off, and the server's end stays open, as behind a proxy that keeps running. Otherwise the connection
 * stays open: from a muted piece on the server's answers are dropped; from a withheld one nothing reaches the server
 * any more; from a drawn-out one a byte per second does; a delayed answer comes after that many milliseconds.
 */
export type Meddling = (
  piece: Buffer,
  direction: 'to_server' | 'to_client',
) => 'pass' | 'cut' | 'cut_answer' | 'cut_client' | 'mute' | 'withhold' | 'draw_out' | { readonly delay: number };

export type Proxy = {
  readonly port: number;
  /** Connections that were interfered with. */
  readonly cuts: () => number;
  readonly close: () => void;
};

function dripInto(far: Socket, piece: Buffer): NodeJS.Timeout {
  let at = 0;
  return setInterval(() => void (at < piece.length && far.write(piece.subarray(at, ++at))), 1000);
}

/** A proxy between a loader and its server; `meddle` creates the interference for each connection. */
export async function startProxy(upstream: NetConnectOpts, meddle: () => Meddling): Promise<Proxy> {
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const decide = meddle();
    const far = connect(upstream);
    const both = [client, far];
    let cutsAnswer = false;
    let isFarKept = false;
    const end = (): void => {
      client.destroy();
      if (!isFarKept) far.destroy();
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
    let isMuted = false;
    let delay = 0;
    let drip: NodeJS.Timeout | undefined;
    let isWithheld = false;
    client.on('data', (piece) => {
      if (isWithheld) return;
      const decision = decide(piece, 'to_server');
      isFarKept ||= decision === 'cut_client';
      if (decision === 'cut' || decision === 'cut_client') return cut();
      cutsAnswer ||= decision === 'cut_answer';
      if (decision === 'withhold' || decision === 'draw_out') {
        isWithheld = true;
        cuts++;
        client.pause();
        if (decision === 'draw_out') drip = dripInto(far, piece);
        return;
      }
      if (decision === 'mute' || typeof decision === 'object') cuts++;
      isMuted ||= decision === 'mute';
      if (typeof decision === 'object') delay = decision.delay;
      far.write(piece);
    });
    far.on('close', () => clearInterval(drip));
    far.on('data', (piece) => {
      if (isMuted) return;
      if (cutsAnswer || decide(piece, 'to_client') === 'cut') return cut();
      if (delay === 0) client.write(piece);
      else setTimeout(() => client.writable && client.write(piece), delay);
      delay = 0;
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
