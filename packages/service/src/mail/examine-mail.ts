import type { Finding } from '../finding.ts';
import type { MailConfig } from './mail-config.ts';
import { makeSmtpMailer } from './smtp-mailer.ts';

const name = 'mail';

/** Whether the service could send mail. It signs in to the mail server, and sends none. */
export async function examineMail(config: MailConfig | undefined): Promise<Finding> {
  if (config === undefined)
    return {
      name,
      state: 'note',
      message:
        'No mail is sent: ROWLOOM_SMTP_URL is not set. Pass on invitation links yourself; addresses are verified by OpenID Connect or by you.',
    };
  const mailer = makeSmtpMailer(config, { log: { warn: () => undefined } });
  try {
    const problem = await mailer.check();
    return problem === undefined
      ? {
          name,
          state: 'good',
          message: `The mail server ${config.host}:${config.port} accepts mail from this service.`,
        }
      : { name, state: 'bad', message: problem };
  } finally {
    mailer.close();
  }
}
