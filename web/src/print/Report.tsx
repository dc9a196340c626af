/** The cover and the chapters of a report; each kind of page has a component. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { BirthPage } from './pages/BirthPage.tsx';
import { ChartsPage } from './pages/ChartsPage.tsx';
import { ContentsPage } from './pages/ContentsPage.tsx';
import { Cover } from './pages/Cover.tsx';
import { EssayPage } from './pages/EssayPage.tsx';
import { GrahasPage } from './pages/GrahasPage.tsx';
import { MethodPage } from './pages/MethodPage.tsx';
import { SummaryPage } from './pages/SummaryPage.tsx';
import { AdditionalChartsPage } from './pages/AdditionalChartsPage.tsx';
import { CommonMarks } from './pages/page-parts.tsx';
import { findCommonMarks } from './layout/chapter-marks.ts';
import { getOpening, getPageSharing } from './layout/page-sharing.ts';
import { getPageName } from './layout/page-names.ts';
import { PeriodsPage } from './pages/PeriodsPage.tsx';
import { RemediesPage } from './pages/RemediesPage.tsx';
import { TablePage } from './pages/TablePage.tsx';
import { GlossaryPage } from './pages/GlossaryPage.tsx';
import { AnswersPage } from './pages/AnswersPage.tsx';
import { TimingPage } from './pages/TimingPage.tsx';
import { SubPeriodsPage } from './pages/SubPeriodsPage.tsx';
import { MonthPage } from './pages/MonthPage.tsx';
import { HousePage } from './pages/HousePage.tsx';
import { VerdictsPage } from './pages/VerdictsPage.tsx';
import { ReferencePage } from './pages/ReferencePage.tsx';
import { FurtherReadingPage } from './pages/FurtherReadingPage.tsx';
import { ClosingPage } from './pages/ClosingPage.tsx';

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
  const pageName = getPageName(page, doc.pages);
  const pageSharing = getPageSharing(page, doc.product.key);
  return (
    <CommonMarks value={findCommonMarks(page)}>
      {page.kind === 'essay' ? (
        <EssayPage
          page={page}
          pageName={pageName}
          opening={getOpening(page, doc.product.key)}
          pageSharing={pageSharing}
        />
      ) : (
        <section
          className={`chapter ${pageName} of-${page.kind}`}
          data-page-sharing={pageSharing}
          data-running-title={page.runningTitle}
        >
          {renderPage(page, doc)}
        </section>
      )}
    </CommonMarks>
  );
}

function renderPage(page: Exclude<Page, { kind: 'essay' }>, doc: ReportDocument) {
  switch (page.kind) {
    case 'summary':
      return <SummaryPage page={page} />;
    case 'contents':
      return <ContentsPage page={page} chapters={doc.pages} />;
    case 'birth':
      return <BirthPage page={page} doc={doc} />;
    case 'charts':
      return <ChartsPage page={page} doc={doc} />;
    case 'additionalCharts':
      return <AdditionalChartsPage page={page} doc={doc} />;
    case 'grahas':
      return <GrahasPage page={page} chart={doc.chart} />;
    case 'periods':
      return <PeriodsPage page={page} doc={doc} />;
    case 'table':
      return <TablePage page={page} />;
    case 'remedies':
      return <RemediesPage page={page} />;
    case 'method':
      return <MethodPage page={page} order={doc.order} />;
    case 'glossary':
      return <GlossaryPage page={page} />;
    case 'answers':
      return <AnswersPage page={page} />;
    case 'timing':
      return <TimingPage page={page} />;
    case 'subPeriods':
      return <SubPeriodsPage page={page} />;
    case 'month':
      return <MonthPage page={page} />;
    case 'house':
      return <HousePage page={page} doc={doc} />;
    case 'verdicts':
      return <VerdictsPage page={page} />;
    case 'reference':
      return <ReferencePage page={page} doc={doc} />;
    case 'furtherReading':
      return <FurtherReadingPage page={page} doc={doc} />;
    case 'closing':
      return <ClosingPage page={page} order={doc.order} />;
  }
}
