import {
  canonicalJson,
  digest,
  type ExportDocument,
  parseExport,
  type Plan,
  type Rules,
  type SchemaDocument,
  sealExport,
} from '@rowloom/engine';
import { targetError } from '@rowloom/databases';
import type { Bases } from './load/claim-keys.ts';
import { outsideTables } from './sample-keys.ts';

export type RecipeParts = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly planDigest: string;
  readonly bases: Bases;
  readonly checksums?: Readonly<Record<string, string>>;
};

/** The run's export, as stored in the ledger; it reproduces the rows for resuming, undoing and replaying. */
export function makeRecipe({ schema, plan, rules, planDigest, bases, checksums }: RecipeParts): ExportDocument {
  const outside = outsideTables(plan);
  return sealExport({
    rowloom_export: 1,
    engine_version: plan.engine_version,
    schema,
    plan,
    plan_digest: planDigest,
    seed: plan.seed,
    as_of: plan.as_of,
    locale: plan.locale,
    rules,
    tables: plan.tables.map(({ name, rows }) => ({
      name,
      first_row: 0,
      rows,
      base: bases[name] ?? 0,
      checksum: checksums?.[name] ?? null,
    })),
    replayable: outside.length === 0,
    ...(outside.length === 0
      ? {}
      : { not_replayable_because: `It refers to rows of its target in ${outside.join(', ')}.` }),
  });
}

export const writeRecipe = (recipe: ExportDocument): string => canonicalJson(recipe);

export function readRecipe(text: string, runId: string): ExportDocument {
  const parsed = parseExport(JSON.parse(text));
  if ('document' in parsed) return parsed.document;
  throw targetError(
    'unsupported',
    `The ledger's recipe of ${runId} was made by another version of Rowloom, or changed since: ${parsed.issues[0]?.message ?? ''} Use the version that made it.`,
  );
}

export const basesOf = ({ tables }: ExportDocument): Bases =>
  Object.fromEntries(tables.map(({ name, base }) => [name, base]));

/** What an approval is bound to: the plan, and its destination. */
export function planDigestOf(plan: Plan, mode: string, place: string): string {
  return digest({ plan, mode, target: place });
}
