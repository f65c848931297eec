import { expect, test } from 'vitest';
import { generateRows, lexiconOf } from '../generators/generator.fixture.ts';
import { expandLine } from '../../base/locale/expand-list.ts';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';

test.each(LOCALE_CODES)('subject and body of a ticket of %s are about the same matter', async (code) => {
  const lexicon = await lexiconOf(code);
  const topics = splitColumns(lexicon.data.ticket_topic).map(([subject = '', opening = '']) => ({
    subjects: new Set(expandLine(subject)),
    openings: expandLine(opening),
  }));
  const rows = generateRows(
    lexicon,
    {
      subject: { generator: 'ticket_subject' },
      body: { generator: 'ticket_body' },
    },
    { rows: 300 },
  );
  for (const { subject = '', body = '' } of rows) {
    const matters = topics.filter(({ subjects }) => subjects.has(subject));
    expect(
      matters.some(({ openings }) => openings.some((opening) => body.startsWith(opening))),
      subject,
    ).toBe(true);
  }
  expect(new Set(rows.map(({ subject }) => subject)).size).toBeGreaterThan(200);
});

test('requests about software mention no parcel, and neither do their bodies', async () => {
  const rows = generateRows(
    await lexiconOf('en'),
    {
      subject: { generator: 'ticket_subject', options: { about: 'software' } },
      body: { generator: 'ticket_body', options: { about: 'software', max: 1 } },
    },
    { rows: 500 },
  );
  for (const { subject = '', body = '' } of rows) {
    expect(`${subject} ${body}`).not.toMatch(/parcel|courier|delivered|warranty|coupon|the gray one/i);
  }
  expect(new Set(rows.map(({ subject }) => subject)).size).toBeGreaterThan(200);
});
