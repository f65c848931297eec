import { PROOF_DAYS } from './mail-token.ts';
import type { Mail } from './mailer.ts';

/** What goes to the address that a new account names. */
export const writeProof = ({ email, link }: { readonly email: string; readonly link: string }): Mail => ({
  to: email,
  subject: 'Is this your address? Confirm it for Rowloom',
  text: `Somebody made an account with this e-mail address on Rowloom.

If it was you, follow this link and enter the password of your account. It works for ${PROOF_DAYS} days:

${link}

If it was not you, ignore this: without your password nothing happens, and the address stays yours to prove.
`,
});

/** What goes there instead where another account has proved the address: whoever asked is told the same in any case. */
export const writeHasAccount = ({ email, home }: { readonly email: string; readonly home: string }): Mail => ({
  to: email,
  subject: 'You have an account on Rowloom',
  text: `Somebody made another account with this e-mail address on Rowloom. The address is proved by your account, and stays with it.

If it was you, sign in with the account that you have:

${home}

If it was not you, ignore this: nothing of yours has changed.
`,
});
