import { reservedHosts } from '../../../base/data/reserved-hosts.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { type Dictionary, makeDictionary } from '../../../base/text/dictionary.ts';
import { filterDictionary } from '../../../base/text/fit-dictionary.ts';
import { literal, measurePieces, type Piece, word } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { companyHost, hostOfCompany } from './host-name.ts';
import { boxPieces } from './mail-box.ts';
import { textOption } from '../../cell/option.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const HOSTS = makeDictionary(splitList(reservedHosts));
const SHORTEST = 9;
/** The characters that a name and a row's number need. */
const LONG_BOX = 24;
const BOXES = makeDictionary(['info', 'office', 'contact', 'mail', 'sales']);

/** Unique by construction: the row's own number is in the local part. Reserved domains: no message can reach anyone. */
export const email = generator({
  name: 'email',
  version: 1,
  summary: 'An e-mail address of the row’s person, in a domain reserved for examples.',
  options: {
    domain: 'one domain for all (reserved ones)',
    of: '`company`: the office of the row’s company (its person)',
    at: '`company`: the row’s person in the domain of its company; `employer`: of the company that the row belongs to (reserved ones)',
    ...RECORD_OPTION,
  },
  distinct: 'index',
  text: { case: 'lower', least: 12, room: 20, speaks: true },
  capacity: (cell, options) => {
    const room = roomFor(cell);
    const host = textOption(options, 'domain')?.length ?? SHORTEST;
    return room === undefined
      ? Number.MAX_SAFE_INTEGER
      : raise(10, Math.max(0, Math.min(15, room - host - 1))) * (room > host ? 1 : 0);
  },
  build: (cell, options) => {
    const office = companyHost(cell, options);
    if (office !== undefined && measurePieces(office).chars + BOXES.maxChars < (roomFor(cell) ?? Infinity))
      return textValue(cell, [word(BOXES, cell.below(BOXES.size, 'box')), literal('@'), ...office]);
    const room = roomFor(cell);
    const work = workHost(cell, options);
    if (work !== undefined && measurePieces(work).chars + LONG_BOX <= (room ?? Infinity)) {
      const left = room === undefined ? undefined : room - measurePieces(work).chars - 1;
      return textValue(cell, [...boxPieces(cell, personOf(cell, options), '.', left), literal('@'), ...work]);
    }
    const hosts = hostsFor(cell, options);
    const box = boxPieces(
      cell,
      personOf(cell, options),
      '.',
      room === undefined ? undefined : room - hosts.maxChars - 1,
    );
    return textValue(cell, [
      ...box,
      literal('@'),
      hosts.size === 1 ? literal(hosts.words[0] ?? '') : word(hosts, cell.below(hosts.size, 'host')),
    ]);
  },
});

/** The domain of the company that the row names, or of the company row that it refers to. */
function workHost(cell: Cell, options: GeneratorOptions): readonly Piece[] | undefined {
  if (options['at'] === 'company') return hostOfCompany(cell, options);
  const employer = options['at'] === 'employer' ? cell.above('company') : undefined;
  return employer === undefined ? undefined : hostOfCompany(employer.cell, employer.options);
}

/** Long domains are dropped first in a narrow column, so that the name keeps eight characters. */
function hostsFor(cell: Cell, options: GeneratorOptions): Dictionary {
  const domain = textOption(options, 'domain');
  if (domain !== undefined) return makeDictionary([domain.replace(/^@/, '').toLowerCase()]);
  const room = roomFor(cell);
  if (room === undefined) return HOSTS;
  const wanted = room - 9 - (cell.unique ? String(cell.numbers).length : 2);
  return filterDictionary(HOSTS, Math.max(SHORTEST, wanted));
}
