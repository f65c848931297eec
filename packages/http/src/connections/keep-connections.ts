import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '@rowloom/contract';
import { addressKey } from '../limits/address-key.ts';
import { type ConnectionLimits, STALLED_BYTES } from './connection-limits.ts';

export type KeeperOptions = {
  readonly limits: ConnectionLimits;
  /** A proxy's connections are those of many people: only the number of all together holds for them. */
  readonly isProxy: (address: string) => boolean;
  /** Tells a connection why it is closed. */
  readonly turnAway: (socket: Socket, refusal: Refusal) => void;
};

type Kept = {
  readonly address: Address;
  /** Requests whose answer has not left yet; several where they are pipelined. */
  running: number;
  /** Whether any request came at all. */
  isNew: boolean;
  /** Since when it waits for a request, or an answer of it has made no headway. */
  since: number;
  /** Bytes that had been taken then. */
  taken: number;
  /** The newest of its requests, and the answer to it. */
  last?: { readonly request: IncomingMessage; readonly response: ServerResponse };
};

/**
 * What bytes that cannot be read are about: nothing that is under way, a request that has not arrived whole, or what follows
 * a request whose answer is still to leave.
 */
export type Unreadable = 'new' | 'unfinished' | 'following';

export type Keeper = {
  /** Takes the place of Node's own listener for new connections. */
  readonly watch: (server: Server) => void;
  readonly judge: (socket: Socket) => Unreadable;
  /** Once all answers that are under way have left. */
  readonly whenAnswered: (socket: Socket, then: () => void) => void;
};

/** Those that get nothing done. Sets keep the order in which sockets were put into them: the first has been there longest. */
type Idle = {
  /** For a request. */
  readonly waiting: Set<Socket>;
  /** The body of their request, which has not arrived whole. */
  readonly receiving: Set<Socket>;
};

type Address = Idle & { readonly key: string | undefined; count: number };

const noneIdle = (): Idle => ({ waiting: new Set(), receiving: new Set() });

const RETRY_SECONDS = 5;
const MADE_WAY = 'The body of your request took longest of all to arrive, and made way for others. Send it again.';

/**
 * Sees to it that nobody is shut out by connections that do nothing: where there is no place left, the one that has waited
 * longest for a request makes way, of the same address first; then the one whose body has been on its way for longest, since
 * it may be dripping. Only if all of them are at work is the newcomer turned away.
 */
export function keepConnections({ limits, isProxy, turnAway }: KeeperOptions): Keeper {
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
  const close = (socket: Socket): void => {
    drop(socket);
    socket.destroy();
  };
  const makeWay = ({ waiting, receiving }: Idle): boolean => {
    const [longest] = waiting;
    if (longest !== undefined) {
      close(longest);
      return true;
    }
    const [slowest] = receiving;
    if (slowest === undefined) return false;
    const { running = 0, last } = kept.get(slowest) ?? {};
    drop(slowest);
    // Nothing of an answer has left, so there is room for one that says why.
    if (running === 1 && last?.response.headersSent === false)
      turnAway(slowest, new Refusal('unavailable', { message: MADE_WAY, retryAfter: RETRY_SECONDS }));
    else slowest.destroy();
    return true;
  };
  const addressOf = (socket: Socket): Address => {
    const ip = socket.remoteAddress ?? '';
    const isCounted = limits.perAddress > 0 && !isProxy(ip);
    if (!isCounted) return { key: undefined, count: 0, ...noneIdle() };
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

  /** False: there is no place, and the socket was told so. */
  const admit = (socket: Socket): boolean => {
    const address = addressOf(socket);
    if (address.key !== undefined && address.count >= limits.perAddress && !makeWay(address)) {
      turnAway(
        socket,
        new Refusal('rate_limited', {
          message: `Your address already has ${limits.perAddress} active connections. Close one of them, or wait.`,
          retryAfter: RETRY_SECONDS,
        }),
      );
      return false;
    }
    if (kept.size >= limits.most && !makeWay(all)) {
      turnAway(socket, new Refusal('unavailable', { retryAfter: RETRY_SECONDS }));
      return false;
    }
    // The last of its address may have made way just now.
    if (address.key !== undefined) addresses.set(address.key, address);
    address.count++;
    const one: Kept = { address, running: 0, isNew: true, since: 0, taken: 0 };
    kept.set(socket, one);
    beginWaiting(socket, one);
    socket.once('close', () => drop(socket));
    return true;
  };

  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const one = kept.get(socket);
    if (one === undefined) return;
    one.running++;
    one.isNew = false;
    one.since = Date.now();
    one.taken = takenBy(socket);
    one.last = { request, response };
    endIdling(socket, one);
    beginReceiving(socket, one, request);
    response.once('close', () => {
      one.running--;
      if (one.running === 0 && kept.has(socket)) beginWaiting(socket, one);
    });
  };

  // Node answers late headers itself, at its next look; this is for what it does not see, as line ends between requests.
  const patience = ({ isNew }: Kept): number =>
    limits.headersMs + 2 * limits.sweepMs + (isNew ? 0 : Math.max(limits.keepAliveMs, limits.requestMs));
  const isLate = (socket: Socket, one: Kept, now: number): boolean => {
    if (one.running === 0) return now - one.since > patience(one);
    const taken = takenBy(socket);
    // Nothing is left to be taken, or enough was: the time begins anew.
    const isMoving = socket.writableLength === 0 || taken - one.taken >= STALLED_BYTES;
    if (isMoving) Object.assign(one, { since: now, taken });
    return now - one.since > limits.stalledMs;
  };
  const sweep = (): void => {
    const now = Date.now();
    for (const [socket, one] of kept) if (isLate(socket, one, now)) close(socket);
  };

  return {
    judge(socket) {
      const { running = 0, last } = kept.get(socket) ?? {};
      if (running === 0 || last === undefined) return 'new';
      return last.request.complete ? 'following' : 'unfinished';
    },
    whenAnswered(socket, then) {
      const { running = 0, last } = kept.get(socket) ?? {};
      if (running === 0) then();
      else last?.response.once('close', then);
    },
    watch(server) {
      const accept = server.listeners('connection') as ((socket: Socket) => void)[];
      server.removeAllListeners('connection');
      server.on('connection', (socket: Socket) => {
        if (admit(socket)) for (const listener of accept) listener.call(server, socket);
      });
      server.prependListener('request', begin);
      let timer: NodeJS.Timeout | undefined;
      server.on('listening', () => (timer = setInterval(sweep, limits.sweepMs).unref()));
      server.on('close', () => clearInterval(timer));
    },
  };
}

/** As Node reads it: whether anything follows the headers. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bytes that have left for the client, as far as this machine knows. */
const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;
