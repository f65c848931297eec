import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCluster } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPort } from './guides/find-port.ts';
import { followStep, type Reader } from './guides/follow-step.ts';
import { openShell } from './guides/open-shell.ts';
import { ALONE_PAGES, SLOW_PAGES, SERVICE_PAGES, TOUR_PAGE } from './guides/pages.ts';
import { PROGRAM } from './guides/program.ts';
import { readGuide } from './guides/read-guide.ts';
import { hasDatabases, SHOP, type StartedDatabases, startDatabases } from './guides/start-databases.fixture.ts';
import { type StartedService, startService } from './guides/start-service.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The sqlite3 of the guides, for machines that lack its shell. */
const SQLITE = `sqlite3() { '${process.execPath}' -e '
  const text = require("node:fs").readFileSync(0, "utf8");
  new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec(text)' "$1"; }`;

/** Of the account that the first guide creates. */
const PASSWORD = 'correct horse battery';

const ROWLOOM = `rowloom() { '${process.execPath}' '${PROGRAM.bin}' "$@"; }; npx() { "$@"; }`;

/** Whether a reader has what these guides need; a CI without them must fail, not skip. */
const canRun =
  process.env['CI'] === 'true' ||
  (hasDatabases() && ['bash', 'curl'].every((name) => spawnSync(name, ['--version']).status === 0));

/** The result of the first wrong step of a page; nothing if all are right. */
async function follow(page: string, reader: Reader): Promise<string | undefined> {
  const steps = readGuide(readFileSync(join(ROOT, page), 'utf8'));
  if (steps.length === 0) return `${page} has no step.`;
  for (const step of steps) {
    const complaint = await followStep(step, reader);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

describe.skipIf(!canRun)('the guides', () => {
  const home = mkdtempSync(join(tmpdir(), 'rowloom-guides-'));
  let databases: StartedDatabases | undefined;

  beforeAll(async () => {
    databases = await startDatabases();
  }, 120_000);

  afterAll(async () => {
    await databases?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  /** A person in a separate folder, which contains a schema, and the package if it is being tested. */
  async function openReader(name: string, more: Readonly<Record<string, string>> = {}): Promise<Reader> {
    if (databases === undefined) throw new Error('The databases of the guides did not start.');
    const cwd = join(home, name);
    const modules = join(cwd, 'node_modules');
    mkdirSync(modules, { recursive: true });
    // As a project that has Drizzle installed.
    for (const module of readdirSync(join(ROOT, 'node_modules')))
      if (module !== 'rowloom') symlinkSync(join(ROOT, 'node_modules', module), join(modules, module));
    symlinkSync(PROGRAM.folder, join(modules, 'rowloom'));
    for (const path of ['schema.sql', 'db/schema.sql']) cpSync(SHOP, join(cwd, path));
    const shell = openShell({ cwd, env: { HOME: cwd, NO_COLOR: '1', ...databases.environment, ...more } });
    await shell.run(`${ROWLOOM}; ${SQLITE}; ${databases.prelude}`);
    return { shell, standIns: [...databases.standIns, { shown: '4100', actual: String(await findPort()) }] };
  }

  describe('of the service', () => {
    let service: StartedService;
    let reader: Reader;
    let standIns: Reader['standIns'];

    beforeAll(async () => {
      copyCluster(join(home, 'data'));
      service = await startService(join(home, 'data'));
      const opened = await openReader('service', { SETUP_TOKEN: service.setupToken });
      standIns = [{ shown: 'http://localhost:4000', actual: service.url }, ...opened.standIns];
      reader = { ...opened, standIns };
    }, 300_000);

    afterAll(async () => {
      reader.shell.close();
      await service.stop();
    });

    test.each(SERVICE_PAGES)(
      '%s works step by step',
      async (page) => {
        expect(await follow(page, reader)).toBeUndefined();
      },
      300_000,
    );

    test(`the tour of ${TOUR_PAGE} works`, async () => {
      const visitor = await openReader('visitor', { ROWLOOM_PASSWORD: PASSWORD });
      // A million rows take as long as everything else; the check of the package makes them.
      const fewer = PROGRAM.isInstalled ? [] : [{ shown: '--rows 1M', actual: '--rows 50K' }];
      expect(await follow(TOUR_PAGE, { ...visitor, standIns: [...standIns, ...fewer] })).toBeUndefined();
      visitor.shell.close();
    }, 300_000);
  });

  describe('of the command line', () => {
    let reader: Reader;

    beforeAll(async () => {
      reader = await openReader('alone');
    });
    afterAll(() => reader.shell.close());

    test.each(PROGRAM.isInstalled ? [...ALONE_PAGES, ...SLOW_PAGES] : ALONE_PAGES)(
      '%s works step by step',
      async (page) => {
        expect(await follow(page, reader)).toBeUndefined();
      },
      240_000,
    );
  });
});
