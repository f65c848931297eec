import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Generation } from '@rowloom/contract';
import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freshName, join, makeProject, makeTeam, type Team, untilEnded } from '../people.fixture.ts';
import { onSomeStore } from '../service.fixture.ts';
import { makeTarget, POSTGRES } from '../targets.fixture.ts';
import { HOSTILE_TEXTS, hostileTemplate, isWhole, type SqlDialect } from './hostile-template.fixture.ts';

/** A database of someone who expects a template's tables and nothing else. */
type Victim = {
  readonly url: string;
  /**
   * Its whole content, except Rowloom's ledger, one object per line; including rows of the victim and the privileges of
   * others on it.
   */
  readonly look: () => readonly string[];
};

const SETUP = 'CREATE TABLE victim (x int); INSERT INTO victim VALUES (1), (2);';

const LOOK_POSTGRESQL = `SELECT json_agg(kind || ' ' || name ORDER BY kind, name) FROM (
  SELECT 'relation ' || c.relkind::text, c.relname FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = relnamespace
   WHERE nspname !~ '^(pg_|information_schema|rowloom)' AND relkind NOT IN ('i', 'I')
  UNION ALL SELECT 'function', proname FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = pronamespace
   WHERE nspname !~ '^(pg_|information_schema)'
  UNION ALL SELECT 'schema', nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema|rowloom)'
  UNION ALL SELECT 'extension', extname FROM pg_extension
  UNION ALL SELECT 'role', rolname FROM pg_roles
  UNION ALL SELECT 'object', oid::text FROM pg_largeobject_metadata
  UNION ALL SELECT 'trigger', tgname FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'victim', x::text FROM victim
  UNION ALL SELECT 'rights', COALESCE(relacl::text, '') FROM pg_class WHERE relname = 'victim'
  UNION ALL SELECT 'sequence', last_value || ' ' || is_called FROM victim_seq
) AS found (kind, name)`;

function openPostgresql(): Victim {
  const target = makeTarget(`${SETUP} CREATE SEQUENCE victim_seq;`);
  return { url: target.url, look: () => JSON.parse(target.run(LOOK_POSTGRESQL)) as string[] };
}

const LOOK_MARIADB = `SET SESSION group_concat_max_len = 1000000;
  SELECT json_arrayagg(found.name) FROM (
    SELECT concat('relation r ', table_name) AS name FROM information_schema.tables WHERE table_schema = database() AND table_name NOT LIKE 'rowloom%'
    UNION ALL SELECT concat('schema ', schema_name) FROM information_schema.schemata WHERE schema_name NOT LIKE 'rowloom%'
    UNION ALL SELECT concat('function ', routine_name) FROM information_schema.routines WHERE routine_schema = database()
    UNION ALL SELECT concat('trigger ', trigger_name) FROM information_schema.triggers WHERE trigger_schema = database()
    UNION ALL SELECT concat('victim ', x) FROM victim ORDER BY 1) AS found`;

function openMariadb(server: MariadbServer): Victim {
  const { port, user, password } = server;
  const database = server.createDatabase(freshName('hostile').replace(' ', '_'));
  server.run(SETUP, database);
  return {
    url: `mysql://${user}:${password}@127.0.0.1:${port}/${database}?ssl-mode=DISABLED`,
    look: () => JSON.parse(server.run(LOOK_MARIADB, database).replaceAll('\\\\', '\\')) as string[],
  };
}

/** A file in its own folder. */
function openSqlite(folder: string): Victim {
  const file = joinPath(folder, 'target.db');
  const open = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  open((database) => database.exec(SETUP));
  const names = `SELECT 'relation r ' || name AS line FROM sqlite_schema WHERE type <> 'index' AND name NOT LIKE 'rowloom%'
    AND name NOT LIKE 'sqlite%' UNION ALL SELECT 'victim ' || x FROM victim`;
  return {
    url: `sqlite:${file}`,
    look: () => [
      ...readdirSync(folder).map((name) => `file ${name}`),
      ...open((database) => database.prepare(names).all()).map(({ line }) => String(line)),
    ],
  };
}

