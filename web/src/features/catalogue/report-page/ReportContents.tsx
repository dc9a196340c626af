import type { Report } from '#src/catalogue/contract.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ReportContents.module.css';

type ReportChapters = NonNullable<Report['chapters']>;

/** More chapters than this are folded in. */
const VISIBLE_CHAPTERS = 8;

/** The chapters, with page numbers if the sample has them. */
export function ReportContents({ report }: { report: Report }) {
  const chapters = report.chapters ?? [];
  if (chapters.length === 0) return null;
  const hasPages = chapters.some(({ page }) => page !== undefined);
  return (
    <section className="band vellum below-fold" aria-labelledby="inside">
      <div className={`wrap ${css.contents}`}>
        <div className={css.intro}>
          <h2 id="inside">What is inside</h2>
          <p className="soft lead">
            {chapters.length} chapters. {hasPages && 'The page numbers are those of the sample.'}
          </p>
          {report.available && (
            <ButtonAnchor href={`/samples/${report.key}.pdf`} target="_blank" rel="noopener" variant="text">
              <Icon name="download" />
              {report.pageCount ? `Read the sample, ${report.pageCount} pages` : 'Read the sample'}
            </ButtonAnchor>
          )}
        </div>
        <Chapters chapters={chapters} />
      </div>
    </section>
  );
}

/** The first chapters; the others open as native <details>, so that a phone is not filled by a long list. */
function Chapters({ chapters }: { chapters: ReportChapters }) {
  const hasMore = chapters.length > VISIBLE_CHAPTERS + 2;
  if (!hasMore) return <ChapterList chapters={chapters} />;
  return (
    <div>
      <ChapterList chapters={chapters.slice(0, VISIBLE_CHAPTERS)} />
      <details className={css.more}>
        <summary>
          Show all {chapters.length} chapters <Icon name="chevron" />
        </summary>
        <ChapterList chapters={chapters.slice(VISIBLE_CHAPTERS)} start={VISIBLE_CHAPTERS + 1} />
      </details>
    </div>
  );
}

const ChapterList = ({ chapters, start = 1 }: { chapters: ReportChapters; start?: number }) => (
  <ol className={css.list} start={start}>
    {chapters.map(({ title, summary, page }, index) => (
      <li key={title} data-number={start + index}>
        <span className={css.title}>{title}</span>
        <span className={css.dots} aria-hidden="true" />
        {page && (
          <span className={`num ${css.page}`}>
            <span className="sr-only">page </span>
            {page}
          </span>
        )}
        {summary && <small className="soft">{summary}</small>}
      </li>
    ))}
  </ol>
);
