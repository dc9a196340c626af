import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PUBLIC_URL_PLACEHOLDER } from '#src/platform/http/contract.ts';
import { articles } from '#web/content/articles/index.ts';
import { calculators } from '#web/content/calculators.ts';
import { faqGroups } from '#web/content/support.ts';
import { buildJsonLd } from './json-ld.ts';

const SiteUrl = z.string().startsWith(`${PUBLIC_URL_PLACEHOLDER}/`);
const OrganizationReference = z.strictObject({ '@id': z.literal(`${PUBLIC_URL_PLACEHOLDER}/#lagna`) });

const Organization = z.strictObject({
  '@type': z.literal('Organization'),
  ...OrganizationReference.shape,
  name: z.literal('Lagna'),
  url: SiteUrl,
  logo: SiteUrl.endsWith('.png'),
  email: z.email(),
  telephone: z.string().regex(/^\+91\d{8,12}$/),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string(),
    addressCountry: z.literal('IN'),
  }),
  sameAs: z.array(z.url({ protocol: /^https$/ })).min(1),
});

const WebSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': SiteUrl,
  name: z.literal('Lagna'),
  url: SiteUrl,
  inLanguage: z.literal('en-IN'),
  publisher: OrganizationReference,
});

const Breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: z.string().min(3),
        item: SiteUrl,
      }),
    )
    .length(2),
});

/** A strict schema, which rejects a rating or a review. */
const Product = z.strictObject({
  '@type': z.literal('Product'),
  '@id': SiteUrl,
  name: z.string().min(3),
  description: z.string().min(50),
  sku: z.string().regex(/^[a-z0-9-]+$/),
  category: z.string(),
  image: SiteUrl.endsWith('.png'),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.literal('Lagna') }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: SiteUrl,
    price: z.number().min(0),
    priceCurrency: z.literal('INR'),
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    seller: OrganizationReference,
  }),
});

const Article = z.strictObject({
  '@type': z.literal('Article'),
  '@id': SiteUrl,
  headline: z.string().min(10).max(110),
  description: z.string().min(50),
  image: SiteUrl.endsWith('.png'),
  datePublished: z.iso.date(),
  inLanguage: z.literal('en-IN'),
  mainEntityOfPage: SiteUrl,
  author: z.strictObject({ '@type': z.literal('Organization'), name: z.literal('Lagna'), url: SiteUrl }),
  publisher: z.strictObject({
    '@type': z.literal('Organization'),
    ...OrganizationReference.shape,
    name: z.literal('Lagna'),
    logo: SiteUrl,
  }),
});

const createGraphSchema = (...nodes: [z.ZodType, z.ZodType]) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple(nodes) });

const FaqGraph = z.object({
  '@graph': z.tuple([
    z.strictObject({
      '@type': z.literal('FAQPage'),
      '@id': z.string(),
      mainEntity: z.array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: z.string().min(10),
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(20) }),
        }),
      ),
    }),
  ]),
});

const ReportListGraph = z.object({
  '@graph': z.tuple([
    z.strictObject({
      '@type': z.literal('ItemList'),
      itemListElement: z.array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number(),
          name: z.string(),
          url: SiteUrl,
        }),
      ),
    }),
  ]),
});

const WebApplication = z.strictObject({
  '@type': z.literal('WebApplication'),
  '@id': SiteUrl,
  name: z.string(),
  description: z.string().min(20),
  url: SiteUrl,
  applicationCategory: z.string(),
  operatingSystem: z.literal('Any'),
  inLanguage: z.literal('en-IN'),
  isAccessibleForFree: z.literal(true),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    price: z.literal(0),
    priceCurrency: z.literal('INR'),
  }),
  provider: OrganizationReference,
});

const buildReport = (change: object) => ({
  _id: 'janam-kundli',
  key: 'janam-kundli',
  name: 'Janam Kundli',
  description: 'The classical birth chart, read house by house, with the reason beside every statement.',
  image: '/emblems/janam-kundli.svg',
  category: 'paid',
  price: 999,
  available: true,
  ...change,
});

