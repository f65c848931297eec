import { once } from 'node:events';
import { connect } from 'node:net';

export type Connection = {
  /** Sends the request and waits for the last byte of its answer, which must be a 200. */
  readonly ask: () => Promise<void>;
  readonly close: () => void;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/** One request, written once, over one persistent connection: the smallest possible client. */
export async function openConnection(url: string, token: string): Promise<Connection> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\n` +
      'accept: application/json\r\nuser-agent: rowloom-bench\r\n\r\n',
  );
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let settle: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')));
  socket.on('data', (bytes: Buffer) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const end = received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < end + HEAD_END.length + length) return;
    received = Buffer.alloc(0);
    if (head.startsWith('HTTP/1.1 200 ')) settle?.resolve();
    else settle?.reject(new Error(`The answer was ${head.split('\r\n', 1)[0]}.`));
  });
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => {
      settle = undefined;
      socket.destroy();
    },
  };
}
