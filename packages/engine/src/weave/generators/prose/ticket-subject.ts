import { ticketOf } from '../../records/ticket.ts';
import { checkMatter, matterOf, MATTER_OPTION } from './ticket-matter.ts';
import { fitDictionary } from '../../../base/text/fit-dictionary.ts';
import { word } from '../../graph/piece.ts';
import { textGenerator } from './text-generator.ts';
import { roomFor } from './text-value.ts';

export const ticketSubject = textGenerator({
  name: 'ticket_subject',
  text: { least: 8, room: 20, shorter: 'phrase' },
  summary: 'The subject of a request for help; the row’s ticket_body is on the same matter.',
  options: MATTER_OPTION,
  check: checkMatter,
  pieces: (cell, options) => {
    const { subjects, subject } = ticketOf(cell, matterOf(options));
    const room = roomFor(cell, true);
    return [word(room === undefined ? subjects : fitDictionary(subjects, room), subject)];
  },
});
