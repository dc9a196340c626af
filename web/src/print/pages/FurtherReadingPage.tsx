/** The last page of the free kundli. */
import type { ReportDocument } from '#src/reports/contract.ts';
import type { FurtherReadingPage as Page } from '#src/reports/contract-answers.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { ChapterHead, MarkLegend, ReasonWithMark } from './page-parts.tsx';

/** In hundredths of the width of the drawing: 9 points at a width of 44 mm. */
const LABEL_SIZE = 7.2;

export function FurtherReadingPage({ page, doc }: { page: Page; doc: ReportDocument }) {
  return (
    <>
      <ChapterHead page={page} overline={page.overline} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      {page.items.map(({ title, statement, houses, link }) => (
        <div key={title} className="further-item">
          {doc.chart.lagna ? (
            <ChartDrawing
              chart={doc.chart}
              style={doc.chartStyle}
              showDegrees={false}
              signNotation="none"
              labelSize={LABEL_SIZE}
              highlightedHouse={houses[0] ?? 1}
              isDecorative
            />
          ) : (
            <HouseEmblem highlightedHouses={houses} />
          )}
          <div>
            <h2 className="question">
              <ScriptText>{title}</ScriptText>
            </h2>
            <p>
              <ScriptText>{statement.text}</ScriptText>
            </p>
            <ReasonWithMark statement={statement} />
            <p className="further-link">
              <ReportLink link={link} />
            </p>
          </div>
        </div>
      ))}
      <MarkLegend />
      <p className="further-end">
        <ScriptText>{page.end}</ScriptText>
      </p>
    </>
  );
}

/** A sample is printed without the address of a site, so its links are plain text. */
function ReportLink({ link: { text, url } }: { link: Page['items'][number]['link'] }) {
  const label = <ScriptText>{text}</ScriptText>;
  return /^https?:/.test(url) ? <a href={url}>{label}</a> : label;
}
