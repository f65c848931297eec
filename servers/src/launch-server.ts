import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/** A server's process. */
export type Launched = {
  readonly kill: (signal: NodeJS.Signals) => boolean;
  /** By itself, by a signal, or because it could not be started. */
  readonly hasEnded: () => boolean;
  readonly ended: Promise<void>;
};

/** A server in a separate folder. Both are removed when this process ends, however it ends. */
export function launchServer(
  program: string,
  words: readonly string[],
  folder: string,
  user: ServerUser | undefined,
): Launched {
  const server = spawn(program, words, { ...user, cwd: folder, stdio: 'ignore' });
  const guard = guardServer(server.pid ?? 0, folder);
  let isGone = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isGone = true;
      guard.kill('SIGKILL');
      resolve();
    };
    server.once('exit', end);
    // Without a listener an error would end the tests' process; a folder that is already removed is reason enough.
    server.once('error', end);
  });
  return { kill: (signal) => server.kill(signal), hasEnded: () => isGone, ended };
}

/**
 * Waits until this process is gone, which closes its input: a killed process runs no handler that could end the server.
 */
function guardServer(pid: number, folder: string): ChildProcess {
  const script = 'read _; kill -QUIT "$1"; sleep 1; kill -KILL "$1"; sleep 0.2; rm -rf "$2"';
  const guard = spawn('sh', ['-c', script, 'guard', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  guard.on('error', () => undefined);
  if (guard.stdin !== null && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return guard;
}
