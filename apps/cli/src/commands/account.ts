import { EXIT } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { account as declared } from '../operations/nouns/account.ts';
import { openTerminal } from '../output/terminal.ts';
import { askNewPassword } from '../remote/ask.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { findServiceUrl } from '../remote/find-service.ts';
import { EMAIL_OPTION } from '../remote/with-credential.ts';
import { withPassword } from '../remote/with-session.ts';

const password = defineRemote({
  name: 'account password',
  summary: 'change your password; all other sessions end',
  operands: [],
  options: { email: EMAIL_OPTION },
  notes: [
    'The command asks for both passwords. Without a terminal it reads the current one from ROWLOOM_PASSWORD, and the new one from',
    'ROWLOOM_NEW_PASSWORD or standard input.',
  ],
  examples: [['rowloom account password', 'asks for the old one, and twice for the new one']],
  operations: ['changePassword'],
  run: ({ options }) =>
    withPassword({ url: findServiceUrl(), email: options.email }, async (session, email, current) => {
      const fresh = await askNewPassword(`New password of ${email}: `, 'ROWLOOM_NEW_PASSWORD');
      await session.changePassword({ body: { current_password: current, new_password: fresh } });
      openTerminal(process.stdout).line('Your password is changed; all other sessions have ended.');
      return EXIT.ok;
    }),
});

export const account = makeNoun(declared, { password });
