import type { Column, Dialect, SchemaDocument } from '@rowloom/engine';
import {
  A,
  checked,
  COLUMN,
  columnNames,
  exclusion,
  inChecks,
  inColumns,
  INT,
  inTables,
  isSet,
  labels,
  native,
  type Place,
  schemaNames,
  table,
  tableNames,
  TEXT,
  typeNames,
  typeSchemas,
} from './hostile-fills.fixture.ts';

const READ_FROM_TRIGGERS =
  "DDL brings no triggers along; what a certificate asks of them is read from the target's own in the same session.";

const readFromTriggers = (path: string, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`table.triggers[].${path}${name}`, READ_FROM_TRIGGERS]));

/** Every place of a schema document for a text by its author, by its path in the published JSON Schema. */
export const PLACES: Readonly<Record<string, Place>> = {
  'document.name': 'A document is named for people.',
  'table.name': tableNames,
  'table.schema': schemaNames,
  'table.comment': tableNames,
  'table.primary_key.name': tableNames,
  'table.primary_key.columns[]': columnNames,
  'table.statistics.orders[].greater': 'Statistics are no DDL.',
  'table.statistics.orders[].lesser': 'Statistics are no DDL.',
  'table.uniques[].name': columnNames,
  'table.uniques[].columns[]': columnNames,
  'table.uniques[].expressions[].expression': inTables('indexed', (texts) => ({
    uniques: texts.map((expression) => ({ columns: [], expressions: [{ expression }], index: true })),
  })),
  'table.uniques[].where.expression': inTables('partial', (texts) => ({
    uniques: texts.map((expression) => ({ columns: ['a'], where: { expression }, index: true })),
  })),
  'table.uniques[].prefix_lengths{}': checked('prefixes', (names) => ({
    columns: names.map(
      (name): Column => ({ name, type: { native: 'VARCHAR(12)', kind: 'text', max_length: 12 }, nullable: true }),
    ),
    uniques: names.map((name) => ({ columns: [name], prefix_lengths: { [name]: 9 }, index: true })),
  })),
  'table.foreign_keys[].name': columnNames,
  'table.foreign_keys[].columns[]': columnNames,
  'table.foreign_keys[].references.schema': 'It finds a table of the document, whose own schema is written.',
  'table.foreign_keys[].references.table': tableNames,
  'table.foreign_keys[].references.columns[]': columnNames,
  'table.checks[].name': checked('checks', (names) => ({
    checks: names.map((name) => ({ name: `c ${name}`.slice(0, 60), expression: 'a > 0', predicate: isSet('a') })),
  })),
  'table.checks[].expression': inTables('checked', (texts) => ({
    checks: texts.map((expression) => ({ expression })),
  })),
  'table.exclusions[].name': exclusion('names', (name) => ({ name: `x ${name}`.slice(0, 60) }), 'names'),
  'table.exclusions[].method': exclusion('methods', (method) => ({ method })),
  'table.exclusions[].elements[].expression': exclusion('expressions', (expression) => ({
    elements: [{ expression, operator: '&&' }],
  })),
  'table.exclusions[].elements[].operator': exclusion('operators', (operator) => ({
    elements: [{ expression: 'a', operator }],
  })),
  'table.exclusions[].where': exclusion('conditions', (where) => ({ where })),
  'table.partition_of.table': 'It finds a table of the document, whose own name is written.',
  'table.partition_of.schema': 'The same.',
  'table.partition_of.bounds': (texts) => ({
    tables: [
      table('whole', { columns: [A], partition_by: 'RANGE (a)' }),
      ...texts.map((bounds, index) =>
        table(`part ${index}`, { columns: [A], partition_of: { table: 'whole', bounds } }),
      ),
    ],
  }),
  'table.partition_by': tableNames,
  'table.inherits[].schema': 'It finds a table of the document, whose own schema is written.',
  'table.inherits[].table': 'The same.',
  'table.triggers[].name': inTables('triggered', (texts) => ({
    triggers: texts.map((name) => ({ name, timing: 'before', level: 'row', action: name })),
  })),
  'table.triggers[].action': 'DDL brings no triggers along; the one above has it too.',
  'table.triggers[].keeps.checks[].expression': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.checks[].name': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.foreign_keys[].columns[]': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.foreign_keys[].name': READ_FROM_TRIGGERS,
  ...readFromTriggers('keeps.foreign_keys[].references.', ['columns[]', 'schema', 'table']),
  ...readFromTriggers('keeps.limits[].', ['columns[]', 'name', 'where.expression']),
  ...readFromTriggers('keeps.limits[].room.', ['column', 'columns[]']),
  ...readFromTriggers('keeps.limits[].room.references.', ['columns[]', 'schema', 'table']),
  ...readFromTriggers('keeps.parents[].references.', ['columns[]', 'schema', 'table']),
  'table.triggers[].keeps.parents[].check.expression': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.parents[].check.name': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.parents[].columns[]': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.uniques[].columns[]': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.uniques[].expressions[].expression': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.uniques[].name': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.uniques[].prefix_lengths{}': READ_FROM_TRIGGERS,
  'table.triggers[].keeps.uniques[].where.expression': READ_FROM_TRIGGERS,
  'table.triggers[].says[]': READ_FROM_TRIGGERS,
  'table.triggers[].sets[]': READ_FROM_TRIGGERS,
  'table.triggers[].source': READ_FROM_TRIGGERS,
  'table.triggers[].when': READ_FROM_TRIGGERS,
  ...readFromTriggers('writes[].', ['schema', 'table', 'values[].column']),
  'column.name': columnNames,
  'column.default': inColumns('defaults', (text) => ({ default: text })),
  'column.on_update': inColumns('updates', (text) => ({
    on_update: text,
    type: { native: 'timestamp', kind: 'timestamp' },
  })),
  'column.generated.expression': inColumns('generated', (expression) => ({ generated: { expression, stored: true } })),
  'column.collation': inColumns('collations', (collation) => ({ collation })),
  'column.comment': inColumns('comments', (comment) => ({ comment })),
  'column.statistics.min': inColumns('statistics', (min) => ({ statistics: { min, max: min } })),
  'column.statistics.max': 'Statistics are no DDL; the one above has it too.',
  'column.statistics.formats[].format': 'Statistics are no DDL.',
  'column.statistics.quantiles[]': 'Statistics are no DDL.',
  'column.statistics.values[].value': 'Statistics are no DDL.',
  'column_type(integer).native': native('integer', { bits: 32 }),
  'column_type(decimal).native': native('decimal', { precision: 9, scale: 2 }),
  'column_type(float).native': native('float', { bits: 64 }),
  'column_type(money).native': native('money'),
  'column_type(boolean).native': native('boolean'),
  'column_type(text).native': native('text'),
  'column_type(bytes).native': native('bytes'),
  'column_type(bits).native': native('bits', { length: 4 }),
  'column_type(date).native': native('date'),
  'column_type(time).native': native('time'),
  'column_type(timestamp).native': native('timestamp'),
  'column_type(interval).native': native('interval'),
  'column_type(interval).fields': inColumns(
    'fields',
    (fields) => ({ type: { native: 'interval', kind: 'interval', fields } }),
    40,
  ),
  'column_type(year).native': native('year'),
  'column_type(uuid).native': native('uuid'),
  'column_type(json).native': native('json'),
  'column_type(xml).native': native('xml'),
  'column_type(inet).native': native('inet'),
  'column_type(cidr).native': native('cidr'),
  'column_type(macaddr).native': native('macaddr', { bytes: 6 }),
  'column_type(enum).native': typeNames,
  'column_type(enum).name': typeNames,
  'column_type(enum).schema': typeSchemas,
  'column_type(enum).values[]': inTables('labels', (texts) => ({
    columns: [{ ...A, type: { native: 'enum', kind: 'enum', values: labels(texts) } }],
  })),
  'column_type(set).native': native('set', { values: ['x'] }),
  'column_type(set).values[]': inTables('members', (texts) => ({
    columns: [{ ...A, type: { native: "set('x'", kind: 'set', values: labels(texts) } }],
  })),
  'column_type(array).native': native('array', { element: TEXT }),
  'column_type(range).native': native('range', { subtype: INT }),
  'column_type(domain).native': typeNames,
  'column_type(domain).name': typeNames,
  'column_type(domain).schema': typeSchemas,
  'column_type(composite).native': typeNames,
  'column_type(composite).name': typeNames,
  'column_type(composite).schema': typeSchemas,
  'column_type(composite).fields[].name': typeNames,
  'column_type(geometric).native': native('geometric', { shape: 'point' }),
  'column_type(full_text).native': native('full_text'),
  'column_type(unknown).native': native('unknown'),
  'expression()(literal/number).value': inChecks('numbers', (value) => ({
    op: 'compare',
    operator: '>',
    left: { op: 'column', name: 'a' },
    right: { op: 'literal', type: 'number', value },
  })),
  'expression()(literal/text).value': inChecks('texts', (value) => ({
    op: 'compare',
    operator: '<>',
    left: COLUMN,
    right: { op: 'literal', type: 'text', value },
  })),
  'expression(column).name': columnNames,
  'expression(column).through[]': 'A constraint reads its own row only: with a way to another it is left out.',
  'expression(like).escape': inChecks('escapes', (escape) => ({
    op: 'like',
    arg: COLUMN,
    pattern: { op: 'literal', type: 'text', value: escape },
    escape,
  })),
  'expression(call).name': inChecks('calls', (name) => ({ op: 'call', name, args: [COLUMN] })),
  'expression(aggregate).table': inChecks('aggregates', (name) => ({ op: 'aggregate', name: 'count', table: name })),
  'expression(unknown).sql': inChecks('unknowns', (sql) => ({ op: 'unknown', sql })),
  'enum.name': typeNames,
  'enum.schema': typeSchemas,
  'enum.values[]': (texts) => ({
    enums: [{ name: 'label', values: labels(texts).map((text) => [...text].slice(0, 20).join('')) }],
  }),
  'domain.name': typeNames,
  'domain.schema': typeSchemas,
  'domain.default': (texts) => ({
    domains: texts.map((text, index) => ({
      name: `default ${index}`,
      type: TEXT,
      nullable: true,
      checks: [],
      default: text,
    })),
  }),
  'domain.checks[].name': (_, names) => ({
    domains: [
      {
        name: 'checks',
        type: INT,
        nullable: true,
        checks: names.map((name) => ({ name: `d ${name}`.slice(0, 60), expression: 'VALUE > 0' })),
      },
    ],
  }),
  'domain.checks[].expression': (texts) => ({
    domains: [{ name: 'checked', type: INT, nullable: true, checks: texts.map((expression) => ({ expression })) }],
  }),
  'composite.name': typeNames,
  'composite.schema': typeSchemas,
  'composite.fields[].name': typeNames,
};

/** A document with every hostile text in every place, or in those with matching paths. */
export function hostileDocument(
  dialect: Dialect,
  texts: readonly string[],
  names: readonly string[],
  paths = /(?:)/,
): SchemaDocument {
  const places = Object.entries(PLACES).flatMap(([path, place]) => (paths.test(path) ? [place] : []));
  const fills = new Set(places.filter((place) => typeof place !== 'string'));
  const parts = [...fills].map((fill) => fill(texts, names));
  return {
    version: 1,
    dialect,
    name: texts.join(' '),
    tables: parts.flatMap(({ tables = [] }) => tables),
    enums: parts.flatMap(({ enums = [] }) => enums),
    domains: parts.flatMap(({ domains = [] }) => domains),
    composites: parts.flatMap(({ composites = [] }) => composites),
  };
}
