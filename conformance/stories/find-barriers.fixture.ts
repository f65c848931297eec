import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
};

/**
 * The examined part: the dialog, if one is open. Nothing behind it can be reached, the page behind it is examined
 * separately, and an examination costs a third of a millisecond for each element.
 */
const CONTEXT = `document.querySelector('[role="dialog"][aria-modal="true"]') === null ? document : '[role="dialog"]'`;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Barriers on the page: WCAG 2.2 AA, by axe. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // Once per page load: parsing it takes longer than most examinations.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(`(() => { ${AXE} })()`);
  // Colours in transition do not count.
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished))`);
  // Passing elements are neither described nor sent: there are thousands of them.
  const options = JSON.stringify({ runOnly: RULES, resultTypes: ['violations'] });
  const violations = await page.evaluate<readonly Violation[]>(
    `globalThis.axe.run(${CONTEXT}, ${options}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}
