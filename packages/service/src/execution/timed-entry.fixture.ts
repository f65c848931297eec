import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a task waits, as on a busy machine, and those of its processor time. */
export type Timed = { readonly waits?: number; readonly works?: number };

process.on('message', ({ id, task: { waits = 0, works = 0 } }: { readonly id: number; readonly task: Timed }) => {
  process.send?.({ id, isBegun: true });
  const began = process.cpuUsage();
  const worked = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  while (worked() < works);
  void sleep(waits).then(() => process.send?.({ id, answer: 'done' }));
});
process.on('disconnect', () => process.exit(0));
