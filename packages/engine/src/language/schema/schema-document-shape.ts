import { DIALECT_NAMES } from '../dialect/dialect.ts';
import {
  about,
  choice,
  EMPTY,
  flag,
  fraction,
  list,
  map,
  name,
  named,
  object,
  optional,
  type Shape,
  text,
  whole,
} from '../../base/shape/shape.ts';
import { columnType } from '../types/column-type-shape.ts';
import { expression } from './expression-shape.ts';
import { columnShapes, keyStatistics, tableStatistics } from './statistics-shape.ts';
import type * as Document from './schema-document.ts';

type Predicate = Omit<Document.Check, 'name' | 'implied'>;

const names = list(name, 1);
const action = optional(choice('no_action', 'restrict', 'cascade', 'set_null', 'set_default'), 'no_action');
const predicate = object<Predicate>({
  expression: about(text, 'SQL.'),
  predicate: optional(expression, undefined, 'The same as a tree, if a parser has read it.'),
});

const statistics = object<Document.ColumnStatistics>({
  null_fraction: optional(fraction),
  distinct: optional(
    { is: 'number', min: -1 },
    undefined,
    'Number of distinct values; negative means a fraction of the rows.',
  ),
  width: optional({ is: 'number', min: 0 }),
  min: optional(text),
  max: optional(text),
  ...columnShapes,
});

const column = object<Document.Column>({
  name,
  type: columnType,
  nullable: flag,
  default: optional(text, undefined, 'SQL of the default.'),
  on_update: optional(text, undefined, 'SQL of the value that MySQL sets whenever the row changes.'),
  identity: optional(choice('always', 'by_default')),
  generated: optional(
    object<NonNullable<Document.Column['generated']>>({
      expression: text,
      stored: flag,
      predicate: optional(expression),
    }),
  ),
  collation: optional(name, undefined, "Only where it is not the database's default."),
  comment: optional(text, ''),
  statistics: optional(statistics, EMPTY),
});

const unique = object<Document.Unique>({
  name: optional(name),
  columns: list(name),
  expressions: optional(list(predicate), EMPTY, 'Indexed expressions besides the columns, such as lower(email).'),
  where: optional(predicate, undefined, 'The condition of a partial index.'),
  nulls_not_distinct: optional(flag, false),
  deferrable: optional(flag, false),
  index: optional(flag, false, 'True for a unique index that is not a constraint.'),
  prefix_lengths: optional(map(whole(1)), EMPTY, 'Prefix lengths of MySQL, by column.'),
});

const references = object<Document.ForeignKey['references']>({ schema: optional(name), table: name, columns: names });

const foreignKey = object<Document.ForeignKey>({
  name: optional(name),
  columns: names,
  references,
  on_delete: action,
  on_update: action,
  deferrable: optional(flag, false),
  initially_deferred: optional(flag, false),
  match: optional(choice('simple', 'full'), 'simple'),
  not_valid: optional(flag, false),
  statistics: optional(keyStatistics, EMPTY),
});

const check = object<Document.Check>({
  name: optional(name),
  expression: about(text, 'SQL without the word CHECK.'),
  predicate: optional(expression),
  implied: optional(flag, false, "True if the bounds of MySQL's partitions require it, and not a CHECK."),
});

const exclusion = object<Document.Exclusion>({
  name: optional(name),
  method: name,
  elements: list(object<Document.Exclusion['elements'][number]>({ expression: text, operator: text }), 1),
  where: optional(text),
});

const limit = object<Document.Limit>({
  name: optional(name),
  columns: list(name),
  most: whole(1),
  where: optional(predicate, undefined, 'Only rows that satisfy it count.'),
  room: optional(
    object<NonNullable<Document.Limit['room']>>({ columns: names, references, column: name, slack: whole(-1) }),
    undefined,
    'The column of the parent that contains the limit.',
  ),
});

