import { vi } from 'vitest';
import { CLEAN, type Outcome } from './rowloom.fixture.ts';
import { runProgram } from './run-program.ts';

/**
 * The program in the test's process: a separate process takes seconds of processor time to start, to compile and to
 * warm up. Only tests of what a process alone has (signals, threads, the bundle) start one. Sequentially, because
 * environment and standard streams are global.
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
