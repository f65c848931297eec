import { refuseField } from '@rowloom/contract';

/** Characters of JSON: rules for some thousand columns, or lists of some ten thousand values. */
const MOST = 512 * 1024;

/** Rules are compared, digested and kept with every run: those of megabytes would keep others waiting each time. */
export function checkRulesSize(path: string, rules: unknown): void {
  const { length } = JSON.stringify(rules);
  if (length > MOST)
    throw refuseField(
      path,
      `The rules have ${Math.ceil(length / 1024)} KiB, and ${MOST / 1024} KiB is the most. Use pattern or a generator in place of long lists, or spread the tables over several runs.`,
    );
}
