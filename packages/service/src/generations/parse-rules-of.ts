import { refuseFields } from '@rowloom/contract';
import type { Rules } from '@rowloom/engine';
import type { ProjectAccess } from '../caller/access.ts';
import { type Loom, whomOf } from '../execution/loom.ts';
import { checkRulesSize } from './check-rules-size.ts';

/** The rules of a request, parsed in a separate process; errors are refused field by field. */
export async function parseRulesOf(loom: Loom, access: ProjectAccess, rules: unknown): Promise<Rules> {
  checkRulesSize('rules', rules);
  const parsed = await loom.parseRules({ rules }, whomOf(access));
  if ('rules' in parsed) return parsed.rules;
  throw refuseFields(parsed.issues.map(({ path, message }) => ({ path: path === '' ? 'rules' : path, message })));
}
