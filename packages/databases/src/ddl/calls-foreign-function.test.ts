import { expect, test } from 'vitest';
import { callsForeignFunction } from './calls-foreign-function.ts';

test.each(['public.random_string(26)', '("My Schema"."f"(1))', 'a > 0 AND app.ok (a)'])(
  '%s needs a function of somebody',
  (sql) => {
    expect(callsForeignFunction(sql)).toBe(true);
  },
);

test.each([
  'now()',
  'pg_catalog.now()',
  'public.uuid_generate_v4()',
  "'public.f('::text",
  "nextval('public.s'::regclass)",
  'x::public.geometry(Point,4326)',
  'orders.total > (1)',
])('%s does not', (sql) => {
  expect(callsForeignFunction(sql)).toBe(false);
});
