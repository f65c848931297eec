import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const BINARY = fileURLToPath(new URL('../bin/rowloom.mjs', import.meta.url));

export const SHOP = fileURLToPath(new URL('./fixtures/shop.sql', import.meta.url));

export type Outcome = { readonly code: number | null; readonly out: string; readonly err: string };

export type Surroundings = { readonly input?: string; readonly environment?: Readonly<Record<string, string>> };

const CLEAN: Readonly<Record<string, string | undefined>> = {
  npm_execpath: undefined,
  npm_command: undefined,
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
  COLUMNS: undefined,
};

/** Runs the real program and waits for its end. */
export function rowloom(words: readonly string[], { input = '', environment = {} }: Surroundings = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...words], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...CLEAN, ...environment },
  });
  return { code: status, out: stdout, err: stderr };
}

/** The same beside other work. */
export function runRowloom(words: readonly string[]): Promise<Outcome> {
  const child = startRowloom(words);
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...texts }));
  });
}

/** Starts the real program without waiting. */
export function startRowloom(words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [BINARY, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...CLEAN },
  });
}

/** A shell's command line in which `rowloom` is the real program. */
export function shell(line: string): Outcome {
  const quoted = `"${process.execPath}" "${BINARY}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line.replaceAll('rowloom ', `${quoted} `)], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...CLEAN },
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder that is gone after the tests of this file. */
export function temporaryFolder(afterAll: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Each file's name with the digest of its bytes, unpacked where they are packed. */
export function digestFolder(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        const plain = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
        return [name, createHash('sha256').update(plain).digest('hex')];
      }),
  );
}
