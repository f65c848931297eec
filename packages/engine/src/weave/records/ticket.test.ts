import { expect, test } from 'vitest';
import { generateRows, lexiconOf } from '../generators/generator.fixture.ts';
import { expandLine } from '../../base/locale/expand-list.ts';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';

test.each(LOCALE_CODES)('subject and body of a ticket of %s are on the same matter', async (code) => {
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
