import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * What becomes of bytes in flight: they arrive, or are lost in one direction or in both, while the link looks alive.
 */
export type LinkState = 'whole' | 'no_answers' | 'no_questions' | 'silent';

export type Link = {
  readonly port: number;
  /** From now on. Lost bytes stay lost: a connection that has lost bytes never works again. */
  readonly become: (state: LinkState) => void;
  readonly close: () => void;
};

/** A network between a client and its server that can become half-open, and heal. */
export async function startLink(upstream: NetConnectOpts): Promise<Link> {
  let state: LinkState = 'whole';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const far = connect(upstream);
    let isBroken = false;
    const pass = (from: Socket, to: Socket, lost: LinkState): void => {
      from.on('data', (piece) => {
        isBroken ||= state === lost || state === 'silent';
        if (!isBroken) to.write(piece);
      });
      // A goodbye is lost as well: neither end learns that the other is gone.
      from.on('close', () => {
        sockets.delete(from);
        if (!isBroken && state === 'whole') to.destroy();
      });
      from.on('error', () => undefined);
      sockets.add(from);
    };
    pass(client, far, 'no_questions');
    pass(far, client, 'no_answers');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    become: (next) => void (state = next),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
