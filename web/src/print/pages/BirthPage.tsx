import type { BirthPage as Page, ReportDocument, Row } from '#src/reports/contract.ts';
import { ClockBand } from '#web/print/figures/ClockBand.tsx';
import { createClockBand } from '#web/print/figures/clock-band.ts';
import { createMoonDayBand } from '#web/print/figures/unknown-time-moon.ts';
import { CaptionedFigure, ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function BirthPage({ page, doc: { chart, birth } }: { page: Page; doc: ReportDocument }) {
  const band = page.sensitivity
    ? createClockBand(chart, birth, page.sensitivity)
    : createMoonDayBand(chart, birth);
  return (
    <>
      <ChapterHead page={page} />
      <div className="halves">
        <Rows title="Your birth details" rows={page.details} />
        <Rows title="The day in the almanac" rows={page.almanac} isNarrow />
      </div>
      <CaptionedFigure className="band" caption={page.caption}>
        <h2>{page.sensitivity ? 'If the clock was wrong' : 'How far the Moon went that day'}</h2>
        {page.intro && (
          <p className="small">
            <ScriptText>{page.intro}</ScriptText>
          </p>
        )}
        <ClockBand band={band} />
      </CaptionedFigure>
      <p className="birth-correction">
        <ScriptText>{page.correctionNote}</ScriptText>
      </p>
    </>
  );
}

function Rows({ title, rows, isNarrow = false }: { title: string; rows: Row[]; isNarrow?: boolean }) {
  return (
    <div>
      <h2>{title}</h2>
      <table className={isNarrow ? 'rows narrow' : 'rows'}>
        <tbody>
          {rows.map(({ label, value, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <ScriptText>{value}</ScriptText>
                {note && (
                  <span className="note">
                    <ScriptText>{note}</ScriptText>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
