import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeProject, untilEnded } from '../people.fixture.ts';
import { openService, type Service, someServices } from '../service.fixture.ts';
import { OPERATOR, type RunningService, startService } from '../services/start-service.ts';
import { storeUrlOf } from '../services/start-services.fixture.ts';
import { connect, makeTarget, POSTGRES, runSql, type Target } from '../targets.fixture.ts';
import { dumpEmbedded, dumpPostgresql } from './dump-store.fixture.ts';

const PEOPLE = `CREATE TABLE people (
  id integer PRIMARY KEY, email text NOT NULL UNIQUE, full_name text NOT NULL, bio text NOT NULL, age integer NOT NULL
);`;

/** A trigger whose error quotes the row, as users' triggers may; and as the server's own errors do. */
const complain = (state: string): string => `
  CREATE FUNCTION complain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'no % <%> here: %', NEW.full_name, NEW.email, NEW.bio
      USING ERRCODE = '${state}', DETAIL = 'Failing row contains (' || NEW.email || ', ' || NEW.full_name || ').', HINT = NEW.bio;
  END $$;
  CREATE TRIGGER complain BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION complain();`;

const FAILURES = [
  ['a duplicate key', '23505'],
  ['a CHECK', '23514'],
  ['a wrong type', '22P02'],
  ['an error of its own', 'P0001'],
] as const;

const MANY = 3_000_000;

describe.skipIf(POSTGRES === undefined)('the service keeps no generated row', () => {
  describe.each(someServices().map(({ store }) => store))('%s store', (store) => {
    const database = `canary_${process.pid}`;
    const canaries = new Set<string>();
    const targets: Target[] = [];
    let running: RunningService;
    let service: Service;
    let project: string;
    let output = '';

    const start = async (folder?: string): Promise<void> => {
      running = await startService({
        program: inject('program'),
        ...(store === 'embedded' ? {} : { storeUrl: storeUrlOf(POSTGRES?.port ?? 0, database) }),
        ...(folder === undefined ? {} : { folder }),
        environment: { ROWLOOM_LOG_LEVEL: 'debug' },
      });
      service = openService({ store, url: running.url, operatorToken: '' });
      const { access_token: token } = await service.get('login', undefined, { body: OPERATOR });
      service = openService({ store, url: running.url, operatorToken: token });
    };
    beforeAll(async () => {
      if (store === 'postgresql') runSql(`CREATE DATABASE ${database}`, 'postgres');
      await start();
      const { items } = await service.get('listOrganizations', service.operator);
      ({ id: project } = await makeProject(service, service.operator, items[0]?.id ?? ''));
    });
    afterAll(async () => {
      await running.kill();
      running.remove();
    });

    const run = async (target: Target, rows: number): Promise<string> => {
      targets.push(target);
      const connection = await connect(service, service.operator, project, target);
      const body = { seed: 7, rows: { people: rows }, export: true, target: { connection_id: connection } };
      return (await service.get('startGeneration', service.operator, { params: { id: project }, body })).id;
    };

    /** A value that only the engine has made: it is in a target, and may be nowhere else. */
    const collect = (target: Target): void => {
      const rows = target.run('SELECT email, full_name, bio FROM people ORDER BY id LIMIT 300').split('\n');
      for (const value of rows.flatMap((row) => row.split('|'))) if (value.length >= 8) canaries.add(value);
    };

    const untilMoving = async (id: string): Promise<void> => {
      await expect
        .poll(async () => (await service.get('getGeneration', service.operator, { params: { id } })).rows_generated, {
          timeout: 60_000,
        })
        .toBeGreaterThan(0);
    };

    test('after a run that succeeds', async () => {
      const target = makeTarget(PEOPLE);
      await service.get('captureSnapshot', service.operator, {
        params: { id: project },
        body: { connection_id: await connect(service, service.operator, project, target), statistics: true },
      });
      const ended = await untilEnded(service, service.operator, await run(target, 300));
      expect(ended, JSON.stringify(ended.error)).toMatchObject({ status: 'succeeded', rows_generated: 300 });
      collect(target);
      expect(canaries.size).toBeGreaterThan(600);
      // With statistics of filled tables, in which a server keeps values.
      target.run('ANALYZE people');
      const body = { connection_id: await connect(service, service.operator, project, target), statistics: true };
      await service.get('captureSnapshot', service.operator, { params: { id: project }, body });
    });

    test.each(FAILURES)('after a run that fails on %s with an error that quotes the row', async (_, state) => {
      const target = makeTarget(`${PEOPLE}${complain(state)}`);
      const ended = await untilEnded(service, service.operator, await run(target, 300));
      expect(ended.status).toBe('failed');
      expect(ended.error?.message).toBeTruthy();
      for (const canary of canaries) expect(JSON.stringify(ended)).not.toContain(canary);
    });

    test('after a run that is cancelled', async () => {
      const target = makeTarget(PEOPLE);
      const id = await run(target, MANY);
      await untilMoving(id);
      await service.call('cancelGeneration', service.operator, { params: { id } });
      expect((await untilEnded(service, service.operator, id)).status).toBe('cancelled');
      collect(target);
    });

    test('after its process and then the whole service are killed', async () => {
      const target = makeTarget(PEOPLE);
      const id = await run(target, MANY);
      await untilMoving(id);
      const { pid } = running.child;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      const runs = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('run-worker'));
      expect(runs.length).toBeGreaterThan(0);
      for (const child of runs) process.kill(Number(child), 'SIGKILL');
      await sleep(500);
      output += running.output();
      await running.kill();
      collect(target);
      await start(running.folder);
      await service.call('cancelGeneration', service.operator, { params: { id } });
      output += running.output();
      expect(await running.stop()).toBe(0);
      output += running.output();
    });

    test('neither the store nor the log has a value of a row', async () => {
      const dump = store === 'embedded' ? await dumpEmbedded(running.folder) : dumpPostgresql(database);
      // Proof that the dump is complete: connections, digests, the runs' error codes.
      expect(dump).toContain('generation.failed');
      expect(dump).toContain(project);
      expect(output).toContain('request_id');
      for (const canary of canaries) {
        expect(dump.includes(canary), `the store has ${canary}`).toBe(false);
        expect(output.includes(canary), `the log has ${canary}`).toBe(false);
      }
      for (const { url } of targets) expect(url).toContain('not-a-secret');
      expect(dump.includes('not-a-secret') || output.includes('not-a-secret')).toBe(false);
    });
  });
});
