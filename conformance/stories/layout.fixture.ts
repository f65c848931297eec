import type { Page } from 'playwright-core';

/** Before the page is loaded: counts how far what is shown jumps. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.shifts = [];
    globalThis.shiftObserver = new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries()));
    globalThis.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  `);
}

/** The sum of all jumps since it was last asked for, and what jumped. A person's own doing does not count. */
export async function takeShifts(page: Page): Promise<{ readonly sum: number; readonly what: string }> {
  return page.evaluate(`(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found = [...globalThis.shifts.splice(0), ...globalThis.shiftObserver.takeRecords()];
    const real = found.filter((shift) => !shift.hadRecentInput);
    const nameOf = ({ node }) => node === null ? 'gone' : (node.className ?? node.nodeName) + ' ' + (node.textContent ?? '').slice(0, 40);
    return {
      sum: real.reduce((sum, { value }) => sum + value, 0),
      what: real.flatMap(({ sources }) => sources.map(nameOf)).join(' | '),
    };
  })()`);
}

/** Pixels by which the page is wider than the window. */
export const findOverflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
