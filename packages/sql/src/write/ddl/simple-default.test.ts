import { expect, test } from 'vitest';
import { readSimpleDefault } from './simple-default.ts';

test.each([
  ['0', { kind: 'number', value: '0' }],
  ['(-1.50)::numeric(5,2)', { kind: 'number', value: '-1.50' }],
  ["'it''s'::character varying(20)", { kind: 'text', value: "it's" }],
  ["'{}'::text[]", { kind: 'text', value: '{}' }],
  ["'5'::bigint", { kind: 'text', value: '5' }],
  ['TRUE', { kind: 'boolean', value: true }],
  ['NULL::text', { kind: 'null' }],
  ['(now())', { kind: 'now' }],
  ['CURRENT_TIMESTAMP(3)', { kind: 'now' }],
  ['CURRENT_DATE', { kind: 'today' }],
  ['public.gen_random_uuid()', { kind: 'uuid' }],
  ["nextval('a_seq'::regclass)", undefined],
  ["now() + '1 day'::interval", undefined],
  ["'a' || 'b'", undefined],
])('the default %s is %j everywhere', (sql, value) => {
  expect(readSimpleDefault(sql)).toEqual(value);
});
