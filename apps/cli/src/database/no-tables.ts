import { isFileAddress } from '@rowloom/databases';
import type { Target } from '@rowloom/runner';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { describeTarget } from './read-target.ts';

const WAYS = {
  postgresql: 'Create them, connect as a role that may see them, or name their schemas in the URL: ?schemas=a,b.',
  mysql: 'Create them, or connect as a user that may see them.',
  sqlite: 'Create them, or correct the path.',
} as const;

/** An empty database, or one whose tables are hidden from the role: the catalogue does not show which. */
export function noTables(target: Target, way?: string, code: ExitCode = EXIT.target): Refusal {
  const { dialect } = target.address;
  const hidden = isFileAddress(target.address) ? '' : ' that this role can see';
  return refusal(code, `${describeTarget(target)} has no tables${hidden}.`, [way ?? WAYS[dialect]]);
}

/** A database that should provide the schema, and has no tables: `plan` and `generate` answer alike. */
export const noSourceTables = (target: Target): Refusal =>
  noTables(
    target,
    `${WAYS[target.address.dialect]} Or let a run create them: ${programName()} generate ecommerce --to URL --mode create.`,
    EXIT.plan,
  );
