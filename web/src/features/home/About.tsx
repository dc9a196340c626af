import { lazy, Suspense, useState } from 'react';
import { film } from '#web/content/home-below-fold.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './About.module.css';
import observatory from './observatory.svg';

const Film = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./film/Film.tsx'))).Film,
}));

export function About() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={`wrap below-fold ${css.about}`}>
      <button
        type="button"
        className={`night ${css.film}`}
        aria-haspopup="dialog"
        aria-label={`${film.title}: open the film and its text`}
        onClick={() => setIsOpen(true)}
      >
        <img src={observatory} alt="" width={640} height={360} loading="lazy" />
        <span className={css.play}>
          <Icon name="play" size={28} />
        </span>
        <span className={`small ${css.caption}`}>{film.title}</span>
      </button>
      <div className={css.text}>
        <p className="eyebrow">About Lagna</p>
        <h2>First we measure, then we write</h2>
        <p>
          In Jaipur and Delhi, astronomers built stone instruments as tall as houses to measure where a planet
          is. We too measure first. We compute your chart from true positions, the Lahiri ayanamsa, the
          coordinates of your town and its time zone in that year.
        </p>
        <p>Only then do we write, and we give the reason for every statement.</p>
        <ButtonLink to="/about-us" variant="text">
          Read our story <Icon name="arrow" />
        </ButtonLink>
      </div>
      <FilmDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}

function FilmDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={film.title} size="large">
      <Suspense
        fallback={<div className={`night ${css.filmLoading}`} role="status" aria-label="Loading the film" />}
      >
        <Film />
      </Suspense>
      <h3>The film in words</h3>
      <ol className={css.steps}>
        {film.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
