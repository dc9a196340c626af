import type { SubPeriod, SubPeriodsPage as Page } from '#src/reports/contract-answers.ts';
import { PeriodStrip } from '#web/print/figures/PeriodStrip.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { LifeRows } from './LifeRows.tsx';
import { ChapterHead, MarkLegend, ReasonWithMark } from './page-parts.tsx';

export function SubPeriodsPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      {page.lead && (
        <p className="lead">
          <ScriptText>{page.lead}</ScriptText>
        </p>
      )}
      <MarkLegend />
      {page.periods.map((period) => (
        <PeriodBlock key={period.id} period={period} pageId={page.id} />
      ))}
    </>
  );
}

function PeriodBlock({ period, pageId }: { period: SubPeriod; pageId: string }) {
  return (
    <div className="sub-period">
      <div className="sub-period-top">
        <div className="sub-period-head">
          <h2 className="question" id={`${pageId}-${period.id}`}>
            <ScriptText>{period.title}</ScriptText>
          </h2>
          <p>
            <b>{period.dates}</b>, {period.ages}
          </p>
        </div>
        <PeriodStrip spans={period.strip} />
        <div className="sub-period-headline">
          <p>
            <ScriptText>{period.headline.text}</ScriptText>
          </p>
          <ReasonWithMark statement={period.headline} />
        </div>
      </div>
      <LifeRows rows={period.rows} heading="h3" />
    </div>
  );
}
