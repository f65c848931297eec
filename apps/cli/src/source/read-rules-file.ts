import { parseRules, type Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from './list-issues.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/** Rules as JSON or YAML. */
export async function readRulesFile(path: string): Promise<Rules> {
  const text = readText(path, 'the rules');
  const value = /^\s*\{/.test(text) && path.endsWith('.json') ? parseJson(text, path) : await parseYaml(text, path);
  const parsed = parseRules(value ?? {});
  if ('rules' in parsed) return parsed.rules;
  throw refusal(EXIT.input, `${path} holds rules that cannot be understood.`, listIssues(parsed.issues));
}

async function parseYaml(text: string, path: string): Promise<unknown> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error === undefined) return document.toJS() as unknown;
  const place = error.linePos?.[0];
  const message = error.message.split(/ at line \d+|\n/)[0]?.replace(/[.:]$/, '') ?? 'it cannot be read';
  throw refusal(EXIT.input, `${path}${place === undefined ? '' : `:${place.line}:${place.col}`}: ${message}.`);
}
