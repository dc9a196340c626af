/** A placeholder for a card. Hidden from screen readers; the list announces that it is loading. */
import css from './Skeleton.module.css';

export function SkeletonCard({ withoutEmblem = false }: { withoutEmblem?: boolean }) {
  return (
    <div className={css.card} aria-hidden="true">
      {!withoutEmblem && (
        <svg className={css.emblem} viewBox="0 0 32 32">
          <path d="M2 2H30V30H2ZM2 2L30 30M30 2L2 30M16 2L30 16L16 30L2 16Z" />
        </svg>
      )}
      <i className={css.title} />
      <i />
      <i className={css.short} />
    </div>
  );
}
