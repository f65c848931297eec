import { expect, test } from 'vitest';
import { expandLine } from './expand-list.ts';
import { loadLocale } from './load-locale.ts';
import { LOCALE_CODES } from '../data/locale-code.ts';
import { splitColumns } from './split-columns.ts';
import { splitList } from './split-list.ts';

const LEAST = 1000;
const locales = await Promise.all(LOCALE_CODES.map(async (code) => ({ code, data: await loadLocale(code) })));

test.each(locales)('$code has a thousand sentences of every kind of text', ({ data }) => {
  const sizes = {
    review:
      splitList(data.review_good).length + splitList(data.review_medium).length + splitList(data.review_bad).length,
    review_title:
      splitList(data.review_title_good).length +
      splitList(data.review_title_medium).length +
      splitList(data.review_title_bad).length,
    bio: splitList(data.bio).length,
    comment: splitList(data.comment).length,
    note: splitList(data.note).length,
    post_sentence: splitList(data.post_sentence).length,
    post_title: splitList(data.post_title).length * splitList(data.topic).length,
    ticket_subject: new Set(splitColumns(data.ticket_topic).flatMap(([subject = '']) => expandLine(subject))).size,
    ticket_body: new Set(splitColumns(data.ticket_topic).flatMap(([, opening = '']) => expandLine(opening))).size,
  };
  expect(Object.entries(sizes).filter(([, size]) => size < LEAST)).toEqual([]);
});

test.each(locales)('$code: no sentence holds a choice that was not made, or two spaces', ({ data }) => {
  const lines = [
    ...Object.entries(data).flatMap(([field, list]) => (field === 'ticket_topic' ? [] : splitList(list))),
    ...splitColumns(data.ticket_topic).flatMap((line) => line.flatMap(expandLine)),
  ];
  expect(lines.filter((line) => /[[\]|]|  | [.,;]|^\s|\s$/.test(line)).slice(0, 5)).toEqual([]);
});
