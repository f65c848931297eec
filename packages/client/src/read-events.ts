import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The stream sends at least a heartbeat every 15 seconds; after three missed ones it is dead. */
const LONGEST_SILENCE = 45_000;

/** The events of an answer. It ends with the stream, however that ends: disconnection is normal for a stream. */
export async function* readEvents(response: Response, silence = LONGEST_SILENCE): AsyncGenerator<EventSourceMessage> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const chunk = await within(silence, reader.read());
      if (chunk === undefined || chunk.done) return;
      parser.feed(decoder.decode(chunk.value as Uint8Array, { stream: true }));
      const complete = events;
      events = [];
      yield* complete;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Undefined where it takes longer, or fails. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
