import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints/catalogue.ts';
import { ERROR_CATALOGUE } from '../errors/error-catalogue.ts';
import { PERMISSION_NAMES } from '../permission.ts';
import { TAG_DESCRIPTIONS } from './describe-api.ts';
import { makeOpenApi } from './make-openapi.ts';

type Part = { readonly [name: string]: unknown };
type Operation = Part & {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly security: readonly Part[];
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly required?: boolean }[];
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Part; readonly headers?: Part }>
  >;
};
type Document = {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<
      Record<
        string,
        { readonly headers: Part; readonly content: Readonly<Record<string, { readonly examples: Part }>> }
      >
    >;
    readonly examples: Readonly<Record<string, { readonly value: { readonly detail: Part } }>>;
    readonly schemas: Part;
  };
};

const text = JSON.stringify(makeOpenApi({ version: '1.2.3' }));
const document = JSON.parse(text) as Document & Part;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const failure = (ref: string) => document.components.responses[ref.replace('#/components/responses/', '')];

const codesOf = ({ responses }: Operation): readonly string[] =>
  Object.values(responses).flatMap(({ $ref }) =>
    $ref === undefined ? [] : Object.keys(failure($ref)?.content['application/json']?.examples ?? {}),
  );

test('an independent validator accepts the document', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as Part);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every endpoint is an operation with its own name', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  for (const { path, method, operation } of operations) {
    const declared = ENDPOINTS[operation.operationId as keyof typeof ENDPOINTS];
    expect([path, method.toUpperCase()]).toEqual([declared.path, declared.method]);
  }
});

test('every parameter of a path is declared and required', () => {
  for (const { path, operation } of operations) {
    const declared = (operation.parameters ?? []).filter((one) => one.in === 'path' && one.required === true);
    expect(declared.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
});

test('every reference resolves', () => {
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(refs.length).toBeGreaterThan(500);
  expect([...new Set(refs)].filter((ref) => find(ref) === undefined)).toEqual([]);
});

test('every code of the catalogue is reachable, with its status and its message', () => {
  const reached = new Set(operations.flatMap(({ operation }) => codesOf(operation)));
  expect([...reached].toSorted()).toEqual(Object.keys(ERROR_CATALOGUE).toSorted());
  for (const [name, { content }] of Object.entries(document.components.responses)) {
    for (const code of Object.keys(content['application/json']?.examples ?? {})) {
      const { status, message } = ERROR_CATALOGUE[code as keyof typeof ERROR_CATALOGUE];
      expect(name.split('.')[0]).toBe(String(status));
      expect(document.components.examples[code]?.value.detail).toMatchObject({ error: code, message });
    }
  }
});

test('every operation declares its credential, and those of a project their permission', () => {
  for (const { operation } of operations) {
    const credential = operation['x-rowloom-credential'];
    expect(operation.security).toHaveLength({ none: 0, any: 2, session: 1, operator: 1 }[credential as string] ?? -1);
    const permission = operation['x-rowloom-permission'];
    if (typeof permission !== 'string') continue;
    expect(PERMISSION_NAMES).toContain(permission);
    expect(operation['description']).toContain(`\`${permission}\``);
  }
});

test('refused credentials carry a challenge and no limits', () => {
  const refused = Object.entries(document.components.responses).filter(([name]) =>
    name.startsWith('401.invalid_token'),
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const [, { headers }] of refused) expect(Object.keys(headers)).toEqual(['X-Request-Id', 'WWW-Authenticate']);
});

test('public POST endpoints say that other sites may not call them', () => {
  const open = Object.values(ENDPOINTS).filter(({ credential, method }) => credential === 'none' && method === 'POST');
  const posted = open.map(({ path }) => document.paths[path]?.['post']?.responses['401']?.$ref);
  expect(posted.length).toBeGreaterThan(0);
  for (const ref of posted) expect(ref).toMatch(/\/401\.invalid_token/);
});

test('answers that create or start a resource say where it is', () => {
  const created = operations.flatMap(({ operation: { responses } }) => [responses['201'], responses['202']]);
  for (const response of created.filter((one) => one !== undefined))
    expect(response.headers).toHaveProperty('Location');
});

test('exactly the used tags are described', () => {
  const used = new Set(operations.map(({ operation }) => operation.tags[0]));
  expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
  expect(Object.keys(TAG_DESCRIPTIONS).toSorted()).toEqual([...used].toSorted());
});

test('the documents of the engine are included whole', () => {
  expect(document.components.schemas).toHaveProperty(['SchemaDocument.column_type']);
  expect(document.components.schemas['SchemaDocument']).toHaveProperty('properties.tables');
});

function find(ref: string): unknown {
  return ref.split('/').reduce<unknown>((part, step) => (part as Part | undefined)?.[step], document);
}
