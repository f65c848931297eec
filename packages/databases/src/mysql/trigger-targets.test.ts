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

test.each([
  ['INSERT INTO log VALUES (NEW.id)', 'log'],
  ['insert ignore into `shop`.`Odd ``one` (id) values (1)', 'Odd `one'],
  ['BEGIN SET @a = 1; REPLACE log SET id = 1; END', 'log'],
])('%s writes to %s', (action, target) => {
  const document: SchemaDocument = {
    version: 1,
    dialect: 'mariadb',
    name: 'shop',
    tables: [table('orders', action), table('log'), table('Odd `one')],
    enums: [],
    domains: [],
  };
  expect([...findTriggerTargets(document)]).toEqual([[target, 'orders']]);
});

test('a trigger that sets its own row writes to no other table', () => {
  const tables = [table('orders', 'SET NEW.a = 1', 'UPDATE log SET n = n + 1'), table('log')];
  const document: SchemaDocument = { version: 1, dialect: 'mysql', name: 'x', tables, enums: [], domains: [] };
  expect([...findTriggerTargets(document)]).toEqual([]);
});
