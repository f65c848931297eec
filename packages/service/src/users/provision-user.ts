import { type Id, refuse } from '@rowloom/contract';
import { readSettings } from '../sessions/settings.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { Store, Tx } from '../store/store.ts';
import { appendAccountEvents, appendSystemUserEvent } from './account-events.ts';
import { createAccount } from './create-account.ts';
import { claimFirstAccount, OPERATOR_TIER } from './first-account.ts';
import { hashPassword } from './hash-password.ts';
import { checkPassword } from './password.ts';
import { readEmail, readName } from './user.ts';
import { organizationsOf, sameEmail } from './user-store.ts';
import { proveEmail } from './prove-email.ts';

export type ProvisionedUser = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** The first account of a service operates it in any case. */
  readonly operator?: boolean;
  /** Only if there is no account yet; otherwise does nothing. */
  readonly only?: 'first';
};

/** Creates an account on behalf of the operator: at start, or by `rowloom admin create-user`. */
export async function createUser(store: Store, input: ProvisionedUser): Promise<Id<'user'> | undefined> {
  const email = readEmail(input.email);
  const name = readName(input.name);
  checkPassword(input.password, { email });
  const passwordHash = await hashPassword(input.password);
  return store.transaction(async (tx) => {
    const isFirst = await claimFirstAccount(tx);
    if (input.only === 'first' && !isFirst) return undefined;
    const operator = isFirst || (input.operator ?? false);
    const tier = operator ? OPERATOR_TIER : (await readSettings(tx)).default_tier;
    const account = await createAccount(tx, {
      email,
      name,
      passwordHash,
      operator,
      tier,
      claimedBy: 'operator',
      isProved: true,
    });
    await appendAccountEvents(tx, null, account, 'operator');
    return account.user.id;
  });
}

/** A new password for an account; all its sessions end. For `rowloom admin reset-password`. */
export async function resetPassword(
  store: Store,
  input: { readonly email: string; readonly password: string },
): Promise<Id<'user'>> {
  checkPassword(input.password, { email: input.email });
  const passwordHash = await hashPassword(input.password);
  return store.transaction(async (tx) => {
    const user = await findAccount(tx, input);
    await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
    await endSessions(tx, { userId: user.id }, 'password_changed');
    await appendSystemUserEvent(tx, await organizationsOf(tx, user.id), {
      action: 'password.changed',
      subject: { type: 'user', id: user.id },
    });
    return user.id;
  });
}

/** The operator confirms that an address is that of an account. For `rowloom admin verify-email`. */
export function verifyEmail(
  store: Store,
  input: { readonly email: string; readonly userId?: string },
): Promise<Id<'user'>> {
  return store.transaction(async (tx) => {
    const user = await findAccount(tx, input);
    if (user.email_verified_at !== null) return user.id;
    await proveEmail(tx, user, null);
    await appendSystemUserEvent(tx, await organizationsOf(tx, user.id), {
      action: 'user.email_verified',
      subject: { type: 'user', id: user.id },
    });
    return user.id;
  });
}

/** The account that proved an address, or the only one that claims it. */
async function findAccount(tx: Tx, { email, userId }: { readonly email: string; readonly userId?: string }) {
  const found = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified_at'])
    .where('email_key', '=', sameEmail(email.trim()))
    .where('deleted_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? ''))
    .orderBy('created_at')
    .execute();
  const [first, ...more] = found;
  if (first === undefined) throw refuse('not_found', 'There is no account with this e-mail address.');
  const proved = found.find(({ email_verified_at }) => email_verified_at !== null);
  if (proved === undefined && more.length > 0)
    throw refuse(
      'invalid_state',
      `Several accounts claim this e-mail address, and none has verified it: ${found.map(({ id }) => id).join(', ')}. ` +
        'Say whose it is with admin verify-email --user ID.',
    );
  return proved ?? first;
}
