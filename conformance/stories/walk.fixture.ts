import type { Page } from 'playwright-core';

const UNFINISHED = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-label="Loading"]';

/** Goes to an address as a link would, without loading the application anew. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
  );
  await page.waitForURL((now) => `${now.pathname}${now.search}`.startsWith(address.split('?')[0] ?? ''));
  await untilShown(page);
}

/** Waits until the page has its title, and nothing on it stands for what is yet to come. */
export async function untilShown(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor();
  await page.locator(UNFINISHED).first().waitFor({ state: 'detached' });
}
