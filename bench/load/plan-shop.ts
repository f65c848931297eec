import {
  loadLexicon,
  makePlan,
  makeRunContext,
  type Plan,
  type RunContext,
  type SchemaDocument,
} from '@rowloom/engine';
import { readTargetSchema, type Target } from '@rowloom/runner';
import { SHOP_ROWS, SHOP_RULES } from '../shop-schema.ts';

export const SHOP_TABLES = ['customers', 'products', 'orders', 'order_items'] as const;

export type PlannedShop = { readonly schema: SchemaDocument; readonly plan: Plan };

/** The shop's tables from the target's own catalogue, planned for a share of the 2.11 million rows. */
export async function planShop(target: Target, share: number): Promise<PlannedShop> {
  const session = await target.connect();
  const schema = await readTargetSchema(target, session);
  await session.close();
  const rows = Object.fromEntries(
    Object.entries(SHOP_ROWS).map(([table, count]) => [table, Math.floor(count * share)]),
  );
  const result = makePlan(
    schema,
    { rows, seed: 42, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rules: SHOP_RULES },
    await loadLexicon('en'),
  );
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return { schema, plan: result.plan };
}

export async function openShop({ schema, plan }: PlannedShop): Promise<RunContext> {
  return makeRunContext(schema, plan, await loadLexicon('en'));
}

export const rowsOf = ({ plan }: PlannedShop): number => plan.tables.reduce((sum, { rows }) => sum + rows, 0);

export const formatRows = (rows: number): string => `${(rows / 1e6).toFixed(2)} million rows`;
