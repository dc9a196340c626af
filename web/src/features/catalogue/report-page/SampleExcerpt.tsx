import { NorthChart } from '#web/charts/ChartDrawing.tsx';
import { sampleExcerpt } from '#web/content/report-page.ts';
import { sampleChart, samplePerson } from '#web/content/sample-person.ts';
import css from './SampleExcerpt.module.css';

/** Statements of the sample report with their reasons. */
export function SampleExcerpt() {
  return (
    <section className={`band wrap below-fold ${css.excerpt}`} aria-labelledby="reason">
      <h2 id="reason">Every line shows its reason</h2>
      <div className={css.page}>
        <p className={`small soft ${css.pageHeader}`}>
          <span>{samplePerson.name}</span>
          <span>From a sample</span>
        </p>
        <figure>
          <NorthChart chart={sampleChart} title="Birth chart of the sample person" />
          <figcaption className="small soft">{sampleExcerpt.caption}</figcaption>
        </figure>
        <div className={css.statements}>
          {sampleExcerpt.statements.map(({ title, text, because }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="because">
                <i>Because</i> {because}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
