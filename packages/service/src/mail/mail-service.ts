import type { Id } from '@rowloom/contract';
import { invitationLink } from '../organizations/invitation.ts';
import { openInvitations } from '../organizations/invitation-store.ts';
import type { Job, Queue } from '../queue/queue.ts';
import type { Store, Tx } from '../store/store.ts';
import { storeNow } from '../store/store-clock.ts';
import { findActiveUser, findClaims } from '../users/user-store.ts';
import { makeFewMails } from './few-mails.ts';
import type { MailTokens } from './mail-token.ts';
import type { Mail, Mailer } from './mailer.ts';
import { writeInvitation } from './write-invitation.ts';
import { writeNotice } from './write-notice.ts';
import { writeHasAccount, writeProof } from './write-proof.ts';

/** Outgoing mails: sent by a worker after the commit, and retried if that fails. Nobody waits for a mail server. */
export type Mails = {
  readonly tokens: MailTokens;
  /** Whether a link is mailed to the invited address. */
  readonly invite: (tx: Tx, invitation: InvitedTo) => Promise<boolean>;
  /**
   * Starts proving the address of an account. The requester learns nothing about the address: not even whether a mail
   * is sent.
   */
  readonly askForProof: (tx: Tx, account: { readonly id: Id<'user'>; readonly email: string | null }) => Promise<void>;
  readonly deliver: (job: Pick<Job, 'data'>) => Promise<void>;
};

type InvitedTo = {
  readonly id: Id<'invitation'>;
  readonly organizationId: string;
  readonly email: string;
  readonly invitedBy: string;
};

export type MailDeps = {
  readonly store: Store;
  readonly queue: Pick<Queue, 'send'>;
  readonly tokens: MailTokens;
  readonly mailer: Mailer;
  readonly publicUrl: string;
};

/** Per hour. One person invites a whole team at once; one mailbox needs no more. */
const EACH_ADDRESS = 3;
const EACH_SENDER = 50;
/** A schedule that fails every minute is known by then. */
const EACH_READER = 20;

export function makeMails({ store, queue, tokens, mailer, publicUrl }: MailDeps): Mails {
  const [addresses, senders] = [makeFewMails({ most: EACH_ADDRESS }), makeFewMails({ most: EACH_SENDER })];
  const readers = makeFewMails({ most: EACH_READER });
  const write: Readonly<Record<string, (id: string) => Promise<Mail | undefined>>> = {
    async invitation(id) {
      const found = await openInvitations(store.db).select('mail_token_hash').where('id', '=', id).executeTakeFirst();
      const token = tokens.keptInvitation(id, found?.mail_token_hash ?? '');
      if (found === undefined || token === undefined) return undefined;
      const { name } = await store.db
        .selectFrom('organization')
        .select('name')
        .where('id', '=', found.organization_id)
        .executeTakeFirstOrThrow();
      return writeInvitation({ email: found.email, organization: name, link: invitationLink(publicUrl, token) });
    },
    async proof(id) {
      const user = await findActiveUser(store.db, id);
      if (user === undefined || user.email === null || user.email_verified_at !== null) return undefined;
      const { email } = user;
      const [first] = await findClaims(store.db, email);
      if (first !== undefined && first.email_verified_at !== null) return writeHasAccount({ email, home: publicUrl });
      return writeProof({ email, link: proofLink(publicUrl, tokens.proof({ id, email }, storeNow())) });
    },
  };
  return {
    tokens,
    async invite(tx, { id, organizationId, email, invitedBy }) {
      const key = `${organizationId} ${email.toLowerCase()}`;
      if (!senders.take(invitedBy) || !addresses.take(key)) return false;
      await queue.send(tx, 'mail', { kind: 'invitation', id });
      return true;
    },
    async askForProof(tx, { id, email }) {
      if (email === null || !addresses.take(email.toLowerCase())) return;
      await queue.send(tx, 'mail', { kind: 'proof', id });
    },
    async deliver({ data: { kind, id, action, user_id: userId, event_id: eventId } }) {
      if (kind === 'notice' && !readers.take(String(userId))) return;
      const notice = { action: String(action), id: String(id), userId: String(userId), eventId: String(eventId) };
      const mail =
        kind === 'notice' ? await writeNotice(store.db, notice, publicUrl) : await write[String(kind)]?.(String(id));
      if (mail === undefined || (await mailer.send(mail)) !== 'failed') return;
      // The queue retries it.
      throw Object.assign(new Error('A mail was not sent.'), { code: 'mail_failed' });
    },
  };
}

/** After `#`, so that the token is in no server's log and in no Referer. */
const proofLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/#/verify?token=${encodeURIComponent(token)}`;
