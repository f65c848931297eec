import { expect, test } from 'vitest';
import { commandLine, quoteWord } from './quote-word.ts';

test('words are quoted where a shell would split them', () => {
  expect(['a.sql', 'my file.sql', "it's", 'orders=5,*=1', 'orders=5', 'pg://h/d?x', '=ls'].map(quoteWord)).toEqual([
    'a.sql',
    "'my file.sql'",
    String.raw`'it'\''s'`,
    "'orders=5,*=1'",
    "'orders=5'",
    "'pg://h/d?x'",
    "'=ls'",
  ]);
});

test('a command line holds the options that were given', () => {
  expect(commandLine(['npx rowloom', 'generate', 'a b'], { to: 'x', gzip: true, force: false, rows: undefined })).toBe(
    "npx rowloom generate 'a b' --to x --gzip",
  );
});
