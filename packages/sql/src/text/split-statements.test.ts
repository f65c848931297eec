import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

const split = (text: string): string[] => [...splitStatements(text)].map((statement) => statement.text);

test('semicolons in strings, comments and dollar quotes do not end a statement', () => {
  expect(split(`select ';' /* ; */; do $$ begin; end $$; select 2`)).toEqual([
    `select ';' /* ; */;`,
    'do $$ begin; end $$;',
    'select 2',
  ]);
});

test('a routine in BEGIN ATOMIC and a rule in parentheses are one statement each', () => {
  const routine =
    'create or replace function f() returns int begin atomic select case when true then 1 end; select 2; end;';
  const rule = 'create rule r as on insert to t do also (select 1; select 2);';
  expect(split(`${routine} ${rule} begin; select 3;`)).toEqual([routine, rule, 'begin;', 'select 3;']);
});

test('psql commands disappear without moving offsets', () => {
  const text = "\\restrict abc\n\\connect shop\nselect 1\n\\echo it's\n, 2;";
  const [statement] = [...splitStatements(text)];
  expect(statement?.start).toBe(text.indexOf('select'));
  expect(statement?.text).toBe('select 1\n          \n, 2;');
});

test('\\g and \\gexec send the statement as a semicolon does', () => {
  expect(split('select 1 \\gexec\nselect 2 \\g\nselect 3;')).toEqual(['select 1', 'select 2', 'select 3;']);
});

test('the data of COPY FROM stdin is skipped up to its end marker', () => {
  const text = "COPY t (a, b) FROM stdin;\n1\tit's; \\N\n2\t(\n\\.\n\nselect 1;";
  expect(split(text)).toEqual(['COPY t (a, b) FROM stdin;', 'select 1;']);
});

test('COPY FROM stdin without its data hides no later statement', () => {
  expect(split('COPY t FROM stdin;\n\ncreate table u ();')).toEqual(['COPY t FROM stdin;', 'create table u ();']);
});

test('data without an end marker continues to the end, with a warning', () => {
  const statements = [...splitStatements('COPY t FROM stdin;\n1\ta\n2\tb;\n')];
  expect(statements).toHaveLength(1);
  expect(statements[0]?.openEnded).toBe(true);
});
