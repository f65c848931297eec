import { companyOf } from '../../records/company.ts';
import { organizationKinds, organizationName } from '../../records/organization.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { measurePieces, type Piece } from '../../graph/piece.ts';
import { textOption } from '../../cell/option.ts';
import { textGenerator } from '../prose/text-generator.ts';
import { roomFor } from '../prose/text-value.ts';

export const company = textGenerator({
  name: 'company',
  text: { room: 12, shorter: 'word', speaks: true },
  summary: 'A company’s name.',
  options: { of: 'the kind of organization: hospital, school, bank, brewery … (any company)', ...RECORD_OPTION },
  check: ({ of }) =>
    of === undefined || (typeof of === 'string' && organizationKinds().includes(of))
      ? []
      : [
          {
            code: 'option_invalid',
            path: 'of',
            message: `of must be one of ${organizationKinds().join(', ')}.`,
          },
        ],
  pieces: (cell, options) => {
    const { name, short } = companyOf(cell, options);
    const room = roomFor(cell, true);
    const fits = (pieces: readonly Piece[]): boolean => room === undefined || measurePieces(pieces).chars <= room;
    const kind = textOption(options, 'of');
    const own = kind === undefined ? undefined : organizationName(cell, options, kind);
    if (own !== undefined && fits(own)) return own;
    return fits(name) ? name : short;
  },
});
