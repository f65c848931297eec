import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerUser } from './server-user.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/rowloom-servers', import.meta.url));

export type NewFolder = {
  /** The program that creates it; another version creates another. */
  readonly program: string;
  readonly words: (folder: string) => readonly string[];
  readonly user: ServerUser | undefined;
};

/**
 * A server's data folder as its own program creates it. That takes seconds and always gives the same result, so it is
 * created once and copied from then on: the suites start some sixty servers.
 */
export function makeDataFolder(folder: string, wanted: NewFolder): void {
  const made = makeOnce(wanted);
  const copied = spawnSync('cp', ['-a', made, folder], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`A data folder could not be copied: ${copied.stderr}`);
}

function makeOnce({ program, words, user }: NewFolder): string {
  const { size, mtimeMs } = statSync(program);
  const key = JSON.stringify([program, size, mtimeMs, words(''), user?.uid]);
  const kept = join(CACHE, createHash('sha256').update(key).digest('hex').slice(0, 16));
  const data = join(kept, 'data');
  if (existsSync(data)) return data;
  mkdirSync(CACHE, { recursive: true });
  // Created beside and moved: of two simultaneous ones, the second finds it there.
  const beside = mkdtempSync(join(CACHE, 'making-'));
  if (user !== undefined) chownSync(beside, user.uid, user.gid);
  try {
    runProgram(program, words(join(beside, 'data')), beside, user);
    renameSync(beside, kept);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(data)) throw error;
  }
  return data;
}

function runProgram(program: string, words: readonly string[], cwd: string, user: ServerUser | undefined): void {
  const { status, stdout, stderr } = spawnSync(program, words, { ...user, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stdout}${stderr}`);
}
