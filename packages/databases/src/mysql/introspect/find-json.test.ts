import { expect, test } from 'vitest';
import { findJson } from './find-json.ts';

test.each([
  ['json_valid(`doc`)', 'checked'],
  ["json_type(`doc`) = 'ARRAY'", 'read'],
  ["json_valid(`doc`) and json_value(`doc`,'$.kind') in ('a','b')", 'read'],
  ["json_unquote(json_extract(`doc`,_utf8mb4'$.kind'))", 'read'],
  ['json_valid(`doc`) or `doc` = 1', undefined],
  ['json_type(`other`) = `doc`', undefined],
  ['json_extract(`other`,`doc`)', undefined],
])('a text under %s is JSON: %s', (expression, use) => {
  expect(findJson({ name: 'doc', data_type: 'longtext' }, [null, expression])).toBe(use);
});

test('a column that is not text is never JSON by its use', () => {
  expect(findJson({ name: 'doc', data_type: 'int' }, ['json_type(`doc`) = 1'])).toBeUndefined();
});
