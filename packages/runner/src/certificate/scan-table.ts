import { type SchemaDocument, type Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { CheckSession } from './check-session.ts';
import { type RowCondition, rowConditions } from './row-condition.ts';
import { tableSource } from './table-source.ts';

export type ScannedTable = {
  /** NULL if the table cannot be read, for the reason in `note`. */
  readonly rows: number | null;
  readonly note?: string;
  readonly conditions: readonly ScannedCondition[];
};

export type ScannedCondition = RowCondition & { readonly violations: number | null; readonly note?: string };

/**
 * Counts the rows and tests everything that a row can violate by itself, in one pass. Each condition is queried
 * separately only if some row violates one, or some expression fails.
 */
export async function scanTable(session: CheckSession, document: SchemaDocument, table: Table): Promise<ScannedTable> {
  const from = tableSource(document, table);
  const { countIf } = dialectOf(document).examining;
  const conditions = rowConditions(document, table);
  const any =
    conditions.length === 0 ? '' : `, ${countIf(conditions.map(({ violated }) => violated).join(' OR '))} AS bad`;
  const once = await session.attempt(`SELECT count(*) AS total${any} FROM ${from}`);
  if (typeof once !== 'string' && Number(once[0]?.['bad'] ?? 0) === 0) {
    return { rows: Number(once[0]?.['total']), conditions: conditions.map((item) => ({ ...item, violations: 0 })) };
  }
  const total = typeof once === 'string' ? await session.attempt(`SELECT count(*) AS total FROM ${from}`) : once;
  if (typeof total === 'string') {
    return {
      rows: null,
      note: total,
      conditions: conditions.map((item) => ({ ...item, violations: null, note: total })),
    };
  }
  const scanned: ScannedCondition[] = [];
  for (const condition of conditions) {
    const counted = await session.attempt(`SELECT ${countIf(condition.violated)} AS bad FROM ${from}`);
    scanned.push(
      typeof counted === 'string'
        ? { ...condition, violations: null, note: counted }
        : { ...condition, violations: Number(counted[0]?.['bad']) },
    );
  }
  return { rows: Number(total[0]?.['total']), conditions: scanned };
}
