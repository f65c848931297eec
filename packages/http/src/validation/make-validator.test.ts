import { idPattern, Refusal } from '@rowloom/contract';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { makeValidator } from './make-validator.ts';

const strict = { additionalProperties: false };

const validate = makeValidator(
  Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 5 }),
      rows: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Record(Type.String(), Type.Integer())])),
      engine: Type.Optional(Type.Union([Type.Literal('postgresql'), Type.Literal('mysql')])),
      mode: Type.Optional(Type.Enum(['append', 'truncate'])),
      target: Type.Optional(Type.Union([Type.Object({ host: Type.String() }, strict), Type.Null()])),
      at: Type.Optional(Type.String({ format: 'date-time' })),
      project_id: Type.Optional(Type.String({ pattern: idPattern('project') })),
      template_id: Type.Optional(Type.String({ pattern: `^(?:ecommerce|saas|blog)$|${idPattern('template')}` })),
      source: Type.Optional(
        Type.Union([
          Type.Object({ template_id: Type.String() }, strict),
          Type.Object({ ddl: Type.String(), dialect: Type.String() }, strict),
        ]),
      ),
      tags: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
    },
    strict,
  ),
);

function issuesOf(value: unknown): Readonly<Record<string, string>> {
  try {
    validate(value);
  } catch (error) {
    if (error instanceof Refusal) return Object.fromEntries((error.fields ?? []).map((f) => [f.path, f.message]));
    throw error;
  }
  return {};
}

describe('makeValidator', () => {
  test('refuses an unknown word with the allowed ones and the nearest', () => {
    const words = 'Send ecommerce, saas, blog, or an identifier of the form tpl_….';
    expect(issuesOf({ name: 'a', template_id: 'ecomerce' })).toEqual({
      template_id: `${words} Did you mean ecommerce?`,
    });
    expect(issuesOf({ name: 'a', template_id: 'hunter2 is my password' })).toEqual({ template_id: words });
  });

  test('accepts valid input', () => {
    expect(
      issuesOf({ name: 'x', rows: { a: 1 }, engine: 'mysql', target: null, source: { template_id: 'a' } }),
    ).toEqual({});
  });

  test('names every wrong field at once', () => {
    expect(issuesOf({ name: '', engine: 'oracle', mode: 'x', at: 'now', extra: 1, project_id: 'prj_1' })).toEqual({
      name: 'Send at least one character.',
      engine: 'Send one of: "postgresql", "mysql".',
      mode: 'Send one of: "append", "truncate".',
      at: 'Send a time such as 2026-11-15T09:30:00.000Z.',
      project_id: 'Send an identifier of the form prj_….',
      extra: 'There is no such field here.',
    });
  });

  test('names each missing field', () => {
    expect(issuesOf({})).toEqual({ name: 'This field is required.' });
  });

  test('reports a body of another kind as such', () => {
    expect(issuesOf([])).toEqual({ body: 'Send an object.' });
    expect(issuesOf(undefined)).toEqual({ body: 'Send an object.' });
  });

  test('explains the alternative that was meant', () => {
    expect(issuesOf({ name: 'x', rows: { orders: 'many' } })).toEqual({ 'rows.orders': 'Send a whole number.' });
    expect(issuesOf({ name: 'x', rows: 0 })).toEqual({ rows: 'Send a number of at least 1.' });
    expect(issuesOf({ name: 'x', rows: 'many' })).toEqual({ rows: 'Send a whole number or an object.' });
    expect(issuesOf({ name: 'x', target: { host: 7 } })).toEqual({ 'target.host': 'Send text.' });
    expect(issuesOf({ name: 'x', source: { template_id: 7 } })).toEqual({ 'source.template_id': 'Send text.' });
  });

  test('never quotes the input', () => {
    const secret = 'hunter2-and-more';
    expect(JSON.stringify(issuesOf({ name: secret, engine: secret, rows: secret, at: secret }))).not.toContain(secret);
  });

  test('answers a list of a million mistakes with few', () => {
    expect(Object.keys(issuesOf({ name: 'x', tags: Array.from({ length: 1_000_000 }, () => 1) })).length).toBeLessThan(
      25,
    );
  });
});
