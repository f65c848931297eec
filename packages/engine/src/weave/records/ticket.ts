import { shortAt } from '../graph/table-entry.ts';
import { add, call, type Node } from '../graph/node.ts';
import type { Cell } from '../cell/cell.ts';
import { expandLine } from '../../base/locale/expand-list.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';

/** One request for help: its subject, and a sentence on the same matter that opens its body. */
export type Ticket = {
  readonly subjects: Dictionary;
  readonly subject: Node;
  readonly openings: Dictionary;
  readonly opening: Node;
};

type TicketTable = Pick<Ticket, 'subjects' | 'openings'> & {
  /** For each subject: where the openings of its topic begin, and how many there are. */
  readonly start: Uint16Array;
  readonly count: Uint16Array;
  /** The subjects that concern software. */
  readonly software: Uint16Array;
};

/** Accounts, invoices, pages and files, by their line of `ticket_topic`, whose first lines are the same in every language. */
const OF_SOFTWARE: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 13, 14]);

/** `software`: nothing that only customers of a shop would ask. */
export type TicketMatter = 'any' | 'software';

export function ticketOf(cell: Cell, matter: TicketMatter): Ticket {
  const record = cell.record('ticket');
  return record.once(`ticket/${matter}`, () => {
    const { subjects, openings, start, count, software } = ticketTable(record.lexicon);
    const subject =
      matter === 'software'
        ? call(shortAt, software, record.below(software.length, 'subject'))
        : record.below(subjects.size, 'subject');
    const opening = add(call(shortAt, start, subject), record.below(call(shortAt, count, subject), 'opening'));
    return { subjects, subject, openings, opening };
  });
}

function ticketTable(lexicon: Lexicon): TicketTable {
  return lexicon.once('ticket/table', () => {
    const topics = splitColumns(lexicon.data.ticket_topic).map(([subject = '', opening = '']) => ({
      subjects: expandLine(subject),
      openings: expandLine(opening),
    }));
    let next = 0;
    const starts = topics.map(({ openings }) => (next += openings.length) - openings.length);
    return {
      subjects: makeDictionary(topics.flatMap(({ subjects }) => subjects)),
      openings: makeDictionary(topics.flatMap(({ openings }) => openings)),
      start: Uint16Array.from(topics.flatMap(({ subjects }, topic) => subjects.map(() => starts[topic] ?? 0))),
      count: Uint16Array.from(topics.flatMap(({ subjects, openings }) => subjects.map(() => openings.length))),
      software: Uint16Array.from(
        topics
          .flatMap(({ subjects }, topic) => subjects.map(() => topic))
          .flatMap((topic, at) => (OF_SOFTWARE.has(topic) ? [at] : [])),
      ),
    };
  });
}
