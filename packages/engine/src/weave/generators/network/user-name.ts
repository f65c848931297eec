import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { generator } from '../generator.ts';
import { boxPieces } from './mail-box.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

export const userName = generator({
  name: 'user_name',
  version: 1,
  summary: 'An account’s name made of the row’s person’s, in lower-case ASCII.',
  options: RECORD_OPTION,
  distinct: 'index',
  text: { case: 'lower', room: 6, speaks: true },
  capacity: (cell) => raise(10, Math.min(15, roomFor(cell) ?? 15)),
  build: (cell, options) => textValue(cell, boxPieces(cell, personOf(cell, options), '_', roomFor(cell))),
});
