import { databaseUrl } from '../database/database-url.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { SOURCE_OPERAND } from '../run/run-options.ts';

export const OPTIONAL_SOURCE = {
  ...SOURCE_OPERAND,
  help: `${SOURCE_OPERAND.help}; DATABASE_URL of the environment if left out`,
  optional: true,
} as const;

/** The given source of a command, or the database in the environment. */
export function sourceOr(given: string | undefined, command: string): string {
  const source = given ?? databaseUrl();
  if (source !== undefined) return source;
  throw refusal(EXIT.usage, `${command} needs SOURCE: ${SOURCE_OPERAND.help}.`, [
    `${programName()} help ${command} shows its usage.`,
  ]);
}
