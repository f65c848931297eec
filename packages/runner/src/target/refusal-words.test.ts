import { expect, test } from 'vitest';
import { refusalWords, wordsBehind } from './refusal-words.ts';

test.each<[string, string, string | undefined]>([
  ["RAISE EXCEPTION 'user % is gone', NEW.id;", 'user 17 is gone', 'user … is gone'],
  ["RAISE 'at 100%% of %', x;", 'at 100% of 7', 'at 100% of …'],
  ["RAISE EXCEPTION '%', secret;", 'anything', undefined],
  ["raise exception using errcode = 'P0001', message = 'it''s closed';", "it's closed", "it's closed"],
  ["SELECT RAISE(ABORT, 'no such room');", 'no such room', 'no such room'],
  ["SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no such room';", 'no such room', 'no such room'],
  ["RAISE NOTICE 'hello';", 'hello', undefined],
])('%s', (source, message, words) => {
  expect(wordsBehind(source, message)).toBe(words);
});

test('all messages of a trigger are reported once', () => {
  expect(refusalWords("RAISE EXCEPTION 'a %', x; RAISE EXCEPTION 'a %', y; RAISE NOTICE 'b'; RAISE 'c';")).toEqual([
    'a …',
    'c',
  ]);
});
