import type { GlossaryPage as Page } from '#src/reports/contract.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Head } from './parts.tsx';
import { Words } from './Words.tsx';

export function WordsPage({ page }: { page: Page }) {
  return (
    <>
      <Head page={page} />
      <dl className="glossary">
        {page.terms.map(({ word, sanskrit, meaning }) => (
          <div key={word}>
            <dt>
              <Words>{word}</Words> <span>{sanskrit}</span>
            </dt>
            <dd>
              <Words>{meaning}</Words>
            </dd>
          </div>
        ))}
      </dl>
      <div className="halves limits">
        {page.limits.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <Words>{text}</Words>
            </p>
          </div>
        ))}
      </div>
      <div className="closing">
        <HouseEmblem lit={[1]} />
        <p lang="sa">{page.closing.devanagari}</p>
        <p className="small soft">{page.closing.text}</p>
      </div>
    </>
  );
}
