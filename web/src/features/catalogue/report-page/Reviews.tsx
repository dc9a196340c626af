import { useEffect, useState } from 'react';
import type { Review } from '#web/content/reviews.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import css from './Reviews.module.css';

type Loaded = { of: string; reviews: Review[]; mean: string };

/** Fetched apart from the page: until they are there, three skeletons stand in. */
export function Reviews({ reportKey }: { reportKey: string }) {
  const loaded = useReviews(reportKey);
  if (loaded && loaded.reviews.length === 0) return null;
  return (
    <section className={`band wrap far ${css.reviews}`} id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title">Readers on this report</h2>
        {loaded && <Score {...loaded} />}
      </div>
      {loaded ? <List reviews={loaded.reviews} /> : <Waiting />}
    </section>
  );
}

function useReviews(key: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let here = true;
    void loadChunkWithRetry(() => import('#web/content/reviews.ts')).then(({ reviewsOf, meanRating }) => {
      const reviews = reviewsOf(key);
      if (here) setLoaded({ of: key, reviews, mean: meanRating(reviews) });
    });
    return () => {
      here = false;
    };
  }, [key]);
  return loaded?.of === key ? loaded : undefined;
}

function Score({ mean, reviews }: Loaded) {
  return (
    <p className={`num ${css.score}`}>
      <b>{mean}</b>
      <span>
        <Stars rating={Number(mean)} />
        <span className="small soft">{reviews.length} reviews</span>
      </span>
    </p>
  );
}

function List({ reviews }: { reviews: Review[] }) {
  return (
    <ul>
      {reviews.map(({ id, rating, text, name, date, verified }) => (
        <li key={id}>
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <p className="small">
            <b>{name}</b> <span className="soft num">{date}</span>
            {verified && (
              <Badge tone="ok" icon="check">
                Verified
              </Badge>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} role="status" aria-label="Loading reviews">
      <SkeletonCard plain />
      <SkeletonCard plain />
      <SkeletonCard plain />
    </div>
  );
}
