/** One month of the year: a calendar with the purposes of its days, and a row for each part of life. */
import type { MonthPage as Page } from '#src/reports/contract-answers.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { LifeRows } from './LifeRows.tsx';
import { ChapterHead, MarkLegend, ReasonWithMark, StatementBlock } from './page-parts.tsx';

export function MonthPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} overline={page.position} />
      <div className="month-lead">
        <p className="lead">
          <ScriptText>{page.lead.text}</ScriptText>
        </p>
        <ReasonWithMark statement={page.lead} />
      </div>
      <div className="month-top">
        <Calendar page={page} />
        <ul className="purposes">
          {page.purposes.map(({ label, days, because }) => (
            <li key={label}>
              <b>{label}</b>
              <p>{days}</p>
              <p className="purpose-reason">
                <ScriptText>{because}</ScriptText>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <LifeRows rows={page.rows} heading="h2" />
      {page.statements.length > 0 && (
        <div className="after">
          <MarkLegend />
          {page.statements.map((statement) => (
            <StatementBlock key={statement.text} statement={statement} />
          ))}
        </div>
      )}
    </>
  );
}

function Calendar({ page: { weekdays, firstWeekday, days } }: { page: Page }) {
  const cells = [...Array.from({ length: firstWeekday }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, i) =>
    Array.from({ length: 7 }, (_day, j) => cells[7 * i + j] ?? null),
  );
  return (
    <table className={weeks.length > 5 ? 'calendar long' : 'calendar'}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, i) => (
          <tr key={i}>
            {week.map((cell, j) => (
              <td key={j} className={cell ? `day-${cell.tone}` : undefined}>
                {cell && <b>{cell.day}</b>}
                {cell?.words.map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