const parseProduct = (change: object) => {
  const jsonLd = buildJsonLd('/reports/janam-kundli', { reports: [buildReport(change)] });
  return createGraphSchema(Product, Breadcrumbs).parse(jsonLd)['@graph'] as unknown as [
    z.infer<typeof Product>,
  ];
};

describe('structured data', () => {
  it('describes organization and website on the home page', () => {
    expect(() => createGraphSchema(Organization, WebSite).parse(buildJsonLd('/', {}))).not.toThrow();
  });

  it('has the price of a report in rupees', () => {
    const [product] = parseProduct({});
    expect(product.offers).toMatchObject({ price: 999, availability: 'https://schema.org/InStock' });
    expect(product.image).toBe(`${PUBLIC_URL_PLACEHOLDER}/social/reports/janam-kundli.png`);
  });

  it('has price 0 for a free report, and OutOfStock for an unavailable one', () => {
    expect(parseProduct({ category: 'free', price: 0 })[0].offers.price).toBe(0);
    expect(parseProduct({ available: false })[0].offers.availability).toBe('https://schema.org/OutOfStock');
  });

  it.each(articles.map(({ slug }) => slug))(
    'describes the article %s with its date and breadcrumbs',
    (slug) => {
      expect(() =>
        createGraphSchema(Article, Breadcrumbs).parse(buildJsonLd(`/blogs/${slug}`, {})),
      ).not.toThrow();
    },
  );

  it.each(calculators.map(({ id, title }) => [id, title]))(
    'describes the calculator %s as a free application',
    (id, title) => {
      const [application] = createGraphSchema(WebApplication, Breadcrumbs).parse(
        buildJsonLd(`/calculate/${id}`, {}),
      )['@graph'] as [z.infer<typeof WebApplication>, unknown];
      expect(application.name).toBe(`${title} calculator`);
    },
  );

  it('has every question of the support page with its answer', () => {
    const { '@graph': nodes } = FaqGraph.parse(buildJsonLd('/support', {}));
    const questions = faqGroups.flatMap((group) => group.questions.map(({ question }) => question));
    expect(nodes[0].mainEntity.map(({ name }) => name)).toEqual(questions);
  });

  it('lists the reports of the catalogue in its order', () => {
    const { '@graph': nodes } = ReportListGraph.parse(
      buildJsonLd('/reports', {
        reports: [buildReport({}), buildReport({ key: 'year-ahead', name: 'Year Ahead' })],
      }),
    );
    expect(nodes[0].itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Janam Kundli'],
      [2, 'Year Ahead'],
    ]);
  });

  it('is left out for other pages', () => {
    expect(buildJsonLd('/login', {})).toBeUndefined();
    expect(buildJsonLd('/reports/unknown', { reports: [buildReport({})] })).toBeUndefined();
  });
});

describe('the structured data of a panchang', () => {
  const town = { slug: 'jaipur', name: 'Jaipur', label: 'Jaipur, Rajasthan', area: 'Rajasthan' };
  const marks = [{ name: 'Kartika Purnima', mark: { kind: 'purnima' } }];
  const calendar = [
    { date: '2026-11-05', marks },
    { date: '2026-11-24', marks },
  ];
  const panchang = { kind: 'panchang', panchang: { town, date: '2026-11-22', calendar } } as never;

  it('names the page, the town and the marked days that are still to come', () => {
    const { '@graph': nodes } = buildJsonLd('/panchang/jaipur', { panchang }) as { '@graph': object[] };
    expect(nodes).toMatchObject([
      { '@type': 'WebPage', about: { name: 'Jaipur, Rajasthan' } },
      { '@type': 'BreadcrumbList' },
      { '@type': 'Event', name: 'Kartika Purnima, Jaipur', startDate: '2026-11-24' },
    ]);
  });

  it('is read on pages of the panchang only', () => {
    const data = {
      get panchang(): never {
        throw new Error('This page has no panchang.');
      },
    };
    expect(buildJsonLd('/login', data)).toBeUndefined();
  });
});
