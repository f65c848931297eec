import { expect, test } from 'vitest';
import { makeRecentWork } from './recent-work.ts';
import { makeTurns, ownersOf, type Turn } from './turns.ts';

type Task = Turn & { readonly name: string; left: number; begunAt?: number };

const SLICES = { first: 3000, long: 15_000 };

/** Two places and a clock of its own: what becomes of tasks, without doing any. `load`: so many times longer all takes. */
function simulate(places = 2, load = 1) {
  let time = 0;
  const recent = makeRecentWork(() => time);
  const lasted = ({ begunAt }: Task): number => (begunAt === undefined ? 0 : time - begunAt);
  const spent = (task: Task): number => lasted(task) / load;
  const turns = makeTurns<Task>({ recent, lasted, spent, places, share: Math.max(1, places - 1), slices: SLICES });
  const ended = new Map<string, { readonly at: number; readonly how: 'done' | 'refused' }>();
  let waiting: Task[] = [];
  let running: Task[] = [];
  const work = new Map<Task, number>();
  const leave = (task: Task): void => {
    for (const owner of ownersOf(task)) recent.add(owner, spent(task));
    running = running.filter((other) => other !== task);
    delete task.begunAt;
  };
  const dispatch = (): void => {
    for (let turn = turns.next(waiting, running); turn !== undefined; turn = turns.next(waiting, running)) {
      const { task, instead } = turn;
      if (instead !== undefined) {
        leave(instead);
        if (instead.isLong) ended.set(instead.name, { at: time, how: 'refused' });
        else waiting.push(Object.assign(instead, { isLong: true }));
      }
      waiting = waiting.filter((other) => other !== task);
      running.push(Object.assign(task, { begunAt: time }));
      work.set(task, time + task.left * load);
    }
  };
  return {
    ended,
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

test('a small task waits no longer than a slice, however many others have long ones', () => {
  const pool = simulate();
  for (let index = 0; index < 6; index++) pool.ask(`hostile ${index}`, 60_000);
  // They have had their slices, and each place is held by one of them.
  pool.pass(30_000);
  pool.ask('small', 200, 'innocent');
  pool.pass(4000);
  expect(pool.ended.get('small')).toMatchObject({ how: 'done' });
  expect(pool.ended.get('small')?.at).toBeLessThanOrEqual(30_000 + SLICES.first + 400);
});

test('a long task of somebody who has had nothing is done in spite of those who have had much', () => {
  const pool = simulate();
  for (let index = 0; index < 2; index++) pool.ask(`hostile ${index}`, 60_000);
  pool.pass(20_000);
  pool.ask('large', 10_000, 'innocent');
  pool.pass(60_000);
  expect(pool.ended.get('large')).toMatchObject({ how: 'done' });
  expect(pool.ended.get('large')?.at).toBeLessThanOrEqual(20_000 + SLICES.first + SLICES.long + 13_200);
});

test('while nobody waits, a task takes as long as it takes, and is done once', () => {
  const pool = simulate();
  pool.ask('a', 40_000);
  pool.ask('b', 40_000);
  pool.pass(41_000);
  expect([...pool.ended.values()].map(({ how }) => how)).toEqual(['done', 'done']);
  expect(pool.ended.get('a')?.at).toBe(40_000);
});

test("a colleague's long task does not keep an organization's other people", () => {
  const pool = simulate();
  pool.ask('long', 60_000, 'ann', 'firm');
  pool.pass(5000);
  pool.ask('small', 200, 'bea', 'firm');
  pool.pass(1000);
  expect(pool.ended.get('small')).toEqual({ at: 5200, how: 'done' });
});

test('whoever has had more does not push out whoever has had less', () => {
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

test('whoever has had much of late makes way at once for whoever has had nothing, and goes on among the long ones', () => {
  const pool = simulate();
  for (let index = 0; index < 4; index++) pool.ask(`hostile ${index}`, 9000, `user ${index}`, 'hostile');
  pool.pass(10_000);
  pool.ask('small', 200, 'innocent');
  pool.pass(400);
  expect(pool.ended.get('small')).toEqual({ at: 10_200, how: 'done' });
  pool.pass(60_000);
  expect([...pool.ended.values()].map(({ how }) => how)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('on a busy machine a small task that lasts for long is no long one', () => {
  const pool = simulate(2, 20);
  for (let index = 0; index < 4; index++) pool.ask(`hostile ${index}`, 60_000, `user ${index}`, 'hostile');
  pool.pass(120_000);
  pool.ask('small', 400, 'innocent');
  pool.pass(8500);
  expect(pool.ended.get('small')).toEqual({ at: 128_000, how: 'done' });
});
