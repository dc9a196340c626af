/** The pictures that represent the site elsewhere: social cards for shared links, icons for home screens. */
import { renderToStaticMarkup } from 'react-dom/server';
import chartsCss from '#web/charts/charts.css?inline';
import { Emblem } from '#web/charts/Emblem.tsx';
import { EMBLEMS } from '#web/charts/emblems.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import { sampleChart } from '#web/content/sample-person.ts';
import { articles, type ArticleCard as ArticleData } from '#web/content/articles/index.ts';
import tokensCss from '#web/ui/tokens.css?inline';
import css from './social-images.css?inline';
import type { ReactNode } from 'react';
import { Logo } from '#web/charts/Logo.tsx';

/** `path` is the address it is served at; `html` is drawn at this size in pixels, after the fonts have been inserted. */
export type Picture = { path: string; width: number; height: number; html: string; isTransparent?: boolean };

type ReportOnSale = { key: string; name: string; category: string };

const DEFAULT_CARD = '/social/lagna.png';
const KUNDLI_MILAN_URL = '/kundli-milan';

/** The social card of a page; the default one for pages without a card. */
export function getSocialImage(url: string): string {
  // also of the shared results below it
  if (url.startsWith(KUNDLI_MILAN_URL)) return `/social${KUNDLI_MILAN_URL}.png`;
  const pagesWithCard = [...Object.keys(EMBLEMS).map(getReportUrl), ...articles.map(getArticleUrl)];
  return pagesWithCard.includes(url) ? `/social${url}.png` : DEFAULT_CARD;
}

const getReportUrl = (key: string) => `/reports/${key}`;
const getArticleUrl = ({ slug }: { slug: string }) => `/blogs/${slug}`;

export const listPictures = (reports: ReportOnSale[]): Picture[] => [
  toCardPicture(DEFAULT_CARD, <DefaultCard />),
  ...reports.map((report) =>
    toCardPicture(getSocialImage(getReportUrl(report.key)), <ReportCard report={report} />),
  ),
  ...articles.map((article) =>
    toCardPicture(getSocialImage(getArticleUrl(article)), <ArticleCard article={article} />),
  ),
  toCardPicture(getSocialImage(KUNDLI_MILAN_URL), <KundliMilanCard />),
  { ...toIconPicture('/icon-192.png', 192, 0.75, 'icon round'), isTransparent: true },
  { ...toIconPicture('/icon-512.png', 512, 0.75, 'icon round'), isTransparent: true },
  // browsers and crawlers ask for it without reading the page
  { ...toIconPicture('/favicon.ico', 32, 0.84, 'icon round'), isTransparent: true },
  // iOS rounds the corners
  toIconPicture('/apple-touch-icon.png', 180, 0.66),
  // Android may crop it to a circle of four fifths of the width: the corners of the logo stay inside
  toIconPicture('/icon-maskable.png', 512, 0.52),
];

const toCardPicture = (path: string, drawing: ReactNode) => ({
  path,
  width: 1200,
  height: 630,
  html: toDocument(drawing),
});

const DefaultCard = () => (
  <SocialCard
    background="night"
    title="Your birth, read from the real sky"
    subtitle="Vedic reports in PDF, with the reason beside every statement"
    isWide
  >
    <Wheel
      chart={sampleChart}
      start="lagna"
      highlight="lagna"
      showLabels={false}
      background="night"
      isDecorative
    />
  </SocialCard>
);

const ReportCard = ({ report: { key, name, category } }: { report: ReportOnSale }) => (
  <SocialCard
    background="night"
    title={name}
    subtitle={
      category === 'paid' ? 'A Vedic report from your own birth chart' : 'A free Vedic report, in full'
    }
  >
    <Emblem report={key} background="night" />
  </SocialCard>
);

/** The first and the seventh house: self and partner. */
const KundliMilanCard = () => (
  <SocialCard
    background="night"
    title="Kundli milan"
    subtitle="Compare two birth charts: the 36 points, with reasons"
  >
    <HouseEmblem highlightedHouses={[1, 7]} background="night" />
  </SocialCard>
);

/** The highlighted house is the month of publication: neighbours differ, and no card changes when an article is added. */
const ArticleCard = ({ article: { title, published } }: { article: ArticleData }) => (
  <SocialCard background="paper" title={title} subtitle="From the Lagna almanac">
    <HouseEmblem highlightedHouses={[Number(published.slice(5, 7))]} background="paper" />
  </SocialCard>
);

/** `logoShare`: the width of the logo as a share of the width of the icon. */
function toIconPicture(path: string, size: number, logoShare: number, className = 'icon'): Picture {
  const logoWidth = Math.round(size * logoShare);
  const sizeCss = `.icon svg{width:${logoWidth}px}.drawing{--draw-hairline:${Math.max(1.25, size / 110)}px}`;
  const drawing = (
    <div className={className}>
      <Logo background="night" />
    </div>
  );
  return { path, width: size, height: size, html: toDocument(drawing, sizeCss) };
}

function toDocument(drawing: ReactNode, extraCss = ''): string {
  const markup = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <style dangerouslySetInnerHTML={{ __html: tokensCss + chartsCss + css + extraCss }} />
      </head>
      <body>{drawing}</body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** Characters. A longer title has a smaller type size, so that it fits into three lines. */
const MAX_LARGE_TITLE_LENGTH = 34;

type SocialCardProps = {
  background: 'night' | 'paper';
  title: string;
  /** the second line, in a few words */
  subtitle: string;
  /** the drawing runs over the edge of the card */
  isWide?: boolean;
  children: ReactNode;
};

function SocialCard({ background, title, subtitle, isWide, children }: SocialCardProps) {
  return (
    <div className={`card on-${background} ${isWide ? 'wide' : ''}`}>
      <div className="text">
        <p className="brand">
          <span className="brand-mark">
            <Logo background={background} />
          </span>
          Lagna
        </p>
        <p className={title.length > MAX_LARGE_TITLE_LENGTH ? 'title long' : 'title'}>{title}</p>
        <p className="subtitle">{subtitle}</p>
      </div>
      <div className="picture">{children}</div>
    </div>
  );
}
