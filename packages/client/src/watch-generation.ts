import type { Generation } from '@rowloom/contract';
import { ApiError, isApiError } from './api-error.ts';
import type { Input } from './call.ts';
import { readEvents } from './read-events.ts';
import { delayBefore, pause } from './retry.ts';
import { send, type Sender } from './send.ts';

/** Milliseconds after which a connection counts as successful. */
const LASTED = 10_000;

/**
 * The record of a run whenever it has changed, up to the final one. Each event has the whole record, so that nothing is
 * lost with a connection: it is reopened as often as retries allow without progress in between.
 */
export async function* watchGeneration(sender: Sender, input: Input<'watchGeneration'>): AsyncGenerator<Generation> {
  let version = -1;
  let attempt = 1;
  for (;;) {
    try {
      const seen = version < 0 ? {} : { 'last-event-id': String(version) };
      const response = await send(sender, 'watchGeneration', input, seen);
      const began = Date.now();
      for await (const { event, data } of readEvents(response)) {
        const generation = JSON.parse(data) as Generation;
        attempt = 1;
        if (generation.version > version || event === 'end') yield generation;
        version = generation.version;
        if (event === 'end') return;
      }
      // A proxy may cut a stream that is silent for long, as for a queued run: that is not a failure.
      if (Date.now() - began > LASTED) attempt = 1;
    } catch (error) {
      // Requests have been retried already: what is thrown here is an answer, or a long outage.
      if (!isApiError(error, 'unreachable') && !isApiError(error, 'unavailable')) throw error;
    }
    input.signal?.throwIfAborted();
    attempt++;
    const delay = delayBefore(attempt, undefined, sender.retry);
    if (delay === undefined) throw lost();
    await pause(delay, input.signal);
  }
}

const lost = (): ApiError =>
  new ApiError({
    status: 0,
    code: 'unreachable',
    message: 'The connection to the service broke and could not be opened again. The run itself continues.',
  });
