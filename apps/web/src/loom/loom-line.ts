import { joinAnswer } from './cut-answer.ts';
import type { LoomAnswer, LoomCalls, LoomRequest, LoomSource } from './protocol.ts';

type Asked = {
  readonly call: keyof LoomCalls;
  readonly words: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Tables that came ahead of the rest of the answer. */
  readonly ahead: unknown[];
  isGivenUp?: true;
};

export type Ask = (call: keyof LoomCalls, words: readonly unknown[], signal?: AbortSignal) => Promise<never>;

/** Milliseconds that the worker may go on with what nobody waits for; a new one takes about as long to start. */
const PATIENCE = 400;

/** The line to the engine's worker: one question after the other, of which those that wait here can still be given up. */
export class LoomLine {
  readonly #queue: Asked[] = [];
  readonly #sent = new Map<number, Asked>();
  readonly #known = new Set<string>();
  #busyWith: Asked | undefined;
  #last = 0;
  #worker: Worker | undefined = this.#start();

  readonly ask: Ask = (call, words, signal) =>
    new Promise((resolve, reject) => {
      const asked: Asked = { call, words, resolve: resolve as (value: unknown) => void, reject, ahead: [] };
      signal?.addEventListener('abort', () => this.#giveUp(asked), { once: true });
      // It waits for the network, not for the worker.
      if (call === 'warm') return this.#send(asked);
      this.#queue.push(asked);
      this.#sendNext();
      if (call === 'open') setTimeout(() => this.#letPass(asked), PATIENCE);
    });

  close(): void {
    this.#worker?.terminate();
  }

  #start(): Worker {
    const started = new Worker(new URL('./loom.worker.ts', import.meta.url), { type: 'module', name: 'loom' });
    started.addEventListener('message', ({ data }: MessageEvent<LoomAnswer>) => this.#take(data));
    started.addEventListener('error', () => this.#fail(started));
    return started;
  }

  #fail(failed: Worker): void {
    const all = [...this.#sent.values(), ...this.#queue.splice(0)];
    this.#sent.clear();
    this.#busyWith = undefined;
    // Its script may not have come: whoever asks again gets another one.
    failed.terminate();
    if (this.#worker === failed) {
      this.#worker = undefined;
      this.#known.clear();
    }
    for (const { reject } of all) reject(new Error('The engine could not be started in this browser.'));
  }

  #take(answer: LoomAnswer): void {
    const asked = this.#sent.get(answer.id);
    if (asked === undefined) return;
    if ('tables' in answer) return void asked.ahead.push(...answer.tables);
    this.#sent.delete(answer.id);
    if (this.#busyWith === asked) this.#busyWith = undefined;
    if ('forgotten' in answer) {
      this.#known.delete(sourceOf(asked)?.key ?? '');
      this.#queue.unshift(asked);
    } else if ('error' in answer) asked.reject(new Error(answer.error));
    else asked.resolve(joinAnswer(answer.value, asked.ahead));
    this.#sendNext();
  }

  #send(asked: Asked): void {
    const id = ++this.#last;
    this.#sent.set(id, asked);
    const source = sourceOf(asked);
    const isKnown = source !== undefined && this.#known.has(source.key);
    const words = isKnown ? [{ kind: 'known', key: source.key }, ...asked.words.slice(1)] : asked.words;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id, call: asked.call, words } satisfies LoomRequest);
    if (source !== undefined) this.#known.add(source.key);
  }

  #sendNext(): void {
    const next = this.#busyWith === undefined ? this.#queue.shift() : undefined;
    if (next === undefined) return;
    this.#busyWith = next;
    this.#send(next);
  }

  #giveUp(asked: Asked): void {
    asked.isGivenUp = true;
    asked.reject(new DOMException('The result is no longer needed.', 'AbortError'));
    const place = this.#queue.indexOf(asked);
    if (place >= 0) this.#queue.splice(place, 1);
    if (!IS_LONG.has(asked.call)) return;
    setTimeout(() => {
      if (this.#busyWith === asked) this.#startAnew();
    }, PATIENCE);
  }

  /** A new text goes ahead of plans and rows, which may take minutes, and which it most often makes needless. */
  #letPass(opening: Asked): void {
    const place = this.#queue.indexOf(opening);
    if (place < 0 || this.#busyWith === undefined || this.#busyWith.call === 'open') return;
    this.#queue.unshift(...this.#queue.splice(place, 1));
    this.#startAnew();
  }

  /** What the worker was at is asked again, after all that waits, if somebody still waits for it. */
  #startAnew(): void {
    // Without a network a new worker may not find its script.
    if (!navigator.onLine) return;
    this.#worker?.terminate();
    this.#worker = this.#start();
    const busyWith = this.#busyWith;
    const others = [...this.#sent.values()].filter((asked) => asked !== busyWith);
    this.#sent.clear();
    this.#known.clear();
    this.#busyWith = undefined;
    if (busyWith !== undefined && busyWith.isGivenUp !== true) {
      busyWith.ahead.length = 0;
      this.#queue.push(busyWith);
    }
    for (const asked of others) this.#send(asked);
    this.#sendNext();
  }
}

const ABOUT_A_SOURCE: ReadonlySet<string> = new Set<keyof LoomCalls>(['open', 'plan', 'rows', 'profile', 'find']);

/** A text or a plan can take seconds; anything else is done before a new worker has started. */
const IS_LONG: ReadonlySet<string> = new Set<keyof LoomCalls>(['open', 'plan']);

const sourceOf = ({ call, words }: Asked): LoomSource | undefined =>
  ABOUT_A_SOURCE.has(call) ? (words[0] as LoomSource) : undefined;
