import { type Arguments, defineCommand } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { printable } from '../output/printable.ts';
import { refusal } from '../refusal.ts';
import { readAction } from '../remote/read-action.ts';
import { askNewPassword } from '../remote/ask.ts';

const OPTIONS = {
  email: { value: 'ADDRESS', help: 'the e-mail address of the account' },
  name: { value: 'NAME', help: 'create-user: what the person is called', default: 'the e-mail address' },
  operator: { help: 'create-user: the account may use the operator console' },
  user: { value: 'ID', help: 'verify-email: which account, where several claim the address' },
  json: { help: 'the result as JSON' },
} as const;

const ACTIONS = {
  'create-user': { needs: undefined, options: ['email', 'name', 'operator'] },
  'reset-password': { needs: undefined, options: ['email'] },
  'verify-email': { needs: undefined, options: ['email', 'user'] },
} as const;

export const admin = defineCommand({
  name: 'admin',
  summary: 'create an account, reset a password or confirm an address, directly in the store of a service',
  operands: [{ name: 'ACTION', help: 'create-user, reset-password or verify-email' }],
  options: OPTIONS,
  notes: [
    'For whoever runs the service, on its machine: ROWLOOM_STORE_URL or ROWLOOM_DATA_DIR name the store. An embedded store',
    'belongs to one process: stop the service first. The password is asked for, or taken from ROWLOOM_PASSWORD or standard',
    'input. A new password ends all sessions of the account. The first account of a store is its operator. An address that',
    'is confirmed belongs to its account: others that claim it lose it, and end.',
  ],
  examples: [
    ['rowloom admin create-user --email ada@example.com --name "Ada Lovelace" --operator', 'one more operator'],
    ['rowloom admin reset-password --email ada@example.com', 'for someone who cannot sign in'],
    ['rowloom admin verify-email --email grace@example.com', 'your word that this is her address'],
  ],
  run: (given) => runAdmin(given),
});

async function runAdmin({ operands, options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const { action } = readAction('admin', operands, options, ACTIONS);
  const { email, operator } = options;
  if (email === undefined) throw refusal(EXIT.usage, `admin ${action} needs --email ADDRESS.`);
  if (action === 'verify-email') return confirmAddress(email, options);
  const password = await askNewPassword(`New password of ${email}: `);
  const terminal = openTerminal(process.stdout);
  const isNew = action === 'create-user';
  // Loaded late: the help needs no store.
  const { withStore } = await import('../service/with-store.ts');
  const { createUser, resetPassword } = await import('@rowloom/service');
  const id = await withStore((store) =>
    isNew
      ? createUser(store, { email, password, name: options.name ?? email, operator })
      : resetPassword(store, { email, password }),
  );
  if (options.json) terminal.line(JSON.stringify({ id, email }, undefined, 2));
  else if (isNew) terminal.line(`Created the account ${printable(email)} (${id}).`);
  else terminal.line(`The password of ${printable(email)} is changed; all sessions of the account have ended.`);
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
