import { vi } from 'vitest';
import type { Outcome } from './rowloom.fixture.ts';
import { runProgram } from './run-program.ts';

/**
 * The program in the process of the test, for what ends before any thread is started: a process of its own takes a hundred
 * times as long. One at a time, since the standard streams are the process's.
 */
export async function runHere(words: readonly string[]): Promise<Outcome> {
  const said = { out: '', err: '' };
  const { DATABASE_URL: url } = process.env;
  const keep = (stream: keyof typeof said) =>
    vi.spyOn(process[stream === 'out' ? 'stdout' : 'stderr'], 'write').mockImplementation((text) => {
      said[stream] += typeof text === 'string' ? text : new TextDecoder().decode(text);
      return true;
    });
  const kept = [keep('out'), keep('err')];
  delete process.env['DATABASE_URL'];
  try {
    const code = await runProgram(words);
    return { code, ...said };
  } finally {
    for (const spy of kept) spy.mockRestore();
    if (url !== undefined) process.env['DATABASE_URL'] = url;
  }
}
