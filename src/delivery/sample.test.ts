/** A sample says of itself what it is: it was made for nobody, and promises no number that it does not have. */
import { expect, test } from 'vitest';
import { products } from '#src/reports/products.ts';
import type { WritableReport } from '#src/reports/write-report.ts';
import { createSampleDocument } from './sample.ts';

test.each(Object.keys(products) as WritableReport[])('the sample of the %s names itself one', (product) => {
  const method = createSampleDocument(product).pages.find((page) => page.kind === 'method');
  expect(method!.authenticity.title).toBe('This copy is a sample');
  expect(method!.authenticity.text).not.toMatch(/My reports|number below/);
  expect(method!.authenticity.code).toBeUndefined();
});
