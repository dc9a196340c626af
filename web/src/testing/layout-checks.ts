/** Layout checks for a page at any width: horizontal scrolling, clipped text, running animations. */
import type { Page } from 'playwright-core';

/** Lays out the sections with `content-visibility: auto`, which the browser skips while they are off screen. */
export const renderAllSections = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.below-fold'))
      section.style.contentVisibility = 'visible';
  });

/** Measures by how many pixels the page can be scrolled horizontally. */
export async function getOverflowX(page: Page): Promise<number> {
  await renderAllSections(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Finds text outside the viewport or outside an element that clips it; lists the first 40 characters of each. */
export async function findClippedText(page: Page): Promise<string[]> {
  await renderAllSections(page);
  return page.evaluate(() => {
    const TOLERANCE_PX = 3; // descenders and side bearings of letters
    const isClipping = (value: string) => value === 'hidden' || value === 'clip';
    const ignoredElements =
      'svg, .sr-only, [inert], [aria-hidden="true"], option, noscript, dialog:not([open])';
    const clippedTexts = new Set<string>();

    const isOutside = (
      { left, right: textRight, top, bottom }: DOMRect,
      element: Element | null,
    ): boolean => {
      let visibleRight = textRight;
      for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const bounds = box.getBoundingClientRect();
        const overflowsX = visibleRight > bounds.right + TOLERANCE_PX || left < bounds.left - TOLERANCE_PX;
        const overflowsY = bottom > bounds.bottom + TOLERANCE_PX || top < bounds.top - TOLERANCE_PX;
        if (/auto|scroll/.test(style.overflowX) || style.clipPath !== 'none') return false;
        if (style.position === 'fixed') break;
        if (isClipping(style.overflowX) && overflowsX) {
          if (style.textOverflow !== 'ellipsis') return true;
          visibleRight = Math.min(visibleRight, bounds.right);
        }
        if (isClipping(style.overflowY) && overflowsY) return true;
      }
      return visibleRight > innerWidth + TOLERANCE_PX || left < -TOLERANCE_PX;
    };

    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = textNodes.nextNode(); node; node = textNodes.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || element.closest(ignoredElements) || !element.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.some((rect) => isOutside(rect, element)))
        clippedTexts.add(node.textContent!.trim().slice(0, 40));
    }
    return [...clippedTexts];
  });
}

/** Half pixels are lost by rounding. */
const MIN_TARGET_PX = 43.5;

/**
 * Finds buttons, fields and links that are too low for a finger; lists the first 40 characters of each. Links in running
 * text are as high as its lines, and a checkbox is used by its label.
 */
export async function findLowTargets(page: Page): Promise<string[]> {
  await renderAllSections(page);
  return page.evaluate((minHeight) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a, button, select, summary, textarea, input:not([type=checkbox], [type=radio])',
    );
    const isLow = (target: HTMLElement) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height < minHeight && getComputedStyle(target).display !== 'inline';
    };
    return [...targets]
      .filter((target) => target.checkVisibility() && !target.closest('[inert], .skip-link') && isLow(target))
      .map((target) => (target.textContent.trim() || target.outerHTML).slice(0, 40));
  }, MIN_TARGET_PX);
}

/** Finds animations and smooth scrolling that run although reduced motion is requested. */
export const findRunningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runningAnimations = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? 'an animation');
    const isScrollingSmooth = getComputedStyle(document.documentElement).scrollBehavior !== 'auto';
    return isScrollingSmooth ? [...runningAnimations, 'smooth scrolling'] : runningAnimations;
  });

type Box = { x: number; y: number; width: number; height: number };

/** Half pixels come from centring. */
const TOLERANCE_PX = 1;

export const isWithin = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - TOLERANCE_PX &&
  inner.y >= outer.y - TOLERANCE_PX &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE_PX &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE_PX;

/** Reports the part of the page above a screen keyboard, which a headless browser does not have. */
export const coverByScreenKeyboard = (page: Page, visibleHeight: number): Promise<void> =>
  page.evaluate((height) => {
    Object.defineProperty(visualViewport!, 'height', { value: height, configurable: true });
    visualViewport!.dispatchEvent(new Event('resize'));
  }, visibleHeight);
