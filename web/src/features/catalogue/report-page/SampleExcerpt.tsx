/** One page of the report's sample in short: its figure, and statements with their reasons. */
import samplePages from '#build/sample-content/pages.json' with { type: 'json' };
import type { SamplePage } from '#src/delivery/contract-sample-content.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { samplePerson } from '#web/content/sample-person.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SampleFigure } from './SampleFigure.tsx';
import css from './SampleExcerpt.module.css';

export function SampleExcerpt({ report }: { report: Report }) {
  const samplePage = samplePages[report.key];
  if (!samplePage) return null;
  const { name, partnerName } = samplePerson;
  return (
    <section className={`band wrap below-fold ${css.excerpt}`} aria-labelledby="reason">
      <h2 id="reason">Every line shows its reason</h2>
      <div className={css.page}>
        <p className={`small soft ${css.pageHeader}`}>
          <span>{isForTwoPeople(report.key) ? `${name} and ${partnerName}` : name}</span>
          <span>From a sample of {report.name}</span>
        </p>
        <figure>
          <SampleFigure figure={samplePage.figure} />
          <figcaption className="small soft">{samplePage.figure.caption}</figcaption>
        </figure>
        <Statements samplePage={samplePage} />
        {report.available && <SampleLink report={report} samplePage={samplePage} />}
      </div>
    </section>
  );
}

function Statements({ samplePage: { title: pageTitle, statements } }: { samplePage: SamplePage }) {
  return (
    <div className={css.statements}>
      <h3>{pageTitle}</h3>
      {statements.map(({ title, text, because, source }) => (
        <div key={text}>
          {title && <h4>{title}</h4>}
          <p>{text}</p>
          <p className="because">
            <i>Because</i> {because} {source && <span className="small">({source})</span>}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Opens the sample at the chapter, in browsers that support the page fragment of PDF. */
function SampleLink({ report, samplePage }: { report: Report; samplePage: SamplePage }) {
  const page = report.chapters?.find(({ title }) => title === samplePage.chapter)?.page;
  return (
    <p className={css.more}>
      <ButtonAnchor
        href={`/samples/${report.key}.pdf${page ? `#page=${page}` : ''}`}
        target="_blank"
        rel="noopener"
        variant="text"
      >
        {page ? `See this chapter in the sample, page ${page}` : 'See it in the sample'} <Icon name="arrow" />
      </ButtonAnchor>
    </p>
  );
}
