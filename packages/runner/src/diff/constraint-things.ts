import { canonicalJson, type ForeignKey, type Table, tableKey, type Trigger, type Unique } from '@rowloom/engine';
import type { Thing } from './diff-things.ts';
import { meaningOf, type Types, typesOf } from './meaning-of.ts';

/** The keys, checks and exclusions of a table, in SQL wording. */
export function constraintThings(table: Table): readonly Thing[] {
  const { primary_key: key, uniques, foreign_keys, checks, exclusions = [] } = table;
  const types = typesOf(table.columns);
  return [
    // A table has at most one, and its name is irrelevant: some databases give it none.
    ...(key === undefined ? [] : [thing('primary key', 'primary key', `primary key (${key.columns.join(', ')})`)]),
    ...uniques.map((unique) => thing('unique', unique.name, uniqueWords(unique), uniqueWords(readAs(unique, types)))),
    ...foreign_keys.map((foreign) => thing('foreign key', foreign.name, foreignKeyWords(foreign))),
    ...checks.map((check) => thing('check', check.name, `check (${check.expression})`, meaningOf(check, types))),
    ...exclusions.map(({ name, method, elements, where }) =>
      thing(
        'exclusion',
        name,
        `exclude using ${method} (${elements.map(({ expression, operator }) => `${expression} with ${operator}`).join(', ')})${where === undefined ? '' : ` where (${where})`}`,
      ),
    ),
  ];
}

function thing(kind: string, name: string | undefined, words: string, alike = words): Thing {
  return { ...(name === undefined ? {} : { name }), class: kind, words, facts: { definition: { says: words, alike } } };
}

/** With the meaning of its expressions instead of their wording. */
const readAs = (unique: Unique, types: Types): Unique => ({
  ...unique,
  ...(unique.where === undefined ? {} : { where: { expression: meaningOf(unique.where, types) } }),
  ...(unique.expressions === undefined
    ? {}
    : { expressions: unique.expressions.map((item) => ({ expression: meaningOf(item, types) })) }),
});

function uniqueWords({
  columns,
  expressions = [],
  where,
  nulls_not_distinct,
  deferrable,
  prefix_lengths,
}: Unique): string {
  const parts = [
    ...columns.map(
      (column) => `${column}${prefix_lengths?.[column] === undefined ? '' : `(${prefix_lengths[column]})`}`,
    ),
    ...expressions.map(({ expression }) => expression),
  ];
  return [
    `unique (${parts.join(', ')})`,
    ...(nulls_not_distinct === true ? ['nulls not distinct'] : []),
    ...(where === undefined ? [] : [`where (${where.expression})`]),
    ...(deferrable === true ? ['deferrable'] : []),
  ].join(' ');
}

function foreignKeyWords({ columns, references, ...rest }: ForeignKey): string {
  const target = tableKey({ name: references.table, schema: references.schema });
  const action = (word: string, what: ForeignKey['on_delete'] = 'no_action'): readonly string[] =>
    what === 'no_action' ? [] : [`${word} ${what.replaceAll('_', ' ')}`];
  return [
    `foreign key (${columns.join(', ')}) references ${target} (${references.columns.join(', ')})`,
    ...(rest.match === 'full' ? ['match full'] : []),
    ...action('on delete', rest.on_delete),
    ...action('on update', rest.on_update),
    ...(rest.deferrable === true ? ['deferrable'] : []),
    ...(rest.initially_deferred === true ? ['initially deferred'] : []),
    ...(rest.not_valid === true ? ['not valid'] : []),
  ].join(' ');
}

/** What a table has besides columns and constraints. */
export function tableFacts(table: Table): Thing['facts'] {
  const { comment, partition_of, partition_by, inherits, triggers, row_security } = table;
  const parents = inherits?.map((parent) => tableKey({ name: parent.table, schema: parent.schema })).join(', ');
  return {
    comment: { says: comment ?? null },
    partition_of: {
      says:
        partition_of === undefined
          ? null
          : `${tableKey({ name: partition_of.table, schema: partition_of.schema })} ${partition_of.bounds}`,
    },
    partition_by: { says: partition_by ?? null },
    inherits: { says: parents === undefined || parents === '' ? null : parents },
    triggers:
      triggers === undefined || triggers.length === 0
        ? { says: null }
        : { says: triggers.map(({ name }) => name).join(', '), means: canonicalJson(triggers.map(declared)) },
    row_security: { says: row_security ?? null },
  };
}

/** The rules that were read from a trigger follow from the rest. */
const declared = ({ name, timing, level, action, when }: Trigger): Trigger => ({
  name,
  timing,
  level,
  ...(action === undefined ? {} : { action }),
  ...(when === undefined ? {} : { when }),
});
