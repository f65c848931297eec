import { expect, test } from 'vitest';
import { makeLabel } from './label.ts';

test('the default schema is left out', () => {
  const label = makeLabel('public', 'public');
  expect(label.field('public')).toEqual({});
  expect(label.field('sales')).toEqual({ schema: 'sales' });
  expect(makeLabel('sales', 'sales').field('public')).toEqual({ schema: 'public' });
  expect(makeLabel(undefined, undefined).field('public')).toEqual({ schema: 'public' });
});

test('expressions lose the default schema only in casts and sequences', () => {
  const { expression } = makeLabel('Odd "1"', '"Odd ""1"""');
  const own = '"Odd ""1"""';
  expect(expression(`'open'::${own}.mood`)).toBe("'open'::mood");
  expect(expression(`nextval('${own}.t_id_seq'::regclass)`)).toBe("nextval('t_id_seq'::regclass)");
  expect(expression(`(a = '::${own}.x'::text) AND ${own}.f(b)`)).toBe(`(a = '::${own}.x'::text) AND ${own}.f(b)`);
  expect(expression(`ARRAY['a'::${own}.mood, 'b'::park.mood]`)).toBe("ARRAY['a'::mood, 'b'::park.mood]");
});

test('public stays in expressions, as in a dump', () => {
  expect(makeLabel('public', 'public').expression("'open'::public.mood")).toBe("'open'::public.mood");
});

test('expressions are on one line, except for newlines in literals', () => {
  const { expression } = makeLabel('public', 'public');
  expect(expression("CASE\n    WHEN a THEN 'x\n  y'::text\n    ELSE NULL::text\nEND")).toBe(
    "CASE WHEN a THEN 'x\n  y'::text ELSE NULL::text END",
  );
});
