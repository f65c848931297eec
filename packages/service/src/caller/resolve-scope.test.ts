import type { Scope } from '@rowloom/contract';
import { expect, test } from 'vitest';
import type { Db } from '../store/store.ts';
import { type Caller, NO_ORIGIN } from './caller.ts';
import { resolveScope } from './resolve-scope.ts';

const NO_STORE = undefined as unknown as Db;
const SCOPES: readonly (readonly [Scope, string])[] = [
  [{ kind: 'self' }, ''],
  [{ kind: 'template', access: 'read' }, 'blog'],
];

const callerOf = (apiAccess: boolean | undefined): Caller => ({
  userId: 'usr_x',
  operator: false,
  origin: NO_ORIGIN,
  memberships: new Map(apiAccess === undefined ? [] : [['org_x', { role: 'owner', suspended: false, apiAccess }]]),
  via: 'api_key',
  keyId: 'key_x',
  keyPrefix: 'sk_live_rl_x',
});

const resolve = async (caller: Caller, [scope, value]: (typeof SCOPES)[number]) =>
  resolveScope(NO_STORE, caller, scope, value);

test.each(SCOPES)('a key has no access if no organization of its user includes API access: %o', async (...place) => {
  for (const apiAccess of [false, undefined])
    await expect(resolve(callerOf(apiAccess), place)).rejects.toMatchObject({ code: 'tier_required' });
  expect(await resolve(callerOf(true), place)).toMatchObject({ kind: place[0].kind });
  const session = { ...callerOf(false), via: 'session', sessionId: 'ses_x' } as const;
  expect(await resolve(session, place)).toMatchObject({ kind: place[0].kind });
});
