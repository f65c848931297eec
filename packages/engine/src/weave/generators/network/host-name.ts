import { reservedHosts } from '../../../base/data/reserved-hosts.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { companyOf } from '../../records/company.ts';
import { plainWords } from '../../records/file.ts';
import { RECORD_OPTION, recordName } from '../../records/record-name.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { fitPieces } from '../../pieces/fit-pieces.ts';
import { literal, measurePieces, type Piece, word } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const HOSTS = makeDictionary(splitList(reservedHosts).filter((host) => host.startsWith('example.')));
const MAX_CHARS = HOSTS.maxChars;

export const hostName = generator({
  name: 'host_name',
  version: 1,
  summary: 'A host below a domain reserved for examples.',
  options: { of: '`company`: a host of the row’s company (any word)', ...RECORD_OPTION },
  distinct: 'index',
  text: { case: 'lower', least: 8, room: 12, speaks: true },
  capacity: (cell) => raise(10, Math.max(0, Math.min(15, (roomFor(cell) ?? 100) - MAX_CHARS - 1))),
  build: (cell, options) => textValue(cell, companyHost(cell, options) ?? hostPieces(cell, roomFor(cell))),
});

/** "collins.example.org", if requested and short enough: companies of one name share it. */
export function companyHost(cell: Cell, options: GeneratorOptions): readonly Piece[] | undefined {
  return options['of'] === 'company' && !cell.unique ? hostOfCompany(cell, options) : undefined;
}

/** The same host in all columns of the row: a company has one domain for its pages and its mail. */
export function hostOfCompany(cell: Cell, options: GeneratorOptions): readonly Piece[] | undefined {
  const record = cell.record(recordName('company', options));
  const pieces = [companyOf(cell, options).slug, literal('.'), word(HOSTS, record.below(HOSTS.size, 'host'))];
  return measurePieces(pieces).chars <= (roomFor(cell) ?? Number.POSITIVE_INFINITY) ? pieces : undefined;
}

/** "river-12.example.org"; in a unique column the number is the row's own. */
export function hostPieces(cell: Cell, room: number | undefined): readonly Piece[] {
  const words = plainWords(cell.lexicon);
  const digits = cell.unique ? String(cell.numbers).length : 2;
  const number: Piece = {
    kind: 'number',
    value: cell.unique ? cell.ordinal() : cell.below(100, 'number'),
    maxDigits: digits,
  };
  const host = word(HOSTS, cell.below(HOSTS.size, 'host'));
  const free = room === undefined ? undefined : room - MAX_CHARS - 1 - digits;
  if (free !== undefined && free < 4) return [number, literal('.'), host];
  return [
    ...fitPieces([word(words, cell.below(words.size, 'word'))], free === undefined ? undefined : free - 1),
    literal('-'),
    number,
    literal('.'),
    host,
  ];
}
