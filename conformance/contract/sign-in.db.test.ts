import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { cookieOf, freshAddress, freshName, join, makeKey, makeTeam, signUp, tokenOf } from '../people.fixture.ts';
import { expectFailure, onSomeStore, openService } from '../service.fixture.ts';
import { startService } from '../services/start-service.ts';

onSomeStore('3. Sign-in', (service) => {
  const login = (email: string, password: string) =>
    service.call('login', undefined, { headers: freshAddress(), body: { email, password } });
  const refresh = (cookie: string) => service.call('refresh', undefined, { headers: { cookie } });

  test('login answers with a one-hour session token and a strict, HttpOnly cookie for /api/auth', async () => {
    const { email, password, id } = await signUp(service);
    const { status, body, headers } = await login(email, password);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, user: { id, email, operator: false } });
    const [cookie = ''] = headers.getSetCookie();
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']) expect(cookie).toContain(part);
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await signUp(service);
    const wrong = await login(email, 'not the password');
    const unknown = await login(`${freshName('nobody').replace(' ', '.')}@example.com`, 'not the password');
    expectFailure(wrong, 'invalid_credentials');
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
  });

  test('sign-in is throttled by account and address together, and by address; nobody can lock others out', async () => {
    const { email, password } = await signUp(service);
    const attacker = { headers: freshAddress(), body: { email, password: 'not the password' } };
    const byAccount = await Promise.all(Array.from({ length: 8 }, () => service.call('login', undefined, attacker)));
    expect(byAccount.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    expect((await login(email, password)).status).toBe(200);
    const { items } = await service.get('adminListAudit', service.operator, { query: { action: 'session.refused' } });
    expect(items[0]).toMatchObject({ actor: { user_id: null }, organization_id: null });
    expect(JSON.stringify(items)).not.toContain(email);
    const headers = freshAddress();
    const byAddress = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        service.call('login', undefined, { headers, body: { email: `nobody.${index}@example.com`, password: 'x' } }),
      ),
    );
    const limited = byAddress.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(4);
    for (const answered of limited) {
      expectFailure(answered, 'rate_limited');
      expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('refresh rotates; a just-rotated cookie is honoured with the same successor', async () => {
    const { cookie } = await signUp(service);
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(cookieOf(one.headers)).toBe(cookieOf(two.headers));
    expect(cookieOf(one.headers)).not.toBe(cookie);
    expect((await service.call('getMe', { token: one.body.access_token })).status).toBe(200);
    expect((await refresh(cookieOf(one.headers))).status).toBe(200);
  });

  test('a cookie that was rotated long ago ends the whole session', async () => {
    const { cookie } = await signUp(service);
    const next = cookieOf((await refresh(cookie)).headers);
    const last = await refresh(next);
    await sleep(11_000);
    expectFailure(await refresh(cookie), 'invalid_token');
    expectFailure(await refresh(cookieOf(last.headers)), 'invalid_token');
    expectFailure(await service.call('getMe', { token: last.body.access_token }), 'invalid_token');
  });

  test('logout and a password change end sessions at once, and keys stay valid', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    const other = (await login(owner.email, owner.password)).body.access_token;
    const body = { current_password: owner.password, new_password: 'quite another passphrase' };
    expectFailure(
      await service.call('changePassword', owner, { body: { ...body, current_password: 'wrong' } }),
      'invalid_credentials',
    );
    const changed = await service.get('changePassword', owner, { body });
    for (const token of [owner.token, other]) expectFailure(await service.call('getMe', { token }), 'invalid_token');
    const now = { token: changed.access_token };
    expect((await service.call('getMe', now)).status).toBe(200);
    expect((await service.call('getMe', key)).status).toBe(200);
    expect((await service.call('logout', now)).status).toBe(204);
    expectFailure(await service.call('getMe', now), 'invalid_token');
    expectFailure(await login(owner.email, owner.password), 'invalid_credentials');
  });

  test('disabling an account ends its sessions and keys at once', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    await service.get('adminUpdateUser', service.operator, { params: { id: owner.id }, body: { disabled: true } });
    for (const who of [owner, key]) expectFailure(await service.call('getMe', who), 'invalid_token');
    expectFailure(await login(owner.email, owner.password), 'invalid_credentials');
  });

  test('removing the account removes the name from the events and leaves the identifier', async () => {
    const team = await makeTeam(service);
    const member = await join(service, team);
    await service.get('createProject', member, {
      body: { organization_id: team.id, name: 'left behind', engine: 'sqlite', schema_name: 'main' },
    });
    expect((await service.call('deleteMe', member)).status).toBe(204);
    expectFailure(await service.call('getMe', member), 'invalid_token');
    const { text, body } = await service.call('listActivity', team.owner, {
      query: { org_id: team.id, action: 'project.created' },
    });
    expect(body.items[0]?.actor).toMatchObject({ user_id: member.id, name: null });
    expect(text).not.toContain(member.name);
  });

  test('an invitation works once, and not after it was revoked', async () => {
    const team = await makeTeam(service);
    const invite = () =>
      service.get('createInvitation', team.owner, {
        params: { id: team.id },
        body: { email: `${freshName('guest').replace(' ', '.')}@example.com`, role: 'member' },
      });
    const accept = (link: string) =>
      service.call('acceptInvitation', undefined, {
        headers: freshAddress(),
        body: { token: tokenOf(link), name: 'Guest', password: 'a long passphrase' },
      });
    const { link } = await invite();
    const answers = await Promise.all([accept(link), accept(link), accept(link)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectFailure(await accept(link), 'invalid_credentials');
    const revoked = await invite();
    await service.get('revokeInvitation', team.owner, { params: { id: team.id, invitation_id: revoked.id } });
    expectFailure(await accept(revoked.link), 'invalid_credentials');
  });
});

test('the first account needs the link that the service prints; later accounts need an invitation', async () => {
  const running = await startService({
    program: inject('program'),
    environment: { ROWLOOM_ADMIN_EMAIL: '', ROWLOOM_ADMIN_PASSWORD: '' },
  });
  try {
    const service = openService({ store: 'embedded', url: running.url, operatorToken: '' });
    expect(await service.get('getSignInOptions', undefined)).toEqual({
      registration: 'setup',
      oidc: false,
      mail: false,
    });
    const register = (setup_token?: string) =>
      service.call('register', undefined, {
        headers: freshAddress(),
        body: {
          email: `${freshName('first').replace(' ', '.')}@example.com`,
          password: 'a long passphrase',
          name: 'First',
          setup_token,
        },
      });
    expectFailure(await register(), 'invalid_credentials');
    expectFailure(await register('wrong'), 'invalid_credentials');
    await expect.poll(() => running.output(), { timeout: 10_000 }).toMatch(/https?:\/\/\S+setup\S*/);
    const [link = ''] = /https?:\/\/\S+setup\S*/.exec(running.output()) ?? [];
    const first = await register(tokenOf(link));
    expect(first.status, first.text).toBe(201);
    expect(first.body.user.operator).toBe(true);
    const { items } = await service.get('listOrganizations', { token: first.body.access_token });
    expect(items.map(({ tier }) => tier)).toEqual(['enterprise']);
    expectFailure(await register(tokenOf(link)), 'insufficient_role');
    expect(await running.stop()).toBe(0);
  } finally {
    running.remove();
  }
});
