import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import { changeFile } from './servers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'tenants.db');
const url = `sqlite:${file}`;

/** Two keys of a task share the tenant: only the keys are known of users and projects that the run does not fill. */
const TENANTS = `
  CREATE TABLE tenants (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE users (tenant_id INTEGER NOT NULL REFERENCES tenants, id INTEGER NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id));
  CREATE TABLE projects (tenant_id INTEGER NOT NULL REFERENCES tenants, id INTEGER NOT NULL, title TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id));
  CREATE TABLE tasks (tenant_id INTEGER NOT NULL, project_id INTEGER NOT NULL, user_id INTEGER NOT NULL,
    number INTEGER NOT NULL, UNIQUE (tenant_id, user_id), PRIMARY KEY (tenant_id, project_id, number),
    FOREIGN KEY (tenant_id, project_id) REFERENCES projects (tenant_id, id),
    FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id));
  CREATE TABLE empty (id INTEGER PRIMARY KEY);
  CREATE TABLE needy (id INTEGER PRIMARY KEY, empty_id INTEGER NOT NULL REFERENCES empty);`;

/** Tables with their rows, as both commands list them. */
const tablesOf = ({ out }: Outcome): readonly string[] =>
  [...out.matchAll(/^ {0,2}(\w+) +(\d+) rows?(?: {2,}\d|$)/gm)].map(([, name, rows]) => `${name} ${rows}`);

describe('plan and generate with the same arguments', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    changeFile(file, TENANTS);
    const filled = await runHere(['generate', url, '--rows', 'tenants=3,users=9,projects=9,tasks=3', '--seed', '1']);
    if (filled.code !== 0) throw new Error(filled.err);
    changeFile(file, 'DELETE FROM needy; DELETE FROM empty;');
  });

  test.each([
    [
      'a parent outside the run',
      ['--rows', 'tenants=0,*=10', '--tables', 'tenants,users,projects'],
      'tenants 0, users 10, projects 10',
    ],
    ['rows known by their keys alone', ['--tables', 'tasks', '--rows', '2'], 'are known by their keys alone'],
    [
      'rows known by their keys alone where others go',
      ['--tables', 'tasks', '--rows', '2', '--mode', 'truncate'],
      'are known by their keys alone',
    ],
    [
      'a table outside without rows',
      ['--tables', 'needy', '--rows', '5'],
      'rows of empty, which is not in the run and has no rows.',
    ],
    ['a table that is emptied too', ['--rows', 'empty=0,needy=5', '--mode', 'truncate'], 'needy needs rows of empty'],
    [
      'a table outside while the others go',
      ['--tables', 'users', '--rows', '4', '--mode', 'truncate'],
      'users cannot be emptied: tasks (tenant_id, user_id)',
    ],
    ['tables that are to be created and are there', ['--mode', 'create'], 'already'],
    ['no such table', ['--tables', 'taks'], 'Did you mean tasks?'],
  ])('agree: %s', async (_, words, said) => {
    const asked = [url, ...words, '--seed', '2', '--as-of', '2026-11-15'];
    const planned = await runHere(['plan', ...asked]);
    const made = await runHere(['generate', ...asked, '--again']);
    expect({ code: planned.code, err: planned.err }).toEqual({ code: made.code, err: made.err });
    const answer = planned.code === 0 ? tablesOf(planned).join(', ') : planned.err;
    expect(answer).toContain(said);
    expect(tablesOf(made)).toEqual(tablesOf(planned));
  });

  test('agree where the environment names the database', async () => {
    const both = async (words: readonly string[], database: string): Promise<readonly [Outcome, Outcome]> => {
      const asked = [...words, '--seed', '2', '--as-of', '2026-11-15'];
      const environment = { DATABASE_URL: database };
      return [await runHere(['plan', ...asked], environment), await runHere(['generate', ...asked], environment)];
    };
    changeFile(join(folder, 'bare.db'), 'PRAGMA user_version = 1');
    const [refused, refusal] = await both(['blog'], `sqlite:${join(folder, 'bare.db')}`);
    expect(refused).toEqual(refusal);
    expect(refused).toMatchObject({ code: 5, err: expect.stringContaining('--mode create') as string });
    const create = ['blog', '--mode', 'create', '--rows', '100'];
    const [planned, made] = await both(create, `sqlite:${join(folder, 'new.db')}`);
    expect([planned.code, made.code, tablesOf(made)]).toEqual([0, 0, tablesOf(planned)]);
    const live = `sqlite:${join(folder, 'live.db')}`;
    const [warned, guarded] = await both(create, live);
    expect(warned.out).toMatch(
      /looks like production.*generate asks for --yes-i-mean live\.db[^]* --yes-i-mean live\.db/,
    );
    expect(guarded).toMatchObject({ code: 5, err: expect.stringContaining('--yes-i-mean live.db') as string });
    const [meant] = await both([...create, '--yes-i-mean', 'live.db'], live);
    expect(meant.out).not.toContain('looks like production');
  });

  test.each(['plan', 'preview'])('%s takes the database of the environment as its source', async (command) => {
    const words = ['--seed', '2', '--as-of', '2026-11-15', '--tables', 'users'];
    const asked = command === 'plan' ? words : [...words.slice(0, -2), '--table', 'users'];
    const shown = await runHere([command, ...asked], { DATABASE_URL: url });
    expect(shown).toEqual(await runHere([command, url, ...asked]));
    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('tenant_id') as string });
  });
});

