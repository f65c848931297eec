import { type JsonSchema, jsonSchemaOf } from '../../base/shape/json-schema.ts';
import { rulesShape } from './rules-shape.ts';

/** The published JSON Schema of a rules document. */
export function rulesJsonSchema(): JsonSchema {
  return jsonSchemaOf(rulesShape, {
    $id: 'https://rowloom.example/schemas/rules.json',
    title: 'Rowloom rules',
    description: 'Rules that override what is made. A key is a table (orders) or a column (orders.total).',
  });
}
