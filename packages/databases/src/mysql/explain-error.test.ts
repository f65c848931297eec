import { expect, test } from 'vitest';
import { explainMysqlError } from './explain-error.ts';

test.each([
  [1062, "Duplicate entry 'anna' for key 'mails'", 'duplicate_key', { constraint: 'mails' }],
  [1062, "Duplicate entry 'anna' for key 'people.mails'", 'duplicate_key', { constraint: 'mails' }],
  [1062, "Duplicate entry 'for key 'x'-anna' for key 'k'", 'duplicate_key', { constraint: 'k' }],
  [
    1452,
    'Cannot add or update a child row: a foreign key constraint fails (`d`.`c`, CONSTRAINT `fk` FOREIGN KEY (`p`) REFERENCES `p` (`id`))',
    'foreign_key_violated',
    { constraint: 'fk' },
  ],
  [3819, "Check constraint 'positive' is violated.", 'check_violated', { constraint: 'positive' }],
  [4025, 'CONSTRAINT `positive` failed for `d`.`t`', 'check_violated', { constraint: 'positive' }],
  [4025, 'CONSTRAINT `t`.`positive` failed for `d`.`t`', 'check_violated', { constraint: 'positive' }],
  [1048, "Column 'name' cannot be null", 'not_null_violated', { column: 'name' }],
  [1364, "Field 'name' doesn't have a default value", 'not_null_violated', { column: 'name' }],
  [1406, "Data too long for column 'name' at row 3", 'invalid_value', { column: 'name' }],
  [1366, "Incorrect integer value: 'anna' for column `d`.`t`.`age` at row 1", 'invalid_value', { column: 'age' }],
  [1292, "Incorrect datetime value: 'anna' for column 'at' at row 1", 'invalid_value', { column: 'at' }],
  [1292, "Truncated incorrect DOUBLE value: 'anna'", 'invalid_value', {}],
  [1146, "Table 'd.t' doesn't exist", 'no_such_table', { table: 't' }],
  [1030, 'Got error 28 "No space left on device" from storage engine InnoDB', 'disk_full', {}],
  [1030, 'Got error 168 "Unknown error" from storage engine', 'server_error', {}],
  [1180, 'Got error 1 "Operation not permitted" during COMMIT', 'duplicate_key', {}],
  [1213, 'Deadlock found', 'locked', {}],
  [1153, "Got a packet bigger than 'max_allowed_packet' bytes", 'unsupported', {}],
  [1290, 'running with the --read-only option', 'read_only', {}],
])('%i (%s) is %s with %o', (errno, sqlMessage, code, facts) => {
  const explained = explainMysqlError({ errno, code: 'ER_X', sqlMessage, message: sqlMessage, sql: 'anna' }, 'here');
  expect(explained).toMatchObject({ name: 'TargetError', code, facts: { native: String(errno), ...facts } });
  expect(Object.keys(explained.facts).toSorted()).toEqual(['native', ...Object.keys(facts)].toSorted());
  expect(explained.message).toMatch(/^here: .*\.|\)$/);
  expect(JSON.stringify([explained.message, explained])).not.toContain('anna');
});

test.each([
  [{ code: 'ECONNREFUSED', errno: -111, fatal: true }, 'unreachable'],
  [{ code: 'HANDSHAKE_NO_SSL_SUPPORT', fatal: true }, 'tls_failed'],
  [{ code: 'PROTOCOL_CONNECTION_LOST', fatal: true }, 'connection_lost'],
  [{ message: "Can't add new command when connection is in closed state", fatal: true }, 'connection_lost'],
  [new Error('As a result of LOCAL INFILE command server wants to read /etc/passwd file'), 'unsupported'],
])('%o is %s', (error, code) => {
  expect(explainMysqlError(error, 'here')).toMatchObject({ code });
});

test.each([
  [1153, 'Got a packet bigger', 'max_allowed_packet'],
  [1040, 'Too many connections', 'raise max_connections'],
  [1226, "User 'anna' has exceeded the 'max_user_connections' resource", 'the limits of the user'],
])('%i (%s) names what to change: %s', (errno, sqlMessage, setting) => {
  expect(explainMysqlError({ errno, sqlMessage }, 'here').message).toContain(setting);
});
