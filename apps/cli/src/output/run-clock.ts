/** What a run into a database does, one after the other. */
export const RUN_PHASES = ['rows', 'keys', 'checksum', 'certificate'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/**
 * How long each takes beside the rows, as a million rows of the shop took on PostgreSQL. A guess: it only has to do until the
 * phase is there.
 */
const SHARES: Readonly<Record<RunPhase, number>> = { rows: 1, keys: 0.2, checksum: 0.4, certificate: 0.2 };

/** Tells how long a run still takes, over all that is to be done. */
export type RunClock = {
  readonly enter: (phase: RunPhase) => void;
  /** How much of the phase is done. */
  readonly progress: (done: number, of: number) => void;
  readonly phase: () => RunPhase;
  /** Those that are still to come. */
  readonly next: () => readonly RunPhase[];
  /** Seconds; undefined where nothing is known yet. */
  readonly left: () => number | undefined;
};

export function makeRunClock(
  { without = [] }: { readonly without?: readonly RunPhase[] } = {},
  now: () => number = () => performance.now() / 1000,
): RunClock {
  const phases = RUN_PHASES.filter((phase) => !without.includes(phase));
  let phase: RunPhase = 'rows';
  let began = now();
  let share = 0;
  // What comes before the first rows (connecting, making tables) says nothing about the others.
  let first: { readonly at: number; readonly share: number } | undefined;
  /** Seconds that one unit of the shares takes, as far as it has been seen. */
  let unit: number | undefined;
  const next = (): readonly RunPhase[] => phases.slice(phases.indexOf(phase) + 1);
  return {
    enter(entered) {
      if (entered === phase) return;
      if (phase === 'rows' && share > 0) unit = now() - began;
      phase = entered;
      began = now();
      share = 0;
      first = undefined;
    },
    progress(done, of) {
      share = of === 0 ? 1 : done / of;
      if (share > 0) first ??= { at: phase === 'rows' ? now() : began, share: phase === 'rows' ? share : 0 };
    },
    phase: () => phase,
    next,
    left() {
      const gone = now() - began;
      const rate = first === undefined || share <= first.share ? 0 : (share - first.share) / (now() - first.at);
      const guess = unit === undefined ? undefined : Math.max(0, unit * SHARES[phase] - gone);
      const rest = rate > 0 ? (1 - share) / rate : guess;
      const each = phase === 'rows' && rest !== undefined ? gone + rest : unit;
      if (rest === undefined || each === undefined) return undefined;
      return rest + next().reduce((sum, later) => sum + each * SHARES[later], 0);
    },
  };
}
