import { constant } from '../../graph/node.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const INDEXED = 5;

/** The first octet 02 means "locally administered": no manufacturer has it. */
export const macAddress = generator({
  name: 'mac_address',
  version: 1,
  summary: 'A locally administered hardware address.',
  distinct: 'index',
  text: { case: 'lower', least: 17, room: 17, isMachine: true },
  capacity: (cell) =>
    (roomFor(cell) ?? 17) < 17 ? raise(10, Math.max(1, Math.min(12, roomFor(cell) ?? 17))) : raise(256, INDEXED),
  build: (cell) => {
    const room = roomFor(cell) ?? 100;
    if (room < 17) {
      const digits = Math.max(1, Math.min(12, room));
      return textValue(cell, [{ kind: 'number', value: cell.index(raise(10, digits)), width: digits }]);
    }
    const octets = cell.type.kind === 'macaddr' ? cell.type.bytes : 6;
    const args = [cell.index(raise(256, INDEXED)), constant(octets), cell.draw('rest')];
    return textValue(cell, [
      { kind: 'written', write: writeMac, args, maxBytes: 24, maxChars: octets * 3 - 1, specials: 0 },
    ]);
  },
});

export function writeMac(view: DataView, at: number, index: number, octets: number, random: number): number {
  let next = writeOctet(view, at, 2);
  let rest = index;
  for (let i = 1; i < octets; i++) {
    const head = Math.floor(rest / 256);
    view.setUint8(next, 58);
    next = writeOctet(view, next + 1, i <= INDEXED ? rest - head * 256 : (random >>> (i * 3)) & 255);
    rest = head;
  }
  return next;
}

function writeOctet(view: DataView, at: number, value: number): number {
  const high = value >> 4;
  const low = value & 15;
  view.setUint8(at, high < 10 ? 48 + high : 87 + high);
  view.setUint8(at + 1, low < 10 ? 48 + low : 87 + low);
  return at + 2;
}
