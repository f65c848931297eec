import { parseRules, type Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from './list-issues.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/** Rules as JSON or YAML. */
export async function readRulesFile(path: string): Promise<Rules> {
  const text = readText(path, 'the rules');
  const isJson = /^\s*\{/.test(text) && path.endsWith('.json');
  const value = isJson ? parseJson(text, path) : (await import('./parse-yaml.ts')).parseYaml(text, path);
  const parsed = parseRules(value ?? {});
  if ('rules' in parsed) return parsed.rules;
  throw refusal(EXIT.input, `${path} holds rules that cannot be understood.`, listIssues(parsed.issues));
}
