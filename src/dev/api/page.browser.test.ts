import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';

const site = startSite();

it('the page of the API is accessible, and its content policy blocks nothing of it', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`${site.app.url}/dev/api`);
  // The routes of a folder, and the schemas, have the same markup: axe takes half a minute for all of them.
  await page.evaluate(`for (const part of document.querySelectorAll('article + article, section:last-of-type > :nth-child(n + 30)'))
    part.remove()`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const padding = await page.evaluate<string>('getComputedStyle(document.body).paddingTop');
  expect({ messages, padding }).toEqual({ messages: [], padding: '24px' });
  await context.close();
});
