import { parseRules, parseSchemaDocument } from '@rowloom/engine';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { schemaDocument } from '../examples/project-examples.ts';
import { runRequest } from '../examples/work-examples.ts';
import { ENDPOINTS } from './catalogue.ts';

const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(ENDPOINTS);
const all = endpoints.map(([, declared]) => declared);

type WithProperties = { readonly properties?: Readonly<Record<string, unknown>> };

const propertiesOf = (schema: WithProperties | undefined): Readonly<Record<string, unknown>> =>
  schema?.properties ?? {};

const faults = (schema: TSchema, value: unknown): readonly string[] =>
  [...Value.Errors(schema, value)].map((error) => `${error.instancePath} ${error.message}`);

test('an endpoint is catalogued under its own id', () => {
  expect(endpoints.filter(([id, declared]) => declared.id !== id)).toEqual([]);
});

test('no two endpoints share method and path', () => {
  const routes = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test.each(all)('the parameters of $id are those of its path', ({ path, params }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(propertiesOf(params))).toEqual(inPath);
});

test.each(all.filter(({ scope }) => scope.kind !== 'self'))(
  'the scope of $id names a field that exists',
  (declared) => {
    const { scope, params, query, body } = declared;
    const [from, field] = 'field' in scope ? [scope.from, scope.field] : ['path' as const, 'id'];
    expect(Object.keys(propertiesOf({ path: params, query, body }[from]))).toContain(field);
  },
);

test.each(all.filter(({ body }) => body !== undefined))('the example of the body of $id is valid', (declared) => {
  expect(faults(declared.body ?? {}, declared.bodyExample)).toEqual([]);
});

test.each(all.filter(({ answer }) => answer.schema !== undefined))(
  'the example of the answer of $id is valid',
  ({ answer }) => {
    expect(faults(answer.schema ?? {}, answer.example)).toEqual([]);
  },
);

test('the schema document and the rules of the examples are valid', () => {
  expect(parseSchemaDocument(schemaDocument)).toEqual({ document: schemaDocument });
  expect(parseRules(runRequest.rules)).toEqual({ rules: runRequest.rules });
});

test.each(all.filter(({ body }) => body !== undefined))('the body of $id rejects unknown fields', (one) => {
  expect(Value.Check(one.body ?? {}, { ...Object(one.bodyExample), surprise: 1 })).toBe(false);
});

test('every field of a body, a query and an answer is described', () => {
  const bare = all.flatMap(({ id, params, query, body, answer }) =>
    [params, query, body, answer.schema].flatMap((schema) => undescribed(schema, id)),
  );
  expect(bare).toEqual([]);
});

test('statuses follow from the method', () => {
  const wrong = all.filter(({ method, answer: { status } }) => {
    if (method === 'DELETE') return status !== 204;
    if (method === 'PATCH' || method === 'PUT') return status !== 200;
    return method === 'GET' && status !== 200 && status !== 302;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('an Idempotency-Key is honoured where a resource is created or started, and never where an answer has a secret', () => {
  const created = all.filter(({ answer: { status } }) => status === 201 || status === 202);
  expect(created.filter(({ idempotent }) => idempotent !== true).map(({ id }) => id)).toEqual([
    'createKey',
    'createWebhook',
    'register',
    'createInvitation',
  ]);
});

test('only the console requires operators', () => {
  expect(all.filter((one) => one.path.startsWith('/api/admin/') !== (one.credential === 'operator'))).toEqual([]);
});

test('every organization-wide list needs org_id', () => {
  const lists = all.filter(({ scope }) => scope.kind === 'organization' && scope.from === 'query');
  expect(lists.map(({ path }) => path).toSorted()).toEqual([
    '/api/activity',
    '/api/exports',
    '/api/generations',
    '/api/projects',
    '/api/run-approvals',
    '/api/snapshots',
    '/api/templates',
    '/api/usage',
    '/api/usage/by-project',
    '/api/usage/history',
    '/api/usage/series',
  ]);
  for (const { query } of lists)
    expect((query as { readonly required?: readonly string[] }).required).toContain('org_id');
});

function undescribed(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields = Object.entries(propertiesOf(schema));
  return [
    ...fields.filter(([, field]) => !Object.hasOwn(Object(field), 'description')).map(([name]) => `${path}.${name}`),
    ...fields.flatMap(([name, field]) => undescribed(field, `${path}.${name}`)),
    ...('items' in schema ? undescribed(schema.items, `${path}[]`) : []),
    ...('anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf.flatMap((one) => undescribed(one, path)) : []),
  ];
}
