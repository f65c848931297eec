import {
  loadLexicon,
  makePlan,
  makeRunContext,
  mergeRules,
  parseRules,
  type Plan,
  type RunContext,
} from '@rowloom/engine';
import { findPack } from '@rowloom/packs';
import type { LoomSource, LoomWishes, OpenedSchema, WovenPlan } from './protocol.ts';
import { readDdl } from './read-ddl.ts';

export type Woven = WovenPlan & { readonly run?: RunContext };

export async function readSource(source: LoomSource): Promise<OpenedSchema> {
  if (source.kind === 'document')
    return { schema: source.schema, rules: findPack(source.pack ?? '')?.rules ?? {}, issues: [] };
  if (source.kind === 'ddl') return readDdl(source.ddl, source.dialect);
  const pack = findPack(source.id);
  if (pack === undefined) throw new Error(`There is no pack "${source.id}".`);
  return { schema: pack.schema, rules: pack.rules, issues: [] };
}

/** The plan of a schema and wishes, ready to make rows. */
export async function weaveAnew(
  { schema, rules: own }: OpenedSchema,
  { rows, seed, locale, asOf, rules }: LoomWishes,
): Promise<Woven> {
  // Rules come as they are typed: the planner takes those that are some.
  const parsed = parseRules(rules);
  if ('issues' in parsed) return { schema, issues: parsed.issues };
  const lexicon = await loadLexicon(locale);
  const made = makePlan(
    schema,
    {
      ...(rows === undefined ? {} : { rows }),
      seed,
      locale,
      as_of: asOf,
      rules: mergeRules(own, parsed.rules),
      leave_out: true,
    },
    lexicon,
  );
  if ('issues' in made) return { schema, issues: made.issues };
  const { plan }: { plan: Plan } = made;
  return { schema, plan, issues: [], run: makeRunContext(schema, plan, lexicon) };
}
