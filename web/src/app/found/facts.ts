/** A page's facts in the words of schema.org. Sample reviews are no ratings: none is written here. */
import { PUBLIC_URL_PLACEHOLDER } from '#src/platform/http/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { company } from '#web/content/company.ts';
import { getListPrice } from '#web/lib/catalogue/price.ts';
import { articles, type ArticleCard as Article } from '#web/content/articles/index.ts';
import { pictureOf } from './cards.tsx';

/** The Open Graph type. */
export const kindOf = (url: string): 'article' | 'product' | 'website' =>
  articleAt(url) ? 'article' : url.startsWith('/reports/') ? 'product' : 'website';

export function factsOf(url: string, data: PageData): object | undefined {
  if (url === '/') return graph(organization, website);
  const report = url.startsWith('/reports/') && data.reports?.find(({ key }) => url === `/reports/${key}`);
  if (report) return graph(product(url, report), crumbs(['Reports', '/reports'], [report.name, url]));
  const article = articleAt(url);
  if (article) return graph(written(url, article), crumbs(['Blogs', '/blogs'], [article.title, url]));
  return undefined;
}

const articleAt = (url: string) => articles.find(({ slug }) => url === `/blogs/${slug}`);

const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });

const HOUSE = { '@id': `${PUBLIC_URL_PLACEHOLDER}/#lagna` };

const organization = {
  '@type': 'Organization',
  ...HOUSE,
  name: company.name,
  url: `${PUBLIC_URL_PLACEHOLDER}/`,
  logo: `${PUBLIC_URL_PLACEHOLDER}/icon-512.png`,
  email: company.email,
  telephone: company.phone.dialled,
  address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: 'IN' },
  sameAs: company.social.map(({ href }) => href),
};

const website = {
  '@type': 'WebSite',
  '@id': `${PUBLIC_URL_PLACEHOLDER}/#site`,
  name: company.name,
  url: `${PUBLIC_URL_PLACEHOLDER}/`,
  inLanguage: 'en-IN',
  publisher: HOUSE,
};

const product = (url: string, report: Report) => ({
  '@type': 'Product',
  '@id': `${PUBLIC_URL_PLACEHOLDER}${url}#report`,
  name: report.name,
  description: report.description,
  sku: report.key,
  category: 'Vedic astrology report',
  image: PUBLIC_URL_PLACEHOLDER + pictureOf(url),
  brand: { '@type': 'Brand', name: company.name },
  offers: {
    '@type': 'Offer',
    url: PUBLIC_URL_PLACEHOLDER + url,
    price: getListPrice(report),
    priceCurrency: 'INR',
    availability: `https://schema.org/${report.available ? 'InStock' : 'OutOfStock'}`,
    seller: HOUSE,
  },
});

const written = (url: string, { title, description, published }: Article) => ({
  '@type': 'Article',
  '@id': `${PUBLIC_URL_PLACEHOLDER}${url}#article`,
  headline: title,
  description,
  image: PUBLIC_URL_PLACEHOLDER + pictureOf(url),
  datePublished: published,
  inLanguage: 'en-IN',
  mainEntityOfPage: PUBLIC_URL_PLACEHOLDER + url,
  author: { '@type': 'Organization', name: company.name, url: `${PUBLIC_URL_PLACEHOLDER}/about-us` },
  publisher: {
    '@type': 'Organization',
    ...HOUSE,
    name: company.name,
    logo: `${PUBLIC_URL_PLACEHOLDER}/icon-512.png`,
  },
});

const crumbs = (...steps: [name: string, url: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, url], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: PUBLIC_URL_PLACEHOLDER + url,
  })),
});
