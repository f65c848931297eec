import { expect, test } from 'vitest';
import { formOf, toTemplateBody } from './template-form.ts';

const form = { ...formOf(undefined), name: ' Billing ', description: 'Invoices' };

test('SQL is sent with its dialect, a document without', () => {
  expect(toTemplateBody({ ...form, ddl: 'create table a (id int)' })).toEqual({
    name: 'Billing',
    description: 'Invoices',
    ddl: 'create table a (id int)',
    dialect: 'postgresql',
  });
  expect(toTemplateBody({ ...form, from: 'schema', schema: '{"version":1}' })).toEqual({
    name: 'Billing',
    description: 'Invoices',
    schema: { version: 1 },
  });
});

test('invalid JSON is reported, and an unchanged schema is not sent', () => {
  expect(toTemplateBody({ ...form, from: 'schema', schema: '{"version":' })).toHaveProperty('wrongJson');
  expect(toTemplateBody({ ...form, from: 'keep', ddl: 'left over' })).toEqual({
    name: 'Billing',
    description: 'Invoices',
  });
});
