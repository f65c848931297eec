import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { freshAddress } from '../people.fixture.ts';

const EXECUTABLE = process.env['ROWLOOM_CHROMIUM'];
export const hasBrowser = EXECUTABLE !== undefined;
if (!hasBrowser && process.env['CI'] === 'true') throw new Error('No Chromium: set ROWLOOM_CHROMIUM to its program.');

/** Pictures of pages that failed a story. */
const PICTURES = process.env['ROWLOOM_PICTURES'] ?? 'test-pictures';

/**
 * Chromium preloads a page for the suggestions of its address bar into every window, which nobody sees and which costs
 * as much as the page under test. The last of two such switches counts: what Playwright turns off stays off.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const ARGUMENTS = [
  `--disable-features=${TURNED_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One for all files of a process, which ends with it. Visitors share only its program. */
let browser: Promise<Browser> | undefined;

const theBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch({ executablePath: EXECUTABLE ?? '', args: ARGUMENTS }));

export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings in the console, and requests to anywhere but the service: none, in any story. */
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
};

export type VisitOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Messages that belong to the story, such as the refusal of an ended session. */
  readonly expected?: readonly RegExp[];
};

/** A person with a separate browser context: cookies and storage are not shared. */
export async function visit(url: string, options: VisitOptions = {}): Promise<Visitor> {
  const { width = 1440, height = 900, dark = false, expected = [] } = options;
  const context = await (await theBrowser()).newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
    // Elements that fade in are examined in their final state.
    reducedMotion: 'reduce',
    // Sign-ins are limited by address: each visitor uses a separate one.
    extraHTTPHeaders: { ...freshAddress() },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url())) complain(`asked ${request.url()}`);
  });
  return { page, context, complaints, leave: () => context.close() };
}

export async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

/**
 * The folder of the guide's pictures: `ROWLOOM_TOUR=docs/guide/tour npm test -- conformance/stories/first-start`
 * retakes them.
 */
const TOUR = process.env['ROWLOOM_TOUR'];

/** A picture for the guide, of one screen, once nothing moves any more. */
export async function takeTourPicture(page: Page, name: string): Promise<void> {
  if (TOUR === undefined) return;
  mkdirSync(TOUR, { recursive: true });
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(TOUR, `${name}.png`), animations: 'disabled', scale: 'css' });
}
