/** The document from cover to closing line: each page kind has its own component. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { BirthPage } from './BirthPage.tsx';
import { ChartsPage } from './ChartsPage.tsx';
import { ContentsPage } from './ContentsPage.tsx';
import { Cover } from './Cover.tsx';
import { EssayPage } from './EssayPage.tsx';
import { GrahasPage } from './GrahasPage.tsx';
import { MethodPage } from './MethodPage.tsx';
import { MinutePage } from './MinutePage.tsx';
import { MoreChartsPage } from './MoreChartsPage.tsx';
import { pageName } from './page-names.ts';
import { PeriodsPage } from './PeriodsPage.tsx';
import { RemediesPage } from './RemediesPage.tsx';
import { TablePage } from './TablePage.tsx';
import { WordsPage } from './WordsPage.tsx';

export function Report({ doc }: { doc: ReportDocument }) {
  return (
    <>
      <Cover doc={doc} />
      {doc.pages.map((page) => (
        <Chapter key={page.id} page={page} doc={doc} />
      ))}
    </>
  );
}

function Chapter({ page, doc }: { page: Page; doc: ReportDocument }) {
  const name = pageName(page, doc.pages);
  if (page.kind === 'essay') return <EssayPage page={page} name={name} />;
  return <section className={`chapter ${name} of-${page.kind}`}>{inside(page, doc)}</section>;
}

function inside(page: Exclude<Page, { kind: 'essay' }>, doc: ReportDocument) {
  switch (page.kind) {
    case 'summary':
      return <MinutePage page={page} />;
    case 'contents':
      return <ContentsPage page={page} chapters={doc.pages} />;
    case 'birth':
      return <BirthPage page={page} doc={doc} />;
    case 'charts':
      return <ChartsPage page={page} doc={doc} />;
    case 'additionalCharts':
      return <MoreChartsPage page={page} doc={doc} />;
    case 'grahas':
      return <GrahasPage page={page} chart={doc.chart} />;
    case 'periods':
      return <PeriodsPage page={page} chart={doc.chart} />;
    case 'table':
      return <TablePage page={page} />;
    case 'remedies':
      return <RemediesPage page={page} />;
    case 'method':
      return <MethodPage page={page} order={doc.order} />;
    case 'glossary':
      return <WordsPage page={page} />;
  }
}
