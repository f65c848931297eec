import type { Page } from 'playwright-core';

/** What a page did, in milliseconds of the processor: time on the clock would tell as much of whoever else uses the machine. */
export type Work = {
  /** The longest time for which the page could not have answered to anything. */
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
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

type Trace = {
  readonly events: readonly TraceEvent[];
  /** The tasks of threads with such a name. */
  readonly tasksOf: (thread: RegExp) => readonly Task[];
};

/** When it began, and how long the processor was at it, in milliseconds. */
type Task = { readonly start: number; readonly time: number };

const PAGE = /^CrRendererMain$/;
const WORKER = /^DedicatedWorker/;

/** Measures what a page does while something is done with it. */
export async function measureWork(page: Page, act: () => Promise<void>): Promise<Work> {
  const { tasksOf } = await trace(page, act);
  const own = tasksOf(PAGE);
  return {
    longestTask: Math.max(...own.map(({ time }) => time)),
    page: sumOf(own),
    workers: sumOf(tasksOf(WORKER)),
  };
}

const BEGIN = 'begin ';
const END = 'end ';

/**
 * Measures what a page and its workers do from each click until what it leads to is painted. `click` does one after the other,
 * by name; `isThere` is an expression of the page, in which `name` stands for that name.
 */
export async function measureClicks(
  page: Page,
  names: readonly string[],
  { isThere, click }: { readonly isThere: string; readonly click: (name: string) => Promise<void> },
): Promise<ReadonlyMap<string, number>> {
  const { events, tasksOf } = await trace(page, async () => {
    for (const name of names) {
      const said = JSON.stringify(name);
      // A click that Playwright makes waits until it can be made: measured is what the page does from then on.
      const painted = page.evaluate(`new Promise((resolve) => {
        const name = ${said};
        const look = () => requestAnimationFrame(() => {
          if (!(${isThere})) return look();
          // After the picture of which this is the beginning.
          setTimeout(() => { performance.mark(${JSON.stringify(END)} + name); resolve(); });
        });
        addEventListener('pointerdown', () => { performance.mark(${JSON.stringify(BEGIN)} + name); look(); }, { capture: true, once: true });
      })`);
      await click(name);
      await painted;
    }
  });
  const tasks = [...tasksOf(PAGE), ...tasksOf(WORKER)];
  const timeOf = (mark: string): number => (events.find(({ name }) => name === mark)?.ts ?? Number.NaN) / 1000;
  return new Map(
    names.map((name) => {
      const [begin, end] = [timeOf(BEGIN + name), timeOf(END + name)];
      // The mark is set within the task of the click.
      return [name, sumOf(tasks.filter(({ start, time }) => start + time > begin && start < end))];
    }),
  );
}

const sumOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { time }) => sum + time, 0);

async function trace(page: Page, act: () => Promise<void>): Promise<Trace> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page is of no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  let written: Buffer;
  try {
    await act();
  } finally {
    written = await browser.stopTracing();
  }
  const { traceEvents: events } = JSON.parse(written.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threads = new Map(
    events.flatMap(({ ph, name, pid, tid, args }) =>
      ph === 'M' && name === 'thread_name' ? [[`${pid} ${tid}`, args?.name ?? '']] : [],
    ),
  );
  const tasksOf = (thread: RegExp): readonly Task[] =>
    events.flatMap(({ name, ph, pid, tid, ts, tdur }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && thread.test(threads.get(`${pid} ${tid}`) ?? '')
        ? [{ start: ts / 1000, time: (tdur ?? 0) / 1000 }]
        : [],
    );
  if (tasksOf(PAGE).length === 0) throw new Error('The trace has no task of a page.');
  return { events, tasksOf };
}
