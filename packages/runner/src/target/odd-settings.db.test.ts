import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWhole, jobFor, planShop, runUndisturbed, withTarget } from '../faults/fault-run.fixture.ts';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { loadHere } from '../faults/load-here.fixture.ts';
import type { RunOptions } from '../run/run-request.ts';
import { undoRun } from '../undo/undo-run.ts';
import { makeTarget } from './target.ts';

/** What administrators set for their own clients; each of them breaks a run whose sessions take them as they come. */
const ODD = {
  postgresql: `statement_timeout = '20ms'; idle_session_timeout = '500ms'; idle_in_transaction_session_timeout = '500ms';
    lock_timeout = '1ms'; DateStyle = 'German, DMY'; IntervalStyle = sql_standard; TimeZone = 'Pacific/Chatham';
    standard_conforming_strings = off; bytea_output = 'escape'; extra_float_digits = -15; client_encoding = 'LATIN1';
    default_transaction_isolation = 'serializable'; transform_null_equals = on; array_nulls = off; xmloption = document;
    quote_all_identifiers = on; client_min_messages = debug1`,
  mariadb: `autocommit = 0; completion_type = 2; sql_safe_updates = 1; sql_select_limit = 3; max_statement_time = 0.02;
    wait_timeout = 1; idle_transaction_timeout = 1; idle_write_transaction_timeout = 1; sql_quote_show_create = 0;
    sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'; tx_isolation = 'SERIALIZABLE'; foreign_key_checks = 0;
    unique_checks = 0; check_constraint_checks = 0; sql_big_selects = 0; max_join_size = 100; sql_auto_is_null = 1;
    time_zone = '+13:00'; default_storage_engine = 'Aria'; lc_time_names = 'de_DE'; innodb_lock_wait_timeout = 1;
    character_set_server = 'latin1'`,
};
const WAYS: readonly RunOptions[] = [{}, { chunkRows: 500, oneTransactionRows: 0, connections: 2 }];

for (const dialect of ['postgresql', 'mariadb'] as const)
  describe.skipIf(isMissing(dialect))(`settings of an administrator of ${dialect}`, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    test('change nothing of a run, its certificate and its undo', async () => {
      const wanted = await runUndisturbed(server, loadHere);
      const names = WAYS.map(() => server.fresh());
      const settings = ODD[dialect].split(';').map((setting) => setting.trim());
      for (const setting of settings)
        if (dialect === 'mariadb') server.run(`SET GLOBAL ${setting}`, 'mysql');
        else for (const name of names) server.run(`ALTER DATABASE ${name} SET ${setting}`, 'postgres');
      for (const [index, options] of WAYS.entries()) {
        const url = server.url(names[index] ?? '');
        const runId = `gen_odd${index}`;
        const { certificate } = await loadHere(jobFor(await planShop(url), { url, runId, options }));
        expect(certificate).toMatchObject({ violations: 0, unexamined: 0 });
        await expectWhole(url, runId, wanted);
        await undoRun({ target: makeTarget(parseDatabaseUrl(url, { sockets: true })), runId });
        const left = await withTarget(url, (session) => session.query('SELECT count(*) AS rows_left FROM order_items'));
        expect(left).toEqual([{ rows_left: 0 }]);
      }
    });
  });
