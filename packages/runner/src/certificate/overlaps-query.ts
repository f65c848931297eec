import type { Exclusion } from '@rowloom/engine';

/** Counts the MariaDB periods that begin before the previous one has ended, among rows of the same key. */
export function overlapsQuery(
  from: string,
  { elements }: Exclusion,
  quote: (name: string) => string,
): string | undefined {
  const period = elements.find(({ operator }) => operator === '&&')?.expression;
  const [, first, last] = /^period\("((?:[^"]|"")+)", "((?:[^"]|"")+)"\)$/.exec(period ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  const named = (name: string): string => quote(name.replaceAll('""', '"'));
  const keys = elements.flatMap(({ expression, operator }) =>
    operator === '=' ? [named(expression.slice(1, -1))] : [],
  );
  const partition = keys.length === 0 ? '' : `PARTITION BY ${keys.join(', ')} `;
  const filter = keys.length === 0 ? '' : ` WHERE ${keys.map((key) => `${key} IS NOT NULL`).join(' AND ')}`;
  return `SELECT count(*) AS bad FROM (SELECT ${named(first)} AS begins, lag(${named(last)}) OVER (${partition}ORDER BY ${named(first)}) AS ended
FROM ${from}${filter}) AS sorted WHERE begins < ended`;
}
