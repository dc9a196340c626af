import type { SummaryPage as Page, Statement } from '#src/reports/contract.ts';
import { Because, Head } from './parts.tsx';
import { Words } from './Words.tsx';

export function MinutePage({ page }: { page: Page }) {
  return (
    <>
      <Head page={page} />
      <p className="lead">
        <Words>{page.lead.text}</Words>
      </p>
      <Because>{page.lead.because}</Because>
      <dl className="pillars">
        {page.keyFacts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words>{value}</Words>
            </dd>
            <dd className="note">
              <Words>{note}</Words>
            </dd>
          </div>
        ))}
      </dl>
      {page.now && (
        <div className="now-line">
          <p className="now-title">{page.now.title}</p>
          <p>
            <Words>{page.now.text}</Words>
          </p>
        </div>
      )}
      <div className="halves">
        <Points
          title={counted(page.strengths.length, 'strength to lean on', 'strengths to lean on')}
          points={page.strengths}
        />
        <Points
          title={counted(page.cautions.length, 'thing to go gently with', 'things to go gently with')}
          points={page.cautions}
        />
      </div>
      {page.dates.length > 0 && <Dates dates={page.dates} />}
    </>
  );
}

function Points({ title, points }: { title: string; points: Statement[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul className="points">
        {points.map(({ text, because }) => (
          <li key={text}>
            <p>
              <Words>{text}</Words>
            </p>
            <Because>{because}</Because>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Dates({ dates }: { dates: Page['dates'] }) {
  return (
    <div className="dates">
      <h2>{counted(dates.length, 'date to know', 'dates to know')}</h2>
      <ol>
        {dates.map(({ date, when, text }) => (
          <li key={date + text}>
            <time dateTime={date}>{when}</time>
            <p>
              <Words>{text}</Words>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function counted(n: number, one: string, many: string): string {
  return `${NUMBERS[n] ?? n} ${n === 1 ? one : many}`;
}