onSomeStore("A template of one member in another's target", (service) => {
  let team: Team;
  let mariadb: MariadbServer;
  const bin = findMariadbBin();
  beforeAll(async () => {
    team = await makeTeam(service);
    if (bin !== undefined) mariadb = await startMariadb(bin, {});
  });
  afterAll(() => mariadb?.stop());

  async function store(
    dialect: SqlDialect,
    texts: readonly string[] = HOSTILE_TEXTS,
  ): Promise<{ template: string; declared: readonly string[] }> {
    const schema = hostileTemplate(dialect, texts);
    const author = await join(service, team, 'admin');
    const { id: template } = await service.get('createTemplate', author, {
      body: { organization_id: team.id, name: freshName('billing'), schema },
    });
    return { template, declared: schema.tables.map(({ name }) => name) };
  }

  /** Runs it, into a target if there is one. */
  async function push(
    dialect: SqlDialect,
    template: string,
    to?: Readonly<Record<'kind' | 'url', string>>,
  ): Promise<Generation> {
    const params = { id: (await makeProject(service, team.owner, team.id, { engine: dialect })).id };
    const connection = async () =>
      service.get('createConnection', team.owner, { params, body: { name: freshName('target'), ...to } });
    const target = to === undefined ? {} : { target: { connection_id: (await connection()).id, mode: 'create' } };
    const body = { source: { template_id: template }, rows: { '*': 3 }, ...target, export: true };
    const { id } = await service.get('startGeneration', team.owner, { params, body });
    return untilEnded(service, team.owner, id);
  }

  async function recipeOf(run: Generation): Promise<string> {
    expect(run).toMatchObject({ status: 'succeeded', error: null });
    return (await service.call('downloadExport', team.owner, { params: { id: run.export_id ?? '' } })).text;
  }

  /** Replays a recipe into another target, and returns the program's output. */
  function replay(recipe: string, words: readonly string[]): string {
    const folder = mkdtempSync(joinPath(tmpdir(), 'rowloom-hostile-'));
    try {
      writeFileSync(joinPath(folder, 'recipe.json'), recipe);
      const { status, stderr } = spawnSync(
        process.execPath,
        [inject('program'), 'replay', 'recipe.json', ...words, '--quiet'],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(readdirSync(folder)).toEqual(['recipe.json']);
      return `${status} ${stderr}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** What was added and removed, except the declared tables. */
  function harm(before: readonly string[], after: readonly string[], declared: readonly string[]): unknown {
    const came = after.filter((line) => !before.includes(line));
    const went = before.filter((line) => !after.includes(line));
    const names = came.map((line) => line.replace(/^relation [rp] /, ''));
    return {
      came: names.filter((name) => !declared.includes(name)),
      went,
      missing: declared.filter((name) => !names.includes(name)),
    };
  }
  const NO_HARM = { came: [], went: [], missing: [] };

  describe.each([
    ['postgresql', 'postgresql', () => openPostgresql(), POSTGRES === undefined],
    ['mysql', 'mariadb', () => openMariadb(mariadb), bin === undefined],
  ] as const)('%s', (dialect, kind, open, isMissing) => {
    test.skipIf(isMissing)(
      'creates its tables and nothing else, pushed and replayed',
      { timeout: 120_000 },
      async () => {
        const texts = dialect === 'postgresql' ? HOSTILE_TEXTS.filter((text) => !isWhole(text)) : HOSTILE_TEXTS;
        const { template, declared } = await store(dialect, texts);
        const target = open();
        const before = target.look();
        const recipe = await recipeOf(await push(dialect, template, { kind, url: target.url }));
        expect(harm(before, target.look(), declared)).toEqual(NO_HARM);
        const other = open();
        const first = other.look();
        expect(replay(recipe, ['--to', other.url, '--mode', 'create'])).toMatch(/^0 /);
        expect(harm(first, other.look(), declared)).toEqual(NO_HARM);
      },
    );
  });

  test.skipIf(POSTGRES === undefined).each(HOSTILE_TEXTS.filter(isWhole))(
    'that says %s is refused, and nothing is created',
    async (text) => {
      const { template } = await store('postgresql', [text]);
      const target = openPostgresql();
      const before = target.look();
      const run = await push('postgresql', template, { kind: 'postgresql', url: target.url });
      expect(run).toMatchObject({ status: 'failed', rows_generated: 0 });
      expect(run.error?.message).toMatch(
        /may do more than compute|lacks functions|sequence .* already exists in the target|could not be created/,
      );
      expect(target.look()).toEqual(before);
    },
  );

  test('creates its tables and nothing else in an SQLite file, replayed', { timeout: 120_000 }, async () => {
    const { template, declared } = await store('sqlite');
    const folder = mkdtempSync(joinPath(tmpdir(), 'rowloom-hostile-'));
    try {
      const target = openSqlite(folder);
      const before = target.look();
      const recipe = await recipeOf(await push('sqlite', template));
      expect(replay(recipe, ['--to', target.url, '--mode', 'create'])).toMatch(/^0 /);
      expect(harm(before, target.look(), declared)).toEqual(NO_HARM);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
