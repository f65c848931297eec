import type { Expression } from '../../expression/expression.ts';
import { everySet } from '../../pattern/every-set.ts';
import { isPattern, parsePattern } from '../../pattern/parse-pattern.ts';
import type { ColumnPlan, ColumnSource } from '../plan.ts';
import { byDistinctColumn } from './by-distinct-column.ts';
import { byMakingDistinct } from './by-making-distinct.ts';
import type { UniqueTask } from './unique-task.ts';

/**
 * A path that a CHECK puts together, `owner || '/' || digest || '.txt'`, differs where the digest does: no slash is in it, so
 * that nobody can take its end for another's. Texts after it are the same wherever the digest is.
 */
export function byMarkedPart(task: UniqueTask): string | undefined {
  const { target, set } = task;
  for (const name of set.columns) {
    const source = target.columns.get(name)?.source;
    if (source === undefined || target.columnRules.has(name) || set.prefixes?.[name] !== undefined) continue;
    const parts = expressionsOf(source)?.map((expression) => markedPart(expression, target.columns));
    const [first] = parts ?? [];
    if (first === undefined || parts?.some((part) => part !== first) === true) continue;
    const part = { ...task, set: { ...set, columns: [first], prefixes: {} } };
    const reason = byDistinctColumn(part) ?? byMakingDistinct(part);
    if (reason !== undefined) return `${name} holds ${first}: ${reason}`;
  }
  return undefined;
}

/** What a column is computed from, in each of its variants; undefined where one of them is drawn. */
function expressionsOf(source: ColumnSource): readonly Expression[] | undefined {
  if (source.kind === 'derive') return [source.expression];
  if (source.kind !== 'variants') return undefined;
  const found = source.sources.flatMap((one) => (one?.kind === 'derive' ? [one.expression] : []));
  return found.length === source.sources.length ? found : undefined;
}

/** The last column of a text that is put together, where a mark stands before it that it cannot hold. */
function markedPart(expression: Expression, columns: ReadonlyMap<string, ColumnPlan>): string | undefined {
  const parts = partsOfText(expression);
  const last = parts.findLastIndex(({ op }) => op !== 'literal');
  const part = parts[last];
  const before = parts[last - 1];
  const after = parts.slice(last + 1).map((one) => (one.op === 'literal' ? String(one.value) : ''));
  if (part?.op !== 'column' || part.through !== undefined || (last > 0 && before?.op !== 'literal')) return undefined;
  const plan = columns.get(part.name);
  // Neither what comes before it nor what comes after may hide where it begins and ends.
  const marks = [before?.op === 'literal' ? String(before.value).at(-1) : undefined, after.join('')[0]];
  const signs = marks.filter((mark) => mark !== undefined);
  return plan !== undefined && signs.every((sign) => /[^\w-]/.test(sign) && neverHolds(plan.source, sign))
    ? part.name
    : undefined;
}

function partsOfText(expression: Expression): readonly Expression[] {
  return expression.op === 'arithmetic' && expression.operator === '||'
    ? [...partsOfText(expression.left), ...partsOfText(expression.right)]
    : [expression];
}

const WORDS: ReadonlySet<string> = new Set(['hex', 'token', 'uuid_v4', 'uuid_v7', 'serial', 'integer']);

function neverHolds(source: ColumnSource, sign: string): boolean {
  if (source.kind !== 'generator') return false;
  if (WORDS.has(source.generator)) return true;
  const { regex } = source.options;
  const pattern = source.generator === 'pattern' && typeof regex === 'string' ? parsePattern(regex) : undefined;
  return pattern !== undefined && isPattern(pattern) && everySet(pattern.node, (chars) => !chars.includes(sign));
}
