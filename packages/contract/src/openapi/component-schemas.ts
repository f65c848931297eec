import { rulesJsonSchema, schemaDocumentJsonSchema } from '@rowloom/engine';

export type JsonObject = { readonly [name: string]: unknown };

/** Documents whose JSON Schema the engine publishes: the endpoints only say that an object goes there. */
const DOCUMENTS: Readonly<Record<string, () => JsonObject>> = {
  SchemaDocument: schemaDocumentJsonSchema,
  Rules: rulesJsonSchema,
};

export type ComponentSchemas = {
  /** The schema in the document: one with a title becomes a reference. */
  readonly refer: (schema: unknown) => unknown;
  readonly all: () => JsonObject;
};

/** Collects every schema that has a title, once, under that title. */
export function makeComponentSchemas(): ComponentSchemas {
  const components = new Map<string, unknown>();

  const add = (title: string, schema: JsonObject): void => {
    const written = mapParts(schema);
    const known = components.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(written))
      throw new Error(`Two schemas have the title ${title}.`);
    components.set(title, written);
  };

  const addDocument = (title: string, schema: JsonObject): void => {
    const { $schema: _dialect, $id: _id, $defs = {}, ...body } = schema;
    components.set(title, moveDefinitions(title, body));
    for (const [name, definition] of Object.entries($defs as JsonObject))
      components.set(`${title}.${name}`, moveDefinitions(title, definition));
  };

  const refer = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema;
    const { title } = schema;
    if (typeof title !== 'string') return mapParts(schema);
    const document = DOCUMENTS[title];
    if (document === undefined) add(title, schema);
    else if (!components.has(title)) addDocument(title, document());
    return { $ref: componentPath(title) };
  };

  const mapParts = (schema: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, mapPart(name, part)]));

  const mapPart = (name: string, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(refer);
    if (name === 'properties' && isObject(part))
      return Object.fromEntries(Object.entries(part).map(([field, schema]) => [field, refer(schema)]));
    return name === 'example' || name === 'default' ? part : refer(part);
  };

  return {
    refer,
    all: () => Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const componentPath = (name: string): string => `#/components/schemas/${name}`;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document's own definitions become components, for tools that resolve references only there. */
function moveDefinitions(title: string, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part) => moveDefinitions(title, part));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, part]) =>
      name === '$ref' && typeof part === 'string'
        ? [name, componentPath(`${title}.${part.replace('#/$defs/', '')}`)]
        : [name, moveDefinitions(title, part)],
    ),
  );
}
