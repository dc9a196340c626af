import type { SummaryPage as Page, Statement } from '#src/reports/contract.ts';
import { ChapterHead, NoteToParents, Reason } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function SummaryPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <NoteToParents page={page} />
      <p className="lead">
        <ScriptText>{page.lead.text}</ScriptText>
      </p>
      <Reason>{page.lead.because}</Reason>
      <dl className="key-facts">
        {page.keyFacts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ScriptText>{value}</ScriptText>
            </dd>
            <dd className="note">
              <ScriptText>{note}</ScriptText>
            </dd>
          </div>
        ))}
      </dl>
      {page.now && (
        <div className="now-line">
          <p className="now-title">{page.now.title}</p>
          <p>
            <ScriptText>{page.now.text}</ScriptText>
          </p>
        </div>
      )}
      <div className="halves">
        <StatementList title={page.titles.strengths} statements={page.strengths} />
        <StatementList title={page.titles.cautions} statements={page.cautions} />
      </div>
      {page.dates.length > 0 && <DateList title={page.titles.dates} dates={page.dates} />}
    </>
  );
}

function StatementList({ title, statements }: { title: string; statements: Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul className="statement-list">
        {statements.map(({ text, because }) => (
          <li key={text}>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
            <Reason>{because}</Reason>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DateList({ title, dates }: { title: string; dates: Page['dates'] }) {
  return (
    <div className="dates">
      <h2>{title}</h2>
      <ol>
        {dates.map(({ date, when, text }) => (
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
