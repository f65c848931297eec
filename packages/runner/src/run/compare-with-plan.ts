import type { Session } from '@rowloom/databases';
import { type Table, tableKey } from '@rowloom/engine';
import type { Certificate, CertifiedTable } from '../certificate/certificate.ts';
import { catalogueName } from '../schema/read-shapes.ts';
import type { ReachOf } from '../target/read-reach.ts';
import type { TableReach } from '../target/trigger-reach.ts';
import type { Target } from '../target/target.ts';
import { type CountedTable, countLoaded, ownRows } from './count-loaded.ts';
import { judgeRows } from './judge-rows.ts';
import type { RunToCertify } from './run-to-certify.ts';

export type Findings = {
  readonly certificate: Certificate;
  /** By the table's name in the plan: what others did to its definition. */
  readonly changes: ReadonlyMap<string, readonly string[]>;
  /** The same for rows that were read back by the run's own numbers, or all there are. */
  readonly read: ReadonlyMap<string, number>;
  /** Tables that do not show all of their rows to this account. */
  readonly hidden: ReadonlySet<string>;
  readonly reachOf: ReachOf;
};

/**
 * The final content against the plan: a certificate of only the constraints would accept an empty table, and a missing
 * one.
 */
export async function compareWithPlan(
  target: Target,
  session: Session,
  request: RunToCertify,
  findings: Findings,
): Promise<Certificate> {
  const { schema, tables } = request.recipe;
  const planned = new Map(tables.map(({ name, rows }) => [name, rows]));
  const certified = new Map(findings.certificate.tables.map((table) => [table.name, table]));
  for (const table of request.tables) {
    const rows = planned.get(tableKey(table)) ?? 0;
    if (rows === 0) continue;
    const name = catalogueName(session, schema, table);
    const examined = certified.get(name) ?? { name, rows: null, constraints: [] };
    certified.set(name, {
      ...examined,
      ...(await compareTable(target, session, request, findings, table, examined, rows)),
    });
  }
  const all = [...certified.values()];
  const differences = all.reduce((sum, { changes }) => sum + (changes?.length ?? 0), 0);
  return { ...findings.certificate, tables: all, differences };
}

const SOME = 40;

async function compareTable(
  target: Target,
  session: Session,
  request: RunToCertify,
  { changes, read, hidden, reachOf }: Findings,
  table: Table,
  examined: CertifiedTable,
  planned: number,
): Promise<Pick<CertifiedTable, 'rows_planned' | 'rows_found' | 'changes' | 'not_compared'>> {
  const name = tableKey(table);
  const changed = changes.get(name) ?? [];
  if (changed.length > 0) return { rows_planned: planned, changes: changed };
  if (examined.rows === null && !hidden.has(name))
    return { rows_planned: planned, changes: [`${name} could not be read, so its contents are unknown.`] };
  const reach = reachOf(table);
  const counted = await countFound(session, request, table, {
    // An account may still count parts of what it cannot check as a whole.
    total: hidden.has(name) ? undefined : (examined.rows ?? 0),
    read: read.get(name),
    planned,
    reach,
  });
  const { recipe, run } = request;
  const all = [{ first: 0, end: planned }];
  const { wrong, notCompared, isUnknown } = await judgeRows(
    session,
    { target, schema: recipe.schema, run, table, ranges: all, reach },
    counted,
    {
      // Tables that could not be read back as a whole are checked in part.
      look: examined.checksum === undefined ? SOME : 0,
      // A different checksum may be caused by how the server stores values: comparing remade rows shows that.
      isDoubtful: examined.checksum?.differing !== undefined,
    },
  );
  return {
    rows_planned: planned,
    ...(isUnknown === true ? {} : { rows_found: wrong === undefined ? planned : Math.min(counted.found, planned) }),
    ...(wrong === undefined ? {} : { changes: [wrong] }),
    ...(notCompared === undefined ? {} : { not_compared: notCompared }),
  };
}

type Counts = {
  /** Undefined if there may be more rows than this account sees. */
  readonly total: number | undefined;
  readonly read: number | undefined;
  readonly planned: number;
  readonly reach: TableReach;
};

/** Already counted rows are not counted again. */
async function countFound(
  session: Session,
  { recipe, books, run, isShared }: RunToCertify,
  table: Table,
  { total, read, planned: expected, reach }: Counts,
): Promise<CountedTable> {
  const name = tableKey(table);
  const all = [{ first: 0, end: expected }];
  if (total === undefined) return countLoaded(session, recipe, books, table, all, reach);
  const known = { name, expected, isHidden: false };
  if (!isShared) return { ...known, found: total, atMost: total };
  if (ownRows(session, run.plan, table, { base: run.tables.get(name)?.base ?? 0, ranges: all, reach }) === undefined)
    return { ...known, found: Math.max(0, total - (books[name]?.rows_before ?? 0)), atMost: total };
  return read === undefined
    ? countLoaded(session, recipe, books, table, all, reach)
    : { ...known, found: read, atMost: read };
}
