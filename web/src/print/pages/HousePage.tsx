/** One of the twelve houses, on one page. */
import type { ReportDocument } from '#src/reports/contract.ts';
import type { HousePage as Page } from '#src/reports/contract-answers.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { ChapterHead, MarkLegend, ReasonWithMark } from './page-parts.tsx';

/** In hundredths of the width of the drawing: 10.5 points at a width of 62 mm. */
const LABEL_SIZE = 6;

export function HousePage({ page, doc }: { page: Page; doc: ReportDocument }) {
  return (
    <>
      <ChapterHead page={page} overline={page.position} />
      <div className="house-columns">
        <div>
          <ChartDrawing
            chart={doc.chart}
            style={doc.chartStyle}
            {...(page.origin ? { varga: page.origin } : {})}
            showDegrees={false}
            labelSize={LABEL_SIZE}
            highlightedHouse={page.house}
          />
          {page.drawingNote && (
            <p className="small-caption">
              <ScriptText>{page.drawingNote}</ScriptText>
            </p>
          )}
          <table className="rows house-facts">
            <tbody>
              {page.facts.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <ScriptText>{value}</ScriptText>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="house-advice">
            <h2>{page.advice.title}</h2>
            <p>
              <ScriptText>{page.advice.text}</ScriptText>
            </p>
          </div>
        </div>
        <div>
          {page.statements.map(({ title, statement }) => (
            <div key={title} className="house-statement">
              <h2>
                <ScriptText>{title}</ScriptText>
              </h2>
              <p>
                <ScriptText>{statement.text}</ScriptText>
              </p>
              <ReasonWithMark statement={statement} />
            </div>
          ))}
          <MarkLegend />
        </div>
      </div>
      {page.activations && <Activations activations={page.activations} />}
    </>
  );
}

function Activations({ activations }: { activations: NonNullable<Page['activations']> }) {
  return (
    <div className="activations">
      <h2>{activations.title}</h2>
      <ol>
        {activations.dates.map(({ date, when, text }) => (
          <li key={date + text}>
            <time dateTime={date}>{when}</time>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
