import type { Session, TargetErrorCode } from '@rowloom/databases';
import {
  checkBases,
  type ExistingKeys,
  existingReferences,
  type Lexicon,
  makeRunContext,
  type Plan,
  type Rules,
  type SchemaDocument,
  tableKey,
} from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import type { Mode } from '../ledger/run-record.ts';
import { tableName } from '../target/table-name.ts';
import type { Target } from '../target/target.ts';
import { readClaims } from './load/claim-keys.ts';
import { measureTables } from './load/measure-tables.ts';
import { askForKeys, keyLists, sayUnanswered } from './sample-keys.ts';

export type Obstacle = {
  /** `full`: the table cannot get its rows. `absent`: rows refer to some of the table that are not there. */
  readonly kind: 'full' | 'absent';
  readonly table: string;
  readonly code: TargetErrorCode;
  readonly message: string;
};

type Planned = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly lexicon: Lexicon;
  readonly mode: Mode;
};

/** What keeps tables of a plan from getting their rows in a target as it is now. Nothing is changed there. */
export async function findObstacles(
  session: Session,
  target: Pick<Target, 'database'>,
  { schema, plan, rules, lexicon, mode }: Planned,
): Promise<readonly Obstacle[]> {
  const forbidden = await findForbidden(session, schema, plan);
  if (forbidden.length > 0) return forbidden;
  const existing: Record<string, ExistingKeys> = {};
  const absent: Obstacle[] = [];
  for (const list of keyLists(plan)) {
    const keys = await askForKeys(session, schema, list, mode);
    existing[list.name] = keys;
    // Where one reference is particular, its table alone is without rows: said below.
    if (keys.keys.length === 0 && list.own === undefined)
      absent.push({ kind: 'absent', table: list.to, code: 'no_such_table', message: sayUnanswered(list) });
  }
  if (absent.length > 0) return absent;
  const bases: Record<string, number> = {};
  if (mode === 'append') {
    const ledger = await findLedger(session, target.database);
    const claimed = ledger === undefined ? new Map<string, never>() : await readClaims(session, ledger);
    for await (const { name, free } of measureTables(session, { schema, plan, rules }, claimed)) bases[name] = free;
  }
  const issues = checkBases(makeRunContext(schema, plan, lexicon, { bases, existing }));
  const first = new Map(issues.toReversed().map((issue) => [issue.table, issue]));
  return [...first.values()].map(({ table, message }) => ({ kind: 'full', table, code: 'unsupported', message }));
}

/** Tables that the role may not add rows to; of those that it may not even read no row can be referred to. */
async function findForbidden(session: Session, schema: SchemaDocument, plan: Plan): Promise<readonly Obstacle[]> {
  const filled = new Set(plan.tables.filter(({ rows }) => rows > 0).map(({ name }) => name));
  const asked = new Set(existingReferences(plan).map(({ to }) => to));
  const keys = new Map(
    schema.tables
      .filter((table) => filled.has(tableKey(table)) || asked.has(tableKey(table)))
      .map((table) => [tableName(session.dialect, schema, table), tableKey(table)]),
  );
  const found = await dialectOf(session).tables.findForbidden(session, [...keys.keys()]);
  // Who may write to none of them lacks more than that: the run says which rights it needs.
  const isShut = [...filled].every((table) => found.some(({ name }) => keys.get(name) === table));
  if (isShut) return [];
  return found.flatMap(({ name, mayRead }): readonly Obstacle[] => {
    const table = keys.get(name) ?? name;
    const message = `The role has no right to ${mayRead ? `add rows to ${table}` : `read ${table}`}. Grant it, or skip the table.`;
    const obstacle = { table, code: 'no_permission', message } as const;
    return [
      ...(filled.has(table) ? [{ ...obstacle, kind: 'full' } as const] : []),
      ...(asked.has(table) && !mayRead ? [{ ...obstacle, kind: 'absent' } as const] : []),
    ];
  });
}
