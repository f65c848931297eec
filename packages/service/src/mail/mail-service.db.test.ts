import { startSmtp, type SmtpServer } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrganization, addUser } from '../members/people.fixture.ts';
import { openQueue } from '../queue/open-queue.ts';
import type { Queue } from '../queue/queue.ts';
import { openPeople, ORIGIN, PASSWORD, type PeopleServices, someRing } from '../sessions/people.fixture.ts';
import { writeSettings } from '../sessions/settings.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { createUser } from '../users/provision-user.ts';
import { makeMails, type Mails } from './mail-service.ts';
import { makeMailTokens } from './mail-token.ts';
import { makeSmtpMailer } from './smtp-mailer.ts';

const log = { warn: () => undefined, error: () => undefined };
const count = () => Promise.resolve();

describeSomeStore('mail', (given) => {
  let server: SmtpServer;
  let queue: Queue;
  let people: PeopleServices;
  let mails: Mails;
  const failures: unknown[] = [];
  const ring = someRing();
  beforeAll(async () => {
    server = await startSmtp({ isOpen: true });
    queue = await openQueue(given.store, { log });
    const config = { host: '127.0.0.1', port: server.port, isSecure: false, from: 'rowloom@mail.example' };
    const mailer = makeSmtpMailer(config, { log });
    const tokens = makeMailTokens(ring);
    mails = makeMails({ store: given.store, queue, tokens, mailer, publicUrl: 'https://rowloom.example' });
    people = openPeople(given.store, { ring, mails });
    await queue.work('mail', { concurrency: 1 }, (job) =>
      mails.deliver(job).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
    );
    await createUser(given.store, { email: 'root@mail.example', name: 'Root', password: PASSWORD });
    await given.store.transaction((tx) => writeSettings(tx, { registration: 'open' }));
  });
  afterAll(async () => {
    await queue.stop({ graceful: true, timeout: 5000 });
    await server.stop();
  });

  /** The newest mail to an address, once it has arrived; long lines are folded in transit. */
  const mailTo = async (address: string): Promise<string> => {
    const find = () => server.mails.findLast(({ to }) => to.includes(address));
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    return (find()?.text ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  };
  const tokenIn = (text: string): string => decodeURIComponent(/token=([^\s]+)/.exec(text)?.[1] ?? '');
  const register = (email: string, password = PASSWORD) =>
    people.registration.register(ORIGIN, { email, name: 'Somebody', password });

  test('an invitation goes to the address with its own link, which proves the address', async () => {
    const owner = await people.callerFor(await addUser(given.store, 'Olga'));
    const id = await addOrganization(given.store, owner.userId);
    const eve = await register('grace@mail.example', 'a passphrase of Eve');
    await mailTo('grace@mail.example');
    const made = await people.invitations.create(owner, id, { email: 'Grace@mail.example', role: 'member' });
    expect(made.mailed).toBe(true);
    const token = tokenIn(await mailTo('Grace@mail.example'));
    expect(made.link).not.toContain(token);
    const accepted = await people.acceptInvitation(ORIGIN, { token, name: 'Grace', password: PASSWORD }, count);
    expect(accepted.answer.user).toMatchObject({ email: 'Grace@mail.example', email_verified: true });
    expect(accepted.answer.user.id).not.toBe(eve.answer.user.id);
    expect(await people.callerOfToken(eve.answer.access_token)).toBeUndefined();
    const again = people.acceptInvitation(ORIGIN, { token, name: 'Grace', password: PASSWORD }, count);
    await expect(again).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test('an address gets a limited number of mails', async () => {
    const owner = await people.callerFor(await addUser(given.store, 'Mallory'));
    const id = await addOrganization(given.store, owner.userId);
    const mailed: unknown[] = [];
    for (let n = 0; n < 5; n++) {
      const made = await people.invitations.create(owner, id, { email: 'vera@mail.example', role: 'member' });
      mailed.push(made.mailed);
      await people.invitations.revoke(owner, id, made.id);
    }
    expect(mailed).toEqual([true, true, true, false, false]);
  });

  test('registration answers alike for known and new addresses; only the mail reveals which', async () => {
    const fresh = await register('new@mail.example');
    expect(fresh.answer.user).toMatchObject({ email_verified: false });
    const link = tokenIn(await mailTo('new@mail.example'));
    for (const wrong of [
      { token: link, password: 'another passphrase' },
      { token: `${link.slice(0, -1)}_`, password: PASSWORD },
      { token: 'x', password: PASSWORD },
    ])
      await expect(people.emailProofs.prove(ORIGIN, wrong, count)).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    const proved = await people.emailProofs.prove(ORIGIN, { token: link, password: PASSWORD }, count);
    expect(proved).toMatchObject({ id: fresh.answer.user.id, email_verified: true });

    const known = await register('NEW@mail.example', 'a passphrase of Mallory');
    const shape = ({ answer }: typeof known) => ({ ...answer, user: Object.keys(answer.user), access_token: '' });
    expect(shape(known)).toEqual(shape(fresh));
    expect(known.answer.user.id).not.toBe(fresh.answer.user.id);
    const told = await mailTo('NEW@mail.example');
    expect(told).toContain('You have an account on Rowloom');
    expect(told).not.toContain('token=');
    const { answer } = await people.sessions.login(ORIGIN, { email: 'new@mail.example', password: PASSWORD });
    expect(answer.user.id).toBe(fresh.answer.user.id);
  });

  test('an owner of an address who follows the link of another account proves nothing for it', async () => {
    const mallory = await register('victim@mail.example', 'a passphrase of Mallory');
    const token = tokenIn(await mailTo('victim@mail.example'));
    await expect(people.emailProofs.prove(ORIGIN, { token, password: PASSWORD }, count)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await people.users.me(await people.callerOf(mallory))).email_verified).toBe(false);
  });

  test('others who claim an address and use up its mails do not lock out its owner or prevent proving it', async () => {
    const email = 'owner@mail.example';
    const first = await register(email, 'a passphrase of Mallory 0');
    const token = tokenIn(await mailTo(email));
    for (let n = 1; n < 9; n++) await register(email, `a passphrase of Mallory ${n}`);
    // The account that caused the mail is gone by the time it is read.
    await people.users.removeMe(await people.callerOf(first));
    const home = { ...ORIGIN, ip: '192.0.2.99' };
    const owner = await people.registration.register(home, { email, name: 'Owner', password: PASSWORD });
    expect(server.mails.filter(({ to }) => to.includes(email)).length).toBeLessThanOrEqual(3);
    const back = await people.sessions.login(home, { email, password: PASSWORD });
    expect(back.answer.user.id).toBe(owner.answer.user.id);
    expect(await people.sessions.knownAddresses(email)).toContain(ORIGIN.ip);
    const proved = await people.emailProofs.prove(ORIGIN, { token, password: PASSWORD }, count);
    expect(proved).toMatchObject({ id: owner.answer.user.id, email_verified: true });
    const elsewhere = { ...ORIGIN, ip: '192.0.2.100' };
    expect((await people.sessions.login(elsewhere, { email, password: PASSWORD })).answer.user.id).toBe(proved.id);
    const mallory = { email, password: 'a passphrase of Mallory 1' };
    await expect(people.sessions.login(ORIGIN, mallory)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test('a mail that the server rejects is retried, and the requester is not told', async () => {
    server.answer = 'later';
    const before = failures.length;
    const { answer } = await register('patient@mail.example');
    expect(answer.user.email).toBe('patient@mail.example');
    await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThan(before);
    server.answer = 'taken';
    await mails.deliver({ data: { kind: 'proof', id: answer.user.id } });
    await mailTo('patient@mail.example');
  });
});
