import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { type ServerEvent, writeEvent } from './server-event.ts';

export type SendOptions = {
  /** A regular comment keeps proxies from closing what seems idle, and detects that the client is gone. */
  readonly pingSeconds?: number;
  /** Ends the stream when the server stops. */
  readonly signal?: AbortSignal;
};

/**
 * Writes events while the source provides any and the client listens; at the end the source is closed by `return()`. A
 * slow client pauses the source instead of filling memory.
 */
export async function sendEvents(
  reply: FastifyReply,
  source: AsyncIterable<ServerEvent>,
  { pingSeconds = 15, signal }: SendOptions = {},
): Promise<void> {
  const { raw } = reply;
  const over = new AbortController();
  const end = (): void => over.abort();
  raw.once('close', end);
  signal?.addEventListener('abort', end, { once: true });
  if (raw.destroyed || signal?.aborted === true) end();
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies such as nginx buffer an answer by default.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const ping = setInterval(() => void raw.write(': ping\n\n'), pingSeconds * 1000);
  const events = source[Symbol.asyncIterator]();
  try {
    await pump(events, over.signal, async (event) => {
      if (!raw.write(writeEvent(event))) await once(raw, 'drain', { signal: over.signal });
    });
  } finally {
    clearInterval(ping);
    raw.off('close', end);
    signal?.removeEventListener('abort', end);
    raw.end();
    // A source that waits for its next event may answer only after that, so it is not awaited here.
    void Promise.resolve(events.return?.()).catch(() => undefined);
  }
}

async function pump(
  events: AsyncIterator<ServerEvent>,
  over: AbortSignal,
  write: (event: ServerEvent) => Promise<void>,
): Promise<void> {
  const ended = new Promise<undefined>((resolve) => {
    if (over.aborted) resolve(undefined);
    else over.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  for (;;) {
    const next = await Promise.race([events.next(), ended]);
    if (next === undefined || next.done === true) return;
    try {
      await write(next.value);
    } catch (error) {
      if (over.aborted) return;
      throw error;
    }
  }
}
