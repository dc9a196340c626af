import sampleTeasers from '#build/sample-content/teasers.json' with { type: 'json' };
import { Link } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { teasers } from '#web/content/home.ts';
import { ButtonLink, PlainButton } from '#web/ui/Button.tsx';
import { useCarousel } from '#web/ui/behaviour/use-carousel.ts';
import { CarouselControls, CarouselTrack } from '#web/ui/Carousel.tsx';
import { getReportCard } from './report-card.ts';
import css from './Teasers.module.css';

/** Six questions, each with a report that answers it; shows the next one every 3 s. */
export function Teasers({ reports }: { reports: Report[] }) {
  const { setRoot, ...carousel } = useCarousel({
    count: teasers.length,
    intervalMs: 3000,
    isPausedByInteraction: false,
  });
  return (
    <section ref={setRoot} className="wrap band" aria-roledescription="carousel" aria-labelledby="teasers">
      <div className="head split">
        <h2 id="teasers">Which question do you have?</h2>
        <CarouselControls carousel={carousel} itemName="question" />
      </div>
      <div className={css.columns}>
        <ol className={css.questions} data-carousel-controls>
          {teasers.map(({ key, question }, index) => (
            <li key={key}>
              <PlainButton
                aria-current={index === carousel.index || undefined}
                onClick={() => carousel.goTo(index)}
              >
                {question}
              </PlainButton>
            </li>
          ))}
        </ol>
        <CarouselTrack carousel={carousel} itemName="question">
          {teasers.map((teaser) => (
            <TeaserAnswer key={teaser.key} teaser={teaser} reports={reports} />
          ))}
        </CarouselTrack>
      </div>
    </section>
  );
}

function TeaserAnswer({ teaser, reports }: { teaser: (typeof teasers)[number]; reports: Report[] }) {
  const { name, facts } = getReportCard(teaser.key, reports);
  const { statement, because } = sampleTeasers[teaser.key]!;
  return (
    <article className={css.answer}>
      <div className={css.excerpt}>
        <p className={css.question}>{teaser.question}</p>
        <p className="small soft">From a sample of {name}</p>
        <p className={css.statement}>{statement}</p>
        <p className="because">
          <i>Because</i> {because}
        </p>
      </div>
      <div className={css.report}>
        <span className={css.emblem}>
          <Emblem report={teaser.key} />
        </span>
        <div>
          <h3>
            <Link to={`/reports/${teaser.key}`}>{name}</Link>
          </h3>
          <p className="small soft num">{facts}</p>
        </div>
        <ButtonLink to={`/reports/${teaser.key}`} variant="line" small aria-label={`See the report ${name}`}>
          See the report
        </ButtonLink>
      </div>
    </article>
  );
}
