import { expect, test } from 'vitest';
import { storePlace } from './store-place.ts';

test('a store at a socket counts as local to this machine', () => {
  expect(storePlace({ kind: 'postgresql', url: 'postgres://me@/rowloom?host=/run/postgresql&port=5433' })).toEqual({
    kind: 'postgresql',
    host: '127.0.0.1',
    port: 5433,
    database: 'rowloom',
  });
  expect(storePlace({ kind: 'embedded', folder: 'x' })).toEqual({ kind: 'embedded', folder: 'x/store' });
});
