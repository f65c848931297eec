import { addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { literal } from '../../graph/piece.ts';
import { generator } from '../generator.ts';
import { geometry } from './geometry.ts';
import { degrees } from './point-pieces.ts';
import { textValue } from '../prose/text-value.ts';

export const geoPoint = generator({
  name: 'geo_point',
  version: 1,
  summary: 'A point within the city of the row’s address: a geometry, or "latitude,longitude" in a column of text.',
  options: RECORD_OPTION,
  distinct: 'never',
  text: { room: 24 },
  build: (cell, options) => {
    if (cell.type.kind === 'geometric') return geometry.build(cell, options);
    const { latitude, longitude } = addressOf(cell, options);
    return textValue(cell, [degrees(latitude), literal(','), degrees(longitude)]);
  },
});
