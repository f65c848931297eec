import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The mails that a test's mail server has accepted. */
export type TakenMail = { readonly from: string; readonly to: readonly string[]; readonly text: string };

export type SmtpServer = {
  readonly port: number;
  readonly mails: readonly TakenMail[];
  /** How the next mails are answered; accepted by default. */
  answer: SmtpAnswer;
  readonly stop: () => Promise<void>;
};

/** `later` and `never` are temporary and permanent refusals; `silent` never answers again. */
export type SmtpAnswer = 'taken' | 'later' | 'never' | 'silent';

/** Accepts mail from `loom` with the password `weft & warp`, or from anyone if no sign-in is required. */
export async function startSmtp(options: { readonly isOpen?: boolean } = {}): Promise<SmtpServer> {
  const mails: TakenMail[] = [];
  const state: { answer: SmtpAnswer } = { answer: 'taken' };
  const refusal = (code: number): Error => Object.assign(new Error('no'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: options.isOpen === true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'loom' && password === 'weft & warp';
      done(isRight ? null : refusal(535), isRight ? { user: username } : undefined);
    },
    onRcptTo(_address, _session, done) {
      if (state.answer === 'silent') return;
      done(state.answer === 'taken' ? null : refusal(state.answer === 'later' ? 451 : 550));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    get answer() {
      return state.answer;
    },
    set answer(next) {
      state.answer = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
