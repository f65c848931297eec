import { type Register, refuse, type SignInOptions } from '@rowloom/contract';
import type { Mails } from '../mail/mail-service.ts';
import type { Db, Store } from '../store/store.ts';
import { appendAccountEvents } from '../users/account-events.ts';
import { createAccount } from '../users/create-account.ts';
import { claimFirstAccount, hasFirstAccount, OPERATOR_TIER } from '../users/first-account.ts';
import { hashPassword } from '../users/hash-password.ts';
import { checkPassword } from '../users/password.ts';
import { readEmail, readName } from '../users/user.ts';
import type { AccessTokens } from './access-token.ts';
import type { SignedIn, SignInOrigin } from './session.ts';
import { readSettings } from './settings.ts';
import { isSetupToken } from './setup.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

export type Registration = {
  readonly options: () => Promise<SignInOptions>;
  readonly register: (origin: SignInOrigin, input: Register) => Promise<SignedIn>;
};

export type RegistrationDeps = {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly oidc: boolean;
  /** Absent if no mail is configured. */
  readonly mails?: Mails | undefined;
};

export function makeRegistration({ store, accessTokens, oidc, mails }: RegistrationDeps): Registration {
  return {
    options: async () => ({ registration: await registrationOf(store.db), oidc, mail: mails !== undefined }),

    async register(origin, input) {
      const how = await admit(store.db, input.setup_token);
      const email = readEmail(input.email);
      const name = readName(input.name);
      checkPassword(input.password, { email });
      const passwordHash = await hashPassword(input.password);
      const started = await store.transaction(async (tx) => {
        const operator = how === 'setup';
        // Of two who followed the setup link at once, the second finds it used.
        if (operator && !(await claimFirstAccount(tx))) throw setupTokenUsed();
        const settings = await readSettings(tx);
        if (!operator && settings.registration !== 'open') throw byInvitation();
        const account = await createAccount(tx, {
          email,
          name,
          passwordHash,
          operator,
          // A person with the setup link runs the service and is trusted as its operator.
          claimedBy: operator ? 'setup' : 'registration',
          isProved: operator,
          organizationName: input.organization_name,
          tier: operator ? OPERATOR_TIER : settings.default_tier,
        });
        if (!operator) await mails?.askForProof(tx, account.user);
        const actor = { userId: account.user.id, via: 'session', origin } as const;
        await appendAccountEvents(tx, actor, account, how);
        return startSession(tx, account.user, origin, 'registration');
      });
      return signIn(accessTokens, started);
    },
  };
}

async function registrationOf(db: Db): Promise<SignInOptions['registration']> {
  return (await hasFirstAccount(db)) ? (await readSettings(db)).registration : 'setup';
}

/** Before a password is hashed, which is expensive. */
async function admit(db: Db, setupToken: string | undefined): Promise<'setup' | 'open'> {
  const registration = await registrationOf(db);
  if (registration === 'open') return 'open';
  if (registration === 'invitation') throw byInvitation();
  if (setupToken === undefined || !(await isSetupToken(db, setupToken))) throw setupTokenUsed();
  return 'setup';
}

const byInvitation = () =>
  refuse(
    'insufficient_role',
    'You need an invitation to create an account here. Ask an owner or admin of your organization for one.',
  );

const setupTokenUsed = () =>
  refuse('invalid_credentials', 'Follow the setup link that the service printed when it last started; it works once.');
