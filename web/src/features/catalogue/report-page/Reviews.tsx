import type { Review } from '#web/content/reviews.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import css from './Reviews.module.css';

type LoadedReviews = { reviews: Review[]; meanRating: string; note: string };

/** Loaded separately from the page; shows three skeletons until then, and nothing without reviews. */
export function Reviews({ reportKey }: { reportKey: string }) {
  const { data, isLoading } = useQuery(reportKey, loadReviews);
  const loaded = isLoading ? undefined : data;
  if (loaded && loaded.reviews.length === 0) return null;
  return (
    <section className={`band wrap below-fold ${css.reviews}`} id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title">Readers on this report</h2>
        {loaded && (
          <>
            <MeanRating {...loaded} />
            <p className={`small soft ${css.note}`}>{loaded.note}</p>
          </>
        )}
      </div>
      {loaded ? <ReviewList reviews={loaded.reviews} /> : <ReviewsLoading />}
    </section>
  );
}

async function loadReviews(_: AbortSignal, reportKey: string): Promise<LoadedReviews> {
  const { listReviews, formatMeanRating, reviewsNote } = await loadChunkWithRetry(
    () => import('#web/content/reviews.ts'),
  );
  const reviews = listReviews(reportKey);
  return { reviews, meanRating: formatMeanRating(reviews), note: reviewsNote };
}

function MeanRating({ meanRating, reviews }: LoadedReviews) {
  return (
    <p className={`num ${css.score}`}>
      <b>{meanRating}</b>
      <span>
        <Stars rating={Number(meanRating)} />
        <span className="small soft">{reviews.length} reviews</span>
      </span>
    </p>
  );
}

function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul>
      {reviews.map(({ id, rating, text, name, date, isVerified }) => (
        <li key={id}>
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <p className="small">
            <b>{name}</b> <span className="soft num">{date}</span>
            {isVerified && (
              <Badge tone="success" icon="check">
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
      <SkeletonCard withoutEmblem />
      <SkeletonCard withoutEmblem />
      <SkeletonCard withoutEmblem />
    </div>
  );
}
