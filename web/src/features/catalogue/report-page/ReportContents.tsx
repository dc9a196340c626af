import type { Report } from '#src/catalogue/contract.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ReportContents.module.css';

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
        <ol className={css.list}>
          {chapters.map(({ title, summary, page }) => (
            <li key={title}>
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
      </div>
    </section>
  );
}
