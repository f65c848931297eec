import { loadLexicon, makePlan, makeRunContext, type PreviewRow, previewRows, tableKey } from '@rowloom/engine';
import { findPack, type PackId } from '@rowloom/packs';

export type PackRows = (table: string) => readonly PreviewRow[];

export const AS_OF = '2026-11-15T00:00:00Z';

/** A pack's tables, each made on demand. */
export async function weavePack(id: PackId, rows: Readonly<Record<string, number>>, seed: number): Promise<PackRows> {
  const pack = findPack(id);
  if (pack === undefined) throw new Error(`There is no pack ${id}.`);
  const lexicon = await loadLexicon('en');
  const made = makePlan(pack.schema, { rows, seed, locale: 'en', as_of: AS_OF, rules: pack.rules }, lexicon);
  if ('issues' in made) throw new Error(made.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const run = makeRunContext(pack.schema, made.plan, lexicon);
  const known = new Map<string, readonly PreviewRow[]>();
  return (name) => {
    const table = pack.schema.tables.find((one) => one.name === name);
    const planned = made.plan.tables.find((one) => one.name === name);
    if (table === undefined || planned === undefined) throw new Error(`The pack ${id} has no table ${name}.`);
    const there = known.get(name) ?? previewRows(run, tableKey(table), 0, planned.rows);
    known.set(name, there);
    return there;
  };
}
