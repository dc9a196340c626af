import type { PeriodsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { DashaArc } from '#web/print/figures/DashaArc.tsx';
import { CaptionedFigure, ChapterHead, MarkLegend, StatementBlock } from './page-parts.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

/** Only for a known birth time: without it the periods are a table of date ranges. */
export function PeriodsPage({ page, doc }: { page: Page; doc: ReportDocument }) {
  const { because: becauseWord, names, periods: words } = useFrame();
  const { mahaLord, caption, rows } = page.antar;
  return (
    <>
      <ChapterHead page={page} />
      <CaptionedFigure caption={page.caption}>
        <DashaArc chart={doc.chart} birthDate={doc.birth.date} now={page.now} />
      </CaptionedFigure>
      <div className="after">
        <MarkLegend />
        {page.statements.map((statement) => (
          <StatementBlock key={statement.text} statement={statement} />
        ))}
      </div>
      <table className="antar">
        <caption>
          <ScriptText>{caption}</ScriptText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{fillTemplate(words.within, names.grahas[mahaLord])}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.about}</th>
            <th scope="col" className="because-head">
              {becauseWord}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lord, from, text, because, isCurrent }) => (
            <tr key={lord} className={isCurrent ? 'highlighted-row' : undefined}>
              <th scope="row">{names.grahas[lord]}</th>
              <td className="num">{from}</td>
              <td>
                <ScriptText>{text}</ScriptText>
                {isCurrent && <b> {words.now}</b>}
              </td>
              <td className="soft">
                <ScriptText>{because}</ScriptText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
