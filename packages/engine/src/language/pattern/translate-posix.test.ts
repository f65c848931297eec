import { expect, test } from 'vitest';
import { compilePosix } from './translate-posix.ts';

test('every character may occur in a bracket', () => {
  const marks = [...'!"#$%&\'()*+,./:;<=>?@[`{|}~_'];
  for (const mark of marks) {
    const expression = compilePosix(`^[a${mark}]+$`);
    expect([mark, expression.test(`a${mark}`), expression.test(`${mark}b`)]).toEqual([mark, true, false]);
  }
});

test('the e-mail pattern of web forms is recognised', () => {
  const expression = compilePosix(
    String.raw`^[a-zA-Z0-9.!#$%&'*+/=?^_${'`'}{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9]+)*$`,
  );
  expect(['a.b+c@example.com', 'no mail', "o'neil@example"].map((text) => expression.test(text))).toEqual([
    true,
    false,
    true,
  ]);
});
