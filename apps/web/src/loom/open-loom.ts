import { joinAnswer } from './cut-answer.ts';
import type { LoomAnswer, LoomCalls, LoomRequest, LoomSource, OpenedSchema, WovenPlan } from './protocol.ts';

export type Loom = LoomCalls & {
  /** The same for somebody who may lose interest: what nobody waits for is not made, or no further. */
  readonly until: (signal: AbortSignal) => LoomCalls;
  readonly close: () => void;
};

type Asked = {
  readonly call: keyof LoomCalls;
  readonly words: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Tables that came ahead of the rest of the answer. */
  readonly ahead: unknown[];
};

/** Milliseconds that the worker may go on with what nobody waits for; a new one takes about as long to start. */
const PATIENCE = 400;
const MAX_SCHEMAS = 12;

/** The engine, in a worker of its own: the page stays fluid whatever it plans. */
export function openLoom(): Loom {
  const queue: Asked[] = [];
  const sent = new Map<number, Asked>();
  const known = new Set<string>();
  let busyWith: Asked | undefined;
  let last = 0;
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(new URL('./loom.worker.ts', import.meta.url), { type: 'module', name: 'loom' });
    started.addEventListener('message', ({ data }: MessageEvent<LoomAnswer>) => take(data));
    started.addEventListener('error', () => {
      const all = [...sent.values(), ...queue.splice(0)];
      sent.clear();
      busyWith = undefined;
      // Its script may not have come: whoever asks again gets another one.
      started.terminate();
      if (worker === started) {
        worker = undefined;
        known.clear();
      }
      for (const { reject } of all) reject(new Error('The engine could not be started in this browser.'));
    });
    return started;
  }

  function take(answer: LoomAnswer): void {
    const asked = sent.get(answer.id);
    if (asked === undefined) return;
    if ('tables' in answer) return void asked.ahead.push(...answer.tables);
    sent.delete(answer.id);
    if (busyWith === asked) busyWith = undefined;
    if ('forgotten' in answer) {
      known.delete(sourceOf(asked)?.key ?? '');
      queue.unshift(asked);
    } else if ('error' in answer) asked.reject(new Error(answer.error));
    else asked.resolve(joinAnswer(answer.value, asked.ahead));
    sendNext();
  }

  function send(asked: Asked): void {
    const id = ++last;
    sent.set(id, asked);
    const source = sourceOf(asked);
    const isKnown = source !== undefined && known.has(source.key);
    const words = isKnown ? [{ kind: 'known', key: source.key }, ...asked.words.slice(1)] : asked.words;
    worker ??= start();
    worker.postMessage({ id, call: asked.call, words } satisfies LoomRequest);
    if (source !== undefined) known.add(source.key);
  }

  // One after the other: what waits here can still be given up.
  function sendNext(): void {
    const next = busyWith === undefined ? queue.shift() : undefined;
    if (next === undefined) return;
    busyWith = next;
    send(next);
  }

  function giveUp(asked: Asked): void {
    asked.reject(new DOMException('Nobody waits for it any more.', 'AbortError'));
    const place = queue.indexOf(asked);
    if (place >= 0) queue.splice(place, 1);
    if (!IS_LONG.has(asked.call)) return;
    setTimeout(() => {
      // Without a network a new worker may not find its script.
      if (busyWith === asked && navigator.onLine) startAnew();
    }, PATIENCE);
  }

  function startAnew(): void {
    worker?.terminate();
    worker = start();
    const others = [...sent.values()].filter((asked) => asked !== busyWith);
    sent.clear();
    known.clear();
    busyWith = undefined;
    for (const asked of others) send(asked);
    sendNext();
  }

  const ask: Ask = (call, words, signal) =>
    new Promise((resolve, reject) => {
      const asked: Asked = { call, words, resolve: resolve as (value: unknown) => void, reject, ahead: [] };
      signal?.addEventListener('abort', () => giveUp(asked), { once: true });
      // It waits for the network, not for the worker.
      if (call === 'warm') return send(asked);
      queue.push(asked);
      sendNext();
    });

  const until = makeCalls(ask);
  return { ...until(), until, close: () => worker?.terminate() };
}

type Ask = (call: keyof LoomCalls, words: readonly unknown[], signal?: AbortSignal) => Promise<never>;

/** What can be asked for. Schemas are kept here, so that none comes over from the worker twice. */
function makeCalls(ask: Ask): (signal?: AbortSignal) => LoomCalls {
  const schemas = new Map<string, OpenedSchema>();

  async function open(source: LoomSource, signal?: AbortSignal): Promise<OpenedSchema> {
    const opened: OpenedSchema = schemas.get(source.key) ?? (await ask('open', [source], signal));
    schemas.set(source.key, opened);
    const [oldest] = schemas.keys();
    if (schemas.size > MAX_SCHEMAS && oldest !== undefined) schemas.delete(oldest);
    return opened;
  }

  async function plan(source: LoomSource, wishes: unknown, signal?: AbortSignal): Promise<WovenPlan> {
    const { schema } = source.kind === 'document' ? source : await open(source, signal);
    return { ...((await ask('plan', [source, wishes], signal)) as Omit<WovenPlan, 'schema'>), schema };
  }

  return (signal) => ({
    packs: () => ask('packs', [], signal),
    warm: () => ask('warm', [], signal),
    open: (source) => open(source, signal),
    plan: (source, wishes) => plan(source, wishes, signal),
    rows: (...words) => ask('rows', words, signal),
    profile: (...words) => ask('profile', words, signal),
    find: (...words) => ask('find', words, signal),
    generators: () => ask('generators', [], signal),
    save: (...words) => ask('save', words, signal),
    saveNext: () => ask('saveNext', [], signal),
  });
}

const ABOUT_A_SOURCE: ReadonlySet<string> = new Set<keyof LoomCalls>(['open', 'plan', 'rows', 'profile', 'find']);

/** A text or a plan can take seconds; anything else is done before a new worker has started. */
const IS_LONG: ReadonlySet<string> = new Set<keyof LoomCalls>(['open', 'plan']);

const sourceOf = ({ call, words }: Asked): LoomSource | undefined =>
  ABOUT_A_SOURCE.has(call) ? (words[0] as LoomSource) : undefined;
