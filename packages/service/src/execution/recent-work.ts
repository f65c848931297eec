/** Recent work by owner: work that is a minute old counts half. */
export type RecentWork = {
  readonly add: (whom: string, milliseconds: number) => void;
  readonly of: (whom: string) => number;
};

const HALF_LIFE = 60_000;
/** Below this number of milliseconds an owner is forgotten. */
const FORGOTTEN = 1;
const SWEEP_AT = 1000;

export function makeRecentWork(now: () => number = () => performance.now()): RecentWork {
  const known = new Map<string, { readonly done: number; readonly at: number }>();
  const of = (whom: string): number => {
    const entry = known.get(whom);
    return entry === undefined ? 0 : entry.done * 0.5 ** ((now() - entry.at) / HALF_LIFE);
  };
  return {
    of,
    add(whom, milliseconds) {
      known.set(whom, { done: of(whom) + milliseconds, at: now() });
      if (known.size > SWEEP_AT) for (const name of known.keys()) if (of(name) < FORGOTTEN) known.delete(name);
    },
  };
}
