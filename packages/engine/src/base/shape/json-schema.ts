import type { Field, Shape } from './shape.ts';

export type JsonSchema = { readonly [key: string]: JsonSchemaValue };
type JsonSchemaValue = string | number | boolean | null | readonly JsonSchemaValue[] | JsonSchema;

/** The shape as a JSON Schema (2020-12), for editors and for other people's programs. */
export function jsonSchemaOf(
  shape: Shape,
  head: { readonly $id: string; readonly title: string; readonly description: string },
): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const body = write(shape, definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...head,
    ...body,
    ...(definitions.size === 0 ? {} : { $defs: Object.fromEntries(definitions) }),
  };
}

function write(shape: Shape, definitions: Map<string, JsonSchema>): JsonSchema {
  switch (shape.is) {
    case 'text':
      return {
        type: 'string',
        ...(shape.least === undefined ? {} : { minLength: shape.least }),
        ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
      };
    case 'number':
      return {
        type: shape.whole === true ? 'integer' : 'number',
        ...(shape.min === undefined ? {} : { minimum: shape.min }),
        ...(shape.max === undefined ? {} : { maximum: shape.max }),
        ...(shape.above === undefined ? {} : { exclusiveMinimum: shape.above }),
      };
    case 'boolean':
    case 'null':
      return { type: shape.is };
    case 'choice': {
      const [only] = shape.values;
      return shape.values.length === 1 && only !== undefined ? { const: only } : { enum: shape.values };
    }
    case 'any':
      return {};
    case 'list':
      return {
        type: 'array',
        items: write(shape.items, definitions),
        ...(shape.least === undefined ? {} : { minItems: shape.least }),
      };
    case 'map':
      return { type: 'object', additionalProperties: write(shape.values, definitions) };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape.fields).map(([name, field]) => [name, writeField(field, definitions)]),
        ),
        required: Object.entries(shape.fields)
          .filter(([, field]) => field.optional !== true)
          .map(([name]) => name),
        additionalProperties: false,
      };
    case 'tagged':
      return { oneOf: Object.values(shape.variants).map((variant) => write(variant, definitions)) };
    case 'either':
      return { anyOf: shape.of.map((part) => write(part, definitions)) };
    case 'named': {
      if (!definitions.has(shape.name)) {
        // Registered before it is written, because it may contain itself.
        definitions.set(shape.name, {});
        definitions.set(shape.name, write(shape.of(), definitions));
      }
      return { $ref: `#/$defs/${shape.name}` };
    }
  }
}

function writeField(field: Field, definitions: Map<string, JsonSchema>): JsonSchema {
  return {
    ...(field.about === undefined ? {} : { description: field.about }),
    ...write(field.shape, definitions),
    ...(typeof field.absent === 'object' || field.absent === undefined ? {} : { default: field.absent }),
  };
}
