import { expect, test } from 'vitest';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import { createSampleDocument } from './sample.ts';

test.each(Object.keys(products) as ProductKey[])(
  'the sample of %s is marked as a sample and has no verification code',
  (product) => {
    const method = createSampleDocument(product).pages.find((page) => page.kind === 'method');
    expect(method!.authenticity.title).toBe('This copy is a sample');
    expect(method!.authenticity.text).not.toMatch(/My reports|number below/);
    expect(method!.authenticity.code).toBeUndefined();
  },
);
