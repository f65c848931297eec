import { isSpaced } from '../../../base/locale/language.ts';
import { ticketOf } from '../../records/ticket.ts';
import { checkMatter, matterOf, MATTER_OPTION } from './ticket-matter.ts';
import { fitDictionary } from '../../../base/text/fit-dictionary.ts';
import { literal, word } from '../../graph/piece.ts';
import { checkRange } from '../check-options.ts';
import { generator } from '../generator.ts';
import { countOption } from '../../cell/option.ts';
import { prosePieces } from './prose.ts';
import { sentencesFrom } from './prose-generator.ts';
import { roomFor, roomWithin, textValue } from './text-value.ts';

const detailsOf = sentencesFrom('ticket_sentence');

export const ticketBody = generator({
  name: 'ticket_body',
  version: 1,
  summary: 'A request for help in a few sentences, on the matter of the row’s ticket_subject.',
  options: {
    ...MATTER_OPTION,
    min: 'the fewest sentences (2)',
    max: 'the most sentences (5)',
    max_length: 'the most characters (what the column holds)',
  },
  distinct: 'suffix',
  text: { least: 20, room: 40, shorter: 'sentence' },
  check: (options) => [...checkRange(options), ...checkMatter(options)],
  capacity: (cell) => (roomFor({ ...cell, unique: true }, true) === 0 ? 0 : Number.MAX_SAFE_INTEGER),
  build: (cell, options) => {
    const room = roomWithin(cell, options);
    const { openings, opening } = ticketOf(cell, matterOf(options));
    const details = detailsOf(cell);
    const space = isSpaced(cell.lexicon.code) ? ' ' : '';
    const most = countOption(options, 'max', Math.max(5, countOption(options, 'min', 0)), 1);
    const least = countOption(options, 'min', Math.min(2, most), 1);
    const rest = room === undefined ? undefined : room - openings.maxChars - space.length;
    if (most === 1 || (rest !== undefined && rest < details.words.maxChars))
      return textValue(cell, [word(room === undefined ? openings : fitDictionary(openings, room), opening)], true);
    const shape = { min: Math.max(1, least - 1), max: most - 1 };
    return textValue(
      cell,
      [word(openings, opening), ...(space === '' ? [] : [literal(space)]), ...prosePieces(cell, details, shape, rest)],
      true,
    );
  },
});
