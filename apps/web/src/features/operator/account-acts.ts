import type { AdminUser } from '@rowloom/contract';

export type AccountAct = {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly isDangerous: boolean;
  /** What of the account is changed; absent: its sessions are ended. */
  readonly change?:
    | { readonly disabled: boolean }
    | { readonly operator: boolean }
    | { readonly email_verified: boolean };
};

/** What an operator can do about an account, as it is now. */
export const actsOn = (user: AdminUser): readonly AccountAct[] =>
  user.email === null ? [] : [aboutAddress(user), aboutOperator(user), END_SESSIONS, aboutAccess(user)];

const aboutAddress = (user: AdminUser): AccountAct =>
  user.email_verified
    ? {
        name: 'doubt',
        label: 'Mark its address as unverified',
        title: 'Mark this address as unverified?',
        words: 'It is unverified until somebody verifies it again.',
        action: 'Mark as unverified',
        isDangerous: false,
        change: { email_verified: false },
      }
    : {
        name: 'verify',
        label: 'Mark its address as verified',
        title: 'Mark this address as verified?',
        words:
          'You confirm that it belongs to this person. Other accounts that claim the same address lose it, and their sessions and keys end.',
        action: 'Mark as verified',
        isDangerous: true,
        change: { email_verified: true },
      };

const aboutOperator = (user: AdminUser): AccountAct =>
  user.operator
    ? {
        name: 'revoke-operator',
        label: 'Revoke operator access',
        title: 'Revoke operator access of this account?',
        words: 'It becomes an ordinary account.',
        action: 'Revoke operator access',
        isDangerous: true,
        change: { operator: false },
      }
    : {
        name: 'make-operator',
        label: 'Make it an operator',
        title: 'Make this account an operator?',
        words: 'It can see every organization, account and run, and suspend them. It can make other operators.',
        action: 'Make it an operator',
        isDangerous: true,
        change: { operator: true },
      };

const END_SESSIONS: AccountAct = {
  name: 'end-sessions',
  label: 'End its sessions',
  title: 'End all sessions of this account?',
  words: 'It has to sign in again in every browser. API keys stay valid.',
  action: 'End the sessions',
  isDangerous: false,
};

const aboutAccess = (user: AdminUser): AccountAct =>
  user.disabled
    ? {
        name: 'enable',
        label: 'Enable',
        title: 'Enable this account again?',
        words: 'It can sign in again. Revoked keys stay revoked.',
        action: 'Enable the account',
        isDangerous: false,
        change: { disabled: false },
      }
    : {
        name: 'disable',
        label: 'Disable',
        title: 'Disable this account?',
        words: 'It can no longer sign in; its sessions and keys end at once. What it created stays.',
        action: 'Disable the account',
        isDangerous: true,
        change: { disabled: true },
      };
