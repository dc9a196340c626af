/** The highlighted houses of each article's emblem, and the order of the articles. */
import { articles, type ArticleCard } from '#web/content/articles/index.ts';

/** The houses that belong to the subject of the article, for example 12, 1 and 2 (from the Moon) for Sade Sati. */
const HIGHLIGHTED_HOUSES: Record<string, readonly number[]> = {
  'what-is-a-lagna': [1],
  'moon-sign-or-sun-sign': [4, 5],
  'how-a-kundli-is-computed': [1, 10],
  'how-to-find-your-birth-time': [1, 7],
  'reading-a-north-indian-chart': [1, 4, 7, 10],
  'vimshottari-dasha-in-plain-words': [9],
  'what-sade-sati-is-and-is-not': [12, 1, 2],
  'manglik-without-fear': [1, 2, 4, 7, 8, 12],
  'thirty-six-gunas': [7],
};

export const getHighlightedHouses = (slug: string): readonly number[] => HIGHLIGHTED_HOUSES[slug] ?? [];

/** The next article of the list; the first one follows the last. */
export function getNextArticle(slug: string): ArticleCard {
  const index = articles.findIndex((article) => article.slug === slug);
  return articles[(index + 1) % articles.length]!;
}
