import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A raw connection: what it received, and whether the other side closed it. */
export type Bare = {
  readonly socket: Socket;
  readonly received: () => string;
  readonly isClosed: () => boolean;
};

export async function open(port: number, options: { readonly from?: string; readonly reads?: boolean } = {}) {
  const socket = connect({
    port,
    host: '127.0.0.1',
    allowHalfOpen: true,
    ...(options.from === undefined ? {} : { localAddress: options.from }),
  });
  let text = '';
  let closed = false;
  if (options.reads !== false) socket.on('data', (bytes) => (text += bytes.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (closed = true));
  // It does not close because the other side did: only by writing it learns that nobody is there any more.
  socket.on('end', () => {
    const timer = setInterval(() => socket.write('\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('error', () => resolve());
  });
  return { socket, received: () => text, isClosed: () => closed } satisfies Bare;
}

/** Only some at a time: beyond the accept queue, a client may believe in connections that the server never saw. */
export async function openMany(
  count: number,
  port: number,
  options: Parameters<typeof open>[1] = {},
): Promise<readonly Bare[]> {
  const all: Bare[] = [];
  while (all.length < count)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - all.length) }, () => open(port, options)))),
    );
  return all;
}

/** Writes a piece at intervals, while the connection lasts. */
export async function drip({ socket, isClosed }: Bare, piece: string, everyMs = 20): Promise<void> {
  while (!isClosed()) {
    socket.write(piece);
    await sleep(everyMs);
  }
}
