import { Link } from 'react-router-dom';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import { articles, articleGroups, type ArticleCard } from '#web/content/articles/index.ts';
import { sampleChart } from '#web/content/sample-person.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './BlogsPage.module.css';
import { Byline } from './Byline.tsx';
import { getHighlightedHouses } from './article-list.ts';

const [featuredArticle, ...otherArticles] = articles as readonly [ArticleCard, ...ArticleCard[]];

export function Component() {
  return (
    <>
      <title>Blogs: Vedic astrology in plain words | Lagna</title>
      <meta
        name="description"
        content="What a lagna is, how to find a birth time, what Sade Sati is and is not: nine articles on Vedic astrology, with the rule, the book and a computed example in each."
      />
      <section className={`wrap ${css.head}`}>
        <h1>Plain words for an old art</h1>
        <p className="lead soft">
          Each article explains one thing: the rule, the book it is from, and a computed example. No article
          wants to frighten you.
        </p>
      </section>
      <FeaturedArticle article={featuredArticle} />
      <div className={`wrap ${css.groups}`}>
        {articleGroups.map((group) => (
          <ArticleGroup key={group.title} {...group} />
        ))}
      </div>
      <AskUsSection />
    </>
  );
}

/** The first article of the list, with a chart beside it. */
function FeaturedArticle({
  article: { slug, title, description, published, minutes },
}: {
  article: ArticleCard;
}) {
  return (
    <section className={`night on-night ${css.night}`} aria-labelledby="opening">
      <div className={`wrap ${css.featured}`}>
        <div className={css.featuredText}>
          <p className="eyebrow">Begin here</p>
          <h2 id="opening">
            <Link to={`/blogs/${slug}`}>{title}</Link>
          </h2>
          <p className="soft">{description}</p>
          <Byline published={published} minutes={minutes} />
          <ButtonLink to={`/blogs/${slug}`} variant="text" aria-label={`Read it: ${title}`}>
            Read it <Icon name="arrow" />
          </ButtonLink>
        </div>
        <div className={css.wheel}>
          <Wheel
            chart={sampleChart}
            start="lagna"
            highlight="lagna"
            showHorizon
            showLabels={false}
            isDecorative
          />
        </div>
      </div>
    </section>
  );
}

function ArticleGroup({ title, subtitle, slugs }: (typeof articleGroups)[number]) {
  return (
    <section className={css.group} aria-label={title}>
      <div className={css.groupHead}>
        <h2>{title}</h2>
        <p className="soft">{subtitle}</p>
      </div>
      <ul>
        {otherArticles
          .filter(({ slug }) => slugs.includes(slug))
          .map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
      </ul>
    </section>
  );
}

function ArticleRow({ article: { slug, title, description, published, minutes } }: { article: ArticleCard }) {
  return (
    <li className={css.row}>
      <span>
        <HouseEmblem highlightedHouses={getHighlightedHouses(slug)} />
      </span>
      <div>
        <h3>
          <Link to={`/blogs/${slug}`}>{title}</Link>
        </h3>
        <p>{description}</p>
        <Byline published={published} minutes={minutes} />
      </div>
    </li>
  );
}

function AskUsSection() {
  return (
    <section className="vellum">
      <div className={`wrap ${css.askUs}`}>
        <h2>A word we have not explained?</h2>
        <p className="soft">Tell us. Many of these articles answer a reader’s question.</p>
        <ButtonLink to="/contact">Ask us</ButtonLink>
      </div>
    </section>
  );
}
