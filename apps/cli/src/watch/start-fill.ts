import { spawn } from 'node:child_process';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Stamps } from './stamp-files.ts';

export type Fill = {
  readonly ended: Promise<ExitCode>;
  /** The files that it depended on, in their state then; empty if it did not get that far. */
  readonly stamps: () => Stamps;
  readonly signal: (name: NodeJS.Signals) => void;
};

/**
 * One filling in a separate process: modules that the user changes are loaded again there, and failures end with it. A
 * terminal's Ctrl-C reaches it only through here, or it would count twice, and two mean: at once.
 */
export function startFill(words: readonly string[]): Fill {
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', 'watch', '--once', ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let stamps: Stamps = {};
  child.on('message', (message) => {
    stamps = message as Stamps;
  });
  return {
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve((code ?? EXIT.interrupted) as ExitCode));
    }),
    stamps: () => stamps,
    signal: (name) => child.kill(name),
  };
}

/** In that process: how to message the parent. If the parent is gone, this process ends cleanly. */
export function tellWatcher(): (stamps: Stamps) => void {
  if (process.send === undefined) return () => undefined;
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.channel?.unref();
  return (stamps) => process.send?.(stamps);
}
