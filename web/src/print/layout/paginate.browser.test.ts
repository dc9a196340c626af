/** The layout pass in a real browser, with chapters of exactly known heights. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import { ASHA_DOCUMENT } from '#src/testing/fixtures/report-document.ts';
import { getReportRenderer } from '#src/testing/reports/print-bundle.ts';

let browser: Browser;
let styles: string;
let paginationScript: string;

beforeAll(async () => {
  const rendered = (await getReportRenderer())(ASHA_DOCUMENT);
  paginationScript = rendered.paginationScript;
  styles = /<style>[^]*<\/style>/.exec(rendered.html)![0];
  browser = createBrowser({ executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } });
});
afterAll(() => browser.close());

/** A chapter of statements of 10 mm, besides their padding. */
const createChapter = (id: string, statementCount: number): string => {
  const statement = '<div class="statement"><p style="height:10mm">Text</p></div>';
  return `<section class="chapter page-${id}" data-page-sharing="with-both" data-running-title="${id}">
    <header class="head"><h1 id="${id}">${id}</h1></header>${statement.repeat(statementCount)}</section>`;
};

/** With the document on screen, which the script hides when it has measured. */
async function paginateOnScreen(page: Page): Promise<void> {
  await page.evaluate(paginationScript);
  await page.evaluate(() => document.body.classList.remove('off-screen'));
}

type HeadPlace = { fromTopMm: number; lineWidth: string };

/** Where the head of a chapter is on its page, and the line above it. */
async function measureHead(id: string, chapters: string[]): Promise<HeadPlace> {
  const cover = '<section class="cover"><h1>Asha Rao</h1></section>';
  return browser.withPage(async (page) => {
    await page.setContent(`<!doctype html><html>${styles}<body>${cover}${chapters.join('')}</body></html>`);
    await paginateOnScreen(page);
    return page.evaluate((chapterId) => {
      const head = document.getElementById(chapterId)!.parentElement!;
      const section = head.closest('body > section')!;
      const distance = head.getBoundingClientRect().top - section.getBoundingClientRect().top;
      return {
        fromTopMm: Math.round((distance * 25.4) / 96),
        lineWidth: getComputedStyle(head).borderTopWidth,
      };
    }, id);
  });
}

describe('a chapter after another one', () => {
  it('below the end of the chapter before it has a line above its head', async () => {
    const { fromTopMm, lineWidth } = await measureHead('second', [
      createChapter('first', 7),
      createChapter('second', 4),
    ]);
    expect(fromTopMm).toBeGreaterThan(100);
    expect(lineWidth).not.toBe('0px');
  });

  it('that begins a page because the chapters before it were set closer has no line above its head', async () => {
    // the first two end on the third page, and on the second when set closer; the third chapter then has a separate page
    const { fromTopMm, lineWidth } = await measureHead('third', [
      createChapter('first', 20),
      createChapter('second', 8),
      createChapter('third', 13),
    ]);
    expect(fromTopMm).toBe(0);
    expect(lineWidth).toBe('0px');
  });
});

/** A chapter of two drawings and five tables for an astrologer, none of which is divided between pages. */
const createTables = (id: string): string => {
  const table = '<div class="reference-group"><div style="height:60mm">Table</div></div>';
  return `<section class="chapter of-reference page-${id}" data-page-sharing="with-both" data-running-title="${id}">
    <header class="head"><h1 id="${id}">${id}</h1></header><p class="reference-intro">Introduction</p>
    <div class="reference-charts"><figure style="height:90mm"></figure></div>${table.repeat(5)}</section>`;
};

/** The places of head, introduction and drawings, in pixels from the left; every page begins further right. */
const measureTables = (statementCounts: readonly number[]): Promise<number[][]> =>
  browser.withPage(async (page) => {
    const places: number[][] = [];
    for (const count of statementCounts) {
      const chapters = [createChapter('first', count), createChapter('second', 8), createTables('tables')];
      const cover = '<section class="cover"><h1>Asha Rao</h1></section>';
      await page.setContent(`<!doctype html><html>${styles}<body>${cover}${chapters.join('')}</body></html>`);
      await paginateOnScreen(page);
      places.push(
        await page.evaluate(() =>
          ['.of-reference .head', '.reference-intro', '.reference-charts figure'].map((selector) =>
            Math.round(document.querySelector(selector)!.getClientRects()[0]!.left),
          ),
        ),
      );
    }
    return places;
  });

describe('drawings for an astrologer after chapters that are set closer', () => {
  it('are on the page of their title and introduction', async () => {
    for (const places of await measureTables([17, 18, 19, 20, 21])) expect(new Set(places).size).toBe(1);
  });
});

/** The steps of spacing of a chapter of answers with questions of so many words. */
const readAnswerSteps = (answerCount: number, wordCount: number): Promise<string[]> => {
  const answer = `<div class="answer"><div><h2 class="question">${'question '.repeat(wordCount)}</h2></div></div>`;
  const chapter = `<section class="chapter of-answers" data-page-sharing="none" data-running-title="answers">
    <header class="head"><h1 id="answers">Answers</h1></header>${answer.repeat(answerCount)}</section>`;
  return browser.withPage(async (page) => {
    await page.setContent(
      `<!doctype html><html>${styles}<body><section class="cover"><h1>Asha Rao</h1></section>${chapter}</body></html>`,
    );
    await page.evaluate(paginationScript);
    return page.evaluate(() =>
      ['tight', 'tighter', 'tightest', 'spread', 'loose'].filter((step) =>
        document.querySelector('.of-answers')!.classList.contains(step),
      ),
    );
  });
};

describe('answers that are a little too long for a page', () => {
  it('are set closest, and take back the room that this leaves on the page', async () => {
    const steps = await Promise.all(
      [20, 22, 24, 26, 28, 30, 32, 34].map((words) => readAnswerSteps(6, words)),
    );
    const ofLastStep = steps.filter((all) => all.includes('tightest'));
    expect(ofLastStep.some((all) => all.includes('spread') || all.includes('loose'))).toBe(true);
    expect(ofLastStep.filter((all) => all.includes('spread') && all.includes('loose'))).toEqual([]);
  });
});
