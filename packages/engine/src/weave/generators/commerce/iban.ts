import { bound, constant } from '../../graph/node.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import { placesOf } from '../../records/place-table.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

/** A country's account numbers: the bank code, which is unassigned, and the account digits. */
type IbanForm = {
  readonly country: string;
  readonly bank: Uint8Array;
  readonly account: number;
  readonly tail: Uint8Array;
};

const form = (country: string, bank: string, account: number, tail = ''): IbanForm => ({
  country,
  bank: encodeUtf8(bank),
  account,
  tail: encodeUtf8(tail),
});

/**
 * Banks that do not exist: bank codes count from 1, no Brazilian bank has the last one, and no British bank is called
 * XXXX.
 */
const GERMAN = form('DE', '00000000', 10);
const FORMS: Readonly<Record<string, IbanForm>> = {
  GB: form('GB', 'XXXX000000', 8),
  AT: form('AT', '00000', 11),
  CH: form('CH', '00000', 12),
  FR: form('FR', '0000000000', 11, '00'),
  ES: form('ES', '0000000000', 10),
  IT: form('IT', 'X0000000000', 12),
  NL: form('NL', 'XXXX', 10),
  PL: form('PL', '000000000', 15),
  BR: form('BR', '9999999900000', 10, 'C1'),
};

/** Countries without IBAN use the German form. */
const formOf = (lexicon: Lexicon): IbanForm => FORMS[placesOf(lexicon).country.code] ?? GERMAN;

export const iban = generator({
  name: 'iban',
  version: 1,
  summary: 'An account number with a valid IBAN checksum, at a bank that does not exist.',
  distinct: 'index',
  text: { case: 'upper', least: 15, room: 22, speaks: true },
  capacity: (cell) =>
    (roomFor(cell) ?? 34) >= lengthOf(formOf(cell.lexicon))
      ? raise(10, formOf(cell.lexicon).account)
      : raise(10, Math.min(10, Math.max(0, roomFor(cell) ?? 10))),
  build: (cell) => {
    const shape = formOf(cell.lexicon);
    const length = lengthOf(shape);
    const room = roomFor(cell);
    if (room !== undefined && room < length) {
      const digits = Math.max(1, Math.min(10, room));
      return textValue(cell, [{ kind: 'number', value: cell.index(raise(10, digits)), width: digits }]);
    }
    const args = [bound(shape), constant(countryNumber(shape.country)), cell.index(raise(10, shape.account))];
    return textValue(cell, [{ kind: 'written', write: writeIban, args, maxBytes: length, specials: 0 }]);
  },
});

const lengthOf = ({ bank, account, tail }: IbanForm): number => 4 + bank.length + account + tail.length;

/** The country's letters as the checksum counts them, with two zeros for the check digits: DE is 131400. */
function countryNumber(country: string): number {
  return ((country.charCodeAt(0) - 55) * 100 + (country.charCodeAt(1) - 55)) * 100;
}

export function writeIban(view: DataView, at: number, shape: IbanForm, country: number, account: number): number {
  const start = at + 4;
  let next = start;
  for (let i = 0; i < shape.bank.length; i++) view.setUint8(next++, shape.bank[i] as number);
  let rest = account;
  for (let i = next + shape.account - 1; i >= next; i--) {
    const head = Math.floor(rest / 10);
    view.setUint8(i, 48 + rest - head * 10);
    rest = head;
  }
  next += shape.account;
  for (let i = 0; i < shape.tail.length; i++) view.setUint8(next++, shape.tail[i] as number);
  let remainder = 0;
  for (let i = start; i < next; i++) {
    const byte = view.getUint8(i);
    remainder = (byte < 58 ? remainder * 10 + byte - 48 : remainder * 100 + byte - 55) % 97;
  }
  const check = 98 - ((remainder * 1_000_000 + country) % 97);
  view.setUint8(at, shape.country.charCodeAt(0));
  view.setUint8(at + 1, shape.country.charCodeAt(1));
  view.setUint8(at + 2, 48 + Math.floor(check / 10));
  view.setUint8(at + 3, 48 + (check % 10));
  return next;
}
