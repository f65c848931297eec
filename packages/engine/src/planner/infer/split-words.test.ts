import { expect, test } from 'vitest';
import { singular } from './names/singular.ts';
import { splitWords } from './split-words.ts';

test.each([
  ['customer_id', 'customer id'],
  ['CustomerAddrLine2', 'customer address line 2'],
  ['HTTPStatusCode', 'http status code'],
  ['firstname', 'first name'],
  ['orderqty', 'order quantity'],
  ['modifieddate', 'modified date'],
  ['emailaddress', 'email address'],
  ['sha256hash', 'sha256 hash'],
  ['dob', 'birth date'],
  ['tz', 'time zone'],
  ['Kundennummer', 'customer number'],
  ['plz', 'postal code'],
  ['reply-to', 'reply to'],
  ['categories', 'category'],
  ['xyzzy', 'xyzzy'],
  ['', ''],
])('%s reads as "%s"', (name, words) => {
  expect(splitWords(name).join(' ')).toBe(words);
});

test.each([
  ['addresses', 'address'],
  ['statuses', 'status'],
  ['companies', 'company'],
  ['boxes', 'box'],
  ['purchases', 'purchase'],
  ['people', 'person'],
  ['news', 'news'],
  ['reviews', 'review'],
  ['status', 'status'],
  ['gas', 'gas'],
])('one of %s is a %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test('a common English word stands for itself, and is neither abbreviation, plural nor foreign word', () => {
  for (const word of [
    'canvas',
    'sense',
    'rooster',
    'pasta',
    'boot',
    'faulty',
    'pumpkin',
    'television',
    'receptionist',
    'headquarters',
  ])
    expect(splitWords(word), word).toEqual([word]);
  // What its end says is cut, and short forms are read as before.
  expect(splitWords('raincoat')).toEqual(['rain', 'coat']);
  expect(splitWords('pymt_mthd')).toEqual(['payment', 'method']);
  expect(splitWords('anchors')).toEqual(['anchor']);
});
