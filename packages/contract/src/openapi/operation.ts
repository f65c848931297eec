import type { Endpoint } from '../endpoint.ts';
import { type ComponentSchemas, isObject, type JsonObject } from './component-schemas.ts';
import { describeAccess, permissionOf } from './describe-access.ts';
import { failuresOf } from './failures.ts';
import { answerHeaders } from './headers.ts';

const SECURITY = {
  none: [],
  any: [{ apiKey: [] }, { sessionToken: [] }],
  session: [{ sessionToken: [] }],
  operator: [{ sessionToken: [] }],
} as const;

/** The OpenAPI operation of an endpoint. */
export function makeOperation(endpoint: Endpoint, schemas: ComponentSchemas): JsonObject {
  const { id, tag, summary, description, credential } = endpoint;
  const parameters = [
    ...parametersIn('path', endpoint.params, schemas),
    ...parametersIn('query', endpoint.query, schemas),
  ];
  if (endpoint.idempotent === true) parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, describeAccess(endpoint)].filter((part) => part !== undefined).join('\n\n'),
    security: SECURITY[credential],
    'x-rowloom-credential': credential,
    'x-rowloom-permission': permissionOf(endpoint),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBody(endpoint, schemas),
    responses: {
      [endpoint.answer.status]: success(endpoint, schemas),
      ...(endpoint.answer.hasEtag === true ? { 304: unchanged(endpoint) } : {}),
      ...referToFailures(endpoint),
    },
  };
}

function parametersIn(place: 'path' | 'query', schema: unknown, schemas: ComponentSchemas): JsonObject[] {
  if (!isObject(schema) || !isObject(schema['properties'])) return [];
  const required: unknown = schema['required'];
  return Object.entries(schema['properties']).map(([name, field]) => {
    const { description, ...form } = isObject(field) ? field : {};
    return {
      name,
      in: place,
      required: Array.isArray(required) && required.includes(name),
      description,
      schema: schemas.refer(form),
    };
  });
}

function requestBody({ body, bodyOptional, bodyExample }: Endpoint, schemas: ComponentSchemas): JsonObject {
  if (body === undefined) return {};
  const content = { 'application/json': { schema: schemas.refer(body), example: bodyExample } };
  return { requestBody: { required: bodyOptional !== true, content } };
}

function success(endpoint: Endpoint, schemas: ComponentSchemas): JsonObject {
  const { description, schema, contentType = 'application/json', example } = endpoint.answer;
  const head = { description, headers: answerHeaders(endpoint) };
  if (contentType === 'text/event-stream') return { ...head, content: eventStream(schemas.refer(schema), example) };
  if (schema === undefined && example === undefined) return head;
  const form = schema === undefined ? { type: 'string' } : schemas.refer(schema);
  return { ...head, content: { [contentType]: { schema: form, example } } };
}

const unchanged = (endpoint: Endpoint): JsonObject => ({
  description: 'Nothing has changed since the content named by `If-None-Match`.',
  headers: answerHeaders(endpoint),
});

/** The body is text, whose `data` lines are JSON of the schema. */
const eventStream = (data: unknown, example: unknown): JsonObject => ({
  'text/event-stream': {
    schema: { type: 'string' },
    'x-rowloom-event-data': data,
    example: `event: progress\nid: 7\ndata: ${JSON.stringify(example)}\n\n`,
  },
});

const referToFailures = (endpoint: Endpoint): JsonObject =>
  Object.fromEntries(
    failuresOf(endpoint).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
