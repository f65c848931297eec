import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Runs a command of the program in a folder with these files, and returns those that it left in one of its folders. */
export function runProgram(
  words: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
  made: string,
): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-story-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    execFileSync(process.execPath, [inject('program'), ...words, '--quiet'], { cwd: folder, stdio: 'pipe' });
    const names = readdirSync(join(folder, made));
    return new Map(names.map((name) => [name, readFileSync(join(folder, made, name))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
