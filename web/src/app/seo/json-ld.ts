/** Structured data of a page (schema.org). Without ratings, because the reviews are samples. */
import { PUBLIC_URL_PLACEHOLDER } from '#src/platform/http/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import type { PanchangView } from '#src/panchang/contract.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { calculators } from '#web/content/calculators.ts';
import { company } from '#web/content/company.ts';
import { getListPrice } from '#web/lib/catalogue/price.ts';
import { articles, type ArticleCard } from '#web/content/articles/index.ts';
import { faqGroups } from '#web/content/support.ts';
import { getSocialImage } from './social-images.tsx';

/** The Open Graph type. */
export const getOpenGraphType = (url: string): 'article' | 'product' | 'website' =>
  findArticle(url) ? 'article' : url.startsWith('/reports/') ? 'product' : 'website';

export function buildJsonLd(url: string, data: PageData): object | undefined {
  if (url === '/') return toGraph(organization, website);
  if (url === '/reports') return data.reports && toGraph(toReportList(data.reports));
  if (url === '/support') return toGraph(faqPage);
  const calculator = calculators.find(({ id }) => url === `/calculate/${id}`);
  if (calculator)
    return toGraph(
      toWebApplication(url, calculator),
      toBreadcrumbs(['Calculators', '/calculators'], [calculator.title, url]),
    );
  if (url === KUNDLI_MILAN.url)
    return toGraph(
      toWebApplication(KUNDLI_MILAN.url, KUNDLI_MILAN),
      toBreadcrumbs(['Calculators', '/calculators'], [KUNDLI_MILAN.title, KUNDLI_MILAN.url]),
    );
  const report = url.startsWith('/reports/') && data.reports?.find(({ key }) => url === `/reports/${key}`);
  if (report)
    return toGraph(toProduct(url, report), toBreadcrumbs(['Reports', '/reports'], [report.name, url]));
  if (url.startsWith('/panchang/') && data.panchang?.kind === 'panchang')
    return toGraph(...describePanchang(url, data.panchang.panchang));
  const article = findArticle(url);
  if (article)
    return toGraph(toArticle(url, article), toBreadcrumbs(['Blogs', '/blogs'], [article.title, url]));
  return undefined;
}

const findArticle = (url: string) => articles.find(({ slug }) => url === `/blogs/${slug}`);

const KUNDLI_MILAN = {
  url: '/kundli-milan',
  title: 'Kundli milan',
  description: 'The 36 gunas of two births, with the reason for each, the doshas and their exceptions.',
};

const toGraph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

const ORGANIZATION_ID = { '@id': `${PUBLIC_URL_PLACEHOLDER}/#lagna` };

const organization = {
  '@type': 'Organization',
  ...ORGANIZATION_ID,
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
  publisher: ORGANIZATION_ID,
};

const toReportList = (reports: readonly Report[]) => ({
  '@type': 'ItemList',
  itemListElement: reports.map(({ key, name }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    url: `${PUBLIC_URL_PLACEHOLDER}/reports/${key}`,
  })),
});

const faqPage = {
  '@type': 'FAQPage',
  '@id': `${PUBLIC_URL_PLACEHOLDER}/support#questions`,
  mainEntity: faqGroups.flatMap(({ questions }) =>
    questions.map(({ question, answers }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answers.join(' ') },
    })),
  ),
};

/** A calculator is free and runs in the browser. */
const toWebApplication = (url: string, { title, description }: { title: string; description: string }) => ({
  '@type': 'WebApplication',
  '@id': `${PUBLIC_URL_PLACEHOLDER}${url}#calculator`,
  name: `${title} calculator`,
  description,
  url: PUBLIC_URL_PLACEHOLDER + url,
  applicationCategory: 'EntertainmentApplication',
  operatingSystem: 'Any',
  inLanguage: 'en-IN',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  provider: ORGANIZATION_ID,
});

const toProduct = (url: string, report: Report) => ({
  '@type': 'Product',
  '@id': `${PUBLIC_URL_PLACEHOLDER}${url}#report`,
  name: report.name,
  description: report.description,
  sku: report.key,
  category: 'Vedic astrology report',
  image: PUBLIC_URL_PLACEHOLDER + getSocialImage(url),
  brand: { '@type': 'Brand', name: company.name },
  offers: {
    '@type': 'Offer',
    url: PUBLIC_URL_PLACEHOLDER + url,
    price: getListPrice(report),
    priceCurrency: 'INR',
    availability: `https://schema.org/${report.available ? 'InStock' : 'OutOfStock'}`,
    seller: ORGANIZATION_ID,
  },
});

const toArticle = (url: string, { title, description, published }: ArticleCard) => ({
  '@type': 'Article',
  '@id': `${PUBLIC_URL_PLACEHOLDER}${url}#article`,
  headline: title,
  description,
  image: PUBLIC_URL_PLACEHOLDER + getSocialImage(url),
  datePublished: published,
  inLanguage: 'en-IN',
  mainEntityOfPage: PUBLIC_URL_PLACEHOLDER + url,
  author: { '@type': 'Organization', name: company.name, url: `${PUBLIC_URL_PLACEHOLDER}/about-us` },
  publisher: {
    '@type': 'Organization',
    ...ORGANIZATION_ID,
    name: company.name,
    logo: `${PUBLIC_URL_PLACEHOLDER}/icon-512.png`,
  },
});

/** The page of a day, and the marked days of its month that are still to come or on it. */
function describePanchang(url: string, { town, date, calendar }: PanchangView): object[] {
  const location = { '@type': 'Place', name: town.label, address: town.label };
  const events = calendar
    .filter((day) => day.date >= date)
    .flatMap((day) =>
      day.marks.map(({ name }) => ({
        '@type': 'Event',
        name: `${name}, ${town.name}`,
        startDate: day.date,
        endDate: day.date,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        url: `${PUBLIC_URL_PLACEHOLDER}/panchang/${town.slug}/${day.date}`,
        location,
      })),
    );
  return [
    {
      '@type': 'WebPage',
      '@id': `${PUBLIC_URL_PLACEHOLDER}${url}#panchang`,
      name: `Panchang for ${town.name}, ${date}`,
      url: PUBLIC_URL_PLACEHOLDER + url,
      inLanguage: 'en-IN',
      isAccessibleForFree: true,
      about: location,
      publisher: ORGANIZATION_ID,
    },
    toBreadcrumbs(['Panchang', '/panchang'], [town.name, `/panchang/${town.slug}`]),
    ...events,
  ];
}

const toBreadcrumbs = (...steps: [name: string, url: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, url], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: PUBLIC_URL_PLACEHOLDER + url,
  })),
});
