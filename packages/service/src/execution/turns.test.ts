import { expect, test } from 'vitest';
import { makeRecentWork } from './recent-work.ts';
import { makeTurns, ownersOf, type Turn } from './turns.ts';

type Task = Turn & { readonly name: string; left: number; begunAt?: number };

const SLICES = { first: 3000, long: 15_000 };

/**
 * Two places and a simulated clock: what happens to tasks, without executing any. `load`: how many times longer
 * everything takes than its work.
 */
function simulate({ places = 2, load = 1, spare = 0 } = {}) {
  let time = 0;
  const recent = makeRecentWork(() => time);
  const spent = ({ begunAt }: Task): number => (begunAt === undefined ? 0 : (time - begunAt) / load);
  const turns = makeTurns<Task>({ recent, spent, places, spare, share: Math.max(1, places - 1), slices: SLICES });
  const begun: string[] = [];
  const ended = new Map<string, { readonly at: number; readonly how: 'done' | 'refused' }>();
  let waiting: Task[] = [];
  let running: Task[] = [];
  const work = new Map<Task, number>();
  const leave = (task: Task): void => {
    for (const owner of ownersOf(task)) recent.add(owner, spent(task));
    running = running.filter((other) => other !== task);
    delete task.begunAt;
  };
  const displace = (task: Task): void => {
    leave(task);
    if (task.isLong) ended.set(task.name, { at: time, how: 'refused' });
    else waiting.push(Object.assign(task, { isLong: true }));
  };
  const dispatch = (): void => {
    const late = turns.overdue(running);
    if (late !== undefined) displace(late);
    for (let turn = turns.next(waiting, running); turn !== undefined; turn = turns.next(waiting, running)) {
      const { task, instead } = turn;
      if (instead !== undefined) displace(instead);
      waiting = waiting.filter((other) => other !== task);
      running.push(Object.assign(task, { begunAt: time }));
      begun.push(task.name);
      work.set(task, time + task.left * load);
    }
  };
  return {
    ended,
    begun,
    ask(name: string, milliseconds: number, user = name, tenant = user): void {
      waiting.push({ name, tenant, user, isLong: false, left: milliseconds });
      dispatch();
    },
    pass(milliseconds: number): void {
      for (const until = time + milliseconds; time < until; time += 100) {
        for (const task of running.filter((one) => (work.get(one) ?? 0) <= time)) {
          leave(task);
          ended.set(task.name, { at: time, how: 'done' });
        }
        dispatch();
      }
    },
  };
}

test('a small task waits at most one slice, however many others have long ones', () => {
  const pool = simulate();
  for (let index = 0; index < 6; index++) pool.ask(`hostile ${index}`, 60_000);
  // They have used their slices, and each place is held by one of them.
  pool.pass(30_000);
  pool.ask('small', 200, 'innocent');
  pool.pass(4000);
  expect(pool.ended.get('small')).toMatchObject({ how: 'done' });
  expect(pool.ended.get('small')?.at).toBeLessThanOrEqual(30_000 + SLICES.first + 400);
});

test('a long task of an idle user finishes in spite of busy ones', () => {
  const pool = simulate();
  for (let index = 0; index < 2; index++) pool.ask(`hostile ${index}`, 60_000);
  pool.pass(20_000);
  pool.ask('large', 10_000, 'innocent');
  pool.pass(60_000);
  expect(pool.ended.get('large')).toMatchObject({ how: 'done' });
  expect(pool.ended.get('large')?.at).toBeLessThanOrEqual(20_000 + SLICES.first + SLICES.long + 13_200);
});

test('while nobody waits, a task runs once for as long as it takes', () => {
  const pool = simulate();
  pool.ask('a', 40_000);
  pool.ask('b', 40_000);
  pool.pass(41_000);
  expect([...pool.ended.values()].map(({ how }) => how)).toEqual(['done', 'done']);
  expect(pool.ended.get('a')?.at).toBe(40_000);
});

test("a colleague's long task does not delay other people of the organization", () => {
  const pool = simulate();
  pool.ask('long', 60_000, 'ann', 'firm');
  pool.pass(5000);
  pool.ask('small', 200, 'bea', 'firm');
  pool.pass(1000);
  expect(pool.ended.get('small')).toEqual({ at: 5200, how: 'done' });
});

test('a busier user does not displace a less busy one', () => {
  const pool = simulate();
  pool.ask('earlier', 30_000, 'greedy');
  pool.pass(31_000);
  pool.ask('a', 10_000, 'ann');
  pool.ask('b', 10_000, 'bea');
  pool.pass(100);
  pool.ask('more', 200, 'greedy');
  pool.pass(11_000);
  expect(pool.ended.get('a')).toMatchObject({ how: 'done', at: 41_000 });
});

test('a busy user yields at once to an idle one, and continues among the long tasks', () => {
  const pool = simulate();
  for (let index = 0; index < 4; index++) pool.ask(`hostile ${index}`, 9000, `user ${index}`, 'hostile');
  pool.pass(10_000);
  pool.ask('small', 200, 'innocent');
  pool.pass(400);
  expect(pool.ended.get('small')).toEqual({ at: 10_200, how: 'done' });
  pool.pass(60_000);
  expect([...pool.ended.values()].map(({ how }) => how)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('on a busy machine a small task that lasts long does not count as long', () => {
  const pool = simulate({ load: 20 });
  for (let index = 0; index < 4; index++) pool.ask(`hostile ${index}`, 60_000, `user ${index}`, 'hostile');
  pool.pass(120_000);
  pool.ask('small', 400, 'innocent');
  pool.pass(8500);
  expect(pool.ended.get('small')).toEqual({ at: 128_000, how: 'done' });
});

test('on a busy machine a task gets its slice of work, however long that lasts', () => {
  const pool = simulate({ load: 20, spare: 1 });
  for (const name of ['a', 'b']) pool.ask(name, 2500);
  pool.pass(20_000);
  // By the clock all of them have had many slices before they end; by work, none a whole one.
  pool.ask('c', 2000);
  pool.pass(41_000);
  expect(pool.begun).toEqual(['a', 'b', 'c']);
  expect([...pool.ended.values()].map(({ at }) => at)).toEqual([50_000, 50_000, 60_000]);
});

test('while a spare place is free, no task that fits into a slice is interrupted', () => {
  const pool = simulate({ spare: 1 });
  for (let index = 0; index < 4; index++) pool.ask(`hostile ${index}`, 20_000, `user ${index}`, 'hostile');
  pool.pass(10_000);
  const before = pool.begun.length;
  for (let index = 0; index < 5; index++) {
    pool.ask(`small ${index}`, 200, 'innocent');
    pool.pass(400);
    expect(pool.ended.get(`small ${index}`)).toEqual({ at: 10_200 + index * 400, how: 'done' });
  }
  expect(pool.begun.slice(before)).toEqual(['small 0', 'small 1', 'small 2', 'small 3', 'small 4']);
});

test('a task that keeps a spare place for longer than a slice displaces another, and the next task finds the place free', () => {
  const pool = simulate({ spare: 1 });
  for (let index = 0; index < 2; index++) pool.ask(`hostile ${index}`, 60_000);
  pool.pass(10_000);
  pool.ask('large', 8000, 'innocent');
  pool.pass(SLICES.first + 200);
  pool.ask('small', 200, 'another');
  pool.pass(400);
  expect(pool.ended.get('small')).toMatchObject({ how: 'done' });
  pool.pass(8000);
  expect(pool.ended.get('large')).toEqual({ at: 18_000, how: 'done' });
});
