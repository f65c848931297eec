import { spawn } from 'node:child_process';
import type { Places } from './places.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** The maximum that the reader of a conversation can absorb. */
const MAX_OUTPUT = 200_000;

/**
 * Runs the program itself with other arguments, in a separate process: it can be ended, and a crash ends nothing else.
 */
export function runWords(
  words: readonly string[],
  { folder, takesUrls }: Pick<Places, 'folder' | 'takesUrls'>,
  signal: AbortSignal | undefined,
): Promise<Ran> {
  const program = process.argv[1] ?? '';
  const { DATABASE_URL: unnamed, ...env } = process.env;
  const child = spawn(process.execPath, [program, ...words], {
    cwd: folder,
    env: { ...env, ...(takesUrls ? { DATABASE_URL: unnamed } : {}), NO_COLOR: '1', COLUMNS: '160' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => void child.kill('SIGINT');
  signal?.addEventListener('abort', stop, { once: true });
  const said = { out: '', err: '' };
  for (const stream of ['out', 'err'] as const)
    child[stream === 'out' ? 'stdout' : 'stderr'].setEncoding('utf8').on('data', (text: string) => {
      if (said[stream].length < MAX_OUTPUT) said[stream] = (said[stream] + text).slice(0, MAX_OUTPUT);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ code: code ?? 1, ...said });
    });
  });
}
