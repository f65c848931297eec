import type { Check, ForeignKey, SchemaDocument, Table, Trigger, TriggerRules, Unique } from './schema-document.ts';
import { tableKey } from './table-key.ts';

/** A trigger as it is named in messages and in sets of triggers. */
export const triggerKey = (table: Table, { name }: Trigger): string => `${tableKey(table)}.${name}`;

export const hasTriggerRules = ({ tables }: SchemaDocument): boolean =>
  tables.some(({ triggers }) => triggers?.some(({ keeps }) => keeps !== undefined) === true);

/** What a rule of a trigger is called among constraints: two of one trigger have names of their own. */
const ruleName = (trigger: string, place: number): string =>
  `trigger ${trigger}${place === 0 ? '' : ` (${place + 1})`}`;

export type NamedTriggerRules = { readonly [Kind in keyof TriggerRules]-?: NonNullable<TriggerRules[Kind]> };

/** What a trigger keeps, with names that tell its rules apart. */
export function triggerRules({ name, keeps = {} }: Trigger): NamedTriggerRules {
  let place = 0;
  const rename = <Rule extends { readonly name?: string }>(rule: Rule): Rule => ({
    ...rule,
    name: ruleName(name, place++),
  });
  return {
    foreign_keys: (keeps.foreign_keys ?? []).map(rename),
    uniques: (keeps.uniques ?? []).map(rename),
    checks: (keeps.checks ?? []).map(rename),
    parents: (keeps.parents ?? []).map((rule) => ({ ...rule, check: rename(rule.check) })),
  };
}

/** The trigger that a constraint of such a document is kept by. */
export const keepingTrigger = (constraint: string): string | undefined =>
  /^trigger (.+?)(?: \(\d+\))?(?: of \S+)?$/.exec(constraint)?.[1];

/**
 * The document in which what triggers keep stands among the constraints, but for those that are left aside. What a trigger
 * asks of rows that are referred to is a CHECK of their table.
 */
export function withTriggerRules(document: SchemaDocument, aside: ReadonlySet<string> = new Set()): SchemaDocument {
  if (!hasTriggerRules(document)) return document;
  const asked = new Map<string, Check[]>();
  const tables = document.tables.map((table): Table => {
    const kept = (table.triggers ?? []).filter((trigger) => !aside.has(triggerKey(table, trigger))).map(triggerRules);
    for (const { columns: _columns, references, check } of kept.flatMap(({ parents }) => parents)) {
      const parent = tableKey({ name: references.table, schema: references.schema ?? table.schema });
      const name = `${check.name ?? ''} of ${tableKey(table)}`;
      asked.set(parent, [...(asked.get(parent) ?? []), { ...check, name }]);
    }
    return kept.length === 0 ? table : withOwnRules(table, kept);
  });
  return {
    ...document,
    tables: tables.map((table) => {
      const more = asked.get(tableKey(table));
      return more === undefined ? table : { ...table, checks: [...table.checks, ...more] };
    }),
  };
}

/** The table with what triggers keep of its own rows among its constraints, unless a constraint says so already. */
export function withOwnRules(table: Table, kept: readonly Omit<NamedTriggerRules, 'parents'>[]): Table {
  return {
    ...table,
    foreign_keys: [
      ...table.foreign_keys,
      ...kept.flatMap((rules) => rules.foreign_keys).filter((key) => !isDeclared(table, key)),
    ],
    uniques: [...table.uniques, ...kept.flatMap(({ uniques }) => uniques).filter((unique) => !isKey(table, unique))],
    checks: [...table.checks, ...kept.flatMap(({ checks }) => checks)],
  };
}

const isDeclared = ({ foreign_keys: keys }: Table, { columns, references }: ForeignKey): boolean =>
  keys.some(
    (key) =>
      key.references.table === references.table &&
      key.columns.length === columns.length &&
      columns.every((column, place) => {
        const at = key.columns.indexOf(column);
        return at >= 0 && key.references.columns[at] === references.columns[place];
      }),
  );

const isKey = ({ primary_key: key, uniques }: Table, { columns }: Unique): boolean =>
  [key?.columns ?? [], ...uniques.filter(({ where }) => where === undefined).map((unique) => unique.columns)].some(
    (set) => set.length > 0 && set.every((column) => columns.includes(column)),
  );
