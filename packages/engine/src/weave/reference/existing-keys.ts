import type { ExistingKeys } from '../graph/run-additions.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import { checksOfReference } from '../../document/plan/checks-of-reference.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { judge } from '../../language/evaluate/holds.ts';
import { standInKeys } from './stand-in-keys.ts';

type Agreement = NonNullable<Extract<ReferenceStrategy, { kind: 'existing' }>['agrees']>;

const known = new WeakMap<RunContext, Map<string, ExistingKeys>>();

/**
 * The keys that a reference to rows outside the run may use: the target's for this very reference or for its parent
 * table, else stand-ins; only those that the row's CHECKs allow, and that leave a key for every reference that must
 * agree with them.
 */
export function existingKeysOf(run: RunContext, table: string, index: number): ExistingKeys {
  const found = known.get(run) ?? new Map<string, ExistingKeys>();
  known.set(run, found);
  const place = `${table}/${index}`;
  const keys = found.get(place) ?? filterKeys(run, table, index);
  found.set(place, keys);
  return keys;
}

function filterKeys(run: RunContext, table: string, index: number): ExistingKeys {
  const given = givenKeys(run, table, referenceOf(run, table, index));
  return agreeingWith(run, table, index).reduce((keys, other) => {
    const offered = new Set(tuplesOf(existingKeysOf(run, other.table, other.index), other.agreement.own));
    const tuples = tuplesOf(keys, other.agreement.theirs);
    return { columns: keys.columns, keys: keys.keys.filter((_, at) => offered.has(tuples[at] ?? '')) };
  }, given);
}

/** Undefined columns of a key cannot be referred to. */
function givenKeys(run: RunContext, table: string, reference: ReferencePlan): ExistingKeys {
  const given = run.existing.get(`${table}.${reference.name}`) ?? run.existing.get(reference.to);
  if (given === undefined) return standInKeys(reference.to_columns, tableOf(run, reference.to).types);
  const places = reference.to_columns.map((column) => given.columns.indexOf(column));
  const { plan, types } = tableOf(run, table);
  const tests = checksOfReference(plan, reference);
  const isAllowed = (key: ExistingKeys['keys'][number]): boolean => {
    const values = Object.fromEntries(reference.columns.map((column, at) => [column, key[places[at] ?? -1]]));
    return tests.every(({ test }) => judge(test, values, types, run.asOf, run.schema.dialect) !== 'broken');
  };
  return {
    columns: given.columns,
    keys: given.keys.filter((key) => places.every((place) => typeof key[place] === 'string') && isAllowed(key)),
  };
}

type Agreeing = { readonly table: string; readonly index: number; readonly agreement: Agreement };

/** References, of any table, whose keys must agree with the one that this reference takes. */
function agreeingWith(run: RunContext, table: string, index: number): readonly Agreeing[] {
  return [...run.tables.values()].flatMap(({ name, plan }) =>
    plan.references.flatMap(({ strategy }, at): readonly Agreeing[] => {
      if (plan.rows === 0 || strategy.kind !== 'existing' || strategy.agrees === undefined) return [];
      const end = endOf(run, name, strategy.agrees.path);
      return end.table === table && end.index === index ? [{ table: name, index: at, agreement: strategy.agrees }] : [];
    }),
  );
}

/** The reference at the end of the steps, and its table. */
export function endOf(
  run: RunContext,
  table: string,
  path: readonly number[],
): { readonly table: string; readonly index: number } {
  let at = table;
  for (const step of path.slice(0, -1)) at = referenceOf(run, at, step).to;
  return { table: at, index: path.at(-1) ?? 0 };
}

function referenceOf(run: RunContext, table: string, index: number): ReferencePlan {
  const found = tableOf(run, table).plan.references[index];
  if (found === undefined) throw new Error(`${table} has no reference ${index}.`);
  return found;
}

/** Some columns of each key, as one text. */
export function tuplesOf({ columns, keys }: ExistingKeys, names: readonly string[]): readonly string[] {
  const places = names.map((name) => columns.indexOf(name));
  return keys.map((key) => JSON.stringify(places.map((place) => key[place] ?? null)));
}
