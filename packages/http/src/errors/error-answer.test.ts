import { ERROR_CATALOGUE, type ErrorCode, Refusal, refuse, refuseField } from '@rowloom/contract';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from './error-answer.ts';

const failure = (code: string, message = 'select secret from store at db.internal'): Error =>
  Object.assign(new Error(message), { code });

describe('errorAnswer', () => {
  test.each(Object.keys(ERROR_CATALOGUE) as ErrorCode[])('%s keeps its status and its code', (code) => {
    const { status, body } = errorAnswer(refuse(code, 'A sentence.'), 'req');
    expect(status).toBe(ERROR_CATALOGUE[code].status);
    expect((JSON.parse(body) as { detail: { error: string } }).detail.error).toBe(code);
  });

  test('a field is named', () => {
    const { body } = errorAnswer(refuseField('rows.orders', 'must be a whole number'), 'req');
    expect(JSON.parse(body)).toMatchObject({
      detail: { fields: [{ path: 'rows.orders', message: 'must be a whole number' }] },
    });
  });

  test('a bug reveals only the id of its request', () => {
    const answer = errorAnswer(failure('42703'), 'req-7');
    expect(answer).toMatchObject({ status: 500, isBug: true });
    expect(answer.body).toContain('req-7');
    expect(answer.body).not.toMatch(/secret|db\.internal/);
  });

  test('any thrown value is answered', () => {
    for (const thrown of [undefined, null, 'text', 7, {}]) expect(errorAnswer(thrown, 'r').status).toBe(500);
  });

  test.each(['ECONNREFUSED', '57P01', '57P03', '08006', '53300', '53100', '57014', 'store_unreachable'])(
    '%s means that the store is unreachable',
    (code) => {
      expect(errorAnswer(failure(code), 'r')).toMatchObject({ status: 503, code: 'unavailable' });
      expect(errorAnswer(new Error('outer', { cause: failure(code) }), 'r')).toMatchObject({ status: 503 });
    },
  );

  test('the seconds to wait are whole and at least one', () => {
    expect(errorAnswer(new Refusal('rate_limited', { retryAfter: 0.2 }), 'r').headers).toEqual({ 'retry-after': '1' });
    expect(errorAnswer(new Refusal('rate_limited', { retryAfter: 1.2 }), 'r').headers).toEqual({ 'retry-after': '2' });
  });
});
