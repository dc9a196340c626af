/** Heading, town and date of a panchang; works without scripts. */
import { Link } from 'react-router-dom';
import type { PanchangView } from '#src/panchang/contract.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { TownForm } from './TownForm.tsx';
import { addDays, formatLongDate, formatShortDate } from './town-clock.ts';
import css from './PageTop.module.css';

export function PageTop({ panchang, notice }: { panchang: PanchangView; notice: string | undefined }) {
  const { town, date, varaNames } = panchang;
  const base = `/panchang/${town.slug}`;
  const [previous, next] = [addDays(date, -1), addDays(date, 1)];
  return (
    <section className={`wrap ${css.top}`}>
      <nav className={`small ${css.crumbs}`} aria-label="Breadcrumb">
        <Link to="/panchang">Panchang</Link> <span aria-hidden="true">/</span>{' '}
        <span className="soft">{town.label}</span>
      </nav>
      <h1>
        <small>Panchang for {town.name}</small> {varaNames.english},{' '}
        <span className={css.date}>{formatLongDate(date)}</span>
      </h1>
      <div className={css.switch}>
        <TownForm key={`${town.slug} ${date}`} town={town.label} date={date} />
        <nav className={`num ${css.days}`} aria-label="Days">
          <Link to={`${base}/${previous}`} preventScrollReset>
            <Icon name="prev" /> {formatShortDate(previous)}
          </Link>
          <Link to={base} preventScrollReset>
            Today
          </Link>
          <Link to={`${base}/${next}`} preventScrollReset>
            {formatShortDate(next)} <Icon name="next" />
          </Link>
        </nav>
      </div>
      {notice && (
        <p className={css.notice} role="status">
          {notice}
        </p>
      )}
    </section>
  );
}
