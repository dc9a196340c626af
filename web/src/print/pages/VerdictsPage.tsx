/** Questions of a family with yes or no: Sade Sati, Manglik and the doshas of a match. */
import type { VerdictsPage as Page } from '#src/reports/contract-answers.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { CaptionedFigure, ChapterHead, MarkLegend, ReasonWithMark, StatementBlock } from './page-parts.tsx';
import { renderFigure, TableBlock } from './TablePage.tsx';

export function VerdictsPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <MarkLegend />
      {page.verdicts.map((verdict) => (
        <Verdict key={verdict.question} {...verdict} />
      ))}
    </>
  );
}

function Verdict({ question, verdict, statement, figure, table, notes }: Page['verdicts'][number]) {
  return (
    <div className="verdict">
      <h2>{question}</h2>
      <div className="verdict-top reason-below">
        <div className="verdict-line">
          <strong>{verdict}.</strong>{' '}
          <p>
            <ScriptText>{statement.text}</ScriptText>
          </p>
        </div>
        <ReasonWithMark statement={statement} />
      </div>
      {figure && (
        <CaptionedFigure className="drawn" caption={figure.caption}>
          {renderFigure(figure)}
        </CaptionedFigure>
      )}
      {table && <TableBlock {...table} />}
      <div className="after">
        {notes.map((note) => (
          <StatementBlock key={note.text} statement={note} />
        ))}
      </div>
    </div>
  );
}
