import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deriveKey } from '../secrets/derive-key.ts';
import { type KeyRing, makeRingKey } from '../secrets/key-ring.ts';
import { makeAccessTokens } from './access-token.ts';

const NAMED = { userId: 'usr_1', sessionId: 'ses_1' };
const ring: KeyRing = [makeRingKey(randomBytes(32))];
const tokens = makeAccessTokens(ring, () => new Date());

/** A token like ours except for the test's changes. */
function forge(change: {
  readonly header?: Record<string, unknown>;
  readonly claims?: Record<string, unknown>;
  readonly key?: Parameters<SignJWT['sign']>[0];
}): Promise<string> {
  const signer = deriveKey(ring, 'access-token');
  const at = Math.floor(Date.now() / 1000);
  const claims = { iss: 'rowloom', aud: 'rowloom-api', sub: 'usr_1', sid: 'ses_1', iat: at, exp: at + 60 };
  return new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: signer.id, ...change.header })
    .sign(change.key ?? signer.key);
}

describe('an access token', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('names its user and session', async () => {
    expect(await tokens.verify(await tokens.issue(NAMED))).toEqual(NAMED);
    expect(await tokens.verify(await forge({}))).toEqual(NAMED);
  });

  test('is valid for an hour', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-15T09:00:00Z') });
    const token = await tokens.issue(NAMED);
    vi.setSystemTime(Date.parse('2026-11-15T09:59:59Z'));
    expect(await tokens.verify(token)).toEqual(NAMED);
    vi.setSystemTime(Date.parse('2026-11-15T10:00:01Z'));
    expect(await tokens.verify(token)).toBeUndefined();
  });

  test('of an older key is valid while that key is on the ring', async () => {
    const token = await tokens.issue(NAMED);
    expect(await makeAccessTokens([makeRingKey(randomBytes(32)), ring[0]]).verify(token)).toEqual(NAMED);
    expect(await makeAccessTokens([makeRingKey(randomBytes(32))]).verify(token)).toBeUndefined();
  });

  test.each([
    ['another type', { header: { typ: 'JWT' } }],
    ['another algorithm', { header: { alg: 'HS512' } }],
    ['an unknown key', { header: { kid: 'none' } }],
    ['another issuer', { claims: { iss: 'elsewhere' } }],
    ['another audience', { claims: { aud: 'elsewhere' } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['no session', { claims: { sid: undefined } }],
    ['a session that is not text', { claims: { sid: 7 } }],
    ['a key of another purpose', { key: deriveKey(ring, 'oidc-attempt').key }],
    ['a stranger’s key', { key: randomBytes(32) }],
  ])('with %s is refused', async (_what, change) => {
    const token = await forge(change).catch(() => forge({ ...change, key: randomBytes(64) }));
    expect(await tokens.verify(token)).toBeUndefined();
  });

  test('that is unsigned, truncated or not a token is refused without an error', async () => {
    const [, payload] = (await tokens.issue(NAMED)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: ring[0].id })).toString('base64url');
    for (const token of [`${header}.${payload}.`, `${header}.${payload}`, '', '..', 'x'.repeat(9000), '\0'])
      expect(await tokens.verify(token)).toBeUndefined();
  });
});
