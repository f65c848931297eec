import type { Expression } from '@rowloom/engine';
import { NULL } from '../expression/read-constant.ts';
import { NotRead, readOrNothing } from '../functions/not-read.ts';
import type { Lookup } from './lookup.ts';
import { type ConditionReader, existsIn, isCount } from './read-condition.ts';
import { type RowState, UNKNOWN } from './row-state.ts';
import type { TriggerBody, TriggerStep } from './trigger-step.ts';
import { reads, type Tokens, withoutParentheses, word } from './trigger-tokens.ts';

/** A condition on the way to a refusal: it is true, or it is not. */
export type Literal = { readonly test: Expression; readonly isTrue: boolean };

export type Path = readonly Literal[];

export type Followed = {
  readonly refusals: readonly { readonly path: Path; readonly says?: string }[];
  /** Columns that the trigger writes in some row at least. */
  readonly sets: ReadonlySet<string>;
  readonly inserts: readonly { readonly statement: Tokens; readonly state: RowState }[];
  /** True where nothing was passed over. */
  readonly isWhole: boolean;
};

/** Branches that go on double what follows; a few such are what people write. */
const MAX_STEPS = 400;

/** All ways through a trigger that end in a refusal. */
export function followSteps(
  { variables, steps }: TriggerBody,
  reader: ConditionReader,
  when: Expression | undefined,
): Followed {
  const refusals: { path: Path; says?: string }[] = [];
  const sets = new Set<string>();
  const inserts: { statement: Tokens; state: RowState }[] = [];
  let isWhole = true;
  let left = MAX_STEPS;

  /** What is known where the steps end, if they do not all end in a refusal or an acceptance. */
  type End = { readonly state: RowState | undefined; readonly accepted: readonly Path[]; readonly stops: boolean };

  const run = (list: readonly TriggerStep[], before: RowState, path: Path): End => {
    let state = before;
    let here = path;
    const accepted: Path[] = [];
    for (const step of list) {
      left -= 1;
      if (left < 0) throw new NotRead();
      switch (step.kind) {
        case 'refuse':
          refusals.push({ path: here, ...(step.says === undefined ? {} : { says: step.says }) });
          return { state: undefined, accepted, stops: false };
        case 'accept':
          return { state: undefined, accepted: [...accepted, here.slice(path.length)], stops: false };
        case 'set':
          sets.add(step.column);
          state = write(state, step.column, reader.read(step.value, state));
          break;
        case 'assign':
          state = assign(state, step.name, reader.read(step.value, state));
          break;
        case 'query':
          state = readOrNothing(() => query(step, state, here)) ?? forget(step, state);
          break;
        case 'insert':
          inserts.push({ statement: step.statement, state });
          break;
        case 'other':
          break;
        case 'unread':
          isWhole = false;
          return { state: undefined, accepted, stops: true };
        case 'if': {
          const end = choose(step, state, here);
          for (const one of end.accepted) {
            accepted.push([...here.slice(path.length), ...one]);
            here = here.concat(unless(one));
          }
          if (end.state === undefined) return { state: undefined, accepted, stops: end.stops };
          state = end.state;
          break;
        }
        default:
          step satisfies never;
      }
    }
    return { state, accepted, stops: false };
  };

  const choose = (step: Extract<TriggerStep, { kind: 'if' }>, state: RowState, path: Path): End => {
    const accepted: Path[] = [];
    const survivors: { readonly when: Expression | undefined; readonly state: RowState }[] = [];
    const before: Literal[] = [];
    let stops = false;
    const branches = [
      ...step.branches.map(({ when: test, then }) => ({ test, then })),
      { test: undefined, then: step.otherwise },
    ];
    for (const { test, then } of branches) {
      const condition = test === undefined ? undefined : reader.read(test, state);
      const own: Path = [...before, ...(condition === undefined ? [] : [{ test: condition, isTrue: true }])];
      const end = run(then, state, [...path, ...own]);
      stops ||= end.stops;
      accepted.push(...end.accepted.map((one) => [...own, ...one]));
      if (end.state !== undefined) survivors.push({ when: condition, state: end.state });
      // Rows that would be refused here are known not to be such further on.
      const isRefused = end.state === undefined && end.accepted.length === 0 && !end.stops;
      if (condition !== undefined && !isRefused) before.push({ test: condition, isTrue: false });
    }
    if (stops) return { state: undefined, accepted, stops };
    return { state: merge(survivors), accepted, stops };
  };

  const query = (step: Extract<TriggerStep, { kind: 'query' }>, state: RowState, path: Path): RowState => {
    const { items, lookup, columnOf } = reader.readQuery(
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
      : existsIn({ items, lookup, columnOf }, reader.probe);
    if (step.strict === true) refusals.push({ path: [...path, { test: found, isTrue: false }] });
    let now: RowState = { ...state, found };
    const isRecord =
      step.into.length === 1 && (items.length > 1 || reads(items[0]?.[0], '*') || reads(items[0]?.at(-1), '*'));
    if (isRecord) return { ...now, records: new Map(now.records).set(step.into[0] ?? '', lookup) };
    for (const [index, name] of step.into.entries()) {
      const held = valueOf(items[index] ?? [], lookup, columnOf);
      // Where nothing is found, MySQL leaves the variable as it is.
      const isKept = step.keeps === true && !isAggregate && state.variables.get(name) !== NULL;
      now = assign(now, name, isKept ? UNKNOWN : held);
    }
    return now;
  };

  const forget = ({ into }: Extract<TriggerStep, { kind: 'query' }>, state: RowState): RowState => {
    isWhole = false;
    return into.reduce((now, name) => assign(now, name, UNKNOWN), { ...state, found: UNKNOWN });
  };

  const valueOf = (item: Tokens, lookup: Lookup, columnOf: (item: Tokens) => string | undefined): Expression => {
    if (isCount(item)) return reader.probe(lookup, 'count');
    const named = item.findIndex((token) => reads(token, 'as'));
    const value = withoutParentheses(named < 0 ? item : item.slice(0, named));
    const column = columnOf(value);
    if (column !== undefined) return reader.probe(lookup, { column });
    const isConstant =
      value.length === 1 && (value[0]?.kind === 'number' || value[0]?.kind === 'string' || reads(value[0], 'true'));
    if (!isConstant) return UNKNOWN;
    const then: Expression = reads(value[0], 'true')
      ? { op: 'literal', type: 'boolean', value: true }
      : { op: 'literal', type: value[0]?.kind === 'number' ? 'number' : 'text', value: value[0]?.text ?? '' };
    return { op: 'case', whens: [{ when: reader.probe(lookup, 'exists'), then }] };
  };

  const start: RowState = { variables: new Map(), records: new Map(), written: new Map(), found: UNKNOWN };
  const state = variables.reduce(
    (now, { name, value }) => assign(now, name, value === undefined ? NULL : reader.read(value, now)),
    start,
  );
  run(steps, state, when === undefined ? [] : [{ test: when, isTrue: true }]);
  return { refusals, sets, inserts, isWhole };
}

/** Functions that are called for what they do, and which refuse no row. */
const HARMLESS: ReadonlySet<string> = new Set([
  'pg_notify',
  'set_config',
  'pg_advisory_xact_lock',
  'nextval',
  'setval',
]);
const isHarmless = ([first]: Tokens): boolean => first?.kind === 'word' && HARMLESS.has(first.text.toLowerCase());

function write(state: RowState, column: string, value: Expression): RowState {
  return { ...state, written: new Map(state.written).set(column, value) };
}

function assign(state: RowState, name: string, value: Expression): RowState {
  const records = new Map(state.records);
  records.delete(name);
  return { ...state, records, variables: new Map(state.variables).set(name, value) };
}

/** That not all of a path holds. */
function unless(path: Path): Literal {
  const [only, ...more] = path;
  if (only !== undefined && more.length === 0) return { test: only.test, isTrue: !only.isTrue };
  return { test: { op: 'and', args: path.map(asTest) }, isTrue: false };
}

/** The literal as a condition that is never NULL. */
export const asTest = ({ test, isTrue }: Literal): Expression => {
  const holds: Expression = { op: 'is', arg: test, value: 'true' };
  return isTrue ? holds : { op: 'not', arg: holds };
};

type Survivor = { readonly when: Expression | undefined; readonly state: RowState };

/** What holds after branches of which any may have been taken. */
function merge(survivors: readonly Survivor[]): RowState | undefined {
  const [first, ...more] = survivors;
  if (first === undefined || more.length === 0) return first?.state;
  const pick = (of: (state: RowState) => Expression | undefined): Expression => {
    const values = survivors.map(({ state }) => of(state));
    if (values.every((value) => value !== undefined && value === values[0])) return values[0] ?? UNKNOWN;
    const last = survivors.at(-1);
    if (last?.when !== undefined || values.includes(undefined)) return UNKNOWN;
    const whens = survivors
      .slice(0, -1)
      .map(({ when }, index) => ({ when: when ?? UNKNOWN, then: values[index] ?? UNKNOWN }));
    return { op: 'case', whens, otherwise: values.at(-1) ?? UNKNOWN };
  };
  const names = new Set(survivors.flatMap(({ state }) => [...state.variables.keys()]));
  const columns = new Set(survivors.flatMap(({ state }) => [...state.written.keys()]));
  const records = [...first.state.records].filter(([name, lookup]) =>
    more.every(({ state }) => state.records.get(name) === lookup),
  );
  return {
    variables: new Map([...names].map((name) => [name, pick((state) => state.variables.get(name))])),
    records: new Map(records),
    written: new Map(
      [...columns].map((name) => [name, pick((state) => state.written.get(name) ?? { op: 'column', name })]),
    ),
    found: pick((state) => state.found),
  };
}
