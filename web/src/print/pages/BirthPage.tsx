import type { BirthPage as Page, ReportDocument, Row } from '#src/reports/contract.ts';
import { ClockBand } from '#web/print/figures/ClockBand.tsx';
import { createClockBand } from '#web/print/figures/clock-band.ts';
import { createMoonDayBand } from '#web/print/figures/unknown-time-moon.ts';
import { CaptionedFigure, ChapterHead } from './page-parts.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function BirthPage({ page, doc: { chart, birth } }: { page: Page; doc: ReportDocument }) {
  const frame = useFrame();
  const words = frame.birth;
  const band = page.sensitivity
    ? createClockBand(chart, birth, page.sensitivity, frame)
    : createMoonDayBand(chart, birth, frame);
  return (
    <>
      <ChapterHead page={page} />
      <div className="halves">
        <Rows title={words.details} rows={page.details} />
        <Rows title={words.almanac} rows={page.almanac} isNarrow />
      </div>
      <CaptionedFigure className="band" caption={page.caption}>
        <h2>{page.sensitivity ? words.clockTitle : words.moonTitle}</h2>
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
