import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takePicture, type Visitor } from './browser.fixture.ts';
import { findBarriers } from './find-barriers.fixture.ts';

/**
 * The walk examines every page and dialog; `npm run test:thorough` also examines the state in which stories leave them.
 */
const EXAMINES = process.env['ROWLOOM_THOROUGH'] === '1';

/**
 * Executes a part of a story. At its end the console has no errors, no other host got a request, and the page is
 * accessible; if it fails there is a picture of the page.
 */
export async function expectStory(visitor: Visitor, tell: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = visitor;
  try {
    await tell(page);
    expect(complaints).toEqual([]);
    if (EXAMINES) expect(await findBarriers(page)).toEqual([]);
  } catch (error) {
    await takePicture(page, (expect.getState().currentTestName ?? 'story').replaceAll(/\W+/g, '-'));
    throw error;
  }
}
