import { listOption, textOption } from '../../weave/cell/option.ts';
import { vocabularyOf } from '../../weave/records/vocabulary-table.ts';
import type { Finding } from './columns/inference.ts';
import { fromList } from './columns/make-source.ts';
import type { Facts } from './read-facts.ts';

/** Reasons: people write them down, and begin with a capital. */
const REASONS: ReadonlySet<string> = new Set('reason cause justification motive rationale ground'.split(' '));
/** From here a column has room for written text, and is not a code. */
const ROOM = 50;

/** Reasons in a long column are written phrases: `Documents missing`. */
export function writtenOut({ words, maxLength, type, unique }: Facts, found: Finding): Finding {
  const { source } = found;
  if (type.kind !== 'text' || !words.some((word) => REASONS.has(word)) || unique || words.includes('code'))
    return found;
  if (source.kind !== 'generator' || (maxLength ?? (/text/i.test(type.native) ? ROOM : 0)) < ROOM) return found;
  const { generator, options } = source;
  const table = generator === 'term' ? vocabularyOf(textOption(options, 'of') ?? '') : undefined;
  if (generator === 'term' && (options['join'] !== undefined || options['each'] === true)) return found;
  const values = table?.words(textOption(options, 'field')).words ?? listOption(options, 'values');
  if (values === undefined || !values.every((value) => typeof value === 'string')) return found;
  const weights = table?.weights ?? listOption(options, 'weights')?.map(Number);
  return { ...found, source: fromList(values.map(sentence), weights) };
}

function sentence(value: string): string {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
