import { lookUp } from '../graph/table-entry.ts';
import { type Node, constant, operate, type Operator } from '../graph/node.ts';
import type { Reader } from '../graph/run-context.ts';
import { selectBuilt } from './select-variant.ts';
import { wholeSeconds } from '../graph/whole-seconds.ts';
import { orderValues } from '../../language/values/compare-values.ts';
import type { Comparison } from '../../language/values/operators.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { call, choose } from '../graph/node.ts';
import { alignValues, listedText } from './align-values.ts';
import type { Derived } from './derive-context.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';

const OPERATORS: Readonly<Record<string, Operator>> = {
  '=': '===',
  '<>': '!==',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** 1 where the comparison is true; a comparison with NULL is not, unless the operator says otherwise. */
export function compareDerived(operator: Comparison, left: Derived, right: Derived): Node {
  const [a, b] = alignValues(left.value, right.value);
  const distinct = operator === 'is distinct from';
  if (distinct || operator === 'is not distinct from') {
    const same = compareDerived('=', left, right);
    const bothNull = operate('&&', nullNode(left), nullNode(right));
    const equal = operate('||', bothNull, same);
    return distinct ? operate('!', equal) : equal;
  }
  const test = orderPlaces(operator, left, right) ?? operatorNode(operator, a, b);
  const absent = operate('||', nullNode(left), nullNode(right));
  return choose(absent, constant(0), test);
}

export function nullNode(derived: Derived): Node {
  return derived.value.kind === 'null' ? constant(1) : (derived.isNull ?? constant(0));
}

function operatorNode(operator: Comparison, a: Derived['value'], b: Derived['value']): Node {
  if (a.kind === 'null' || b.kind === 'null') return constant(0);
  if (a.kind === 'text' || b.kind === 'text') return compareText(operator, a, b);
  if (a.kind === 'uuid' && b.kind === 'uuid')
    return operate(OPERATORS[operator] ?? '===', call(orderWords, ...a.words, ...b.words), 0);
  if (!('node' in a) || !('node' in b)) throw new UnbuildableColumn(`derive cannot compare ${a.kind} with ${b.kind}.`);
  const [left, right] =
    a.kind === 'timestamp' || a.kind === 'interval' ? [wholeSeconds(a.node), wholeSeconds(b.node)] : [];
  if (left !== undefined && right !== undefined) return operate(OPERATORS[operator] ?? '===', left, right);
  return operate(OPERATORS[operator] ?? '===', a.node, b.node);
}

/** Below 0 where the first UUID, of four words, comes before the second. */
function orderWords(a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number): number {
  return (a >>> 0) - (e >>> 0) || (b >>> 0) - (f >>> 0) || (c >>> 0) - (g >>> 0) || (d >>> 0) - (h >>> 0);
}

/** The order of two texts of other rows: both are made as a whole, since their parts do not tell it. */
function orderPlaces(operator: Comparison, left: Derived, right: Derived): Node | undefined {
  if (operator === '=' || operator === '<>' || left.value.kind !== 'text' || right.value.kind !== 'text')
    return undefined;
  if (left.place === undefined || right.place === undefined) return undefined;
  const [a, b] = [left.place, right.place].map(({ scope, column }) => ({
    reader: scope.once(`read/${column}`, () =>
      scope.run.readerOf(scope.table.name, { op: 'column', name: column }, false),
    ),
    row: scope.row,
  }));
  if (a === undefined || b === undefined) return undefined;
  return operate(OPERATORS[operator] ?? '<', call(orderTexts, a.reader, a.row, b.reader, b.row), 0);
}

function orderTexts(a: Reader, row: number, b: Reader, other: number): number {
  const [left, right] = [a.valueAt(row, 0), b.valueAt(other, 0)];
  return left === null || right === null ? 0 : orderValues(left, right);
}

/** Text can be compared for equality where each side is drawn from a known list. */
function compareText(operator: Comparison, a: Derived['value'], b: Derived['value']): Node {
  const left = listedText(a);
  const right = listedText(b);
  if (left === undefined || right === undefined || (operator !== '=' && operator !== '<>')) {
    throw new UnbuildableColumn('derive can compare texts only for equality, and only those chosen from a list.');
  }
  // The right list's entries by their place in the left one; -1 where they do not occur there.
  const places = Int32Array.from(right.words.words, (entry) => left.words.words.indexOf(entry));
  const place =
    typeof right.index === 'number' ? constant(places[right.index] ?? -1) : call(lookUp, places, right.index);
  return operate(operator === '=' ? '===' : '!==', left.index, place);
}

/** One of two derived values; texts from lists stay a list, so that the result can be compared again. */
export function selectDerived(test: Node, then: Derived, otherwise: Derived): Derived {
  const [a, b] = alignValues(then.value, otherwise.value);
  const left = listedText(a);
  const right = listedText(b);
  if (left === undefined || right === undefined)
    return selectBuilt(test, { ...then, value: a }, { ...otherwise, value: b });
  const entries = [...new Set([...left.words.words, ...right.words.words])];
  const words = makeDictionary(entries);
  const offsets = Int32Array.from(right.words.words, (entry) => entries.indexOf(entry));
  const moved =
    typeof right.index === 'number' ? constant(offsets[right.index] ?? 0) : call(lookUp, offsets, right.index);
  const index = choose(test, left.index, moved);
  const isNull = selectBuilt(test, then, otherwise).isNull;
  return { value: { kind: 'text', pieces: [{ kind: 'word', words, index }] }, isNull };
}
