import { ProveEmail } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { someRing } from '../sessions/people.fixture.ts';
import { makeMailTokens } from './mail-token.ts';

const tokens = makeMailTokens(someRing());
const NOW = new Date('2026-01-01T00:00:00Z');
const ID = `usr_${'0'.repeat(26)}`;

test.each(['ada@mail.example', `${'a'.repeat(64)}@${'b'.repeat(180)}.example`, `${'ß'.repeat(100)}@mail.example`])(
  'a link to %s says whom it was sent to, and fits into its request',
  (email) => {
    const token = tokens.proof({ id: ID, email: email.toUpperCase() }, NOW);
    expect(ProveEmail.properties.token).toMatchObject({ maxLength: 1500 });
    expect(token.length).toBeLessThanOrEqual(1500);
    expect(tokens.readProof(token)).toMatchObject({ userId: ID, email: email.toUpperCase().toLowerCase() });
  },
);

test('a link with another address, account or time, or of another key, is invalid', () => {
  const token = tokens.proof({ id: ID, email: 'ada@mail.example' }, NOW);
  const [id = '', end = '', address = '', mac = ''] = token.split('.');
  const other = Buffer.from('eve@mail.example').toString('base64url');
  for (const wrong of [
    [id, end, other, mac],
    [id, `${Number(end) + 1}`, address, mac],
    [`usr_${'1'.repeat(26)}`, end, address, mac],
    [id, end, mac],
  ])
    expect(tokens.readProof(wrong.join('.'))).toBeUndefined();
  expect(makeMailTokens(someRing()).readProof(token)).toBeUndefined();
});
