import { isTargetError, retell, type Session } from '@rowloom/databases';

/** Violations by rows already name table and constraint. */
const UNTOLD: ReadonlySet<string> = new Set(['server_error', 'unsupported', 'no_such_table', 'invalid_value']);
const MAX_SHOWN = 80;
const NAME = String.raw`((?:"[^"]+"|\x60[^\x60]+\x60|[^\s."(\x60]+)(?:\.(?:"[^"]+"|\x60[^\x60]+\x60|[^\s."(\x60]+))?)`;
const OF_TABLE = new RegExp(
  `^(?:CREATE TABLE|ALTER TABLE(?: ONLY)?|CREATE (?:UNIQUE )?INDEX .*? ON(?: ONLY)?) ${NAME}`,
  'i',
);

/** Runs the statements that create a schema. */
export async function runDdl(session: Session, statements: readonly string[]): Promise<void> {
  for (const statement of statements)
    try {
      await session.script(statement);
    } catch (error) {
      throw ofStatement(error, statement);
    }
}

/** The server's error for a refused statement names neither it nor, often, its table. */
export function ofStatement(error: unknown, statement: string): unknown {
  if (!isTargetError(error) || !UNTOLD.has(error.code)) return error;
  const line = firstLine(statement);
  const table = OF_TABLE.exec(line)?.[1]?.replaceAll(/["\x60]/g, '');
  const shown = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
  const told = `${table === undefined ? 'The schema' : `The table ${table}`} could not be created in the target. ${error.message} The statement begins: ${shown}`;
  return retell(error, told, { ...(table === undefined ? {} : { table }), plain: told });
}

function firstLine(statement: string): string {
  const line = statement.split('\n').find((item) => item.trim() !== '' && !item.startsWith('--'));
  return line?.trim() ?? '';
}
