import { addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { generator } from '../generator.ts';

export const longitude = generator({
  name: 'longitude',
  version: 1,
  summary: 'Degrees east of Greenwich, within the city of the row’s address.',
  options: RECORD_OPTION,
  distinct: 'never',
  text: { room: 11 },
  build: (cell, options) => ({ kind: 'decimal', node: addressOf(cell, options).longitude, scale: 6 }),
});
