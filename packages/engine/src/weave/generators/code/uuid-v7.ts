import { call, choose, constant, multiply, type Node, operate } from '../../graph/node.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { momentRange } from '../time/moment.ts';
import { lowerWords, uuidValue } from './uuid-words.ts';
import { raise } from '../number/raise.ts';

/** Columns with the creation time of a row, in order of preference. */
const CREATED =
  'created_at created created_on inserted_at occurred_at issued_at started_at paid_at joined_at timestamp'.split(' ');

export const uuidV7 = generator({
  name: 'uuid_v7',
  version: 1,
  summary: 'UUIDs in order of time (version 7); they carry the row’s created_at where it has one.',
  distinct: 'index',
  text: { case: 'lower', length: 36, least: 36, room: 36, isWord: true, isEven: true, isMachine: true },
  capacity: ({ maxLength }) =>
    maxLength === undefined || maxLength >= 16 ? Number.MAX_SAFE_INTEGER : raise(16, Math.min(maxLength, 12)),
  build: (cell) => {
    const millis = call(toMillis, createdAt(cell));
    return uuidValue(cell, [
      call(upperWord, millis),
      call(versionSeven, millis, cell.draw('random')),
      ...lowerWords(cell),
    ]);
  },
});

function createdAt(cell: Cell): Node {
  const found = firstMoment(cell) ?? cell.siblingBy('timestamp');
  const start = momentRange({}, cell.asOf).min;
  // Without a time of its own a table grows evenly up to the run's "now".
  const even = operate('+', multiply(cell.row, (cell.asOf - start) / Math.max(1, cell.rows)), start);
  if (found === undefined || (found.value.kind !== 'timestamp' && found.value.kind !== 'date')) return even;
  const moment = found.value.kind === 'date' ? multiply(found.value.node, DAY_MICROS) : found.value.node;
  return found.isNull === undefined ? moment : choose(found.isNull, constant(cell.asOf), moment);
}

/** Only the selected one is made: a later one may follow from the key itself. */
function firstMoment(cell: Cell): ReturnType<Cell['sibling']> {
  for (const name of CREATED) {
    const item = cell.sibling(name);
    if (item?.value.kind === 'timestamp' || item?.value.kind === 'date') return item;
  }
  return undefined;
}

export function toMillis(micros: number): number {
  return Math.max(0, Math.floor(micros / 1000));
}

/** The upper 32 of 48 bits. */
export function upperWord(millis: number): number {
  return Math.floor(millis / 65536) | 0;
}

export function versionSeven(millis: number, random: number): number {
  return ((millis % 65536) << 16) | 0x7000 | (random & 0xfff);
}
