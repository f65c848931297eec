import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takePicture, type Visitor } from './browser.fixture.ts';
import { findBarriers } from './find-barriers.fixture.ts';

/** Every page and dialog is examined by the walk through all of them; `npm run test:thorough` examines how stories leave them too. */
const EXAMINES = process.env['ROWLOOM_THOROUGH'] === '1';

/**
 * Goes through a part of a story. At its end nothing was complained of in the console, nobody else was asked for anything, and
 * the page is open to everybody; where it fails there is a picture of the page.
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
