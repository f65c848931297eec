import { vi } from 'vitest';
import { CLEAN, type Outcome } from './rowloom.fixture.ts';
import { runProgram } from './run-program.ts';

/**
 * The program in the process of the test: a process of its own takes seconds of a processor to start, to compile and to warm up.
 * Tests of what only a process has (signals, threads of its own, the bundle) start one. One at a time, since environment and
 * standard streams are the process's.
 */
export async function runHere(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const said = { out: '', err: '' };
  const before = { ...process.env };
  const keep = (stream: keyof typeof said) =>
    vi.spyOn(process[stream === 'out' ? 'stdout' : 'stderr'], 'write').mockImplementation((text) => {
      said[stream] += typeof text === 'string' ? text : new TextDecoder().decode(text);
      return true;
    });
  const kept = [keep('out'), keep('err')];
  for (const name of Object.keys(CLEAN)) delete process.env[name];
  Object.assign(process.env, environment);
  try {
    const code = await runProgram(words);
    return { code, ...said };
  } finally {
    for (const spy of kept) spy.mockRestore();
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
