import {
  loadLexicon,
  makePlan,
  makeRunContext,
  type Rules,
  type RunContext,
  type SchemaDocument,
  type Wishes,
} from '@rowloom/engine';
import { SHOP_ROWS, SHOP_RULES, SHOP_SCHEMA } from './shop-schema.ts';

export async function makeRun(schema: SchemaDocument, rows: Wishes['rows'], rules: Rules): Promise<RunContext> {
  const lexicon = await loadLexicon('en');
  const result = makePlan(
    schema,
    { ...(rows === undefined ? {} : { rows }), seed: 42, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rules },
    lexicon,
  );
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return makeRunContext(schema, result.plan, lexicon);
}

export function makeShop(factor = 1): Promise<RunContext> {
  const rows = Object.fromEntries(
    Object.entries(SHOP_ROWS).map(([table, count]) => [table, Math.floor(count * factor)]),
  );
  return makeRun(SHOP_SCHEMA, rows, SHOP_RULES);
}
