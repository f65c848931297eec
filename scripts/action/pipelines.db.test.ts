import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFences } from '../guides/read-fences.ts';
import { SHOP } from '../guides/start-databases.fixture.ts';
import { type ActionRun, makeNpx, runAction } from './run-action.ts';

const ROOT = join(import.meta.dirname, '../..');
const POSTGRES_BIN = findPostgresBin();
const guide = readFences(readFileSync(join(ROOT, 'docs/guide/ci.md'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

type Texts = Readonly<Record<string, string>>;
type Step = { readonly run?: string; readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> };
type Workflow = { readonly jobs: { readonly test: { readonly env: Texts; readonly steps: readonly Step[] } } };
type GitLab = {
  readonly test: {
    readonly variables: Texts;
    readonly script: readonly string[];
    readonly artifacts: { readonly paths: readonly string[] };
  };
};
type CircleCi = {
  readonly jobs: {
    readonly test: {
      readonly docker: readonly { readonly environment: Texts }[];
      readonly steps: readonly ('checkout' | { readonly run?: string })[];
    };
  };
};

const snippetsOf = (mark: string): readonly unknown[] =>
  guide.filter((fence) => fence.mark === `run=${mark}`).map(({ text }) => parse(text) as unknown);

describe.skipIf(POSTGRES_BIN === undefined)('the pipelines of docs/guide/ci.md', () => {
  const bin = mkdtempSync(join(tmpdir(), 'rowloom-pipelines-'));
  const cwd = join(bin, 'checkout');
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres(POSTGRES_BIN ?? '', ['listen_addresses=127.0.0.1']);
    server.run('CREATE ROLE postgres SUPERUSER LOGIN');
    makeNpx(bin);
    mkdirSync(join(cwd, '.git'), { recursive: true });
    cpSync(SHOP, join(cwd, 'schema.sql'));
    // The guide's preconditions: a project that migrates its database, and tests that need its rows.
    const scripts = {
      migrate: 'psql "$DATABASE_URL" -q -v ON_ERROR_STOP=1 -f schema.sql',
      test: 'test "$(psql "$DATABASE_URL" -tAc "select count(*) from orders")" = 5000',
    };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'app', version: '1.0.0', scripts }));
    const lock = {
      name: 'app',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { '': { name: 'app', version: '1.0.0' } },
    };
    writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(lock));
  }, 120_000);

  beforeEach(() => {
    server.run('DROP DATABASE IF EXISTS app WITH (FORCE)');
    server.createDatabase('app');
    writeFileSync(join(bin, 'asked'), '');
  });

  afterAll(async () => {
    await server.stop();
    rmSync(bin, { recursive: true, force: true });
  });

  const asked = (): string => readFileSync(join(bin, 'asked'), 'utf8');
  const urlOf = (shown: string | undefined): string => {
    expect(shown).toMatch(/@(?:localhost|db):5432\/app/);
    return (shown ?? '').replace(/@(?:localhost|db):5432/, `@localhost:${server.port}`);
  };

  /** A whole step, as a runner executes it: the first failing command ends it. */
  function runScript(text: string, variables: Texts): void {
    const PATH = [bin, dirname(process.execPath), POSTGRES_BIN, process.env['PATH']].join(delimiter);
    const env = { HOME: bin, CI_PROJECT_DIR: cwd, ...variables, PATH };
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', text], {
      cwd,
      env,
      encoding: 'utf8',
    });
    expect({ text, status, said: stdout + stderr }).toMatchObject({ status: 0 });
  }

  /** Executes every step of a workflow; returns the results of those that were actions. */
  function runWorkflow({
    jobs: { test: job },
  }: Workflow): readonly { readonly uses: string; readonly done?: ActionRun }[] {
    const env = { DATABASE_URL: urlOf(job.env['DATABASE_URL']) };
    return job.steps.flatMap(({ run, uses = '', with: given = {} }) => {
      if (run !== undefined) runScript(run, env);
      if (run !== undefined || !uses.includes('/rowloom@')) return run === undefined ? [{ uses }] : [];
      const inputs = Object.entries(given).map(([name, value]) => [
        name,
        String(value).replace('${{ env.DATABASE_URL }}', env.DATABASE_URL),
      ]);
      return [{ uses, done: runAction(Object.fromEntries(inputs) as Texts, { cwd, bin }) }];
    });
  }

  test('the GitHub workflow fills the database of its service with the action', { timeout: 240_000 }, () => {
    const [workflow] = snippetsOf('github') as readonly [Workflow];
    expect(runWorkflow(workflow)).toMatchObject([
      { uses: 'actions/checkout@v4' },
      {
        uses: `OWNER/rowloom@v${version}`,
        done: {
          status: 0,
          summary: expect.stringMatching(/\| `orders` \| 5,000 \| \d+ \| 0 \| `sum64:/) as string,
          outputs: { violations: '0' },
        },
      },
    ]);
    expect(asked()).toContain(`--package=rowloom@${version}`);
  });

  test('without the action it is one step', { timeout: 240_000 }, () => {
    const [{ jobs }, [line]] = snippetsOf('github') as readonly [Workflow, readonly [Step]];
    const steps = jobs.test.steps.map((step) => (step.uses?.includes('rowloom') === true ? line : step));
    runWorkflow({ jobs: { test: { ...jobs.test, steps } } });
    expect(asked()).toContain(`--yes rowloom@${version} generate`);
  });

  test('the GitLab job fills the database of its service, and keeps the recipe', { timeout: 240_000 }, () => {
    const [{ test: job }] = snippetsOf('gitlab') as readonly [GitLab];
    // GitLab runs all lines in one shell.
    runScript(job.script.join('\n'), {
      ...job.variables,
      DATABASE_URL: urlOf(job.variables['DATABASE_URL']),
      npm_config_cache: join(bin, '.npm'),
    });
    for (const path of job.artifacts.paths)
      expect(JSON.parse(readFileSync(join(cwd, path), 'utf8'))).toHaveProperty('plan');
    expect(asked()).toContain(`--yes rowloom@${version} generate`);
  });

  test('the CircleCI job fills the database beside it', { timeout: 240_000 }, () => {
    const [{ jobs }] = snippetsOf('circleci') as readonly [CircleCi];
    const variables = { DATABASE_URL: urlOf(jobs.test.docker[0]?.environment['DATABASE_URL']) };
    const scripts = jobs.test.steps.flatMap((step) =>
      typeof step === 'object' && step.run !== undefined ? [step.run] : [],
    );
    expect(scripts).toHaveLength(3);
    for (const script of scripts) runScript(script, variables);
    expect(asked()).toContain(`--yes rowloom@${version} generate`);
  });
});
