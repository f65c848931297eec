import { latestGenerator } from '../../weave/generators/catalogue.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { everySet } from '../../language/pattern/every-set.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';

/**
 * The column by whose values a text differs that a CHECK puts together, `owner || '/' || digest || '.txt'`: no slash is in the
 * digest, so that nobody can take its end for another's. Texts after it are the same wherever the digest is.
 */
export function markedColumn(source: ColumnSource, columns: ReadonlyMap<string, ColumnPlan>): string | undefined {
  const parts = expressionsOf(source)?.map((expression) => markedPart(expression, columns)) ?? [];
  const [first] = parts;
  if (first === undefined || parts.some((part) => part === undefined || !isAlike(part, first))) return undefined;
  return first.column;
}

/** What a column is computed from, in each of its variants; undefined where one of them is drawn. */
function expressionsOf(source: ColumnSource): readonly Expression[] | undefined {
  if (source.kind === 'derive') return source.expression.op === 'case' ? undefined : [source.expression];
  const parts =
    source.kind === 'when' ? [source.then, source.otherwise] : source.kind === 'variants' ? source.sources : [];
  const found = parts.map((one) => (one === null ? undefined : expressionsOf(one)));
  return found.length > 0 && found.every((one) => one !== undefined) ? found.flat() : undefined;
}

/** A column within a text, with the sign right before it and what comes after. */
type MarkedPart = { readonly column: string; readonly mark: string | undefined; readonly tail: string };

/** Read from its end, the text says where the column is: all tails are one, or each has its first sign once, and no mark. */
function isAlike(a: MarkedPart, b: MarkedPart): boolean {
  if (a.column !== b.column) return false;
  // The column alone holds no mark that another text has before it.
  if (a.mark !== b.mark) return a.tail === b.tail && (a.mark === undefined || b.mark === undefined);
  return a.tail === b.tail || (a.tail[0] === b.tail[0] && isPlain(a) && isPlain(b));
}

function isPlain({ mark, tail }: MarkedPart): boolean {
  return tail !== '' && ![tail[0], mark].some((sign) => sign !== undefined && tail.includes(sign, 1));
}

/** The last column of a text that is put together, where it holds neither the sign before it nor the one after. */
function markedPart(expression: Expression, columns: ReadonlyMap<string, ColumnPlan>): MarkedPart | undefined {
  const parts = partsOfText(expression);
  const last = parts.findLastIndex(({ op }) => op !== 'literal');
  const part = parts[last];
  const before = parts[last - 1];
  if (part?.op !== 'column' || part.through !== undefined || (last > 0 && before?.op !== 'literal')) return undefined;
  const tail = parts
    .slice(last + 1)
    .map((one) => (one.op === 'literal' ? String(one.value) : ''))
    .join('');
  const mark = before?.op === 'literal' ? String(before.value).at(-1) : undefined;
  const source = columns.get(part.name)?.source;
  const signs = [mark, tail[0]].filter((sign) => sign !== undefined);
  const isClear = (sign: string): boolean => source !== undefined && /[^\w-]/.test(sign) && neverHolds(source, sign);
  return signs.every(isClear) ? { column: part.name, mark, tail } : undefined;
}

function partsOfText(expression: Expression): readonly Expression[] {
  if (expression.op === 'cast' && expression.type.kind === 'text') return partsOfText(expression.arg);
  return expression.op === 'arithmetic' && expression.operator === '||'
    ? [...partsOfText(expression.left), ...partsOfText(expression.right)]
    : [expression];
}

function neverHolds(source: ColumnSource, sign: string): boolean {
  if (source.kind !== 'generator') return false;
  if (latestGenerator(source.generator)?.text?.isWord) return true;
  const { regex } = source.options;
  const pattern = source.generator === 'pattern' && typeof regex === 'string' ? parsePattern(regex) : undefined;
  return pattern !== undefined && isPattern(pattern) && everySet(pattern.node, (chars) => !chars.includes(sign));
}
