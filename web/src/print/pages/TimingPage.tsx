import type { TimingPage as Page } from '#src/reports/contract-answers.ts';
import { TimingFigure } from '#web/print/figures/TimingFigure.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { CaptionedFigure, ChapterHead } from './page-parts.tsx';
import { TableBlock } from './TablePage.tsx';

export function TimingPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      <CaptionedFigure caption={page.caption}>
        <TimingFigure chart={page.chart} />
      </CaptionedFigure>
      <div className="thirds timing-guide">
        {page.guide.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </div>
        ))}
      </div>
      {page.table && <TableBlock {...page.table} isAppendix />}
    </>
  );
}
