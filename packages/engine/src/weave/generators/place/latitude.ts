import { addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { generator } from '../generator.ts';

export const latitude = generator({
  name: 'latitude',
  version: 1,
  summary: 'Degrees north of the equator, within the city of the row’s address.',
  options: RECORD_OPTION,
  distinct: 'never',
  text: { room: 10 },
  build: (cell, options) => ({ kind: 'decimal', node: addressOf(cell, options).latitude, scale: 6 }),
});
