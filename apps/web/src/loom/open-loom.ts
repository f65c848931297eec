import type { LoomAnswer, LoomCalls, LoomRequest } from './protocol.ts';

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** The engine, in a worker of its own: the page stays fluid whatever it plans. */
export function openLoom(): LoomCalls & { readonly close: () => void } {
  const worker = new Worker(new URL('./loom.worker.ts', import.meta.url), { type: 'module', name: 'loom' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<LoomAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The engine could not be started in this browser.'));
    waiting.clear();
  });
  const ask = (call: keyof LoomCalls, words: readonly unknown[]): Promise<never> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id, call, words } satisfies LoomRequest);
    });
  return {
    packs: () => ask('packs', []),
    warm: () => ask('warm', []),
    open: (...words) => ask('open', words),
    plan: (...words) => ask('plan', words),
    rows: (...words) => ask('rows', words),
    profile: (...words) => ask('profile', words),
    find: (...words) => ask('find', words),
    generators: () => ask('generators', []),
    save: (...words) => ask('save', words),
    saveNext: () => ask('saveNext', []),
    close: () => worker.terminate(),
  };
}
