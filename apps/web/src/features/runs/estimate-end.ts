import type { Generation } from '@rowloom/contract';

export type Estimate = {
  readonly milliseconds: number;
  /** Whether what comes after loading is counted in: keys, indexes, the certificate. */
  readonly isWhole: boolean;
};

type Run = Pick<
  Generation,
  'status' | 'rows_generated' | 'rows_requested' | 'phases' | 'started_at' | 'finished_at'
> & {
  readonly target: { readonly kind: string } | null;
};

/** Milliseconds of loading under which nothing can be told. */
const LEAST = 1500;
/** Of many rows the first few come from a table of a dozen, and tell nothing of the others. */
const LEAST_ROWS = 10_000;
const LEAST_SHARE = 0.01;

/**
 * How long a run will still take: loading goes on as it has, and what follows takes as much of it as in earlier runs into the
 * same kind of target. Undefined as long as nothing can be said.
 */
export function estimateRemaining(run: Run, now: number, earlier: readonly Run[] = []): Estimate | undefined {
  if (run.status !== 'running' || run.started_at === null) return undefined;
  const ratio = afterLoading(earlier.filter((past) => past.target?.kind === run.target?.kind));
  const later = laterStart(run);
  if (later !== undefined) {
    const left = ratio === undefined ? 0 : ratio * (later - loadingStart(run)) - (now - later);
    return left > 0 ? { milliseconds: left, isWhole: true } : undefined;
  }
  const rate = loadingRate(run, now);
  if (rate === undefined) return undefined;
  const left = Math.max(0, run.rows_requested - run.rows_generated) + (ratio ?? 0) * run.rows_requested;
  return { milliseconds: (1000 * left) / rate, isWhole: ratio !== undefined };
}

/** Rows per second since the first could come; undefined until there are enough of them to tell. */
export function loadingRate(run: Run, now: number): number | undefined {
  const { rows_generated: rows, rows_requested: requested } = run;
  const elapsed = (laterStart(run) ?? now) - loadingStart(run);
  const isEnough = rows > 0 && (rows >= LEAST_ROWS || rows >= LEAST_SHARE * requested);
  return elapsed >= LEAST && isEnough ? (1000 * rows) / elapsed : undefined;
}

/** How much longer than loading the rest took, in the middle of those runs that tell. */
function afterLoading(runs: readonly Run[]): number | undefined {
  const ratios = runs
    .flatMap((run) => {
      const loading = startOf(run, 'loading');
      if (run.status !== 'succeeded' || loading === undefined || run.finished_at === null) return [];
      const end = Date.parse(run.finished_at);
      const later = laterStart(run) ?? end;
      return later - loading < LEAST ? [] : [(end - later) / (later - loading)];
    })
    .toSorted((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)];
}

const loadingStart = (run: Run): number => startOf(run, 'loading') ?? Date.parse(run.started_at ?? '');

function startOf({ phases }: Run, name: Generation['phases'][number]['name']): number | undefined {
  const at = phases.find((phase) => phase.name === name)?.started_at;
  return at === undefined ? undefined : Date.parse(at);
}

const laterStart = (run: Run): number | undefined => startOf(run, 'constraining') ?? startOf(run, 'certifying');
