import type { SchemaDocument, Table } from '../../../language/schema/schema-document.ts';
import type { TypeKind } from '../../../language/types/column-type.ts';
import { splitWords } from '../split-words.ts';
import { cutName } from './cut-name.ts';
import { readLed } from './lead-type.ts';
import { languageOf } from './schema-language.ts';
import { sharedPrefix } from './shared-prefix.ts';
import { withoutTypePrefix } from './type-prefix.ts';

/** A table's names in English words. */
export type TableNames = {
  readonly words: readonly string[];
  /** What all columns begin with, where that is left out of theirs: it may tell what the table is about. */
  readonly prefix: readonly string[];
  readonly columns: ReadonlyMap<string, readonly string[]>;
};

const read = new WeakMap<SchemaDocument, WeakMap<Table, TableNames>>();

/** The names of a table and its columns, read in the schema's language, without prefixes that say nothing of the column. */
export function readNames(schema: SchemaDocument, table: Table): TableNames {
  let tables = read.get(schema);
  if (tables === undefined) read.set(schema, (tables = new WeakMap()));
  const before = tables.get(table);
  if (before !== undefined) return before;
  const language = languageOf(schema);
  const words = splitWords(withoutTablePrefix(table.name), language);
  const bare = table.columns.map((column) => withoutTypePrefix(schema, column));
  const shared = sharedPrefix(table.name, bare, language);
  const names: TableNames = {
    words,
    prefix: shared === undefined ? [] : splitWords(shared, language),
    columns: new Map(
      table.columns.map(({ name, type }, index) => {
        const own = bare[index] ?? name;
        const led = language === 'pt' ? readLed({ schema, table, type }, own) : undefined;
        if (led !== undefined) return [name, led];
        const plain = splitWords(shared === undefined ? own : withoutFirst(own, shared), language);
        return [name, asTypeSays(initialsOf(plain, own, bare), own, type.kind)];
      }),
    ),
  };
  const own = asOffice(names);
  tables.set(table, own);
  return own;
}

/** A `unidade` with an address is an office, and no unit of measure. */
function asOffice(names: TableNames): TableNames {
  const all = [...names.columns.values()].map((words) => words.join(' '));
  if (names.words.join() !== 'unit' || !all.some((phrase) => ADDRESSED.test(phrase))) return names;
  const renamed = (words: readonly string[]): readonly string[] =>
    words.map((word) => (word === 'unit' ? 'office' : word));
  return {
    ...names,
    words: ['office'],
    columns: new Map([...names.columns].map(([name, words]) => [name, renamed(words)])),
  };
}

const ADDRESSED = /^(city|street|address|postal code|phone)( name| number)?$/;

/** `tbl_customer`, `t_order`, `vwSales`: how the table is stored, not what it holds. */
function withoutTablePrefix(name: string): string {
  return name.replace(
    /^(?:(?:tbl|tb|tab|t|vw|v|dim|fact|stg|ref|lkp|lk|mst|trn|app|sys)_(?=.{3})|(?:tbl|vw)(?=[A-Z])|tbl(?=[a-z]{3}))/,
    '',
  );
}

function withoutFirst(name: string, shared: string): string {
  const own = cutName(name);
  return own[0] === shared && own.length > 1 ? own.slice(1).join('_') : name;
}

/** `subscr_fn` beside `subscr_ln`: two names of a person, where each alone could be a function or a line. */
function initialsOf(words: readonly string[], own: string, all: readonly string[]): readonly string[] {
  const [, stem, short] = /^(.*_)?(fn|ln)$/i.exec(own) ?? [];
  if (short === undefined) return words;
  const other = `${stem ?? ''}${/^f/i.test(short) ? 'ln' : 'fn'}`.toLowerCase();
  if (!all.some((name) => name.toLowerCase() === other)) return words;
  return [...splitWords(stem ?? ''), /^f/i.test(short) ? 'first' : 'last', 'name'];
}

/** Short forms that are one thing in a moment or a text, and another in a number. */
const BY_TYPE: Readonly<
  Partial<Record<TypeKind, readonly (readonly [short: RegExp, taken: string, meant: string])[]>>
> = {
  date: [
    [/(^|_)cls(_|$)/i, 'class', 'closed'],
    [/(^|_)term(_|$)/i, 'term', 'terminated'],
    [/(^|_)conf(_|$)/i, 'config', 'confirmed'],
    [/(^|_)mat(_|$)/i, 'material', 'maturity'],
  ],
  decimal: [
    [/(^|_)best$/i, 'purchase', 'stock'],
    [/(^|_)best$/i, 'order', 'quantity'],
  ],
  integer: [
    [/(^|_)best$/i, 'purchase', 'stock'],
    [/(^|_)best$/i, 'order', 'quantity'],
    [/(^|_)shp(_|$)/i, 'shop', 'shipped'],
    [/_st$/i, 'state', 'start'],
  ],
  text: [
    [/(^|_)ttl(_|$)/i, 'total', 'title'],
    [/(^|_)lng(_|$)/i, 'longitude', 'language'],
    [/(^|_)conf(_|$)/i, 'config', 'confidentiality'],
  ],
};

function asTypeSays(words: readonly string[], name: string, kind: TypeKind): readonly string[] {
  const rules = BY_TYPE[kind === 'timestamp' ? 'date' : kind];
  if (rules === undefined) return words;
  return rules.reduce((now, [short, taken, meant]) => {
    return short.test(name) ? now.map((word) => (word === taken ? meant : word)) : now;
  }, words);
}
