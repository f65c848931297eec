import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '@rowloom/contract';
import { type ConnectionBook, type Idle, type Kept, openBook } from './connection-book.ts';
import { type ConnectionLimits, STALLED_BYTES } from './connection-limits.ts';

export type KeeperOptions = {
  readonly limits: ConnectionLimits;
  /** A proxy's connections are those of many people: only the total limit applies to them. */
  readonly isProxy: (address: string) => boolean;
  /** Tells a connection why it is closed. */
  readonly turnAway: (socket: Socket, refusal: Refusal) => void;
};

/**
 * What unreadable bytes belong to: no current request, an incomplete request, or what follows a request whose answer is
 * still to be sent.
 */
export type Unreadable = 'new' | 'unfinished' | 'following';

export type Keeper = {
  /** Replaces Node's own listener for new connections. */
  readonly watch: (server: Server) => void;
  readonly judge: (socket: Socket) => Unreadable;
  /** Once all pending answers are sent. */
  readonly whenAnswered: (socket: Socket, then: () => void) => void;
};

const RETRY_SECONDS = 5;
const MADE_WAY =
  'The body of your request was the slowest to arrive and was dropped in favour of others. Send it again.';

type TurnAway = KeeperOptions['turnAway'];

/**
 * Ensures that idle connections lock nobody out: when there is no place left, the connection that has waited longest
 * for a request is closed, first of the same address; then the one whose body has been arriving for longest, because it
 * may be dripping. The newcomer is refused only if all of them are working.
 */
export function keepConnections(options: KeeperOptions): Keeper {
  const { limits, isProxy } = options;
  const book = openBook({ isCounted: (ip) => limits.perAddress > 0 && !isProxy(ip) });
  const sweep = (): void => {
    const now = Date.now();
    for (const [socket, one] of book.kept)
      if (isLate(socket, one, now, limits)) {
        book.drop(socket);
        socket.destroy();
      }
  };
  return {
    judge(socket) {
      const { running = 0, last } = book.kept.get(socket) ?? {};
      if (running === 0 || last === undefined) return 'new';
      return last.request.complete ? 'following' : 'unfinished';
    },
    whenAnswered(socket, then) {
      const { running = 0, last } = book.kept.get(socket) ?? {};
      if (running === 0) then();
      else last?.response.once('close', then);
    },
    watch(server) {
      const accept = server.listeners('connection') as ((socket: Socket) => void)[];
      server.removeAllListeners('connection');
      server.on('connection', (socket: Socket) => {
        if (admit(book, socket, options)) for (const listener of accept) listener.call(server, socket);
      });
      server.prependListener('request', (request, response) => begin(book, request, response));
      let timer: NodeJS.Timeout | undefined;
      server.on('listening', () => (timer = setInterval(sweep, limits.sweepMs).unref()));
      server.on('close', () => clearInterval(timer));
    },
  };
}

/** False: there is no place, and the socket was told so. */
function admit(book: ConnectionBook, socket: Socket, { limits, turnAway }: KeeperOptions): boolean {
  const address = book.addressOf(socket);
  if (address.key !== undefined && address.count >= limits.perAddress && !makeWay(book, address, turnAway)) {
    turnAway(
      socket,
      new Refusal('rate_limited', {
        message: `Your address already has ${limits.perAddress} active connections. Close one of them, or wait.`,
        retryAfter: RETRY_SECONDS,
      }),
    );
    return false;
  }
  if (book.kept.size >= limits.most && !makeWay(book, book.all, turnAway)) {
    turnAway(socket, new Refusal('unavailable', { retryAfter: RETRY_SECONDS }));
    return false;
  }
  book.add(socket, address);
  socket.once('close', () => book.drop(socket));
  return true;
}

/** False: all of them are working. */
function makeWay(book: ConnectionBook, { waiting, receiving }: Idle, turnAway: TurnAway): boolean {
  const [longest] = waiting;
  if (longest !== undefined) {
    book.drop(longest);
    longest.destroy();
    return true;
  }
  const [slowest] = receiving;
  if (slowest === undefined) return false;
  const { running = 0, last } = book.kept.get(slowest) ?? {};
  book.drop(slowest);
  // Nothing of an answer has been sent, so there is room for one that says why.
  if (running === 1 && last?.response.headersSent === false)
    turnAway(slowest, new Refusal('unavailable', { message: MADE_WAY, retryAfter: RETRY_SECONDS }));
  else slowest.destroy();
  return true;
}

function begin(book: ConnectionBook, request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const one = book.kept.get(socket);
  if (one === undefined) return;
  one.running++;
  one.isNew = false;
  one.since = Date.now();
  one.taken = takenBy(socket);
  one.last = { request, response };
  book.endIdling(socket, one);
  book.beginReceiving(socket, one, request);
  response.once('close', () => {
    one.running--;
    if (one.running === 0 && book.kept.has(socket)) book.beginWaiting(socket, one);
  });
}

// Node answers late headers itself, at its next check; this covers what it does not see, such as line ends between
// requests.
const patience = ({ isNew }: Kept, limits: ConnectionLimits): number =>
  limits.headersMs + 2 * limits.sweepMs + (isNew ? 0 : Math.max(limits.keepAliveMs, limits.requestMs));

function isLate(socket: Socket, one: Kept, now: number, limits: ConnectionLimits): boolean {
  if (one.running === 0) return now - one.since > patience(one, limits);
  const taken = takenBy(socket);
  // Nothing is left to be accepted, or enough was: the time restarts.
  const isMoving = socket.writableLength === 0 || taken - one.taken >= STALLED_BYTES;
  if (isMoving) Object.assign(one, { since: now, taken });
  return now - one.since > limits.stalledMs;
}

/** Bytes sent to the client, as far as this machine knows. */
const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;
