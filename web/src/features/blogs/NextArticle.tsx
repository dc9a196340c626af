import { Link } from 'react-router-dom';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './NextArticle.module.css';
import { getHighlightedHouses, getNextArticle } from './article-list.ts';

export function NextArticle({ currentSlug }: { currentSlug: string }) {
  const { slug, title, description } = getNextArticle(currentSlug);
  return (
    <aside className="vellum" aria-labelledby="read-on">
      <div className={`wrap ${css.next}`}>
        <span>
          <HouseEmblem highlightedHouses={getHighlightedHouses(slug)} />
        </span>
        <div className={css.text}>
          <h2 id="read-on" className="eyebrow">
            Read next
          </h2>
          <p className={css.title}>
            <Link to={`/blogs/${slug}`}>
              {title} <Icon name="arrow" />
            </Link>
          </p>
          <p className="soft">{description}</p>
        </div>
      </div>
    </aside>
  );
}
