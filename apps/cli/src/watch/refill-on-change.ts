import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { type Fill, startFill } from './start-fill.ts';
import { changedFiles, stampFiles, type Stamps } from './stamp-files.ts';

/** Every file system reports a file's time when asked; change notifications are missing or too frequent on some. */
const GLANCE = 200;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Fills, waits for a change of the inputs, and fills again, until a signal ends it. */
export async function refillOnChange(path: string, words: readonly string[]): Promise<ExitCode> {
  const { line, style } = openTerminal(process.stdout);
  const stop = new AbortController();
  let fill: Fill | undefined;
  const onSignal = (name: NodeJS.Signals): void => {
    stop.abort();
    fill?.signal(name);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  let seen: Stamps = stampFiles([path]);
  try {
    for (;;) {
      fill = startFill(words);
      const code = await fill.ended;
      seen = { ...stampFiles([path]), ...fill.stamps() };
      fill = undefined;
      if (stop.signal.aborted) return code;
      line(style.dim(`Waiting for a change of ${listFiles(Object.keys(seen))}${code === 0 ? '' : ' that fixes it'}.`));
      const changed = await untilChanged(seen, stop.signal);
      if (changed.length === 0) return EXIT.ok;
      line(style.dim(`${listFiles(changed)} changed.`));
    }
  } finally {
    for (const name of SIGNALS) process.removeListener(name, onSignal);
  }
}

/** The changed files, once they are quiet: editors write in several steps. None when it is told to stop. */
async function untilChanged(seen: Stamps, signal: AbortSignal): Promise<readonly string[]> {
  const paths = Object.keys(seen);
  let before = seen;
  try {
    for (;;) {
      const now = stampFiles(paths);
      const isResting = changedFiles(before, now).length === 0;
      const changed = changedFiles(seen, now);
      if (isResting && changed.length > 0) return changed;
      before = now;
      await sleep(GLANCE, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) return [];
    throw error;
  }
}

const listFiles = (paths: readonly string[]): string => {
  const there = paths.filter((path) => existsSync(path));
  return (there.length === 0 ? paths : there).map((path) => relative(process.cwd(), path)).join(', ');
};
