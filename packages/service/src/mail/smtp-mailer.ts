import { isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

/** Milliseconds: for the connection, for the server's greeting, and between any two messages. */
const TIMEOUT_MS = 15_000;

export type MailerOptions = { readonly log: Pick<Log, 'warn'>; readonly patience?: number };

type Failure = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };

/** Mail by SMTP. A password is sent over TLS or not at all, unless the server is this machine. */
export function makeSmtpMailer(config: MailConfig, { log, patience = TIMEOUT_MS }: MailerOptions): Mailer {
  const { host, port, isSecure, user, password = '', from } = config;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && user !== undefined && !isLoopback(host),
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const counts: Record<MailOutcome, number> = { sent: 0, refused: 0, failed: 0 };
  return {
    async send({ to, subject, text }) {
      let outcome: MailOutcome = 'sent';
      try {
        await transport.sendMail({
          from,
          // As an address, not as text, in which commas would separate several.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code, responseCode } = error as Failure;
        outcome = isRefused(error as Failure) ? 'refused' : 'failed';
        log.warn({ code, response: responseCode, outcome }, 'a mail was not sent');
      }
      counts[outcome] += 1;
      return outcome;
    },
    async check() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        const { code = 'no code', responseCode } = error as Failure;
        return `The mail server ${host}:${port} does not accept mail from this service (${String(code)}${typeof responseCode === 'number' ? `, ${responseCode}` : ''}). Check ROWLOOM_SMTP_URL: host, port, user and password; smtps:// is TLS from the first byte.`;
      }
    },
    counts: () => ({ ...counts }),
    close: () => transport.close(),
  };
}

/** The server's permanent refusal of this one mail; not of us, as with a wrong password, which may be fixed. */
const isRefused = ({ code, responseCode }: Failure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
