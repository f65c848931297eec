import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isTargetError, targetError } from '../target/target-error.ts';

/** SQLite would silently create a missing file, so one is created only on request. */
export function checkFile(file: string, create: boolean): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true)
    throw targetError('no_such_database', `${file} is a folder: name the database file in it.`);
  if (found !== undefined) return;
  if (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory() !== true)
    throw targetError('no_such_database', `There is no folder ${dirname(file)}: create it, or correct the path.`);
  if (!create)
    throw targetError(
      'no_such_database',
      `There is no file ${file}: correct the path, or use mode create, which makes a new database.`,
      { native: ABSENT },
    );
}

/** SQLite's own message. */
const ABSENT = 'SQLITE_CANTOPEN';

/** Whether a database could not be opened only because its file does not exist yet, where one could be created. */
export const isAbsentFile = (error: unknown): boolean =>
  isTargetError(error) && error.code === 'no_such_database' && error.facts.native === ABSENT;
