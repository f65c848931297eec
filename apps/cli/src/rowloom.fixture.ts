import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CLI = join(ROOT, 'apps/cli');

export const SHOP = join(CLI, 'src/fixtures/shop.sql');

export type Outcome = { readonly code: number | null; readonly out: string; readonly err: string };

type Environment = Readonly<Record<string, string>>;

export type Surroundings = { readonly input?: string; readonly environment?: Environment };

/** Variables of the test's user that would change the program's output. */
export const CLEAN: Readonly<Record<string, string | undefined>> = {
  npm_execpath: undefined,
  npm_command: undefined,
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
  COLUMNS: undefined,
  DATABASE_URL: undefined,
};

export type Program = {
  /** What Node runs. */
  readonly program: string;
  /** Runs the real program and waits for its end. */
  readonly rowloom: (words: readonly string[], surroundings?: Surroundings) => Outcome;
  /** The same while other work continues. */
  readonly runRowloom: (words: readonly string[], environment?: Environment) => Promise<Outcome>;
  /** Starts the real program without waiting. */
  readonly startRowloom: (words: readonly string[], environment?: Environment) => ChildProcess;
  /** A shell command line in which `rowloom` is the real program. */
  readonly shell: (line: string) => Outcome;
};

/** The program as run by a checkout that was changed since its build. */
export const fromSource: Program = programAt(join(CLI, 'src/main.ts'));

/**
 * The published program: the bundle and its launcher in an otherwise empty folder, or with the modules beside it that
 * only the service needs. It is what users get, and starts four times as fast as the source. `folder` is for the tests;
 * everything is removed after the file's tests.
 */
export function installRowloom(
  afterAll: (remove: () => void) => void,
  modules: 'bundle alone' | 'with modules' = 'bundle alone',
): Program & { readonly folder: string } {
  const home = mkdtempSync(join(tmpdir(), 'rowloom-test-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  const folder = join(home, 'work');
  mkdirSync(folder);
  cpSync(join(CLI, 'bin'), join(home, 'bin'), { recursive: true });
  if (modules === 'with modules') symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), join(home, 'dist')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The bundle could not be built.\n${stderr}`);
  return { ...programAt(join(home, 'bin/rowloom.mjs')), folder };
}

let shared: Program | undefined;

/** The published program with the modules of the service, shared by all files of a process. */
export const sharedRowloom = (): Program =>
  (shared ??= installRowloom((remove) => process.once('exit', remove), 'with modules'));

function programAt(binary: string): Program {
  const startRowloom = (words: readonly string[], environment: Environment = {}): ChildProcess =>
    spawn(process.execPath, [binary, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...CLEAN, ...environment },
    });
  return {
    program: binary,
    startRowloom,
    rowloom: (words, surroundings) => runToEnd(process.execPath, [binary, ...words], surroundings),
    runRowloom: (words, environment) => collect(startRowloom(words, environment)),
    shell: (line) => runToEnd('bash', ['-c', line.replaceAll('rowloom ', `"${process.execPath}" "${binary}" `)]),
  };
}

function runToEnd(
  file: string,
  words: readonly string[],
  { input = '', environment = {} }: Surroundings = {},
): Outcome {
  const { status, stdout, stderr } = spawnSync(file, words, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...CLEAN, ...environment },
  });
  return { code: status, out: stdout, err: stderr };
}

export function collect(child: ChildProcess): Promise<Outcome> {
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...texts }));
  });
}

/** Each file's name with the digest of its uncompressed bytes. */
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
