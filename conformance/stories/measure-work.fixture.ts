import type { Page } from 'playwright-core';

/** A page's work, in milliseconds of processor time: a clock would also measure other users of the machine. */
export type Work = {
  /** The longest time for which the page could not have responded. */
  readonly longestTask: number;
  /** On the page's own thread, and on those of its workers. */
  readonly page: number;
  readonly workers: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Measures a page's work during an action. */
export async function measureWork(page: Page, act: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page is of no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Map(
    events.flatMap(({ ph, name, pid, tid, args }) =>
      ph === 'M' && name === 'thread_name' ? [[`${pid} ${tid}`, args?.name ?? '']] : [],
    ),
  );
  const tasksOf = (thread: RegExp): readonly number[] =>
    events.flatMap(({ name, ph, pid, tid, tdur }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && thread.test(threads.get(`${pid} ${tid}`) ?? '')
        ? [(tdur ?? 0) / 1000]
        : [],
    );
  const own = tasksOf(/^CrRendererMain$/);
  if (own.length === 0) throw new Error('The trace has no task of a page.');
  const sum = (tasks: readonly number[]): number => tasks.reduce((all, task) => all + task, 0);
  return { longestTask: Math.max(...own), page: sum(own), workers: sum(tasksOf(/^DedicatedWorker/)) };
}
