import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startSmtp, type SmtpServer } from '@rowloom/servers';
import { afterEach, expect, test } from 'vitest';
import { examineMail } from './examine-mail.ts';
import { type MailConfig, readMailConfig } from './mail-config.ts';
import { makeSmtpMailer } from './smtp-mailer.ts';

const logged: unknown[] = [];
const log = { warn: (fields: object, message: string) => void logged.push([fields, message]) };
const opened: (SmtpServer | Server)[] = [];
afterEach(async () => {
  for (const server of opened.splice(0))
    await ('stop' in server ? server.stop() : new Promise((resolve) => server.close(resolve)));
  logged.length = 0;
});

async function open(): Promise<SmtpServer> {
  const server = await startSmtp();
  opened.push(server);
  return server;
}

function configOf(url: string, from = 'Rowloom <rowloom@mail.example>'): MailConfig {
  const read = readMailConfig(url, from);
  if ('problems' in read) throw new Error(read.problems.join(' '));
  return read.config;
}

const GOOD = 'loom:weft%20%26%20warp';
const MAIL = { to: 'ada@mail.example', subject: 'Zwölf Wörter', text: 'Ein Gruß\n' };

test('a mail goes to one address, in the name of the sender, with user and password', async () => {
  const server = await open();
  const mailer = makeSmtpMailer(configOf(`smtp://${GOOD}@127.0.0.1:${server.port}`), { log });
  expect(await mailer.check()).toBeUndefined();
  expect(await mailer.send(MAIL)).toBe('sent');
  // An address is a single address: what looks like two is one that no server knows.
  await mailer.send({ ...MAIL, to: 'a@mail.example, b@mail.example' });
  expect(server.mails[0]).toMatchObject({ from: 'rowloom@mail.example', to: ['ada@mail.example'] });
  expect(server.mails[0]?.text).toMatch(/^From: Rowloom <rowloom@mail\.example>$/m);
  expect(server.mails[0]?.text).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('b@mail.example');
  mailer.close();
});

test('an unsent mail is counted and logged without its address, and nothing is thrown', async () => {
  const server = await open();
  const mailer = makeSmtpMailer(configOf(`smtp://${GOOD}@127.0.0.1:${server.port}`), { log });
  server.answer = 'later';
  expect(await mailer.send(MAIL)).toBe('failed');
  server.answer = 'never';
  expect(await mailer.send(MAIL)).toBe('refused');
  const wrong = makeSmtpMailer(configOf(`smtp://loom:wrong@127.0.0.1:${server.port}`), { log });
  expect(await wrong.send(MAIL)).toBe('failed');
  const nobody = makeSmtpMailer(configOf('smtp://127.0.0.1:1'), { log });
  expect(await nobody.send(MAIL)).toBe('failed');
  expect(mailer.counts()).toEqual({ sent: 0, refused: 1, failed: 1 });
  expect(logged).toHaveLength(4);
  expect(JSON.stringify(logged)).not.toMatch(/ada@|wrong|weft/);
});

test('a password is sent to other machines only over TLS', async () => {
  const server = await open();
  // A name of this machine that does not show it.
  const config = { ...configOf(`smtp://${GOOD}@127.0.0.1:${server.port}`), host: '0.0.0.0' };
  const mailer = makeSmtpMailer(config, { log });
  expect(await mailer.send(MAIL)).toBe('failed');
  expect(server.mails).toEqual([]);
});

test('the doctor reports whether mail can be sent, and if none is configured', async () => {
  expect(await examineMail(undefined)).toMatchObject({ name: 'mail', state: 'note' });
  const server = await open();
  const good = configOf(`smtp://${GOOD}@127.0.0.1:${server.port}`);
  expect(await examineMail(good)).toMatchObject({ state: 'good' });
  const bad = await examineMail({ ...good, password: 'secret-word' });
  expect(bad).toMatchObject({
    state: 'bad',
    message: expect.stringMatching(/does not accept mail from this service \(EAUTH, 535\)/),
  });
  expect(bad.message).not.toContain('secret-word');
  expect(server.mails).toEqual([]);
});

test('a silent server times out', async () => {
  const silent = createServer(() => undefined);
  opened.push(silent);
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const mailer = makeSmtpMailer(configOf(`smtp://127.0.0.1:${port}`), { log, patience: 200 });
  const begun = performance.now();
  expect(await mailer.send(MAIL)).toBe('failed');
  expect(performance.now() - begun).toBeLessThan(5000);
});

test.each([
  ['http://mail.example', 'rowloom@mail.example', /ROWLOOM_SMTP_URL must be/],
  ['smtp://mail.example/path', 'rowloom@mail.example', /ROWLOOM_SMTP_URL must be/],
  ['smtp://u:%zz@mail.example', 'rowloom@mail.example', /ROWLOOM_SMTP_URL must be/],
  ['smtp://mail.example', 'Rowloom', /ROWLOOM_MAIL_FROM is "Rowloom"/],
  ['smtp://mail.example', 'a@x.org, b@x.org', /ROWLOOM_MAIL_FROM/],
])('%s with the sender %s is refused', (url, from, said) => {
  expect(readMailConfig(url, from)).toEqual({ problems: [expect.stringMatching(said)] });
});

test('ports, TLS and names follow from the URL', () => {
  expect(configOf('smtps://a%40b:c%2Fd@mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    isSecure: true,
    user: 'a@b',
    password: 'c/d',
    from: 'Rowloom <rowloom@mail.example>',
  });
  expect(configOf('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525, isSecure: false });
  expect(configOf('smtp://mail.example')).toMatchObject({ port: 587 });
});
