import type { ContentsPage as Page, Page as Chapter } from '#src/reports/contract.ts';
import { devanagariDigits } from './devanagari.ts';
import { Head } from './parts.tsx';
import type { PageNumbers } from './Report.tsx';
import { Words } from './Words.tsx';

type Props = { page: Page; chapters: Chapter[]; pages: PageNumbers };

export function ContentsPage({ page, chapters, pages }: Props) {
  return (
    <>
      <Head page={page} overline="In this report" />
      <nav aria-label="Contents">
        <ol className="toc">
          {chapters.map(
            (chapter) =>
              chapter.number !== null && <Line key={chapter.id} chapter={chapter} at={pages[chapter.id]} />,
          )}
        </ol>
      </nav>
      <div className="thirds how-to">
        {page.howTo.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <Words>{text}</Words>
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

function Line({ chapter, at }: { chapter: Chapter; at: number | undefined }) {
  return (
    <li>
      <a href={`#${chapter.id}`}>
        <span className="n" lang="hi" aria-hidden>
          {devanagariDigits(chapter.number!)}
        </span>
        <span className="t">
          <Words>{chapter.title}</Words>
          <span className="d">
            <Words>{chapter.summary}</Words>
          </span>
        </span>
        <span className="p num">{at ?? ''}</span>
      </a>
    </li>
  );
}
