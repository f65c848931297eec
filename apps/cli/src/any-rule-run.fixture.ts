import { writeFileSync } from 'node:fs';
import { type ApiError, isApiError, makeClient } from '@rowloom/client';
import fc from 'fast-check';
import { anyRule, isNamedBy, type RuledColumn } from './any-rule.fixture.ts';
import { EXIT } from './exit-codes.ts';
import { runHere } from './run-here.fixture.ts';
import { OPERATOR } from './service.fixture.ts';

const AS_OF = '2026-11-15T00:00:00Z';

/** Tries rules until one is answered wrongly, and returns which and how; undefined if none is. */
export async function tryRules(
  cases: number,
  seed: number,
  faultOf: (ruled: RuledColumn) => Promise<string | undefined>,
): Promise<string | undefined> {
  const tried = await fc.check(
    fc.asyncProperty(anyRule, async (ruled) => {
      const fault = await faultOf(ruled);
      if (fault !== undefined) throw new Error(`${ruled.pack.id} ${ruled.key}: ${fault}`);
    }),
    { numRuns: cases, seed },
  );
  return tried.failed ? fc.defaultReportMessage(tried) : undefined;
}

/**
 * What is wrong with the command line's answer to a rule: it must be a plan whose rows can be shown, or a refusal that
 * names the column.
 */
export const commandFault =
  (file: string) =>
  async ({ pack, key, rule }: RuledColumn): Promise<string | undefined> => {
    writeFileSync(file, JSON.stringify({ [key]: rule }));
    const [table = ''] = key.split('.');
    const words = ['--seed', '1', '--as-of', AS_OF, '--rules', file];
    const planned = await runHere(['plan', pack.id, '--rows', '200', ...words]);
    const shown =
      planned.code === EXIT.ok
        ? await runHere(['preview', pack.id, '--of', '200', '--rows', '3', '--table', table, ...words])
        : planned;
    if (shown.code === EXIT.ok) return undefined;
    // If the plan is correct, so must be the rows.
    if (shown !== planned) return `planned, and then ${shown.code}: ${shown.err}`;
    const said = shown.err.replaceAll(/\s+/g, ' ');
    const isRefused = shown.code === EXIT.plan || shown.code === EXIT.input;
    return isRefused && isNamedBy(key, [{ path: `.${table}.`, message: said }])
      ? undefined
      : `${shown.code}: ${shown.err}`;
  };

/** What is wrong with the service's answer to a rule: it must be a plan, or issues of which one names the column. */
export async function openServiceFault(url: string): Promise<(ruled: RuledColumn) => Promise<string | undefined>> {
  const guest = makeClient({ baseUrl: url });
  const { access_token: token } = await guest.login({ body: { email: OPERATOR.email, password: OPERATOR.password } });
  const client = makeClient({ baseUrl: url, token });
  const { items } = await client.listOrganizations({});
  const { id } = await client.createProject({
    body: { organization_id: items[0]?.id ?? '', name: 'Rules', engine: 'postgresql', schema_name: 'public' },
  });
  return async ({ pack, key, rule }) => {
    try {
      const { feasible, issues } = await client.planGeneration({
        params: { id },
        body: { source: { template_id: pack.id }, rows: 200, seed: 1, as_of: AS_OF, rules: { [key]: rule } },
      });
      return feasible || isNamedBy(key, issues) ? undefined : JSON.stringify(issues);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return isRefusalOf(key, error) ? undefined : `${error.status} ${error.message} ${JSON.stringify(error.fields)}`;
    }
  };
}

const isRefusalOf = (key: string, { status, fields }: ApiError): boolean => status === 422 && isNamedBy(key, fields);
