import {
  type Check,
  columnsOf,
  type Expression,
  type ForeignKey,
  mapParts,
  type ParentCheck,
  printExpression,
  type Table,
  tableKey,
  type Unique,
  whyNotEvaluable,
} from '@rowloom/engine';
import { isRead } from './is-read.ts';
import type { Lookup, Probe, Probes } from './lookup.ts';
import { addFollowing } from './add-following.ts';
import { addLimit, addRoom, type Kept, type WayContext } from './limits-of-way.ts';
import { conjunction, holds, isTrue, MANY, valueOf } from './probe-answers.ts';
import { avoid, type Demand } from './split-path.ts';

/** Adds what keeps rows from going this way to a refusal; false where that cannot be said as a rule. */
export function addRules(kept: Kept, way: readonly Demand[], context: WayContext): boolean {
  const { table, probes } = context;
  const own = new Set(table.columns.map(({ name }) => name));
  const isKnown = (name: string): boolean => own.has(name) || probes.find(name) !== undefined;
  // A row always goes this way, or nobody knows when.
  if (way.length === 0 || !way.every(({ test }) => isRead(test, isKnown))) return false;
  const asks = ({ test }: Demand): readonly Probe[] => columnsOf(test).flatMap((name) => probes.find(name) ?? []);
  const probed = way.filter((demand) => asks(demand).length > 0);
  const plain = way.filter((demand) => asks(demand).length === 0);
  if (probed.length === 0) {
    addFollowing(kept, plain, context);
    return addCheck(kept, avoid(plain), context);
  }
  const [lookup, ...others] = [...new Set(probed.flatMap(asks).map((probe) => probe.lookup))];
  const isMixed = probed.some(({ test }) => columnsOf(test).some((name) => own.has(name)));
  if (lookup === undefined) return false;
  if (isMixed) return addFollowing(kept, way, context);
  if (others.some((other) => !isSame(lookup, other))) return addRoom(kept, probed, plain, context);
  return addLookup(kept, lookup, probed, plain, context);
}

function isSame(one: Lookup, other: Lookup): boolean {
  return (
    one.table === other.table &&
    one.isOther === other.isOther &&
    JSON.stringify([one.keys, one.conditions]) === JSON.stringify([other.keys, other.conditions])
  );
}

function addLookup(
  kept: Kept,
  lookup: Lookup,
  probed: readonly Demand[],
  plain: readonly Demand[],
  context: WayContext,
): boolean {
  const { table, probes, trigger } = context;
  const isSelf = tableKey(lookup.table) === tableKey(table);
  const limited = (): boolean => isSelf && addLimit(kept, lookup, { probed, plain }, context);
  const keys = lookup.keys.map(({ own }) => own);
  if (keys.length === 0) return limited();
  if (new Set(keys).size < keys.length) return false;
  const guards = plain.filter((demand) => isNullGuard(demand, keys));
  const conditional = guards.length < plain.length;
  const missing = probed.map(({ test, is }) => holds(test, is, (probe) => valueOf(probe, 0), probes));
  if (missing.includes(undefined)) return false;
  const needsParent = missing.every((answer) => answer === true);
  if (!isOneEnough(lookup, probed, probes)) return limited();
  const present = probed.map((demand) => ({ ...demand, test: inParent(demand.test, probes) }));
  const decided = present.map(({ test, is }) =>
    columnsOf(test).length === 0 ? holds(test, is, () => null, probes) : undefined,
  );
  const isNever = decided.includes(false);
  const open = present.filter((_, index) => decided[index] === undefined);
  const isAlways = !isNever && open.length === 0;
  const references: ForeignKey['references'] = {
    ...(lookup.table.schema === undefined ? {} : { schema: lookup.table.schema }),
    table: lookup.table.name,
    columns: lookup.keys.map(({ column }) => column),
  };
  if (isAlways && needsParent) return false;
  if (isAlways && isSelf && !conditional) return addUnique(kept, lookup, context);
  if (limited()) return true;
  const checks = checksOfParent(lookup, { needsParent, isNever, open });
  if (!needsParent && checks.length === 0) return isNever;
  if (conditional && checks.length > 0) return false;
  if (checks.some((check) => whyNotEvaluable(check) !== undefined) || (isSelf && checks.length > 0)) return false;
  if (needsParent) {
    const key: ForeignKey = { name: trigger, columns: keys, references };
    if (conditional && !isAloneOf(kept, key)) return false;
    kept.foreign_keys.push(key);
    // NULL finds nothing.
    for (const name of conditional ? [] : keys)
      if (isNullable(table, name) && !guards.some((guard) => columnsOf(guard.test).includes(name)))
        addCheck(kept, { op: 'not', arg: { op: 'is', arg: { op: 'column', name }, value: 'null' } }, context);
  }
  for (const check of checks.map(simple))
    kept.parents.push({ columns: keys, references, check: checkOf(check, trigger) } satisfies ParentCheck);
  return true;
}