const PARTITIONED = `
  CREATE TABLE logs (id int, at date) PARTITION BY RANGE (at);
  CREATE TABLE lines (id int PRIMARY KEY);`;

test.each([
  [['--rows', '*=10'], 0],
  [['--rows', '*=10', '--strict'], 4],
  [['--rows', 'logs=30,*=10'], 4],
  [['--rows', 'logs=0,*=10', '--strict'], 0],
])('a table that can hold no rows, with %j: plan and generate exit with %i', async (words, code) => {
  const source = join(folder, 'logs.sql');
  writeFileSync(source, PARTITIONED);
  const planned = await runHere(['plan', source, ...words]);
  const made = await runHere(['generate', source, '--to', join(folder, 'logs'), '--force', ...words]);
  expect([planned.code, made.code]).toEqual([code, code]);
  expect(made.err).toEqual(planned.err);
  expect(made.err.includes('logs gets no rows: it is partitioned')).toBe(code > 0);
});

const FULL = `
  CREATE TABLE grades (grade TEXT NOT NULL PRIMARY KEY CHECK (grade IN ('a', 'b', 'c')));
  CREATE TABLE sizes (size INTEGER NOT NULL PRIMARY KEY CHECK (size BETWEEN 1 AND 20));
  CREATE TABLE pupils (id INTEGER PRIMARY KEY, grade TEXT NOT NULL REFERENCES grades (grade));
  CREATE TABLE badges (grade TEXT NOT NULL PRIMARY KEY REFERENCES grades (grade));
  CREATE TABLE pins (id INTEGER PRIMARY KEY, badge TEXT NOT NULL REFERENCES badges (grade));
  INSERT INTO grades VALUES ('a'), ('b'), ('c');
  INSERT INTO sizes VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11), (12);
  INSERT INTO badges VALUES ('a'), ('b'), ('c');`;

describe('full tables of the target', () => {
  const freshCopy = (name: string): string => {
    changeFile(join(folder, name), FULL);
    return `sqlite:${join(folder, name)}`;
  };
  const asked = ['--seed', '3', '--as-of', '2026-11-15'];

  test('do not affect the others, and plan and generate report them alike', async () => {
    const full = freshCopy('full.db');
    const words = [full, '--rows', '*=10', ...asked];
    const planned = await runHere(['plan', ...words]);
    const made = await runHere(['generate', ...words]);
    expect(planned).toMatchObject({ code: 0, err: '' });
    expect(made).toMatchObject({ code: 0 });
    for (const { out } of [planned, made]) {
      expect(out).toMatch(/grades gets no rows, as with the rule .*grade has 3 different values, and 3 are taken/);
      expect(out).toMatch(
        /badges gets no rows, as with the rule .*needs \d+ different rows of grades to refer to, and 0 can be used/,
      );
      expect(out).toMatch(/sizes gets no rows, as with the rule .*size has 20 different values, and 12 are taken/);
    }
    expect(tablesOf(planned)).toEqual(expect.arrayContaining(['pupils 10', 'pins 10']));
    expect(tablesOf(made)).toEqual(tablesOf(planned).filter((line) => !line.endsWith(' 0')));
  });

  test.each([
    ['--strict', ['--rows', '*=10', '--strict']],
    ['a number', ['--rows', 'grades=2,*=10']],
    ['nothing else', ['--tables', 'grades']],
  ])('are refused by both where %s requests them', async (what, words) => {
    const full = freshCopy(`${what.replaceAll(/\W/g, '')}.db`);
    const planned = await runHere(['plan', full, ...words, ...asked]);
    const made = await runHere(['generate', full, ...words, ...asked]);
    expect(planned).toEqual(made);
    expect(made).toMatchObject({ code: 5, err: expect.stringContaining('grades cannot get') as string });
  });
});
