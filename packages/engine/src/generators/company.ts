import { companyOf } from '../records/company.ts';
import { RECORD_OPTION } from '../records/record-name.ts';
import { measurePieces } from '../text/piece.ts';
import { textGenerator } from './text-generator.ts';
import { roomFor } from './text-value.ts';

export const company = textGenerator({
  name: 'company',
  summary: 'A company’s name.',
  options: RECORD_OPTION,
  pieces: (cell, options) => {
    const { name, short } = companyOf(cell, options);
    const room = roomFor(cell, true);
    return room === undefined || measurePieces(name).chars <= room ? name : short;
  },
});
