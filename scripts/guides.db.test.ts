import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCluster } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDifference, matchesText } from './guides/match-answer.ts';
import { openShell, type Shell } from './guides/open-shell.ts';
import { readGuide, type Step } from './guides/read-guide.ts';
import { PROGRAM } from './guides/program.ts';
import { type StartedService, startService } from './guides/start-service.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** In the order in which they are read: each goes on with what those before it have made. */
const PAGES = [
  'guide/service',
  'guide/ci',
  'guide/approvals',
  'guide/schedules',
  'guide/webhooks',
  'guide/key-rotation',
  'guide/operating',
  'reference/audit',
] as const;

/** Those that need no service, in the order in which they are read: each goes on with the files of those before it. */
const ALONE = [
  'quick-start',
  'rules',
  'prisma',
  'drizzle',
  'cyclic-keys',
  'triggers',
  'multi-tenant',
  'scale',
] as const;

/** What the guides call sqlite3, for machines that lack its shell. */
const SQLITE = `sqlite3() { '${process.execPath}' -e '
  const text = require("node:fs").readFileSync(0, "utf8");
  new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec(text)' "$1"; }`;

/** Of the account that the first guide makes. */
const PASSWORD = 'correct horse battery';

const ROWLOOM = `rowloom() { '${process.execPath}' '${PROGRAM.bin}' "$@"; }; npx() { "$@"; }`;

/** Where a reader has what these guides need; a CI without them is to fail, not to pass by. */
const canRun =
  process.env['CI'] === 'true' || ['bash', 'curl'].every((name) => spawnSync(name, ['--version']).status === 0);

describe.skipIf(!canRun)('the guides of the service', () => {
  const home = mkdtempSync(join(tmpdir(), 'rowloom-guides-'));
  let service: StartedService;
  let shell: Shell;

  beforeAll(async () => {
    copyCluster(join(home, 'data'));
    service = await startService(join(home, 'data'));
    shell = openShell({
      cwd: home,
      env: { PATH: process.env['PATH'], HOME: home, NO_COLOR: '1', SETUP_TOKEN: service.setupToken },
    });
    await shell.run(ROWLOOM);
  }, 300_000);

  afterAll(async () => {
    shell.close();
    await service.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const follow = async ({ line, commands, answer }: Step, within: Shell = shell): Promise<void> => {
    const { output, errors, exitCode } = await within.run(commands.replaceAll('http://localhost:4000', service.url));
    const told = `line ${line}\n${commands}\n${output}${errors}`;
    const shown = answer?.language === 'json' ? (JSON.parse(answer.text) as unknown) : undefined;
    // A guide that shows a refusal means it; everything else must have gone well.
    const isRefusal = typeof shown === 'object' && shown !== null && 'detail' in shown;
    expect(isRefusal ? exitCode > 0 : exitCode === 0, told).toBe(true);
    if (shown !== undefined) expect(findDifference(shown, JSON.parse(output) as unknown), told).toBeUndefined();
    else if (answer !== undefined)
      expect(matchesText(answer.text, output.replaceAll(service.url, 'http://localhost:4000')), told).toBe(true);
  };

  test.each(PAGES)(
    '%s.md does what it says, step by step',
    async (name) => {
      const steps = readGuide(readFileSync(join(ROOT, `docs/${name}.md`), 'utf8'));
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) await follow(step);
    },
    300_000,
  );

  test('the tour of README.md does what it says', async () => {
    const env = { PATH: process.env['PATH'], HOME: home, NO_COLOR: '1', ROWLOOM_PASSWORD: PASSWORD };
    const visitor = openShell({ cwd: home, env });
    await visitor.run(ROWLOOM);
    const steps = readGuide(readFileSync(join(ROOT, 'README.md'), 'utf8'));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) await follow(step, visitor);
    visitor.close();
  }, 300_000);
});

describe.skipIf(!canRun)('the guides of the command line', () => {
  const home = mkdtempSync(join(tmpdir(), 'rowloom-guides-alone-'));
  const shell = openShell({ cwd: home, env: { PATH: process.env['PATH'], HOME: home, NO_COLOR: '1' } });

  beforeAll(async () => {
    // As a project that has Drizzle installed, and the package where it is the one that is tried.
    const modules = join(home, 'node_modules');
    mkdirSync(modules);
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== 'rowloom') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
    symlinkSync(PROGRAM.folder, join(modules, 'rowloom'));
    await shell.run(`${ROWLOOM}; ${SQLITE}`);
  });

  afterAll(() => {
    shell.close();
    rmSync(home, { recursive: true, force: true });
  });

  test.each(ALONE)(
    'guide/%s.md does what it says, step by step',
    async (name) => {
      const steps = readGuide(readFileSync(join(ROOT, `docs/guide/${name}.md`), 'utf8'));
      expect(steps.length).toBeGreaterThan(0);
      for (const { line, commands, answer } of steps) {
        const { output, errors, exitCode } = await shell.run(commands);
        const told = `line ${line}\n${commands}\n${output}${errors}`;
        expect(exitCode, told).toBe(0);
        expect(answer === undefined || matchesText(answer.text, output), told).toBe(true);
      }
    },
    120_000,
  );
});
