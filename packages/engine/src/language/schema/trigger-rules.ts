import type {
  Check,
  Following,
  ForeignKey,
  Limit,
  ParentCheck,
  SchemaDocument,
  Table,
  Trigger,
  TriggerRules,
  Unique,
} from './schema-document.ts';
import type { Expression } from '../expression/expression.ts';
import { printExpression } from '../expression/print-expression.ts';
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
    limits: (keeps.limits ?? []).map(rename),
    follows: (keeps.follows ?? []).map(rename),
  };
}

/** How many rows with the same values the table's triggers let in. */
export const limitsOf = ({ triggers = [] }: Table): readonly Limit[] =>
  triggers.flatMap((trigger) => triggerRules(trigger).limits);

/** What the table's triggers say that a column follows from. */
export const followingOf = ({ triggers = [] }: Table, column: string): readonly Following[] =>
  triggers.flatMap((trigger) => triggerRules(trigger).follows.filter((rule) => rule.column === column));

/** The trigger that a constraint of such a document is kept by. */
export const keepingTrigger = (constraint: string): string | undefined =>
  /^trigger (.+?)(?: \(\d+\))?(?: of \S+)?$/.exec(constraint)?.[1];

/**
 * The document in which what triggers keep stands among the constraints, but for those that are left aside. What a trigger
 * asks of rows that are referred to is a CHECK of their table. `rooms`: of triggers by their keys, instead of their own.
 */
export function withTriggerRules(
  document: SchemaDocument,
  aside: ReadonlySet<string> = new Set(),
  rooms: ReadonlyMap<string, number> = new Map(),
): SchemaDocument {
  if (!hasTriggerRules(document)) return document;
  const asked = new Map<string, Check[]>();
  const tables = document.tables.map((table): Table => {
    const triggers = (table.triggers ?? []).flatMap((trigger) => {
      const key = triggerKey(table, trigger);
      return aside.has(key) ? [] : [withRoom(trigger, rooms.get(key))];
    });
    const kept = triggers.map(triggerRules);
    const spacious = kept.flatMap(({ limits }) => limits.flatMap(roomCheck));
    for (const { references, check } of [...kept.flatMap(({ parents }) => parents), ...spacious]) {
      const parent = tableKey({ name: references.table, schema: references.schema ?? table.schema });
      const name = `${check.name ?? ''} of ${tableKey(table)}`;
      asked.set(parent, [...(asked.get(parent) ?? []), { ...check, name }]);
    }
    // Limits are read from the triggers themselves.
    return table.triggers === undefined ? table : withOwnRules({ ...table, triggers }, kept);
  });
  return {
    ...document,
    tables: tables.map((table) => {
      const more = asked.get(tableKey(table));
      return more === undefined ? table : { ...table, checks: [...table.checks, ...more] };
    }),
  };
}

/** The trigger with less room to plan for, where a column of the parent says how many rows it has room for. */
function withRoom(trigger: Trigger, room: number | undefined): Trigger {
  const { limits } = trigger.keeps ?? {};
  if (room === undefined || limits === undefined) return trigger;
  const narrowed = limits.map((limit) => (limit.room === undefined ? limit : { ...limit, most: room }));
  return { ...trigger, keeps: { ...trigger.keeps, limits: narrowed } };
}

/** Parents have room for as many as are planned for. */
function roomCheck({ name = '', columns, most, room }: Limit): readonly ParentCheck[] {
  if (room === undefined) return [];
  const predicate: Expression = {
    op: 'compare',
    operator: '>=',
    left: { op: 'column', name: room.column },
    right: { op: 'literal', type: 'number', value: String(most - room.slack) },
  };
  return [{ columns, references: room.references, check: { name, expression: printExpression(predicate), predicate } }];
}

/** The table with what triggers keep of its own rows among its constraints, unless a constraint says so already. */
export function withOwnRules(
  table: Table,
  kept: readonly Omit<NamedTriggerRules, 'parents' | 'limits' | 'follows'>[],
): Table {
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
