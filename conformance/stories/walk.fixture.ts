import type { Page } from 'playwright-core';

const TITLE = ':is(h1, h2):not([data-left])';
const UNFINISHED = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-label="Loading"]';

/** Navigates as a link would, without reloading the application. */
export async function go(page: Page, address: string): Promise<void> {
  const path = address.split('?')[0] ?? '';
  // The current page must not be mistaken for the next.
  await page.evaluate(
    `if (location.pathname !== ${JSON.stringify(path)})
      for (const title of document.querySelectorAll('h1, h2')) {
        title.dataset.left = '';
        // Between two templates the element stays, and its text is another's.
        new MutationObserver(() => delete title.dataset.left).observe(title, {
          subtree: true, childList: true, characterData: true,
        });
      }
    history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
  );
  await page.waitForURL((now) => `${now.pathname}${now.search}`.startsWith(path));
  await untilShown(page).catch((error: unknown) => {
    throw new Error(`${address} is not shown; the page is at ${page.url()}.`, { cause: error });
  });
}

/** Waits until the page has its title, and no placeholders are left. */
export async function untilShown(page: Page): Promise<void> {
  await page.locator(TITLE).first().waitFor({ state: 'attached' });
  await page.locator(UNFINISHED).first().waitFor({ state: 'detached' });
}
