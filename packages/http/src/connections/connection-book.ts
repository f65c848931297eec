import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/address-key.ts';

export type Kept = {
  readonly address: Address;
  /** Requests whose answer is not yet sent; several if they are pipelined. */
  running: number;
  /** Whether any request came at all. */
  isNew: boolean;
  /** Since when it waits for a request, or its answer has made no progress. */
  since: number;
  /** Bytes that had been accepted then. */
  taken: number;
  /** The newest of its requests, and the answer to it. */
  last?: { readonly request: IncomingMessage; readonly response: ServerResponse };
};

/** The unproductive ones. Sets keep insertion order: the first has been there longest. */
export type Idle = {
  /** For a request. */
  readonly waiting: Set<Socket>;
  /** The incomplete body of their request. */
  readonly receiving: Set<Socket>;
};

export type Address = Idle & { readonly key: string | undefined; count: number };

const noneIdle = (): Idle => ({ waiting: new Set(), receiving: new Set() });

export type ConnectionBook = ReturnType<typeof openBook>;

/** All connections, which of them are unproductive, and how many an address has. */
export function openBook({ isCounted }: { readonly isCounted: (ip: string) => boolean }) {
  const kept = new Map<Socket, Kept>();
  const all = noneIdle();
  const addresses = new Map<string, Address>();

  const endIdling = (socket: Socket, { address }: Kept): void => {
    for (const { waiting, receiving } of [all, address]) {
      waiting.delete(socket);
      receiving.delete(socket);
    }
  };
  const drop = (socket: Socket): void => {
    const one = kept.get(socket);
    if (one === undefined) return;
    kept.delete(socket);
    endIdling(socket, one);
    one.address.count--;
    if (one.address.count === 0 && one.address.key !== undefined) addresses.delete(one.address.key);
  };
  const addressOf = (socket: Socket): Address => {
    const ip = socket.remoteAddress ?? '';
    if (!isCounted(ip)) return { key: undefined, count: 0, ...noneIdle() };
    const key = addressKey(ip);
    const known = addresses.get(key) ?? { key, count: 0, ...noneIdle() };
    addresses.set(key, known);
    return known;
  };
  const beginWaiting = (socket: Socket, one: Kept): void => {
    endIdling(socket, one);
    one.since = Date.now();
    all.waiting.add(socket);
    one.address.waiting.add(socket);
  };
  const beginReceiving = (socket: Socket, one: Kept, request: IncomingMessage): void => {
    if (!hasBody(request)) return;
    all.receiving.add(socket);
    one.address.receiving.add(socket);
    request.once('end', () => {
      all.receiving.delete(socket);
      one.address.receiving.delete(socket);
    });
  };

  const add = (socket: Socket, address: Address): void => {
    // The last of its address may just have been closed.
    if (address.key !== undefined) addresses.set(address.key, address);
    address.count++;
    const one: Kept = { address, running: 0, isNew: true, since: 0, taken: 0 };
    kept.set(socket, one);
    beginWaiting(socket, one);
  };
  return { kept, all, addressOf, add, drop, endIdling, beginWaiting, beginReceiving };
}

/** As Node reads it: whether anything follows the headers. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
