import type { Expression } from '../../language/expression/expression.ts';
import { parseDerive } from '../../language/expression/parse-derive.ts';

const QUOTED = /('(?:[^']|'')*'|"(?:[^"]|"")*")/;

/** The catalogue's names of types, and those that the derive language has for them. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bdouble\s+precision\b/gi, 'float'],
  [/\btimestamp(?:\s*\(\d\))?\s+with\s+time\s+zone\b/gi, 'timestamptz'],
  [/\b(timestamp|time)(?:\s*\(\d\))?\s+without\s+time\s+zone\b/gi, '$1'],
  [/\bcharacter\s+varying\b/gi, 'varchar'],
];

/**
 * Reads an expression as printed by PostgreSQL's catalogue. A named argument becomes two, the first of them the name as
 * a text: `make_interval(mins => 5)` is `make_interval('mins', 5)`.
 */
export function parseCatalogueText(text: string): Expression | undefined {
  const plain = text
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : plainly(part)))
    .join('');
  const parsed = parseDerive(plain);
  return 'issue' in parsed ? undefined : parsed.expression;
}

function plainly(text: string): string {
  const known = TYPES.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);
  return known.replaceAll(/(\w+)\s*(?:=>|:=)/g, "'$1',");
}
