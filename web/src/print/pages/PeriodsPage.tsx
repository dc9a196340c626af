import type { PeriodsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { DashaArc } from '#web/print/figures/DashaArc.tsx';
import { CaptionedFigure, ChapterHead, MarkLegend, StatementBlock } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

/** Only for a known birth time: without it the periods are a table of date ranges. */
export function PeriodsPage({ page, doc }: { page: Page; doc: ReportDocument }) {
  const { mahaLord, caption, rows } = page.antar;
  return (
    <>
      <ChapterHead page={page} />
      <CaptionedFigure caption={page.caption}>
        <DashaArc chart={doc.chart} birthDate={doc.birth.date} now={page.now} />
      </CaptionedFigure>
      <table className="antar">
        <caption>
          <ScriptText>{caption}</ScriptText>
        </caption>
        <thead>
          <tr>
            <th scope="col">Within {mahaLord}</th>
            <th scope="col">From</th>
            <th scope="col">What it is about</th>
            <th scope="col" className="because-head">
              because
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lord, from, text, because, isCurrent }) => (
            <tr key={lord} className={isCurrent ? 'highlighted-row' : undefined}>
              <th scope="row">{lord}</th>
              <td className="num">{from}</td>
              <td>
                <ScriptText>{text}</ScriptText>
                {isCurrent && <b> Now.</b>}
              </td>
              <td className="soft">
                <ScriptText>{because}</ScriptText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="after">
        <MarkLegend />
        {page.statements.map((statement) => (
          <StatementBlock key={statement.text} statement={statement} />
        ))}
      </div>
    </>
  );
}
