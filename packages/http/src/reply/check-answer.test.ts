import { endpoint } from '@rowloom/contract';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { makeAnswerCheck } from './check-answer.ts';
import { created, ok } from './reply.ts';

const check = makeAnswerCheck(
  endpoint({
    id: 'getThing',
    tag: 'test',
    method: 'GET',
    path: '/api/thing',
    summary: 'x',
    credential: 'any',
    scope: { kind: 'self' },
    answer: {
      status: 200,
      description: 'x',
      schema: Type.Object({ at: Type.String(), n: Type.Integer() }, { additionalProperties: false }),
    },
    errors: [],
  }),
);

test('a declared answer passes, read as the client will read it', () => {
  expect(() => check(ok({ at: new Date(0), n: 1, gone: undefined }))).not.toThrow();
});

test('a missing or extra field, or another status, is a bug', () => {
  expect(() => check(ok({ at: 'x', n: 1, hash: 'x' }))).toThrow('getThing');
  expect(() => check(ok({ at: 'x' }))).toThrow('getThing');
  expect(() => check(created({ at: 'x', n: 1 }, '/'))).toThrow('201');
});
