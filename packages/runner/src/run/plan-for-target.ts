import { type Session, targetError } from '@rowloom/databases';
import {
  type Issue,
  type Lexicon,
  makePlan,
  mergeRules,
  type Plan,
  type Rules,
  type SchemaDocument,
  type Wishes,
} from '@rowloom/engine';
import type { Mode } from '../ledger/run-record.ts';
import { existingTables } from '../process/existing-tables.ts';
import type { Target } from '../target/target.ts';
import { findObstacles, type Obstacle } from './find-obstacles.ts';

export type PlanningInto = {
  readonly target: Pick<Target, 'database'>;
  readonly schema: SchemaDocument;
  readonly wishes: Omit<Wishes, 'existing'>;
  readonly lexicon: Lexicon;
  readonly mode: Mode;
  /** Tables at which a load has failed. */
  readonly refusing?: readonly Obstacle[];
};

export type PlannedForTarget = {
  readonly plan: Plan;
  /** Those of the request, and one for each table that is left unchanged. */
  readonly rules: Rules;
};

/**
 * A plan that this target can accept now. A table without room, or without write access, keeps its rows, and references
 * to missing rows are NULL or leave their tables empty: each with a note, so that the others get their rows. If the
 * user has given such a table a number, or wants all tables or none, the target's error reports what is in the way.
 */
export async function planForTarget(
  session: Session,
  { target, schema, wishes, lexicon, mode, refusing = [] }: PlanningInto,
): Promise<PlannedForTarget | { readonly issues: readonly Issue[] }> {
  const kept = new Map(refusing.map((obstacle) => [obstacle.table, obstacle]));
  const absent = new Set<string>();
  let refusal: Error | undefined;
  for (;;) {
    const skipped = Object.fromEntries([...kept.keys()].map((table) => [table, { skip: true }]));
    const rules = mergeRules(wishes.rules ?? {}, skipped);
    const existing = existingTables(schema, rules, mode).filter((table) => !absent.has(table));
    const made = makePlan(schema, { ...wishes, rules, existing }, lexicon);
    if ('issues' in made) return refused(made, refusal);
    const { plan } = made;
    if (refusal !== undefined && plan.tables.every(({ rows }) => rows === 0)) throw refusal;
    const obstacles =
      mode === 'create' ? [] : await findObstacles(session, target, { schema, plan, rules, lexicon, mode });
    if (obstacles.length === 0)
      return { plan: { ...plan, notes: [...[...kept.values()].map(noteOn), ...plan.notes] }, rules };
    refusal ??= asError(obstacles);
    if (wishes.leave_out !== true) throw refusal;
    for (const obstacle of obstacles) {
      const { kind, table } = obstacle;
      const isKnown = kind === 'absent' ? absent.has(table) : kept.has(table);
      if (isKnown || (kind === 'full' && isNumbered(table, wishes))) throw asError([obstacle]);
      if (kind === 'absent') absent.add(table);
      else kept.set(table, obstacle);
    }
  }
}

/** What the plan lacks because of the target is explained in the target's terms. */
function refused(made: { readonly issues: readonly Issue[] }, refusal: Error | undefined): typeof made {
  if (refusal !== undefined) throw refusal;
  return made;
}

/** Whether the user gave the table's row count. */
export function isNumbered(table: string, { rows, rules = {} }: Omit<Wishes, 'existing'>): boolean {
  const rule = rules[table];
  const ruled = rule !== undefined && 'rows' in rule ? (rule.rows ?? 0) : 0;
  return ruled > 0 || (typeof rows === 'object' && (rows[table] ?? 0) > 0);
}

function asError(obstacles: readonly Obstacle[]): Error {
  const plain = obstacles.map(({ message }) => message).join(' ');
  const [{ code, table } = { code: 'unsupported' as const, table: undefined }] = obstacles;
  return targetError(code, plain, { plain, ...(table === undefined ? {} : { table }) });
}

function noteOn({ table, message }: Obstacle): Issue {
  return {
    code: 'table_left_out',
    path: `tables.${table}`,
    message: `${table} gets no rows, as with the rule {"${table}": {"skip": true}}: ${message}`,
  };
}
