import { expect, test } from 'vitest';
import { agreementWith } from './agreement.ts';
import type { Label } from './read-labels.ts';

/** A person's verdict on these, column by column. */
const SAMPLES = `
  city · sensible · Lyon, Bordeaux, Nice
  city · wrong · chair window, gold map, river data
  family name · sensible · García, Müller, O'Brien
  given name · wrong · spring panel, easy fish, long road
  full name · sensible · Anna Schmidt, Peter Keller, Maria Lopez
  full name · weak · Schmidt, Keller, Wagner
  company · sensible · Keller GmbH, Stone & Sons, Harbor Logistics Inc.
  email · sensible · a.b@example.org, c@post.example, d_e@example.com
  email · wrong · 12 Main Street, 4 Oak Avenue, 9 River Road
  phone · sensible · +49 30 901820, (212) 555-0101, 020 7946 0018
  ISO-2 · sensible · DE, FR, US
  ISO-2 · wrong · XQ, DT, LU1
  IBAN · sensible · DE89370400440532013000, GB82 WEST 1234 5698 7654 32, FR1420041010050500013M02606
  IBAN · weak · DE00370400440532013000, AB123456, XY998877
  ISBN · sensible · 978-3-16-148410-0, 9780306406157, 0-306-40615-2
  ICD-10 code · sensible · E11.9, J45, S72.0
  ICD-10 code · wrong · order, invoice, product
  4 digits · sensible · 0123, 9988, 4711
  three capital letters · weak · AB1, X2Z, QQ9
  silver/gold/platinum · sensible · bronze, gold, diamond
  silver/gold/platinum · wrong · harbor, pencil, summer
  emergency/elective · sensible · elective, urgent, emergency
  1-5 · sensible · 1, 4, 5
  1-5 · wrong · 302, 744, 428
  A320/B738 · sensible · A321, B77W, A20
  B204 · sensible · A101, C33, B210
  B204 · wrong · The rest can wait., It rained all day., Nobody knew.
  clinical remark · sensible · Patient reports mild pain., Dose reduced to 5 mg daily., Blood pressure stable.
  clinical remark · wrong · The view was worth it., It rained all afternoon., We sold the old table.
  vehicle make · sensible · Audi, Toyota, Škoda
  vehicle make · wrong · data unit bag, echo bird, boat room
  licence plate · sensible · B-AB 1234, M-XY 99, HH-K 7
  image URL · sensible · https://example.org/a.png, https://example.com/b/c.jpg, https://example.net/d.webp
  image URL · weak · https://example.org/a, https://example.com/b/c, https://example.net/d
  reference number · sensible · INV-00123, 2026-0044, A99812
  one of · sensible · open, closed, open
  company · wrong · Secondary crrr, Temporary crrr, Custom crrr
  opening hours · sensible · Mo-Fr 8-18, 09:00–17:30, 9h-12h
  opening hours · wrong · 14:00, 19:45, 20:00
  EAN · sensible · 036000291452, 4006381333931, 96385074
  text or moving/price · sensible · price, moving, price
  fault text or job title · sensible · Electrician, Bookkeeper, Teacher
`;

const labels = SAMPLES.trim()
  .split('\n')
  .map((line, at): Label => {
    const [expected = '', verdict = '', made = ''] = line.trim().split(' · ');
    return {
      schema: 's',
      table: 't',
      column: `c${at}`,
      type: 'text',
      kind: 'text',
      expected,
      verdict,
      made: made.split(', '),
    };
  });

test('the judge agrees with a person in nine of ten samples', () => {
  const agreement = agreementWith(labels);
  expect(agreement?.all).toBe(labels.length);
  expect((agreement?.same ?? 0) / labels.length, agreement?.different.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('the judge does not accept everything: it detects most exchanged samples', () => {
  const moved = labels.map((label, at) => ({
    ...label,
    made: labels[(at + 7) % labels.length]?.made ?? [],
    verdict: 'sensible',
  }));
  expect((agreementWith(moved)?.same ?? 0) / labels.length).toBeLessThan(0.35);
});
