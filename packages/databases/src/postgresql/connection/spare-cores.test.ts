import { expect, test } from 'vitest';
import { spareCores } from './spare-cores.ts';

test('a server on this machine starts no more workers than there are cores beside its sessions', () => {
  expect(spareCores({ host: '/run/postgresql', socket: true }, 2)).toEqual({
    max_parallel_maintenance_workers: 1,
    max_parallel_workers_per_gather: 0,
  });
  expect(spareCores({ host: '127.0.0.1', socket: false }, 8)).toEqual({
    max_parallel_maintenance_workers: 7,
    max_parallel_workers_per_gather: 3,
  });
  expect(spareCores({ host: 'localhost', socket: false }, 1)).toEqual({
    max_parallel_maintenance_workers: 0,
    max_parallel_workers_per_gather: 0,
  });
});

test('nothing is said to a server on another machine', () => {
  expect(spareCores({ host: 'db.example', socket: false }, 2)).toBeUndefined();
});
