import { tokenize } from './tokenize.ts';

const NEUTRAL = /\? (?:is null|is not null|isnull|notnull|not null)|typeof \( \? \) (?:=|= =|is) 'text'/g;
const COLUMN = /(?:^| )\?(?: |$)/;

/** An expression as its tokens in lower case, the column as `?` and `others` as `@`. */
export function spell(sql: string, column: string, others: ReadonlySet<string> = new Set()): string {
  const pieces = tokenize(sql).map(({ kind, value }) => {
    const lower = value.toLowerCase();
    if (kind === 'text') return `'${lower}'`;
    if (kind !== 'word' && kind !== 'quoted') return lower;
    return lower === column ? '?' : others.has(lower) ? '@' : lower;
  });
  return pieces.join(' ');
}

/** Whether such an expression only tests the column for NULL. */
export function asksOnlyForNull(form: string): boolean {
  return !COLUMN.test(form.replaceAll(NEUTRAL, ''));
}
