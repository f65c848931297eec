import { spawn } from 'node:child_process';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Stamps } from './stamp-files.ts';

export type Fill = {
  readonly ended: Promise<ExitCode>;
  /** The files that it followed from, as they were; empty if it did not come that far. */
  readonly stamps: () => Stamps;
  readonly signal: (name: NodeJS.Signals) => void;
};

/**
 * One filling in a process of its own: modules that the user changes are loaded anew there, and whatever goes wrong ends with
 * it. A terminal's Ctrl-C does not reach it but through here, or it would count twice, and two mean: at once.
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

/** In that process: how to tell the first one. Should that be gone, this one ends in order. */
export function tellWatcher(): (stamps: Stamps) => void {
  if (process.send === undefined) return () => undefined;
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.channel?.unref();
  return (stamps) => process.send?.(stamps);
}
