import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type PsqlOptions = {
  readonly database: string;
  /** Continues after a failing statement. */
  readonly isLenient?: boolean;
  /** The folder of files that a script names; the server's folder by default. */
  readonly cwd?: string;
};

export type PsqlAnswer = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs SQL with psql, over the socket in the server's folder. */
export function runPsql(
  bin: string,
  { folder, port }: { readonly folder: string; readonly port: number },
  sql: string | Buffer,
  { database, isLenient = false, cwd = folder }: PsqlOptions,
): PsqlAnswer {
  const settings = [
    `ON_ERROR_STOP=${isLenient ? 0 : 1}`,
    // Within a transaction of the script a failing statement does not affect others.
    `ON_ERROR_ROLLBACK=${isLenient ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-v', setting]);
  const place = ['-h', folder, '-p', String(port), '-U', 'rowloom', '-d', database];
  const words = ['-X', '-q', '-A', '-t', ...settings, ...place, '-f', '-'];
  return spawnSync(join(bin, 'psql'), words, { input: sql, cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}
