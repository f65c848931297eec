import { readChoice } from '../arguments/read-choice.ts';
import { EXIT } from '../exit-codes.ts';
import { fieldsLine, selectFields } from '../output/select-fields.ts';
import { openTerminal } from '../output/terminal.ts';
import { hintOfPath } from '../operations/hint-of-path.ts';
import { isRefusal, refusal } from '../refusal.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { EMAIL_OPTION } from '../remote/with-credential.ts';
import { requestRaw } from '../remote/request-raw.ts';
import { parseJson } from '../source/parse-json.ts';
import { readText } from '../source/read-text.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const api = defineRemote({
  name: 'api',
  summary: 'send any request to the service, and print the response',
  operands: [
    { name: 'METHOD', help: 'GET, POST, PUT, PATCH or DELETE', choices: METHODS.map((each) => each.toUpperCase()) },
    { name: 'PATH', help: 'the path with its query, such as /api/organizations?limit=5' },
  ],
  options: {
    body: { value: 'JSON', help: 'the body: JSON, @FILE, or - for standard input' },
    session: { help: 'use the password instead of the key, as required for the console and for keys' },
    email: EMAIL_OPTION,
    field: {
      value: 'PATH',
      many: true,
      help: 'print only these fields, separated by tabs: items[].id,items[].name',
    },
  },
  notes: ['docs/reference/api.md and the OpenAPI document of the service describe every path.'],
  examples: [
    ["rowloom api GET /api/organizations --field 'items[].name'", 'the names of your organizations'],
    ['rowloom api PATCH /api/projects/prj_01k… --body \'{"name":"Shop 2"}\'', 'rename it'],
    ['rowloom api GET /metrics', 'the figures for Prometheus'],
  ],
  operations: ['getMetrics'],
  async run({ operands: [method = '', path = ''], options }) {
    const verb = readChoice(method, 'METHOD', METHODS).toUpperCase();
    if (!/^\/(?!\/)/.test(path)) throw refusal(EXIT.usage, `PATH: "${path}" does not begin with one /.`);
    const body = options.body === undefined ? undefined : readBody(options.body);
    const answer = await requestRaw(
      { method: verb, path, ...(body === undefined ? {} : { body }) },
      { isSession: options.session, email: options.email },
    ).catch((error: unknown) => {
      throw withHint(error, verb, path);
    });
    const terminal = openTerminal(process.stdout);
    if (options.field !== undefined)
      for (const row of selectFields(parseJson(answer.text, 'the answer'), options.field))
        terminal.line(fieldsLine(row));
    else if (answer.text !== '') terminal.line(answer.isJson ? indent(answer.text) : answer.text.trimEnd());
    return EXIT.ok;
  },
});

/** A service says not only that something cannot be seen. */
function withHint(error: unknown, method: string, path: string): unknown {
  if (!isRefusal(error) || (error.exitCode !== EXIT.notFound && error.exitCode !== EXIT.refused)) return error;
  const hint = hintOfPath(method, path);
  return hint === undefined ? error : refusal(error.exitCode, error.message, [...error.details, hint]);
}

function readBody(given: string): string {
  const isFile = given === '-' || given.startsWith('@');
  const text = isFile ? readText(given.replace(/^@/, ''), 'the body') : given;
  parseJson(text, isFile ? given : '--body');
  return text;
}

const indent = (text: string): string => JSON.stringify(JSON.parse(text), undefined, 2);
