import { expect, test } from 'vitest';
import { changesOf, engineOf } from './project.ts';

test('postgres is postgresql', () => {
  expect(engineOf('postgres')).toBe('postgresql');
  expect(engineOf('mariadb')).toBe('mariadb');
});

test('only differences are changes, in whatever order settings come', () => {
  const before = { name: 'Shop', schema_name: 'public', settings: { default_locale: 'en', description: 'x' } };
  expect(changesOf(before, { name: 'Shop', settings: { description: 'x', default_locale: 'en' } })).toEqual({});
  expect(changesOf(before, { schema_name: 'shop', settings: {} })).toEqual({
    schema_name: { from: 'public', to: 'shop' },
    settings: { from: before.settings, to: {} },
  });
});
