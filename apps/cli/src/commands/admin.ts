import type { Store } from '@rowloom/service';
import { defineCommand } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { adminActions } from '../operations/nouns/admin.ts';
import { openTerminal } from '../output/terminal.ts';
import { printable } from '../output/printable.ts';
import { refusal } from '../refusal.ts';
import { askNewPassword } from '../remote/ask.ts';
import { migrateCommand } from './admin-migrate.ts';

const EMAIL = { value: 'ADDRESS', help: 'the e-mail address of the account' } as const;
const JSON_OPTION = { help: 'the result as JSON' } as const;
const HERE = [
  'Run this on the machine of the service: ROWLOOM_STORE_URL or ROWLOOM_DATA_DIR name the store. An embedded store',
  'belongs to one process: stop the service first.',
];
const PASSWORD = 'The command asks for the password, or reads it from ROWLOOM_PASSWORD or standard input.';

const createUserCommand = defineCommand({
  name: 'admin create-user',
  summary: 'create an account, directly in the store of a service',
  operands: [],
  options: {
    email: EMAIL,
    name: { value: 'NAME', help: "the person's name", default: 'the e-mail address' },
    operator: { help: 'the account may use the operator console' },
    json: JSON_OPTION,
  },
  notes: [...HERE, PASSWORD, 'The first account of a store is its operator.'],
  examples: [
    ['rowloom admin create-user --email ada@example.com --name "Ada Lovelace" --operator', 'one more operator'],
  ],
  run: ({ options: { email, name, operator, json } }) =>
    withPassword('create-user', email, json, async (account) => {
      const { createUser } = await import('@rowloom/service');
      return {
        work: (store) => createUser(store, { ...account, name: name ?? account.email, operator }),
        says: (id) => `Created the account ${printable(account.email)} (${id}).`,
      };
    }),
});

const resetPasswordCommand = defineCommand({
  name: 'admin reset-password',
  summary: 'set the password of an account, directly in the store of a service',
  operands: [],
  options: { email: EMAIL, json: JSON_OPTION },
  notes: [...HERE, PASSWORD, 'A new password ends all sessions of the account.'],
  examples: [['rowloom admin reset-password --email ada@example.com', 'for someone who cannot sign in']],
  run: ({ options: { email, json } }) =>
    withPassword('reset-password', email, json, async (account) => {
      const { resetPassword } = await import('@rowloom/service');
      return {
        work: (store) => resetPassword(store, account),
        says: () => `The password of ${printable(account.email)} is changed; all sessions of the account have ended.`,
      };
    }),
});

const verifyEmailCommand = defineCommand({
  name: 'admin verify-email',
  summary: 'confirm the address of an account, directly in the store of a service',
  operands: [],
  options: {
    email: EMAIL,
    user: { value: 'ID', help: 'which account, if several claim the address' },
    json: JSON_OPTION,
  },
  notes: [...HERE, 'A confirmed address belongs to its account: other accounts that claim it are removed.'],
  examples: [['rowloom admin verify-email --email grace@example.com', 'you confirm that this is her address']],
  run: ({ options }) => confirmAddress(needEmail('verify-email', options.email), options),
});

function needEmail(action: string, email: string | undefined): string {
  if (email === undefined) throw refusal(EXIT.usage, `admin ${action} needs --email ADDRESS.`);
  return email;
}

type Account = { readonly email: string; readonly password: string };
type StoreWork = {
  readonly work: (store: Store) => Promise<string | undefined>;
  readonly says: (id: string) => string;
};

async function withPassword(
  action: string,
  given: string | undefined,
  json: boolean,
  prepare: (account: Account) => Promise<StoreWork>,
): Promise<ExitCode> {
  const email = needEmail(action, given);
  const password = await askNewPassword(`New password of ${email}: `);
  // Loaded on use: the help needs no store.
  const { withStore } = await import('../service/with-store.ts');
  const { work, says } = await prepare({ email, password });
  const id = await withStore(work);
  const terminal = openTerminal(process.stdout);
  terminal.line(json ? JSON.stringify({ id, email }, undefined, 2) : says(id ?? ''));
  return EXIT.ok;
}

async function confirmAddress(
  email: string,
  { user, json }: { readonly user: string | undefined; readonly json: boolean },
): Promise<ExitCode> {
  const { withStore } = await import('../service/with-store.ts');
  const { verifyEmail } = await import('@rowloom/service');
  const id = await withStore((store) => verifyEmail(store, { email, ...(user === undefined ? {} : { userId: user }) }));
  const terminal = openTerminal(process.stdout);
  if (json) terminal.line(JSON.stringify({ id, email, email_verified: true }, undefined, 2));
  else terminal.line(`The address ${printable(email)} is that of the account ${id}.`);
  return EXIT.ok;
}

export const admin = makeNoun(
  {
    name: 'admin',
    summary: 'the operator console: organizations, accounts, tiers, workers, settings',
    notes: [
      'create-user, reset-password, verify-email and migrate work in the store itself, on the machine of the service. All other',
      'actions go through the service, and need the password of an operator.',
    ],
    actions: adminActions,
  },
  {
    'create-user': createUserCommand,
    'reset-password': resetPasswordCommand,
    'verify-email': verifyEmailCommand,
    migrate: migrateCommand,
  },
);
