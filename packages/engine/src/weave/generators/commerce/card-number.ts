import { bound } from '../../graph/node.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { CARD_COUNT, CARDS, paymentOf } from '../../records/payment.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';

const PREFIXES: readonly Uint8Array[] = CARDS.map(({ prefix }) => encodeUtf8(prefix));

/** Distinct for up to as many rows as there are numbers; the record ensures that. */
export const cardNumber = generator({
  name: 'card_number',
  version: 1,
  summary: 'A card number from the ranges that processors publish for tests, with its Luhn digit.',
  options: RECORD_OPTION,
  distinct: 'index',
  text: { case: 'upper', least: 13, room: 16, speaks: true },
  capacity: (cell) => ((roomFor(cell) ?? 16) >= 16 ? CARD_COUNT : 0),
  build: (cell, options) => {
    const { card, digits } = paymentOf(cell, options);
    return textValue(cell, [
      {
        kind: 'written',
        write: writeCard,
        args: [bound(PREFIXES), card, digits],
        maxBytes: 16,
        specials: 0,
        slug: true,
      },
    ]);
  },
});

export function writeCard(
  view: DataView,
  at: number,
  prefixes: readonly Uint8Array[],
  card: number,
  digits: number,
): number {
  const prefix = prefixes[card] as Uint8Array;
  for (let i = 0; i < prefix.length; i++) view.setUint8(at + i, prefix[i] as number);
  const end = at + prefix.length + 3;
  let rest = digits;
  for (let i = end - 1; i >= end - 3; i--) {
    const head = Math.floor(rest / 10);
    view.setUint8(i, 48 + rest - head * 10);
    rest = head;
  }
  let sum = 0;
  let twice = true;
  for (let i = end - 1; i >= at; i--) {
    const digit = (view.getUint8(i) - 48) * (twice ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
    twice = !twice;
  }
  view.setUint8(end, 48 + ((10 - (sum % 10)) % 10));
  return end + 1;
}
