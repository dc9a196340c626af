import type { GlossaryPage as Page } from '#src/reports/contract.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function GlossaryPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <dl className="glossary">
        {page.terms.map(({ word, sanskrit, meaning }) => (
          <div key={word}>
            <dt>
              <ScriptText>{word}</ScriptText> <span>{sanskrit}</span>
            </dt>
            <dd>
              <ScriptText>{meaning}</ScriptText>
            </dd>
          </div>
        ))}
      </dl>
      {page.end && <GlossaryEnd end={page.end} />}
    </>
  );
}

function GlossaryEnd({ end: { limits, blessing } }: { end: NonNullable<Page['end']> }) {
  return (
    <>
      <div className="halves limits">
        {limits.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </div>
        ))}
      </div>
      <div className="closing">
        <HouseEmblem highlightedHouses={[1]} />
        <p lang="sa">{blessing.devanagari}</p>
        <p className="small soft">{blessing.text}</p>
      </div>
    </>
  );
}
