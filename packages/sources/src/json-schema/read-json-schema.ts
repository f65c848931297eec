import type { ColumnRule, Rules } from '@rowloom/engine';
import type { ColumnDraft, ConvertResult, ReferenceDraft, TableDraft } from '../schema-draft.ts';
import { writeDraft } from '../write-draft.ts';
import { columnChecks } from './column-checks.ts';
import { isRecord, type JsonSchema, type Properties, refName, typesOf } from './json-schema.ts';
import { scalarType } from './scalar-type.ts';

const CONTAINERS = ['$defs', 'definitions'] as const;

/** Whether a JSON value describes objects rather than being one of our schema documents. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  if (!isRecord(value) || 'tables' in value) return false;
  return '$defs' in value || 'definitions' in value || 'properties' in value || 'openapi' in value;
}

/**
 * The objects that a JSON Schema or an OpenAPI document defines, as tables: a property is a column, a `$ref` to another
 * object a foreign key, a list of such references or of objects a table between or below.
 */
export function readJsonSchema(document: JsonSchema, title: string): ConvertResult {
  const objects = objectsOf(document, title);
  if (objects.size === 0)
    return {
      issues: [
        { line: 1, column: 1, message: 'This JSON Schema defines no object with properties, so there is no table.' },
      ],
    };
  const { tablesOf, rules } = makeConverter(objects);
  const tables = [...objects].flatMap(([name, schema]) => tablesOf(name, schema));
  return {
    dialect: 'postgresql',
    rules,
    warnings: [],
    sql: writeDraft({ dialect: 'postgresql', enums: [], tables }),
  };
}

function objectsOf(document: JsonSchema, title: string): ReadonlyMap<string, JsonSchema> {
  const components = isRecord(document['components']) ? document['components'] : {};
  const places = [...CONTAINERS.map((name) => document[name]), components['schemas']].filter(isRecord);
  const named = [
    [typeof document['title'] === 'string' ? document['title'] : title, document],
    ...places.flatMap((place) => Object.entries(place)),
  ] as const;
  return new Map(
    named.flatMap(([name, schema]) =>
      isRecord(schema) && propertiesOf(schema) !== undefined ? [[name, schema] as const] : [],
    ),
  );
}

const propertiesOf = (schema: unknown): Properties | undefined =>
  isRecord(schema) && isRecord(schema['properties']) && Object.keys(schema['properties']).length > 0
    ? schema['properties']
    : undefined;

/** Texts with a format that the column's name may not suggest. */
const FORMATTED: Readonly<Record<string, string>> = {
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  hostname: 'host_name',
};

type Converter = {
  /** What a format says that no type does; filled while tables are built. */
  readonly rules: Rules;
  readonly tablesOf: (name: string, schema: JsonSchema) => readonly TableDraft[];
};

/** A column that refers to another object, and its key. */
type Refer = (column: string, target: string, isNullable: boolean) => readonly [ColumnDraft, ReferenceDraft];

function makeConverter(objects: ReadonlyMap<string, JsonSchema>): Converter {
  const rules: Record<string, ColumnRule> = {};
  const refer: Refer = (column, target, isNullable) => [
    { name: column, type: keyType(objects.get(target)), isNullable },
    { columns: [column], to: { name: target }, targets: ['id'] },
  ];
  const tablesOf = (name: string, schema: JsonSchema, parent?: string): readonly TableDraft[] => {
    const properties = propertiesOf(schema) ?? {};
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    const columns: ColumnDraft[] = 'id' in properties ? [] : [{ name: 'id', type: 'bigint', isNullable: false }];
    const references: ReferenceDraft[] = [];
    const checks: string[] = [];
    const below: TableDraft[] = [];
    const add = ([column, reference]: readonly [ColumnDraft, ReferenceDraft]): void => {
      columns.push(column);
      references.push(reference);
    };
    if (parent !== undefined) add(refer(`${parent}_id`, parent, false));
    for (const [property, given] of Object.entries(properties)) {
      if (!isRecord(given)) continue;
      const target = refName(given);
      const isNullable = !required.has(property) || typesOf(given).includes('null');
      if (target !== undefined && objects.has(target)) {
        add(refer(property.endsWith('_id') ? property : `${property}_id`, target, isNullable));
        continue;
      }
      const items = isRecord(given['items']) ? given['items'] : undefined;
      const many = items === undefined ? undefined : refName(items);
      if (many !== undefined && objects.has(many)) below.push(linkTable(name, property, many, refer));
      else if (items !== undefined && propertiesOf(items) !== undefined)
        below.push(...tablesOf(`${name}_${property}`, items, name));
      else {
        columns.push({ name: property, type: scalarType(given), isNullable });
        checks.push(...columnChecks(property, given));
        const generator = typeof given['format'] === 'string' ? FORMATTED[given['format']] : undefined;
        if (generator !== undefined) rules[`${name}.${property}`] = { generator };
      }
    }
    return [{ name, columns, primaryKey: ['id'], uniques: [], checks, references }, ...below];
  };

  return { rules, tablesOf };
}

/** The type of the referenced column: `id`, or one that is added. */
function keyType(schema: JsonSchema | undefined): ColumnDraft['type'] {
  const id = propertiesOf(schema)?.['id'];
  return isRecord(id) ? scalarType(id) : 'bigint';
}

/** The pairs of a property that is a list of others. */
function linkTable(name: string, property: string, target: string, refer: Refer): TableDraft {
  const sides = [
    refer(`${name}_id`, name, false),
    refer(`${target}_${name === target ? 'other_' : ''}id`, target, false),
  ];
  const columns = sides.map(([column]) => column);
  return {
    name: `${name}_${property}`,
    columns,
    primaryKey: columns.map((column) => column.name),
    uniques: [],
    checks: [],
    references: sides.map(([, reference]) => reference),
  };
}
