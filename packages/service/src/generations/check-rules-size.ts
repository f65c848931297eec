import { refuseField } from '@rowloom/contract';

/** Characters of JSON: rules for some thousand columns, or lists of some ten thousand values. */
const MAX_CHARACTERS = 512 * 1024;

/** Rules are compared, digested and stored with every run: rules of megabytes would slow others down each time. */
export function checkRulesSize(path: string, rules: unknown): void {
  const { length } = JSON.stringify(rules);
  if (length > MAX_CHARACTERS)
    throw refuseField(
      path,
      `The rules have ${Math.ceil(length / 1024)} KiB; at most ${MAX_CHARACTERS / 1024} KiB are allowed. Use pattern or a generator instead of long lists, or split the tables over several runs.`,
    );
}
