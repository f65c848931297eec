import type { Field } from '@mrleebo/prisma-ast';
import type { ColumnRule } from '@rowloom/engine';
import { quoteText } from '../write-draft.ts';
import { argumentOf, callOf, findAttribute, isQuoted, textOf } from './attributes.ts';

type Default = {
  readonly sql?: string;
  readonly isCounted?: boolean;
  /** Prisma's client makes the value, not the database. */
  readonly rule?: ColumnRule;
};

const CLIENT_MADE: Readonly<Record<string, ColumnRule>> = {
  cuid: { pattern: '^c[0-9a-z]{24}$' },
  ulid: { pattern: '^01[0-9A-HJKMNP-TV-Z]{24}$' },
  nanoid: { pattern: '^[0-9A-Za-z_-]{21}$' },
};

/** What `@default(…)` means for the column. */
export function defaultOf({ attributes }: Field, labels: ReadonlyMap<string, string> | undefined): Default {
  const attribute = findAttribute(attributes, 'default');
  if (attribute === undefined) return {};
  const value = argumentOf(attribute, 'value');
  const call = callOf(value);
  if (call === undefined) {
    const text = textOf(value);
    if (text === undefined) return {};
    const label = labels?.get(text);
    if (label !== undefined) return { sql: quoteText(label) };
    return { sql: isQuoted(value) ? quoteText(text) : text };
  }
  const [first] = call.params;
  switch (call.name) {
    case 'autoincrement':
    case 'sequence':
      return { isCounted: true };
    case 'now':
      return { sql: 'CURRENT_TIMESTAMP' };
    case 'dbgenerated': {
      const expression = textOf(first);
      return expression === undefined || expression === '' ? {} : { sql: expression };
    }
    case 'uuid':
      return { rule: { generator: textOf(first) === '7' ? 'uuid_v7' : 'uuid_v4' } };
    case 'cuid':
      return { rule: textOf(first) === '2' ? { pattern: '^[a-z][0-9a-z]{23}$' } : (CLIENT_MADE['cuid'] ?? {}) };
    default: {
      const rule = CLIENT_MADE[call.name];
      return rule === undefined ? {} : { rule };
    }
  }
}
