import type { Expression } from '@rowloom/engine';
import { NULL } from '../expression/read-constant.ts';
import { NotRead } from '../functions/not-read.ts';
import type { Lookup } from './lookup.ts';
import { existsIn } from './prepare-text.ts';
import { type ConditionReader, isCount, probed } from './read-condition.ts';
import type { ReadLookup } from './read-lookup.ts';
import { assign, type RowState, UNKNOWN } from './row-state.ts';
import type { TriggerStep } from './trigger-step.ts';
import { reads, type Tokens, withoutParentheses, word } from './trigger-tokens.ts';

export type QueryStep = Extract<TriggerStep, { kind: 'query' }>;

/** The state after a query. `refuse` receives what must have been found if finding nothing is an error. */
export function followQuery(
  step: QueryStep,
  state: RowState,
  reader: ConditionReader,
  refuse: (unless: Expression) => void,
): RowState {
  const { items, lookup, also, columnOf, computedOf } = reader.readQuery(
    reads(step.query[0], 'select') ? step.query : [word('select'), ...step.query],
    state,
  );
  if (lookup === undefined) {
    if (step.into.length === 0 && !items.every(isHarmless)) throw new NotRead();
    return items.reduce((now, item, index) => {
      const name = step.into[index];
      return name === undefined ? now : assign(now, name, reader.read(item, state));
    }, state);
  }
  const isAggregate = items.some((item) => item[0]?.kind === 'word' && reads(item[1], '('));
  const found: Expression = isAggregate
    ? { op: 'literal', type: 'boolean', value: true }
    : existsIn({ items, lookup, also, columnOf, computedOf }, reader.probe);
  // The result of a join is not that of one of its tables.
  if (also.length > 0 && step.into.length > 0) throw new NotRead();
  if (step.strict === true) refuse(found);
  let now: RowState = { ...state, found };
  const isRecord =
    step.into.length === 1 && (items.length > 1 || reads(items[0]?.[0], '*') || reads(items[0]?.at(-1), '*'));
  if (isRecord) return { ...now, records: new Map(now.records).set(step.into[0] ?? '', lookup) };
  for (const [index, name] of step.into.entries()) {
    const held = heldIn(items[index] ?? [], { lookup, columnOf, computedOf }, reader);
    // If nothing is found, MySQL leaves the variable unchanged.
    const isKept = step.keeps === true && !isAggregate && state.variables.get(name) !== NULL;
    now = assign(now, name, isKept ? UNKNOWN : held);
  }
  return now;
}

function heldIn(
  item: Tokens,
  { lookup, columnOf, computedOf }: Pick<ReadLookup, 'columnOf' | 'computedOf'> & { readonly lookup: Lookup },
  reader: ConditionReader,
): Expression {
  if (isCount(item, { lookup, columnOf })) return reader.probe(lookup, 'count');
  const named = item.findIndex((token) => reads(token, 'as'));
  const value = withoutParentheses(named < 0 ? item : item.slice(0, named));
  const column = columnOf(value);
  if (column !== undefined) return reader.probe(lookup, { column });
  const isConstant =
    value.length === 1 && (value[0]?.kind === 'number' || value[0]?.kind === 'string' || reads(value[0], 'true'));
  const computed = isConstant ? undefined : computedOf(value);
  if (computed !== undefined) return probed(computed, lookup, reader.probe);
  if (!isConstant) return UNKNOWN;
  const then: Expression = reads(value[0], 'true')
    ? { op: 'literal', type: 'boolean', value: true }
    : { op: 'literal', type: value[0]?.kind === 'number' ? 'number' : 'text', value: value[0]?.text ?? '' };
  return { op: 'case', whens: [{ when: reader.probe(lookup, 'exists'), then }] };
}

/** Functions that are called for their effect, and never refuse a row. */
const HARMLESS: ReadonlySet<string> = new Set([
  'pg_notify',
  'set_config',
  'pg_advisory_xact_lock',
  'nextval',
  'setval',
]);
const isHarmless = ([first]: Tokens): boolean => first?.kind === 'word' && HARMLESS.has(first.text.toLowerCase());
