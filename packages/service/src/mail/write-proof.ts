import { PROOF_DAYS } from './mail-token.ts';
import type { Mail } from './mailer.ts';

/** The mail to the address that a new account names. */
export const writeProof = ({ email, link }: { readonly email: string; readonly link: string }): Mail => ({
  to: email,
  subject: 'Is this your address? Confirm it for Rowloom',
  text: `Somebody created an account with this e-mail address on Rowloom.

If it was you, follow this link and enter the password of your account. It works for ${PROOF_DAYS} days:

${link}

If it was not you, ignore this: nothing happens without the password of that account, and you can still verify the address yourself.
`,
});

/** The mail sent instead if another account has proved the address: the requester gets the same answer in any case. */
export const writeHasAccount = ({ email, home }: { readonly email: string; readonly home: string }): Mail => ({
  to: email,
  subject: 'You have an account on Rowloom',
  text: `Somebody created another account with this e-mail address on Rowloom. Your account has verified the address, so it stays with your account.

If it was you, sign in with your existing account:

${home}

If it was not you, ignore this: nothing has changed for your account.
`,
});
