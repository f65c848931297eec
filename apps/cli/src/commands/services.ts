import { defineCommand } from '../arguments/command.ts';
import { defineGroup } from '../arguments/group.ts';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { ANSWER_OPTIONS, showAnswer } from '../operations/show-answer.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { type KnownServices, readServices, removeCredentials, writeServices } from '../remote/credentials.ts';

const NAME = { name: 'NAME', help: 'the name that login was given with --service', resource: 'service' } as const;

const list = defineCommand({
  name: 'services list',
  summary: 'list the services that you have signed in to',
  operands: [],
  options: { ...ANSWER_OPTIONS },
  examples: [['rowloom services', 'which are known, and which is in use?']],
  run: ({ options }) => {
    const known = readServices();
    const items = Object.entries(known?.services ?? {}).map(([name, { url, email }]) => ({
      name,
      in_use: name === known?.current,
      url,
      email: email ?? null,
    }));
    showAnswer(items, options, { empty: 'You are not signed in to a service: rowloom login URL.' });
    return Promise.resolve(EXIT.ok);
  },
});

const use = defineCommand({
  name: 'services use',
  summary: 'choose the service that commands use by default',
  operands: [NAME],
  options: {},
  examples: [['rowloom services use staging', 'from now on']],
  run: ({ operands: [name = ''] }) => {
    const known = needService(name);
    writeServices({ ...known, current: name });
    openTerminal(process.stdout).line(`${name} is in use: ${known.services[name]?.url ?? ''}`);
    return Promise.resolve(EXIT.ok);
  },
});

const forget = defineCommand({
  name: 'services forget',
  summary: 'forget a service and the key for it; the key itself stays valid',
  operands: [NAME],
  options: {},
  examples: [['rowloom services forget staging', 'rowloom logout --service staging --revoke ends the key too']],
  run: ({ operands: [name = ''] }) => {
    needService(name);
    removeCredentials(undefined, name);
    openTerminal(process.stdout).line(`Forgot ${name}.`);
    return Promise.resolve(EXIT.ok);
  },
});

function needService(name: string): KnownServices {
  const known = readServices();
  if (known !== undefined && Object.hasOwn(known.services, name)) return known;
  const near = nearestWord(name, Object.keys(known?.services ?? {}));
  throw refusal(
    EXIT.notFound,
    `You have not signed in to a service named ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    ['rowloom services lists them.'],
  );
}

export const services = defineGroup({
  name: 'services',
  summary: 'the services that you have signed in to, and which of them is in use',
  notes: [
    'rowloom login URL --service NAME adds one. Every command that talks to a service takes --service NAME, and so does the',
    'variable ROWLOOM_SERVICE.',
  ],
  actions: { list, use, forget },
});