const triggerRules = object<Document.TriggerRules>({
  foreign_keys: optional(list(foreignKey), EMPTY),
  uniques: optional(list(unique), EMPTY),
  checks: optional(list(check), EMPTY),
  parents: optional(
    list(object<Document.ParentCheck>({ columns: names, references, check })),
    EMPTY,
    'The condition that the referenced rows must satisfy.',
  ),
  limits: optional(list(limit), EMPTY, 'The maximum number of rows with the same values.'),
  follows: optional(
    list(
      object<Document.Following>({
        name: optional(name),
        column: name,
        where: optional(expression, undefined, 'Only in rows that satisfy it.'),
        value: expression,
      }),
    ),
    EMPTY,
    'Columns whose values follow from the rows that the row refers to.',
  ),
});

const triggerWrite = object<Document.TriggerWrite>({
  schema: optional(name),
  table: name,
  values: list(object<Document.TriggerWrite['values'][number]>({ column: name, value: expression })),
});

const trigger = object<Document.Trigger>({
  name,
  timing: choice('before', 'after', 'instead_of'),
  level: choice('row', 'statement'),
  action: optional(text),
  when: optional(text, undefined, 'It fires only if this condition holds.'),
  source: optional(text, undefined, 'The body of its function, until it has been read.'),
  keeps: optional(triggerRules, undefined, 'The conditions that it requires of a row, as far as they could be read.'),
  understood: optional(flag, false, 'True if everything that it does to a row could be read.'),
  says: optional(list(text), EMPTY, 'The messages with which it refuses rows.'),
  sets: optional(list(name), EMPTY, 'Columns of the row that it writes itself.'),
  writes: optional(list(triggerWrite), EMPTY, 'Rows that it inserts elsewhere.'),
});

const table = object<Document.Table>({
  name,
  schema: optional(name, undefined, 'Absent if the document has only one schema.'),
  comment: optional(text, ''),
  columns: list(named('column', () => column)),
  primary_key: optional(object<Document.PrimaryKey>({ name: optional(name), columns: names })),
  uniques: list(unique),
  foreign_keys: list(foreignKey),
  checks: list(check),
  exclusions: optional(list(exclusion), EMPTY),
  partition_of: optional(
    object<NonNullable<Document.Table['partition_of']>>({
      table: name,
      schema: optional(name),
      bounds: text,
      made: optional(flag, false, 'True for a partition that a run creates, and that undo drops.'),
    }),
  ),
  partition_by: optional(text),
  partition_key: optional(
    list(expression, 1),
    undefined,
    'The parts of that key as trees, if a parser has read it and one of them is not a column.',
  ),
  inherits: optional(
    list(object<NonNullable<Document.Table['inherits']>[number]>({ schema: optional(name), table: name })),
    EMPTY,
  ),
  triggers: optional(list(trigger), EMPTY, 'Triggers that fire when a row is inserted.'),
  row_security: optional(choice('enabled', 'forced')),
  statistics: optional(tableStatistics, EMPTY, 'What a profile measured in its rows.'),
});

const enumType = object<Document.EnumType>({ name, schema: optional(name), values: list(text) });

const domainType = object<Document.DomainType>({
  name,
  schema: optional(name),
  type: columnType,
  nullable: flag,
  default: optional(text),
  checks: about(list(check), 'In these, the column `value` is the value that is tested.'),
});

const compositeType = object<Document.CompositeType>({
  name,
  schema: optional(name),
  fields: list(object<Document.CompositeType['fields'][number]>({ name, type: columnType })),
});

export const schemaDocumentShape: Shape = object<Document.SchemaDocument>({
  version: choice(1),
  dialect: choice(...DIALECT_NAMES),
  name: text,
  tables: list(named('table', () => table)),
  enums: list(named('enum', () => enumType)),
  domains: list(named('domain', () => domainType)),
  composites: optional(list(named('composite', () => compositeType)), EMPTY),
});
