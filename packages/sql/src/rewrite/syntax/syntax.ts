import { quoteName, quoteText, type SqlDialect } from '@rowloom/engine';
import { refuse } from '../not-rewritable.ts';

/**
 * An expression of MySQL or SQLite as written, without its meaning. Plain text among the parts of a phrase, and a
 * call's name, come only from the grammar, never from a document.
 */
export type Syntax =
  | { readonly op: 'text'; readonly value: string }
  | { readonly op: 'name'; readonly name: string }
  /** `42`, `-1.5`, `x'0f'`: checked digits and marks. */
  | { readonly op: 'digits'; readonly value: string }
  | { readonly op: 'list' | 'row'; readonly items: readonly Syntax[] }
  | { readonly op: 'call'; readonly name: string; readonly parts: readonly (Syntax | string)[] }
  /** `isWhole`: nothing adjacent can bind a part of it. */
  | { readonly op: 'phrase'; readonly parts: readonly (Syntax | string)[]; readonly isWhole?: boolean };

export type PrintedDialect = Exclude<SqlDialect, 'postgresql'>;

export function printSyntax(syntax: Syntax, dialect: PrintedDialect): string {
  const inside = (part: Syntax | string): string => {
    if (typeof part === 'string') return part;
    const text = printSyntax(part, dialect);
    return part.op === 'phrase' && part.isWhole !== true ? `(${text})` : text;
  };
  switch (syntax.op) {
    case 'text':
      return quoteText(dialect, syntax.value);
    case 'name':
      return quoteColumn(syntax.name, dialect);
    case 'digits':
      return syntax.value;
    case 'list':
      return syntax.items.map((item) => printSyntax(item, dialect)).join(', ');
    case 'row':
      return `(${syntax.items.map((item) => printSyntax(item, dialect)).join(', ')})`;
    case 'call':
      return `${syntax.name}(${syntax.parts.map(inside).join(' ')})`;
    case 'phrase':
      return syntax.parts.map(inside).join(' ');
  }
}

function quoteColumn(name: string, dialect: PrintedDialect): string {
  if (name === '' || name.includes('\0')) refuse('an empty name');
  return quoteName(dialect, name);
}

export const word = (...parts: readonly string[]): Syntax => ({ op: 'phrase', parts, isWhole: true });
export const phrase = (...parts: readonly (Syntax | string)[]): Syntax => ({ op: 'phrase', parts });
