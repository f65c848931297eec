import * as fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { CreateKey } from './key.ts';
import { nullable, text, timeInput } from './field.ts';
import { StartRun } from './run.ts';
import { Login } from './session.ts';
import { emailText } from './user.ts';

const isTime = (value: string): boolean => Value.Check(timeInput(''), value);
const isName = (name: string): boolean => Value.Check(CreateKey, { name });
const isRun = (run: unknown): boolean => Value.Check(StartRun, run);

test('every instant of the years 1970 to 9999 is a time', () => {
  const instants = fc.date({
    min: new Date('1970-01-01T00:00:00.000Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(isTime(instant.toISOString())).toBe(true);
    }),
  );
});

test.each([
  '1969-12-31T23:59:59.999Z',
  '+010000-01-01T00:00:00.000Z',
  '10000-01-01T00:00:00.000Z',
  '1970-01-01T00:30:00.000+01:00',
  '9999-12-31T23:30:00.000-01:00',
  '2026-02-30T00:00:00.000Z',
  '2026-11-15T24:00:00.000Z',
  '2026-11-15T09:30:60.000Z',
  '2026-11-15T09:30:00.000',
  '2026-11-15 09:30:00Z',
  '2026-11-15',
  '1763199000000',
  '',
])('rejects %j as a time', (value) => {
  expect(isTime(value)).toBe(false);
});

test.each(['2026-11-15T09:30:00Z', '2026-11-15T09:30:00.123456789Z', '2026-11-15T09:30:00+05:30'])(
  'accepts %s as a time',
  (value) => {
    expect(isTime(value)).toBe(true);
  },
);

test.each(['CI', 'ключ', '鍵', '🚀 launch', "O'Brien; drop table users --", 'a'.repeat(100)])(
  'accepts %j as a name',
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

test.each(['', '   ', 'a\0b', 'a\nb', 'a\u001b[31m', 'a\u202eb', 'a\u2028b', '\ud800', 'a'.repeat(101)])(
  'rejects %j as a name',
  (name) => {
    expect(isName(name)).toBe(false);
  },
);

test.each(['ada@example.com', 'a+b@localhost', 'ада@пример.рф'])('accepts %s as an e-mail address', (value) => {
  expect(Value.Check(emailText(''), value)).toBe(true);
});

test.each(['ada', 'a@b@c', 'a b@c.d', 'a@b\0', '<a@b.c>', 'a@b,c@d'])('rejects %j as an e-mail address', (value) => {
  expect(Value.Check(emailText(''), value)).toBe(false);
});

test('sign-in compares any address that is short enough', () => {
  expect(Value.Check(Login, { email: 'x', password: 'y' })).toBe(true);
  expect(Value.Check(Login, { email: 'x', password: 'y'.repeat(201) })).toBe(false);
});

test.each([
  {},
  { rows: 1 },
  { rows: { '*': 0, orders: 5 } },
  { seed: Number.MAX_SAFE_INTEGER },
  { source: { snapshot_id: 'snp_01kb3gh9k5fc2r6t8v0b4n7m3q' } },
])('accepts %j as a run', (run) => {
  expect(isRun(run)).toBe(true);
});

test.each([
  { rows: 0 },
  { rows: -1 },
  { rows: 1.5 },
  { rows: '10' },
  { rows: {} },
  { rows: { orders: -1 } },
  { rows: { orders: '5' } },
  { seed: -1 },
  { seed: Number.MAX_SAFE_INTEGER + 1 },
  { source: {} },
  { source: { template_id: 'blog', snapshot_id: 'snp_01kb3gh9k5fc2r6t8v0b4n7m3q' } },
  { source: { template_id: 'tpl_short' } },
  { target: {} },
  { target: { connection_id: 'con_01kb3gkc1rf7p5d8s2t4w6q9nb', mode: 'replace' } },
  { rules: [] },
  { as_of: '1969-01-01T00:00:00Z' },
])('rejects %j as a run', (run) => {
  expect(isRun(run)).toBe(false);
});

test('a nullable text is only that text or null', () => {
  const schema = nullable(text(''));
  expect([null, '', 'a'].every((value) => Value.Check(schema, value))).toBe(true);
  expect([undefined, 0, {}].some((value) => Value.Check(schema, value))).toBe(false);
});
