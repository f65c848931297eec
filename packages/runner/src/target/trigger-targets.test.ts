import type { SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { findTriggerTargets } from './trigger-targets.ts';

const table = (name: string, ...actions: readonly string[]): Table => ({
  name,
  columns: [],
  uniques: [],
  foreign_keys: [],
  checks: [],
  triggers: actions.map((action, at) => ({ name: `t${at}`, timing: 'after', level: 'row', action })),
});

const documentOf = (...tables: readonly Table[]): SchemaDocument => ({
  version: 1,
  dialect: 'mariadb',
  name: 'shop',
  tables,
  enums: [],
  domains: [],
});

test.each([
  ['INSERT INTO log VALUES (NEW.id)', 'log'],
  ['insert ignore into `shop`.`Odd ``one` (id) values (1)', 'Odd `one'],
  ['BEGIN SET @a = 1; REPLACE log SET id = 1; END', 'log'],
  ['BEGIN INSERT OR IGNORE INTO main."log" (id) VALUES (NEW.id); END', 'log'],
  ['BEGIN INSERT INTO [Odd `one] DEFAULT VALUES; END', 'Odd `one'],
])('%s writes to %s', (action, target) => {
  const document = documentOf(table('orders', action), table('log'), table('Odd `one'));
  expect([...findTriggerTargets(document)]).toEqual([['orders', new Set([target])]]);
});

test('a trigger that changes its own row writes to no other table', () => {
  const document = documentOf(table('orders', 'SET NEW.a = 1', 'UPDATE log SET n = n + 1'), table('log'));
  expect([...findTriggerTargets(document)]).toEqual([]);
});
