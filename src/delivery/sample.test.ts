import { expect, test } from 'vitest';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import { createSampleDocument } from './sample.ts';

test.each(Object.keys(products) as ProductKey[])(
  'the sample of %s is marked as a sample and has no verification code',
  (product) => {
    const sections = createSampleDocument(product).pages.flatMap((page) =>
      'authenticity' in page && page.authenticity ? [page.authenticity] : [],
    );
    expect(sections.map(({ title }) => title)).toEqual(['This copy is a sample']);
    expect(sections[0]!.text).not.toMatch(/My reports|number below/);
    expect(sections[0]!.code).toBeUndefined();
  },
);
