import { loadLexicon, makePlan, type Plan } from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import { FACTORY_ROWS } from '../factory/factory-rows.ts';
import { readWishes } from '../wishes.ts';

/** A shipped pack, and its plans: all of it as JSON, which is parsed on use. */
export type PlannedPack = {
  readonly schema: string;
  readonly rules: string;
  /** For a `weave` without row counts. */
  readonly plan: string;
  /** For `one` and `many`. */
  readonly factory: string;
};

export async function planPacks(): Promise<Readonly<Record<string, PlannedPack>>> {
  const wishes = readWishes({});
  const lexicon = await loadLexicon(wishes.locale);
  const planned = PACKS.map(({ id, schema, rules }): readonly [string, PlannedPack] => {
    const plan = (rows?: number): string => {
      const made = makePlan(
        schema,
        { ...wishes, rules, probe: false, ...(rows === undefined ? {} : { rows }) },
        lexicon,
      );
      if ('issues' in made) throw new Error(`The pack ${id} cannot be planned: ${JSON.stringify(made.issues)}`);
      return JSON.stringify(made.plan satisfies Plan);
    };
    return [
      id,
      {
        schema: JSON.stringify(schema),
        rules: JSON.stringify(rules),
        plan: plan(),
        factory: plan(FACTORY_ROWS),
      },
    ];
  });
  return Object.fromEntries(planned);
}
