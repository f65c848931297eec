import { loadLexicon, makePlan, type Plan } from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import { FACTORY_ROWS } from '../factory/factory-rows.ts';
import { readWishes } from '../wishes.ts';
import { stampOf } from './stamp-of.ts';

/** By pack: what it was planned from, and its plans as JSON, which is parsed when it is asked for. */
export type PlannedPacks = Readonly<Record<string, PlannedPack>>;

export type PlannedPack = {
  readonly stamp: string;
  /** Of a `weave` that says nothing of rows. */
  readonly rows: string;
  /** Of `one` and `many`. */
  readonly factory: string;
};

export async function planPacks(): Promise<PlannedPacks> {
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
    return [id, { stamp: stampOf(schema, rules), rows: plan(), factory: plan(FACTORY_ROWS) }];
  });
  return Object.fromEntries(planned);
}
