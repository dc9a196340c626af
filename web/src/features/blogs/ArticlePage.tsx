import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import type { Article } from '#web/content/articles/article.ts';
import { articleLoaders } from '#web/content/articles/article-loaders.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import css from './ArticlePage.module.css';
import { TextBlocks } from '#web/lib/article/TextBlocks.tsx';
import { Byline } from './Byline.tsx';
import { NextArticle } from './NextArticle.tsx';
import { TableOfContents } from '#web/lib/article/TableOfContents.tsx';
import { getHighlightedHouses } from './article-list.ts';

/** Figures are prerendered; their script is loaded only after client-side navigation. */
const LazyFigure = createLazySection(async () => (await import('./ArticleFigure.tsx')).ArticleFigure);

const SOURCES_TITLE = 'Sources';

type LoaderData = { article: Article | null };

/** A prerendered page contains the article as loader data, so the browser does not load it again. */
export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  if (!Object.hasOwn(articleLoaders, slug)) return data<LoaderData>({ article: null }, { status: 404 });
  const { article } = await articleLoaders[slug]!();
  return data<LoaderData>({ article });
}

export function Component() {
  const { article } = useLoaderData<LoaderData>();
  return article ? <ArticleText article={article} /> : <ArticleNotFound />;
}

/** "What a lagna is" -> "what-a-lagna-is": the id of a section heading */
const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function ArticleText({ article }: { article: Article }) {
  const sectionTitles = [...article.sections.map(({ title }) => title), SOURCES_TITLE];
  return (
    <>
      <title>{`${article.title} | Lagna`}</title>
      <meta name="description" content={article.description} />
      <article>
        <ArticleHeader article={article} />
        <div className={`wrap ${css.body}`}>
          <TableOfContents entries={sectionTitles.map((title) => ({ id: toAnchor(title), title }))} />
          <div className={css.text}>
            <p className={css.lead}>{article.lead}</p>
            {article.sections.map(({ title, blocks }) => (
              <section key={title} aria-labelledby={toAnchor(title)}>
                <h2 id={toAnchor(title)}>{title}</h2>
                <TextBlocks blocks={blocks} Figure={LazyFigure} />
              </section>
            ))}
            {article.page && (
              <p>
                <Link to={article.page.to}>{article.page.text}</Link>
              </p>
            )}
            <Sources sources={article.sources} />
          </div>
        </div>
      </article>
      <NextArticle currentSlug={article.slug} />
    </>
  );
}

function ArticleHeader({ article: { slug, title, published, minutes } }: { article: Article }) {
  return (
    <header className={`wrap ${css.head}`}>
      <div className={css.emblem}>
        <HouseEmblem highlightedHouses={getHighlightedHouses(slug)} />
      </div>
      <div className={css.title}>
        <p className="eyebrow">
          <Link to="/blogs">Blogs</Link>
        </p>
        <h1>{title}</h1>
        <Byline published={published} minutes={minutes} />
      </div>
    </header>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <section className={css.sources} aria-labelledby={toAnchor(SOURCES_TITLE)}>
      <h2 id={toAnchor(SOURCES_TITLE)}>{SOURCES_TITLE}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

function ArticleNotFound() {
  return (
    <>
      <title>Article not found | Lagna</title>
      <meta name="robots" content="noindex" />
      <StatusPage title="This article does not exist" text="There is no article at this address.">
        <ButtonLink to="/blogs" variant="primary">
          See all articles
        </ButtonLink>
        <ButtonLink to="/" variant="text">
          Go to the home page
        </ButtonLink>
      </StatusPage>
    </>
  );
}
