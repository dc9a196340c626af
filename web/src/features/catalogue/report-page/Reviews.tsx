import { useEffect, useState } from 'react';
import type { Review } from '#web/content/reviews.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import css from './Reviews.module.css';

type LoadedReviews = { reportKey: string; reviews: Review[]; mean: string };

/** Loaded separately from the page; three skeletons until then. */
export function Reviews({ reportKey }: { reportKey: string }) {
  const loaded = useReviews(reportKey);
  if (loaded && loaded.reviews.length === 0) return null;
  return (
    <section className={`band wrap far ${css.reviews}`} id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title">Readers on this report</h2>
        {loaded && <MeanRating {...loaded} />}
      </div>
      {loaded ? <ReviewList reviews={loaded.reviews} /> : <ReviewsLoading />}
    </section>
  );
}

function useReviews(key: string): LoadedReviews | undefined {
  const [loaded, setLoaded] = useState<LoadedReviews>();
  useEffect(() => {
    let isMounted = true;
    void loadChunkWithRetry(() => import('#web/content/reviews.ts')).then(({ reviewsOf, meanRating }) => {
      const reviews = reviewsOf(key);
      if (isMounted) setLoaded({ reportKey: key, reviews, mean: meanRating(reviews) });
    });
    return () => {
      isMounted = false;
    };
  }, [key]);
  return loaded?.reportKey === key ? loaded : undefined;
}

function MeanRating({ mean, reviews }: LoadedReviews) {
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

function ReviewList({ reviews }: { reviews: Review[] }) {
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

function ReviewsLoading() {
  return (
    <div className={css.loading} role="status" aria-label="Loading reviews">
      <SkeletonCard plain />
      <SkeletonCard plain />
      <SkeletonCard plain />
    </div>
  );
}
