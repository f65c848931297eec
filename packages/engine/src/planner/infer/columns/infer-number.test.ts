import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, tableOf } from './infer.fixture.ts';

type Options = { readonly generator: string; readonly confidence: number; readonly max?: unknown };

const optionsIn = (table: string, column: string, type: string): Options => {
  const { source, confidence } = inferIn(tableOf(table, [`${column} ${type}`]), column);
  return { ...optionsOf(source), generator: generatorOf(source), confidence };
};

test('a unit at the end of a name determines how large numbers are', () => {
  const [kilograms, grams] = ['weight_kg', 'weight_g'].map((name) => optionsIn('products', name, 'numeric(10,2)'));
  expect(grams?.max).toBe(Number(kilograms?.max) * 1000);
  expect(optionsIn('legs', 'distance_nm', 'int')).toMatchObject({ min: expect.any(Number), confidence: 0.6 });
  expect(optionsIn('meters', 'consumptionKwh', 'numeric(10,1)')).toMatchObject({ generator: 'measure', max: 4000 });
  expect(optionsIn('products', 'price_eur', 'numeric(10,2)').generator).toBe('price');
});

test('unknown numbers are small more often than large, and claim nothing', () => {
  expect(optionsIn('zqx', 'frobs', 'int')).toEqual({
    generator: 'measure',
    min: 1,
    max: 1000,
    scale: 0,
    confidence: 0.4,
  });
});

test('values with a centre are distributed around it', () => {
  expect(optionsIn('patients', 'heart_rate', 'int')).toMatchObject({ generator: 'measure', shape: 'bell' });
});

test('digits and participles determine what a number is', () => {
  expect(optionsIn('rooms', 'rack_rate', 'numeric(9,2)')).toMatchObject({ generator: 'money', min: 20 });
  expect(optionsIn('rooms', 'tax_rate', 'numeric(5,4)')).toMatchObject({ max: 0.25 });
  expect(optionsIn('zqx', 'excused', 'int').generator).toBe('one_of');
  expect(optionsIn('zqx', 'shipped', 'int').generator).not.toBe('one_of');
});
