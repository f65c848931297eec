import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { programName } from '../program-name.ts';
import { readCredentials, removeCredentials } from '../remote/credentials.ts';
import { endKeptSession } from '../remote/kept-session.ts';
import { withSession } from '../remote/with-session.ts';

export const logout = defineCommand({
  name: 'logout',
  summary: 'forget the service that login has signed in to',
  operands: [],
  options: {
    revoke: { help: 'revoke the key as well, which needs the password' },
    service: { value: 'NAME', help: 'which service', default: 'the one in use' },
    json: { help: 'the result as JSON' },
  },
  notes: [
    'The key that login created stays valid until it is revoked, which needs a session: --revoke asks for the password and',
    'revokes it. Otherwise use rowloom keys revoke, or the service in a browser.',
  ],
  examples: [
    ['rowloom logout --revoke', 'forget the key and revoke it'],
    ['rowloom logout', 'forget the key here'],
  ],
  operations: ['logout'],
  async run({ options }) {
    const terminal = openTerminal(process.stdout);
    const stored = readCredentials(undefined, options.service);
    const id = stored?.key_id;
    const isRevoked = options.revoke && stored !== undefined && id !== undefined;
    if (isRevoked) await withSession(stored, async (session) => session.revokeKey({ params: { key_id: id } }));
    if (stored !== undefined) await endKeptSession(stored.url);
    removeCredentials(undefined, options.service);
    if (options.json)
      terminal.line(JSON.stringify({ url: stored?.url ?? null, key_id: id ?? null, revoked: isRevoked }));
    else if (stored === undefined) terminal.line('You were not signed in.');
    else if (isRevoked) terminal.line(`Signed out of ${stored.url}; the key is revoked.`);
    else {
      terminal.line(`Signed out of ${stored.url}. The key itself is still valid.`);
      const which = id ?? 'ID';
      terminal.line(`To revoke it: ROWLOOM_URL=${stored.url} ${programName()} keys revoke ${which}`);
    }
    return EXIT.ok;
  },
});
