import { expect, it } from 'vitest';
import example from '#build/sample-content/example.json' with { type: 'json' };
import { startSite } from '#src/testing/site.ts';
import { visit } from '#web/testing/browser-visit.ts';

const site = startSite();

const open = (options?: Parameters<typeof visit>[2]) =>
  visit(site.browser, `${site.app.url}/about-us`, options);

it('the about page shows sources, reasons, marks, ledger and correction without scripts', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  const table = main.getByRole('table');
  expect(await table.getByRole('rowheader').count()).toBe(8);
  expect(await table.innerText()).toContain('VSOP87');
  const text = await main.innerText();
  for (const expected of [
    example.text,
    `Because ${example.because}`,
    example.report,
    'Depends on the time',
    'Payment captured',
    'within seven days of delivery',
  ])
    expect(text).toContain(expected);
});

it('the about page shows the four marketing claims of the specification and no others', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const claims = page.getByRole('region', { name: 'Why we do this' }).getByRole('listitem');
  expect(await claims.allInnerTexts()).toEqual([
    '50,000+ clients',
    '15+ years',
    '99% accuracy',
    '24/7 support',
  ]);
});

it('the footer’s Home and About Us link to the about page, which links to reports and articles', async () => {
  const { page } = await open();
  const footer = page.getByRole('contentinfo');
  for (const name of ['Home', 'About Us'])
    expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe('/about-us');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'See the reports' }).getAttribute('href')).toBe('/reports');
  await main.getByRole('link', { name: 'Read how it works' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plain words for an old art' }).waitFor();
});