/** No other row of the table with these values may be there. */
function addUnique(kept: Kept, { keys, isOther }: Lookup, { trigger, timing }: WayContext): boolean {
  // A row that was written already finds itself.
  if (timing !== 'before' && !isOther) return false;
  if (keys.some(({ column, own }) => column !== own)) return false;
  kept.uniques.push({ name: trigger, columns: keys.map(({ own }) => own) } satisfies Unique);
  return true;
}

/** What a row of the other table must be like for this one to refer to it. */
function checksOfParent(
  { conditions }: Lookup,
  asked: { readonly needsParent: boolean; readonly isNever: boolean; readonly open: readonly Demand[] },
): readonly Expression[] {
  const { needsParent, isNever, open } = asked;
  const demands = isNever || open.length === 0 ? [] : [avoid(open)];
  if (needsParent) return [...conditions.map(isTrue), ...demands];
  const found = conjunction(conditions);
  // Where no row may be found, rows may refer to others that are not so.
  if (isNever || (open.length === 0 && found === undefined)) return [];
  return [
    { op: 'or', args: [...(found === undefined ? [] : [{ op: 'not', arg: isTrue(found) } as const]), ...demands] },
  ];
}

/** A column that refers to rows of one table or of another, by what a third column says, refers to neither in all rows. */
function isAloneOf(kept: Kept, { columns, references }: ForeignKey): boolean {
  const rivals = kept.foreign_keys.filter(
    (key) => key.columns.join() === columns.join() && key.references.table !== references.table,
  );
  for (const rival of rivals) kept.foreign_keys.splice(kept.foreign_keys.indexOf(rival), 1);
  return rivals.length === 0;
}

const isNullable = (table: Table, name: string): boolean =>
  table.columns.find((column) => column.name === name)?.nullable === true;

/** Of a column of the key: where it is NULL the question is not asked. */
function isNullGuard({ test, is }: Demand, keys: readonly string[]): boolean {
  if (test.op !== 'is' || test.value !== 'null' || test.arg.op !== 'column') return false;
  return (is === 'false' || is === 'not true') && keys.includes(test.arg.name);
}

/** How many a row finds is asked, where more than one can be found: a limit is not a rule that a row could keep by itself. */
function isOneEnough(lookup: Lookup, probed: readonly Demand[], probes: Probes): boolean {
  const { primary_key: key, uniques } = lookup.table;
  const columns = new Set(lookup.keys.map(({ column }) => column));
  const sets = [
    key?.columns ?? [],
    ...uniques.filter(({ where }) => where === undefined).map((unique) => unique.columns),
  ];
  if (sets.some((set) => set.length > 0 && set.every((column) => columns.has(column)))) return true;
  const counted = probed.filter(({ test }) => columnsOf(test).every((name) => probes.find(name)?.gives === 'count'));
  return counted.every(({ test, is }) => {
    const answer = (rows: number): boolean | undefined => holds(test, is, (probe) => valueOf(probe, rows), probes);
    return answer(1) === answer(2) && answer(1) === answer(MANY);
  });
}

/** The test as one over the columns of the one row that was found. */
function inParent(test: Expression, probes: Probes): Expression {
  const probe = test.op === 'is' && test.value === 'null' && test.arg.op === 'column' && probes.find(test.arg.name);
  if (typeof probe === 'object' && typeof probe.gives === 'object' && isFilled(probe.lookup, probe.gives.column))
    return { op: 'literal', type: 'boolean', value: false };
  if (test.op !== 'column') return mapParts(test, (part) => inParent(part, probes));
  const gives = probes.find(test.name)?.gives;
  if (gives === 'exists') return { op: 'literal', type: 'boolean', value: true };
  if (gives === 'count') return { op: 'literal', type: 'number', value: '1' };
  return gives === undefined ? test : { op: 'column', name: gives.column };
}

/** A column that was found by is not NULL. */
const isFilled = ({ table, keys }: Lookup, name: string): boolean =>
  keys.some(({ column }) => column === name) || !isNullable(table, name);

/** What is never NULL need not be asked whether it is true; one of one is itself. */
function simple(test: Expression): Expression {
  if (test.op === 'or' && test.args.length === 1 && test.args[0] !== undefined) return simple(test.args[0]);
  if (test.op === 'not' && test.arg.op === 'is' && test.arg.value === 'true' && isTwoValued(test.arg.arg))
    return test.arg.arg.op === 'not' ? test.arg.arg.arg : { op: 'not', arg: test.arg.arg };
  return test.op === 'is' && test.value === 'true' && isTwoValued(test.arg) ? test.arg : test;
}

const isTwoValued = (test: Expression): boolean => test.op === 'is' || (test.op === 'not' && isTwoValued(test.arg));

function addCheck(kept: Kept, predicate: Expression, { trigger }: WayContext): boolean {
  const test = simple(predicate);
  if (columnsOf(test).length === 0 || whyNotEvaluable(test) !== undefined) return false;
  kept.checks.push(checkOf(test, trigger));
  return true;
}

const checkOf = (predicate: Expression, name: string): Check => ({
  name,
  expression: printExpression(predicate),
  predicate,
});
