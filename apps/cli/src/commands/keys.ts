import { readAsOf } from '../arguments/read-time.ts';
import { EXIT } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { keyActions } from '../operations/nouns/keys.ts';
import { ANSWER_OPTIONS, showAnswer } from '../operations/show-answer.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal } from '../output/terminal.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { EMAIL_OPTION, withCredential } from '../remote/with-credential.ts';

const create = defineRemote({
  name: 'keys create',
  summary: 'create an API key; it is shown only once',
  operands: [{ name: 'NAME', help: 'a label for the key' }],
  options: {
    expires: { value: 'TIME', help: 'when the key stops working: 2027-01-31', default: 'never' },
    email: EMAIL_OPTION,
    ...ANSWER_OPTIONS,
  },
  examples: [['rowloom keys create CI --expires 2027-01-31', 'one for a script']],
  operations: ['createKey'],
  run: ({ operands: [name = ''], options }) => {
    const expires = options.expires === undefined ? undefined : readAsOf(options.expires, new Date(), '--expires');
    return withCredential({ credential: 'session', email: options.email }, async (session) => {
      const body = { name, ...(expires === undefined ? {} : { expires_at: expires }) };
      const made = await session.createKey({ body });
      // Only the key is on standard output, so that a script can read it.
      const aside = openTerminal(process.stderr);
      if (!options.json && options.field === undefined)
        for (const line of noteLines(made.warning, aside)) aside.line(line);
      showAnswer(made, options, { says: '{key}' });
      return EXIT.ok;
    });
  },
});

export const keys = makeNoun(
  {
    name: 'keys',
    summary: 'list, create or revoke your API keys on the service',
    notes: [
      'A key cannot manage keys: the command asks for the password, or reads it from ROWLOOM_PASSWORD or standard input. A new key is',
      'shown only once. To rotate a key: create another, deploy it, revoke the old one, and check the list.',
    ],
    actions: keyActions,
  },
  { create },
);
