import { expect, test } from 'vitest';
import { schemaOf, tableOf } from '../columns/infer.fixture.ts';
import { readNames } from './read-names.ts';

const wordsOf = (name: string, ...columns: readonly string[]) => {
  const table = tableOf(name, columns);
  return [...readNames(schemaOf(table), table).columns.values()].map((words) => words.join(' '));
};

test('a type at the start of a Brazilian name moves to its place in English', () => {
  expect(
    wordsOf(
      'tb_produto',
      'cd_produto int',
      'nm_fabricante',
      'ds_produto',
      'nr_cep',
      'nr_lote',
      'dt_validade date',
      'vl_unitario numeric(9,2)',
      'vl_custo numeric(9,2)',
      'qt_estoque int',
      'st_ativo char(1)',
      'st_pedido varchar(12)',
      'sg_uf',
    ),
  ).toEqual([
    'product code',
    'manufacturer name',
    'product name',
    'postal code',
    'batch number',
    'validity date',
    'unit price',
    'cost',
    'stock quantity',
    'active flag',
    'order status',
    'state code',
  ]);
});

test('a schema that does so only now and then is read as any other', () => {
  expect(wordsOf('cliente', 'nome', 'sobrenome', 'endereco', 'tp_cliente', 'bairro', 'cidade')[3]).not.toBe('type');
});
