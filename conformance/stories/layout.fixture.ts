import type { Page } from 'playwright-core';

/** Before the page is loaded: measures layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.shifts = [];
    globalThis.shiftObserver = new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries()));
    globalThis.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  `);
}

/**
 * The sum of all shifts since the last query, and the shifted elements. Shifts caused by a person's input do not count.
 */
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

/**
 * Texts that are cut off at an edge without a sign: wider than their container, in an element that neither scrolls nor
 * has an ellipsis.
 */
export const findClipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const isCut = (element) => {
      if ((element.textContent ?? '').trim() === '' || element.clientWidth < 2 || element.scrollWidth <= element.clientWidth + 1) return false;
      const style = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(style.overflowX) || style.position === 'absolute' && style.clip !== 'auto') return false;
      return !(style.textOverflow === 'ellipsis' && style.whiteSpace.startsWith('nowrap'));
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('.react-flow, svg, input, [data-virtual]') && isCut(element))
      .map((element) => (element.className || element.nodeName) + ' "' + (element.textContent ?? '').slice(0, 60) + '"');
  })()`);

/** Pixels by which the page is wider than the window. */
export const findOverflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
