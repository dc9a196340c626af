/** The last page of every report but the free kundli: a blessing, the next steps, and where to ask. */
import type { ReportDocument } from '#src/reports/contract.ts';
import type { ClosingPage as Page } from '#src/reports/contract-answers.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { AuthenticityBox } from './AuthenticityBox.tsx';

export function ClosingPage({ page, order }: { page: Page; order: ReportDocument['order'] }) {
  return (
    <div className="whole-page">
      <div className="blessing">
        <HouseEmblem highlightedHouses={page.houses} />
        <h1 id={page.id}>
          <ScriptText>{page.title}</ScriptText>
        </h1>
        <p className="blessing-verse" lang="sa">
          {page.blessing.devanagari}
        </p>
        <p className="blessing-sound" lang="sa-Latn">
          {page.blessing.transliteration}
        </p>
        <p className="blessing-text">
          <ScriptText>{page.blessing.text}</ScriptText>
        </p>
      </div>
      <h2 className="question">{page.steps.title}</h2>
      <ol className="next-steps">
        {page.steps.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </li>
        ))}
      </ol>
      <div className="halves closing-notes">
        {page.notes.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </div>
        ))}
      </div>
      <AuthenticityBox authenticity={page.authenticity} order={order} />
    </div>
  );
}
