import { PADDED } from '../../writers/digits.ts';
import { raise } from '../../generators/number/raise.ts';
import { OP } from '../opcode.ts';
import { i32, integer, load, MAX_INT32, type Operand, toInt } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { divide } from './write-digits.ts';

/** A position of a text and its allowed bytes. */
export type Place = { readonly at: number; readonly bytes: Uint8Array };

/** Neighbouring positions whose bytes are looked up at once. */
type Group = { readonly places: readonly Place[]; readonly at: number; readonly size: number };

/** Quotients are exact below this, in any order of division. */
export const EXACT_INDEX = 2 ** 52;
const TABLE = 10_000;
const WIDEST = 4;

/** Writes an index one to one into positions, of which the first takes the index's lowest digit. Does not advance. */
export function storePlaces(loom: Translation, index: Operand, places: readonly Place[]): void {
  const { body } = loom;
  const found: { readonly group: Group; readonly digit: Operand }[] = [];
  let rest = body.keep(index);
  const groups = groupsOf(places);
  groups.forEach((group, position) => {
    if (group.size === 1) {
      found.push({ group, digit: { ...integer([OP.i32Const, 0], 0, 0), constant: 0 } });
      return;
    }
    if (rest.type === 'f64') rest = body.keep(rest.max <= MAX_INT32 ? toInt(rest) : rest);
    if (position === groups.length - 1) {
      found.push({ group, digit: toInt({ ...rest, max: Math.min(rest.max, group.size - 1) }) });
      return;
    }
    const [head, digit] = divide(loom, rest, group.size);
    found.push({ group, digit: body.keep(digit) });
    rest = body.keep(head);
  });
  // A wide store may pass the end of its group: positions further right are written later.
  for (const { group, digit } of found.toSorted((a, b) => a.group.at - b.group.at)) storeGroup(loom, group, digit);
}

function groupsOf(places: readonly Place[]): readonly Group[] {
  const groups: Group[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    const size = (last?.size ?? TABLE) * place.bytes.length;
    if (last !== undefined && size <= TABLE && last.places.length < WIDEST)
      groups[groups.length - 1] = { places: [...last.places, place], at: Math.min(last.at, place.at), size };
    else groups.push({ places: [place], at: place.at, size: place.bytes.length });
  }
  return groups;
}

function storeGroup(loom: Translation, group: Group, digit: Operand): void {
  const { places, at } = group;
  const [only] = places;
  if (places.length === 1 && only !== undefined) {
    loom.store8(at, byteOf(loom, only.bytes, digit));
    return;
  }
  const key = `places/${places.map((place) => `${place.at - at}:${place.bytes.join()}`).join('/')}`;
  if (places.length === 2) {
    const table = loom.image.place(key, () => Uint16Array.from(wordsOf(group)));
    loom.store16(at, load('u16', table, digit));
    return;
  }
  const table = loom.image.place(isPadded(group) ? PADDED : key, () => Uint32Array.from(wordsOf(group)));
  loom.store32(at, load('i32', table, digit));
}

/** A byte of a list; consecutive bytes are counted from the first. */
function byteOf(loom: Translation, bytes: Uint8Array, digit: Operand): Operand {
  const [first = 0] = bytes;
  if (bytes.every((byte, index) => byte === first + index)) return i32.add(digit, first);
  return load(
    'u8',
    loom.image.place(`bytes/${bytes.join()}`, () => bytes),
    digit,
  );
}

/** The bytes of a group for each of its numbers, as little-endian words. */
function wordsOf({ places, at, size }: Group): readonly number[] {
  return Array.from({ length: size }, (_, number) => {
    let rest = number;
    let word = 0;
    for (const place of places) {
      const byte = place.bytes[rest % place.bytes.length] ?? 0;
      word += byte * raise(256, place.at - at);
      rest = Math.floor(rest / place.bytes.length);
    }
    return word;
  });
}

/** Four decimal digits, the lowest on the right, for which a table exists already. */
function isPadded({ places, at }: Group): boolean {
  return (
    places.length === 4 &&
    places.every(({ bytes }, index) => bytes.length === 10 && bytes[index] === 48 + index) &&
    places.every(
      (place, index) => place.at - at === 3 - index && place.bytes.every((byte, digit) => byte === 48 + digit),
    )
  );
}
