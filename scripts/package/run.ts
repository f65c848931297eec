import { spawnSync } from 'node:child_process';

/** Runs a command to its end and returns its output. Throws with all of it if it fails. */
export function run(
  file: string,
  words: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const { status, stdout, stderr, error } = spawnSync(file, words, {
    cwd,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(
      `${file} ${words.join(' ')} failed.\n${stdout}${stderr}${error === undefined ? '' : error.message}`,
    );
  return stdout;
}
