import type { BirthPage as Page, ReportDocument, Row } from '#src/reports/contract.ts';
import { ClockBand } from './ClockBand.tsx';
import { clockBand } from './clock-band.ts';
import { moonDay } from './moon-day.ts';
import { Captioned, Head } from './parts.tsx';
import { Words } from './Words.tsx';

export function BirthPage({ page, doc: { chart, birth } }: { page: Page; doc: ReportDocument }) {
  const band = page.sensitivity ? clockBand(chart, birth, page.sensitivity) : moonDay(chart, birth);
  return (
    <>
      <Head page={page} />
      <div className="halves">
        <Rows title="What we were told" rows={page.details} />
        <Rows title="The day in the almanac" rows={page.almanac} narrow />
      </div>
      <Captioned className="band" caption={page.caption}>
        <h2>{page.sensitivity ? 'If the clock was wrong' : 'How far the Moon went that day'}</h2>
        {page.intro && (
          <p className="small">
            <Words>{page.intro}</Words>
          </p>
        )}
        <ClockBand band={band} />
      </Captioned>
      <p className="ask">
        <Words>{page.correctionNote}</Words>
      </p>
    </>
  );
}

function Rows({ title, rows, narrow = false }: { title: string; rows: Row[]; narrow?: boolean }) {
  return (
    <div>
      <h2>{title}</h2>
      <table className={narrow ? 'rows narrow' : 'rows'}>
        <tbody>
          {rows.map(({ label, value, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Words>{value}</Words>
                {note && (
                  <span className="note">
                    <Words>{note}</Words>
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
