import type { Answers, LoomTaskName, Takes } from '@rowloom/runner';
import { startPool } from './process-pool.ts';
import type { Slices } from './turns.ts';

/**
 * Work that would hold up requests, or that reads from targets: it is done in processes of their own. What a target
 * refuses comes back as a TargetError; what takes too long is refused with `unavailable`.
 */
export type Loom = {
  /** `whom`: the organization for which it is done, and the person if that is known; each has its share. */
  readonly [Name in LoomTaskName]: (task: Takes<Name>, whom?: Whom) => Promise<Answers<Name>>;
} & { readonly close: () => Promise<void> };

export type Whom = string | { readonly tenant: string; readonly user: string };

/** Whoever has come so far to a project. */
export const whomOf = ({
  organizationId,
  userId,
}: {
  readonly organizationId: string;
  readonly userId?: string;
}): Whom => ({ tenant: organizationId, user: userId ?? '' });

export type LoomOptions = {
  /** The module that calls `serveLoom`. */
  readonly entry: URL;
  /** Processes that plan and parse; 2 unless told. As many others read from targets. */
  readonly processes?: number;
  /** Milliseconds by task, where they are to differ from the usual. */
  readonly limits?: Partial<Record<LoomTaskName, number>>;
  /** Milliseconds after which what takes long makes way for others. */
  readonly slices?: Slices;
  /** Milliseconds after which a process without work is ended; a minute unless told. */
  readonly idle?: number;
};

const LIMITS: Readonly<Record<LoomTaskName, number>> = {
  plan: 60_000,
  readDdl: 30_000,
  parseSchema: 20_000,
  parseRules: 20_000,
  diff: 30_000,
  introspect: 120_000,
  probeTarget: 20_000,
  guardRun: 60_000,
  fitRun: 60_000,
  ledgerRows: 30_000,
  sweepPlace: 120_000,
};
const IDLE = 60_000;
/** Megabytes. The plan of a schema of 700 tables takes some 200. */
const HEAP = 1024;
/**
 * Of the processor's time. A plan of a schema with some hundred tables takes less than the first. Longer ones go on while
 * nobody waits; otherwise they begin again in the place for long ones, and keep that for as long as the second.
 */
const SLICES = { first: 3000, long: 15_000 };
/** Brings in what every plan needs, which takes most of a second. */
const WARM_UP = {
  name: 'plan',
  task: {
    schema: {
      version: 1,
      dialect: 'postgresql',
      name: 'none',
      enums: [],
      domains: [],
      tables: ['people', 'orders'].map((name) => ({
        name,
        columns: ['email', 'placed_at'].map((column) => ({
          name: column,
          type: { kind: 'text', native: 'text' },
          nullable: false,
        })),
        uniques: [],
        foreign_keys: [],
        checks: [],
      })),
    },
    wishes: { rows: 2, seed: 1, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' },
  },
} as const satisfies { readonly name: 'plan'; readonly task: Takes<'plan'> };
/** By one process: targets are waited for rather than worked on. */
const READS_AT_ONCE = 8;
/** Of one tenant or one person, over all processes: a target that never answers holds its place for minutes. */
const READS_EACH = 4;

export function startLoom(options: LoomOptions): Loom {
  const { entry, processes = 2, limits = {}, slices = SLICES, idle = IDLE } = options;
  const work = startPool({ entry, processes, each: 1, heap: HEAP, idle, slices, warmUp: WARM_UP });
  const reading = startPool({ entry, processes, each: READS_AT_ONCE, share: READS_EACH, heap: HEAP, idle });
  // Plans and waits for a target: where it planned others would wait, and where it waited others could not plan.
  const fitting = startPool({ entry, processes, each: 1, heap: HEAP, idle });
  const by =
    <Name extends LoomTaskName>(pool: typeof work, name: Name) =>
    async (task: Takes<Name>, whom: Whom = ''): Promise<Answers<Name>> => {
      const { tenant, user } = typeof whom === 'string' ? { tenant: whom, user: '' } : whom;
      return (await pool.run({ name, task, limit: limits[name] ?? LIMITS[name], tenant, user })) as Answers<Name>;
    };
  return {
    plan: by(work, 'plan'),
    readDdl: by(work, 'readDdl'),
    parseSchema: by(work, 'parseSchema'),
    parseRules: by(work, 'parseRules'),
    diff: by(work, 'diff'),
    introspect: by(reading, 'introspect'),
    probeTarget: by(reading, 'probeTarget'),
    guardRun: by(reading, 'guardRun'),
    fitRun: by(fitting, 'fitRun'),
    ledgerRows: by(reading, 'ledgerRows'),
    sweepPlace: by(reading, 'sweepPlace'),
    async close() {
      await Promise.all([work.close(), reading.close(), fitting.close()]);
    },
  };
}
