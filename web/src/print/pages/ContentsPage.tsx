import type { ContentsPage as Page, Page as Chapter } from '#src/reports/contract.ts';
import { ChapterHead } from './page-parts.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

type Props = { page: Page; chapters: Chapter[] };

/** A longer table of contents fits on one page only with title and summary side by side. */
const MAX_SPACIOUS_LINES = 15;
/** More lines fit on one page only in two columns, without summaries. */
const MAX_LINES_WITH_SUMMARY = 21;
/** More lines leave no room between them in two columns. */
const MAX_ROOMY_LINES = 30;

function chooseLayout(lineCount: number): 'spacious' | 'many' | 'columns roomy' | 'columns' {
  if (lineCount <= MAX_SPACIOUS_LINES) return 'spacious';
  if (lineCount <= MAX_LINES_WITH_SUMMARY) return 'many';
  return lineCount <= MAX_ROOMY_LINES ? 'columns roomy' : 'columns';
}

export function ContentsPage({ page, chapters }: Props) {
  const { pages: words } = useFrame();
  const lines = chapters.filter(({ chapterNumber }) => chapterNumber !== null);
  const layout = chooseLayout(lines.length);
  return (
    <div className="whole-page contents-page">
      <ChapterHead page={page} overline={words.inReport} />
      <nav aria-label={words.contents}>
        <ol className={`toc ${layout}`}>
          {lines.map((chapter) => (
            <ContentsLine key={chapter.id} chapter={chapter} hasSummary={!layout.startsWith('columns')} />
          ))}
        </ol>
      </nav>
      <div className="thirds reading-guide">
        {page.readingGuide.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function ContentsLine({ chapter, hasSummary }: { chapter: Chapter; hasSummary: boolean }) {
  return (
    <li>
      <a href={`#${chapter.id}`}>
        <span className="toc-number num" aria-hidden>
          {chapter.chapterNumber}
        </span>
        <span className="toc-title">
          <ScriptText>{chapter.kind === 'house' ? chapter.contentsTitle : chapter.title}</ScriptText>
          {hasSummary && (
            <span className="toc-summary">
              <ScriptText>{chapter.summary}</ScriptText>
            </span>
          )}
        </span>
        <span className="toc-page num" data-page-of={chapter.id} />
      </a>
    </li>
  );
}
