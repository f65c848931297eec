/** The phases of a run into a database, in order. */
export const RUN_PHASES = ['rows', 'keys', 'checksum', 'certificate'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/**
 * The duration of each relative to the rows, as measured for a million rows of the shop on PostgreSQL. An estimate that
 * is only needed until the phase begins.
 */
const SHARES: Readonly<Record<RunPhase, number>> = { rows: 1, keys: 0.2, checksum: 0.4, certificate: 0.2 };

/** Estimates the remaining time of a run, over all phases. */
export type RunClock = {
  readonly enter: (phase: RunPhase) => void;
  /** The completed share of the phase. */
  readonly progress: (done: number, of: number) => void;
  readonly phase: () => RunPhase;
  /** The later ones. */
  readonly next: () => readonly RunPhase[];
  /** Seconds; undefined while nothing is known. */
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
  // The time before the first rows (connecting, creating tables) predicts nothing.
  let first: { readonly at: number; readonly share: number } | undefined;
  /** The measured duration of one unit of the shares, in seconds. */
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
