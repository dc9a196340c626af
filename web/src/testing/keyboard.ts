/** Keyboard actions for tests. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

const MAX_PRESSES = 80;

/** Presses Tab (or `key`) until the target has the focus. */
export async function pressTabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  expect.fail(`the target has no focus after ${MAX_PRESSES} times ${key}`);
}
