import { INVITATION_DAYS } from '../organizations/invitation.ts';
import type { Mail } from './mailer.ts';
import { oneLine } from './one-line.ts';

export type InvitationMail = { readonly email: string; readonly organization: string; readonly link: string };

/** The mail to an invited address. */
export const writeInvitation = ({ email, organization, link }: InvitationMail): Mail => ({
  to: email,
  subject: `You are invited to ${oneLine(organization)} on Rowloom`,
  text: `You are invited to the organization ${oneLine(organization)} on Rowloom.

Follow this link to join. It works once, for ${INVITATION_DAYS} days, and verifies that this address is yours:

${link}

If you did not expect this, ignore it: nothing happens unless you follow the link.
`,
});
