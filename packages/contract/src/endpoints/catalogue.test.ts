import { parseRules, parseSchemaDocument } from '@rowloom/engine';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { schemaDocument } from '../examples/project-examples.ts';
import { runRequest } from '../examples/work-examples.ts';
import { ENDPOINTS } from './catalogue.ts';

const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(ENDPOINTS);
const all = endpoints.map(([, declared]) => declared);
const names = (schema: Endpoint['params']): readonly string[] =>
  schema === undefined ? [] : Object.keys(Value.Parse(PROPERTIES, schema).properties);
const PROPERTIES = { type: 'object', required: ['properties'], properties: { properties: { type: 'object' } } } as const;

test.each(endpoints)('%s is catalogued under its own id', (id, declared) => {
  expect(declared.id).toBe(id);
});

test('no two endpoints share method and path', () => {
  const routes = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(routes).size).toBe(routes.length);
});
