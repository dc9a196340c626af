import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import {
  findAxeViolations,
  scrollThrough,
  visit,
  waitForEffects,
  waitUntilInteractive,
} from '#web/testing/browser-visit.ts';

const site = startSite();

describe('film of the home page', () => {
  async function openFilm(options: Parameters<typeof visit>[2]) {
    const { page, consoleErrors } = await visit(site.browser, site.app.url, options);
    await scrollThrough(page);
    const filmButton = page.getByRole('button', {
      name: 'How a chart is computed: open the film and its text',
    });
    await waitUntilInteractive(filmButton);
    await filmButton.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'How a chart is computed' });
    await dialog.getByRole('img', { name: 'Drawn film without sound' }).waitFor();
    return { page, dialog, filmButton, consoleErrors };
  }
  const listPixels = (dialog: Locator) =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

  it('plays, pauses, is moved by the keyboard and starts again', async () => {
    const { page, dialog, consoleErrors } = await openFilm({ width: 360 });
    const position = dialog.getByRole('slider', { name: 'Position in the film' });
    const getPosition = async () => Number(await position.inputValue());
    await expect.poll(getPosition).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Pause' }).click();
    const pausedAt = await listPixels(dialog);
    await waitForEffects(page);
    expect(await listPixels(dialog)).toBe(pausedAt);
    await position.press('End');
    expect(await position.getAttribute('aria-valuetext')).toBe('29 of 29 seconds, scene 5 of 5');
    expect(await dialog.getByText('Only now is the report written.').isVisible()).toBe(true);
    expect(await listPixels(dialog)).not.toBe(pausedAt);
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(getPosition).toBeLessThan(10);
    expect(await dialog.getByText('The sky over Kota').isVisible()).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it.each([360, 1280])('is five stills and their text with reduced motion at %i px', async (width) => {
    const { page, dialog, filmButton } = await openFilm({ width, reducedMotion: true });
    expect(await dialog.getByRole('listitem').count()).toBe(5);
    expect(await dialog.getByRole('slider').count()).toBe(0);
    const pictures = new Set([await listPixels(dialog)]);
    for (let scene = 2; scene <= 5; scene += 1) {
      await dialog.getByRole('button', { name: 'Next picture' }).click();
      await dialog.getByText(`${scene} of 5`).waitFor();
      pictures.add(await listPixels(dialog));
    }
    expect(pictures.size).toBe(5);
    expect(await dialog.getByRole('button', { name: 'Next picture' }).isDisabled()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => filmButton.evaluate((node) => node === document.activeElement)).toBe(true);
  });
});
