import { Link } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { cardSummaries } from '#web/content/home-below-fold.ts';
import { cards, reportForTwo } from '#web/content/home.ts';
import { LazySampleCover } from '#web/lib/catalogue/LazySampleCover.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { getReportCard } from './report-card.ts';
import css from './ReportCards.module.css';

type Card = ReturnType<typeof getReportCard>;

/** The report with the large card. */
const FLAGSHIP = 'life-blueprint';

export function ReportCards({ reports }: { reports: Report[] }) {
  return (
    <section className="band vellum below-fold">
      <div className="wrap">
        <div className="head split">
          <h2>Six reports, all computed for you</h2>
          <ButtonLink to="/reports" variant="text">
            All reports, also the free ones <Icon name="arrow" />
          </ButtonLink>
        </div>
        <ul className={css.grid}>
          {cards.map(({ key }) => {
            const ReportCard = key === FLAGSHIP ? FlagshipCard : SmallReportCard;
            return <ReportCard key={key} card={getReportCard(key, reports)} />;
          })}
        </ul>
        <ReportForTwo card={getReportCard(reportForTwo.key, reports)} />
        <p className={`small ${css.offer}`}>
          <Badge tone="offer">50% off</Badge> New here? Your first paid report is half price. It is deducted
          automatically before you pay.
        </p>
      </div>
    </section>
  );
}

/** The whole card is one link: a large touch target. */
function FlagshipCard({ card }: { card: Card }) {
  return (
    <li className={`night on-night ${css.flagship}`}>
      <div className={css.bookCover}>
        <LazySampleCover title={card.name} reportKey={card.key} />
      </div>
      <div className={css.text}>
        <h3>
          <Link to={`/reports/${card.key}`} className={css.stretchedLink}>
            {card.name}
          </Link>
        </h3>
        <p className="soft">{cardSummaries[card.key]}</p>
        <Price card={card} />
        <span className={css.readMore} aria-hidden="true">
          Read about it
        </span>
      </div>
    </li>
  );
}

function SmallReportCard({ card }: { card: Card }) {
  return (
    <li className={css.card}>
      <span className={css.emblem}>
        <Emblem report={card.key} />
      </span>
      <div>
        <h3>
          <Link to={`/reports/${card.key}`} className={css.stretchedLink}>
            {card.name}
          </Link>
        </h3>
        <p className="soft small">{cardSummaries[card.key]}</p>
      </div>
      <Price card={card} />
    </li>
  );
}

const ReportForTwo = ({ card: { key, name, price } }: { card: Card }) => (
  <p className={css.forTwo}>
    For two people: <Link to={`/reports/${key}`}>{name}</Link>, <span className="num">{price}</span>.{' '}
    {cardSummaries[key]}
  </p>
);

function Price({ card }: { card: Card }) {
  return (
    <p className={`num ${css.price}`}>
      <b>{card.price}</b> {card.note && <span className="small soft">{card.note}</span>}
    </p>
  );
}
