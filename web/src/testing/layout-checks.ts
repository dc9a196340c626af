/** Layout checks for a page at any width: horizontal scrolling, clipped text, running animations. */
import type { Page } from 'playwright-core';

/** Sections with `content-visibility: auto` are not laid out while off screen; forces them to be measured. */
export const renderAllSections = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('.far')) far.style.contentVisibility = 'visible';
  });

/** By how many pixels the page can be scrolled horizontally. */
export async function getOverflowX(page: Page): Promise<number> {
  await renderAllSections(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Text outside the screen or outside an element that clips it; the first 40 characters of each. */
export async function findClippedText(page: Page): Promise<string[]> {
  await renderAllSections(page);
  return page.evaluate(() => {
    const SLACK = 3; // descenders and side bearings
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const onPurpose = 'svg, .sr, [inert], [aria-hidden="true"], option, noscript, dialog:not([open])';
    const found = new Set<string>();

    const isLost = ({ left, right: end, top, bottom }: DOMRect, element: Element | null): boolean => {
      let right = end;
      for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const room = box.getBoundingClientRect();
        const across = right > room.right + SLACK || left < room.left - SLACK;
        const along = bottom > room.bottom + SLACK || top < room.top - SLACK;
        if (/auto|scroll/.test(style.overflowX) || style.clipPath !== 'none') return false;
        if (style.position === 'fixed') break;
        if (clips(style.overflowX) && across) {
          if (style.textOverflow !== 'ellipsis') return true;
          right = Math.min(right, room.right);
        }
        if (clips(style.overflowY) && along) return true;
      }
      return right > innerWidth + SLACK || left < -SLACK;
    };

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || element.closest(onPurpose) || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.some((rect) => isLost(rect, element))) found.add(node.textContent!.trim().slice(0, 40));
    }
    return [...found];
  });
}

/** Animations and smooth scrolling that run although reduced motion is requested. */
export const findRunningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? 'an animation');
    const smooth = getComputedStyle(document.documentElement).scrollBehavior !== 'auto';
    return smooth ? [...running, 'smooth scrolling'] : running;
  });
