import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/** A server's process. */
export type Launched = {
  readonly kill: (signal: NodeJS.Signals) => boolean;
  /** By itself, by a signal, or because it could not even be started. */
  readonly hasEnded: () => boolean;
  readonly ended: Promise<void>;
};

export function launchServer(
  program: string,
  words: readonly string[],
  folder: string,
  user: ServerUser | undefined,
): Launched {
  const server = spawn(program, words, { ...user, cwd: folder, stdio: 'ignore' });
  let isGone = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isGone = true;
      resolve();
    };
    server.once('exit', end);
    // Without a listener it would end the tests' process: a folder that is removed already is reason enough.
    server.once('error', end);
  });
  return { kill: (signal) => server.kill(signal), hasEnded: () => isGone, ended };
}
