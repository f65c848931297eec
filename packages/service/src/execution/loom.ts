import type { Answers, LoomTaskName, Takes } from '@rowloom/runner';
import { startPool } from './process-pool.ts';
import type { Slices } from './turns.ts';

/**
 * Work that would delay requests, or that reads from targets: it is done in separate processes. A target's refusal is
 * returned as a TargetError; a task that takes too long is refused with `unavailable`.
 */
export type Loom = {
  /** `whom`: the organization for which it is done, and the person if known; each has its share. */
  readonly [Name in LoomTaskName]: (task: Takes<Name>, whom?: Whom) => Promise<Answers<Name>>;
} & { readonly close: () => Promise<void> };

export type Whom = string | { readonly tenant: string; readonly user: string };

/** A caller with access to a project. */
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
  /** Processes that plan and parse; 2 by default. The same number of others read from targets. */
  readonly processes?: number;
  /** Milliseconds by task, if different from the default. */
  readonly limits?: Partial<Record<LoomTaskName, number>>;
  /** Milliseconds after which a long task yields to others. */
  readonly slices?: Slices;
  /** Milliseconds after which an idle process is ended; a minute by default. */
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
 * Processor time. A plan of a schema with some hundred tables takes less than the first. Longer ones continue while
 * nobody waits; otherwise they restart in the place for long ones, and keep that for as long as the second.
 */
const SLICES = { first: 3000, long: 15_000 };
/** Loads what every plan needs, which takes most of a second. */
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
/** Per process: reading from targets is mostly waiting. */
const READS_AT_ONCE = 8;
/** Per tenant or person, over all processes: a target that never answers holds its place for minutes. */
const READS_EACH = 4;

export function startLoom(options: LoomOptions): Loom {
  const { entry, processes = 2, limits = {}, slices = SLICES, idle = IDLE } = options;
  const work = startPool({ entry, processes, each: 1, heap: HEAP, idle, slices, warmUp: WARM_UP });
  const reading = startPool({ entry, processes, each: READS_AT_ONCE, share: READS_EACH, heap: HEAP, idle });
  // Plans and also reads from a target: with planners it would make others wait, and with readers others could not
  // plan.
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
