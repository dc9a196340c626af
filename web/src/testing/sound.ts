/** What may be wrong with a page at any size: it scrolls sideways, words are cut off, something moves. */
import type { Page } from 'playwright-core';

/** What is far below is not laid out before one comes near: to be measured, it has to be. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('.far')) far.style.contentVisibility = 'visible';
  });

/** How far the page can be scrolled to the side. */
export async function sideways(page: Page): Promise<number> {
  await layOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Words that can be seen nowhere: beyond the screen, or outside of what clips them. Each with its first 40 letters. */
export async function cutOff(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    const SLACK = 3; // descenders and side bearings
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const onPurpose = 'svg, .sr, [inert], [aria-hidden="true"], option, noscript, dialog:not([open])';
    const found = new Set<string>();

    const lost = ({ left, right, top, bottom }: DOMRect, element: Element | null): boolean => {
      for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const room = box.getBoundingClientRect();
        const across = right > room.right + SLACK || left < room.left - SLACK;
        const along = bottom > room.bottom + SLACK || top < room.top - SLACK;
        if (/auto|scroll/.test(style.overflowX) || style.clipPath !== 'none') return false;
        if (style.position === 'fixed') break;
        if (clips(style.overflowX) && across && style.textOverflow !== 'ellipsis') return true;
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
      if (rects.some((rect) => lost(rect, element))) found.add(node.textContent!.trim().slice(0, 40));
    }
    return [...found];
  });
}

/** What runs on its own although stillness was asked for: animations, and scrolling that takes its time. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? 'an animation');
    const smooth = getComputedStyle(document.documentElement).scrollBehavior !== 'auto';
    return smooth ? [...running, 'smooth scrolling'] : running;
  });
