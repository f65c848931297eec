import {
  type Column,
  type ColumnType,
  type Expression,
  nameParents,
  type Plan,
  resolveType,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';

/** A schema's tables as a TypeScript type, for `weave<Shop>(…)`: each table's row, and the names of its parents. */
export function writeTypes(schema: SchemaDocument, plan: Plan, name: string): string {
  const tables = plan.tables.flatMap((planned) => {
    const table = schema.tables.find((one) => tableKey(one) === planned.name);
    if (table === undefined) return [];
    const left = new Set(planned.columns.filter(({ source }) => source.kind === 'omit').map((column) => column.name));
    const columns = table.columns.filter((column) => !left.has(column.name));
    const parents = nameParents(
      planned.references,
      table.columns.map((column) => column.name),
    ).map(({ index, names: [first = ''] }) => `${quoteKey(first)}: ${quote(planned.references[index]?.to ?? '')}`);
    return [
      `  ${quoteKey(planned.name)}: {`,
      '    row: {',
      ...columns.map((column) => `      ${quoteKey(column.name)}: ${typeOf(schema, table, column)};`),
      '    };',
      parents.length === 0 ? '    parents: {};' : `    parents: { ${parents.join('; ')} };`,
      '  };',
    ];
  });
  return [`export type ${name} = {`, ...tables, '};', ''].join('\n');
}

const quote = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
const quoteKey = (text: string): string => (/^[A-Za-z_$][\w$]*$/.test(text) ? text : quote(text));
const unionOf = (values: readonly string[]): string => values.map(quote).join(' | ');

function typeOf(schema: SchemaDocument, table: Table, column: Column): string {
  const resolved = resolveType(schema, column.type);
  const words = resolved.kind === 'text' ? wordsOf(table, column.name) : undefined;
  const type = words === undefined ? valueType(schema, resolved) : unionOf(words);
  return column.nullable ? `${type} | null` : type;
}

/** As the library's rows have them; see docs/guide/tests.md. */
function valueType(schema: SchemaDocument, type: ColumnType): string {
  switch (type.kind) {
    case 'integer':
    case 'float':
    case 'year':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'timestamp':
      return 'Date';
    case 'json':
      return 'unknown';
    case 'bytes':
      return 'Uint8Array';
    case 'enum': {
      const values =
        type.values ?? schema.enums.find((one) => one.name === type.name && one.schema === type.schema)?.values;
      return values === undefined || values.length === 0 ? 'string' : unionOf(values);
    }
    case 'array': {
      const element = valueType(schema, resolveType(schema, type.element));
      return `readonly ${element.includes(' ') ? `(${element})` : element}[]`;
    }
    default:
      return 'string';
  }
}

/** The words that a CHECK of the form `status in ('open', 'paid')` allows in a column. */
function wordsOf(table: Table, column: string): readonly string[] | undefined {
  for (const { predicate } of table.checks) {
    const words = predicate?.op === 'in' && isColumn(predicate.arg, column) ? predicate.list.map(textOf) : [undefined];
    if (words.every((word) => word !== undefined)) return words;
  }
  return undefined;
}

const isColumn = (expression: Expression, column: string): boolean =>
  expression.op === 'column' && expression.name === column && (expression.through ?? []).length === 0;

const textOf = (expression: Expression): string | undefined =>
  expression.op === 'literal' && expression.type === 'text'
    ? expression.value
    : expression.op === 'cast'
      ? textOf(expression.arg)
      : undefined;
