import type { Expression } from '@rowloom/engine';
import { NULL } from '../expression/read-constant.ts';
import { NotRead, readOrNothing } from '../functions/not-read.ts';
import { followQuery, type QueryStep } from './follow-query.ts';
import { mergeStates, type Survivor } from './merge-states.ts';
import type { ConditionReader } from './read-condition.ts';
import { assign, type RowState, UNKNOWN, write } from './row-state.ts';
import type { TriggerBody, TriggerStep } from './trigger-step.ts';
import type { Tokens } from './trigger-tokens.ts';

/** A condition on the path to a refusal: true, or not true. */
export type Literal = { readonly test: Expression; readonly isTrue: boolean };

export type Path = readonly Literal[];

export type Followed = {
  readonly refusals: readonly { readonly path: Path; readonly says?: string }[];
  /** Columns that the trigger writes in some rows. */
  readonly sets: ReadonlySet<string>;
  readonly inserts: readonly { readonly statement: Tokens; readonly state: RowState }[];
  /** True if nothing was skipped. */
  readonly isWhole: boolean;
};

/** Continuing branches double what follows; people write only a few of these. */
const MAX_STEPS = 400;

/** What was found so far on all paths through a trigger. */
type Walk = {
  readonly reader: ConditionReader;
  readonly refusals: { path: Path; says?: string }[];
  readonly sets: Set<string>;
  readonly inserts: { statement: Tokens; state: RowState }[];
  isWhole: boolean;
  /** Steps that may still be taken. */
  left: number;
};

/** The state at the end of the steps, unless all paths end in a refusal or an acceptance. */
type End = { readonly state: RowState | undefined; readonly accepted: readonly Path[]; readonly stops: boolean };

/** All paths through a trigger that end in a refusal. */
export function followSteps(
  { variables, steps }: TriggerBody,
  reader: ConditionReader,
  when: Expression | undefined,
): Followed {
  const walk: Walk = { reader, refusals: [], sets: new Set(), inserts: [], isWhole: true, left: MAX_STEPS };
  const start: RowState = { variables: new Map(), records: new Map(), written: new Map(), found: UNKNOWN };
  const state = variables.reduce(
    (now, { name, value }) => assign(now, name, value === undefined ? NULL : reader.read(value, now)),
    start,
  );
  run(walk, steps, state, when === undefined ? [] : [{ test: when, isTrue: true }]);
  const { refusals, sets, inserts, isWhole } = walk;
  return { refusals, sets, inserts, isWhole };
}

function run(walk: Walk, list: readonly TriggerStep[], before: RowState, path: Path): End {
  const { reader } = walk;
  let state = before;
  let here = path;
  const accepted: Path[] = [];
  for (const step of list) {
    walk.left -= 1;
    if (walk.left < 0) throw new NotRead();
    switch (step.kind) {
      case 'refuse':
        walk.refusals.push({ path: here, ...(step.says === undefined ? {} : { says: step.says }) });
        return { state: undefined, accepted, stops: false };
      case 'accept':
        return { state: undefined, accepted: [...accepted, here.slice(path.length)], stops: false };
      case 'set':
        walk.sets.add(step.column);
        state = write(state, step.column, reader.read(step.value, state));
        break;
      case 'assign':
        state = assign(state, step.name, reader.read(step.value, state));
        break;
      case 'query':
        state = query(walk, step, state, here);
        break;
      case 'insert':
        walk.inserts.push({ statement: step.statement, state });
        break;
      case 'other':
        break;
      case 'unread':
        walk.isWhole = false;
        return { state: undefined, accepted, stops: true };
      case 'if': {
        const end = choose(walk, step, state, here);
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
}

function choose(walk: Walk, step: Extract<TriggerStep, { kind: 'if' }>, state: RowState, path: Path): End {
  const accepted: Path[] = [];
  const survivors: Survivor[] = [];
  const before: Literal[] = [];
  let stops = false;
  const branches = [
    ...step.branches.map(({ when: test, then }) => ({ test, then })),
    { test: undefined, then: step.otherwise },
  ];
  for (const { test, then } of branches) {
    const condition = test === undefined ? undefined : walk.reader.read(test, state);
    const own: Path = [...before, ...(condition === undefined ? [] : [{ test: condition, isTrue: true }])];
    const end = run(walk, then, state, [...path, ...own]);
    stops ||= end.stops;
    accepted.push(...end.accepted.map((one) => [...own, ...one]));
    if (end.state !== undefined) survivors.push({ when: condition, state: end.state });
    // Rows that would be refused here are excluded further on.
    const isRefused = end.state === undefined && end.accepted.length === 0 && !end.stops;
    if (condition !== undefined && !isRefused) before.push({ test: condition, isTrue: false });
  }
  if (stops) return { state: undefined, accepted, stops };
  return { state: mergeStates(survivors), accepted, stops };
}

function query(walk: Walk, step: QueryStep, state: RowState, path: Path): RowState {
  const refuse = (test: Expression): void => void walk.refusals.push({ path: [...path, { test, isTrue: false }] });
  const known = readOrNothing(() => followQuery(step, state, walk.reader, refuse));
  if (known !== undefined) return known;
  walk.isWhole = false;
  return step.into.reduce((now, name) => assign(now, name, UNKNOWN), { ...state, found: UNKNOWN });
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
