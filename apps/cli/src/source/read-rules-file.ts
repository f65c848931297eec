import { resolve } from 'node:path';
import { parseRules, type Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from './list-issues.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/** Rules as JSON or YAML. */
export async function readRulesFile(path: string): Promise<Rules> {
  // A project's file has its own rules: rowloom.yaml#rules.
  if (path.endsWith('#rules')) return readProjectRules(path.slice(0, -'#rules'.length));
  const text = readText(path, 'the rules');
  const isJson = /^\s*\{/.test(text) && path.endsWith('.json');
  const value = isJson ? parseJson(text, path) : (await import('./parse-yaml.ts')).parseYaml(text, path);
  const parsed = parseRules(value ?? {});
  if ('rules' in parsed) return parsed.rules;
  throw refusal(EXIT.input, `${path} contains rules that cannot be read.`, listIssues(parsed.issues));
}

async function readProjectRules(path: string): Promise<Rules> {
  const { readProject } = await import('../project/read-project.ts');
  const { rules } = (await readProject(resolve(path))).project;
  return rules === undefined || typeof rules === 'string' ? {} : rules;
}
