import { expect, test } from 'vitest';
import { grantsFor } from './grants-for.ts';

test('statements name what the address names', () => {
  const grants = grantsFor('postgresql', 'postgresql://data%20loader:x@db.example/shop?schemas=sales,stock');
  expect(grants).toContain('ON DATABASE "shop" TO "data loader";');
  expect(grants).toContain('ON ALL TABLES IN SCHEMA "sales", "stock" TO');
  expect(grantsFor('mariadb', 'mariadb://ada@db.example/shop')).toContain("ON `shop`.* TO 'ada'@'%';");
});

test('missing fields get a placeholder; files and SQLite have no accounts', () => {
  expect(grantsFor('postgresql', 'postgresql://')).toContain('ON DATABASE "app" TO "rowloom";');
  expect([grantsFor('sqlite', 'sqlite:a.db'), grantsFor('s3', 's3://bucket')]).toEqual([undefined, undefined]);
});
