import { add, type Node } from '../../graph/node.ts';
import { writeSmall } from '../../writers/write-integer.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkOneOf } from '../check-options.ts';
import { generator } from '../generator.ts';
import { numberOption } from '../../cell/option.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

/** 1 to 254 in each of three networks. */
const V4_COUNT = 762;
/** Sixteen bits in each of three groups, the first of which is not 0. */
const V6_COUNT = 2 ** 48 - 2 ** 32;
const V6_LENGTH = 24;
const V4_LENGTH = 15;

/** Only networks that RFC 5737 and RFC 3849 reserve for documentation. */
export const ipAddress = generator({
  name: 'ip_address',
  version: 1,
  summary:
    'An IP address from the networks kept for documentation; version 6 where a unique column needs more than 762.',
  options: { version: '4 or 6 (4)' },
  distinct: 'index',
  text: { case: 'lower', least: 7, room: 15, speaks: true, isMachine: true },
  check: (options) => checkOneOf(options, 'version', [4, 6, '4', '6']),
  capacity: (cell, options) => (isSix({ ...cell, unique: true }, options) ? V6_COUNT : V4_COUNT),
  build: (cell, options) => {
    const room = roomFor(cell) ?? V6_LENGTH;
    if (room < V4_LENGTH)
      return textValue(cell, [
        { kind: 'number', value: cell.index(raise(10, Math.max(1, room))), width: Math.max(1, room) },
      ]);
    return textValue(cell, [isSix(cell, options) ? v6Piece(cell.index(V6_COUNT)) : v4Piece(cell.index(V4_COUNT))]);
  },
});

function isSix(cell: Pick<Cell, 'type' | 'maxLength' | 'numbers' | 'unique'>, options: GeneratorOptions): boolean {
  if ((roomFor(cell) ?? V6_LENGTH) < V6_LENGTH) return false;
  const version = numberOption(options, 'version');
  return version === undefined ? cell.unique && cell.numbers > V4_COUNT : version === 6;
}

function v4Piece(index: Node): Piece {
  return { kind: 'written', write: writeIpv4, args: [index], maxBytes: V4_LENGTH, specials: 0 };
}

function v6Piece(index: Node): Piece {
  return { kind: 'written', write: writeIpv6, args: [add(index, 4294967296)], maxBytes: V6_LENGTH, specials: 0 };
}

const NETWORKS: readonly (readonly [number, number, number])[] = [
  [192, 0, 2],
  [198, 51, 100],
  [203, 0, 113],
];

export function writeIpv4(view: DataView, at: number, index: number): number {
  const network = NETWORKS[Math.floor(index / 254)] as readonly [number, number, number];
  let next = at;
  for (let i = 0; i < 3; i++) {
    next = writeSmall(view, next, network[i] as number);
    view.setUint8(next++, 46);
  }
  return writeSmall(view, next, (index % 254) + 1);
}

/** 2001:db8::a:b:c, groups without leading zeros; the first group is never 0, so that the text is canonical. */
export function writeIpv6(view: DataView, at: number, index: number): number {
  view.setUint32(at, 0x32303031);
  view.setUint32(at + 4, 0x3a646238);
  view.setUint16(at + 8, 0x3a3a);
  const low = index % 4294967296;
  let next = writeGroup(view, at + 10, Math.floor(index / 4294967296));
  view.setUint8(next, 58);
  next = writeGroup(view, next + 1, Math.floor(low / 65536));
  view.setUint8(next, 58);
  return writeGroup(view, next + 1, low % 65536);
}

function writeGroup(view: DataView, at: number, value: number): number {
  let next = at;
  for (let shift = 12; shift >= 0; shift -= 4) {
    const digit = (value >> shift) & 15;
    if (value >> shift === 0 && shift > 0) continue;
    view.setUint8(next++, digit < 10 ? 48 + digit : 87 + digit);
  }
  return next;
}
