/** Which houses an article's emblem lights, and which article follows which. */
import { articles, type ArticleCard } from '#web/content/articles/index.ts';

/** By what each is about: horizon and meridian, the Moon's sign and the Sun's, the houses counted from Mars … */
const LIT: Record<string, readonly number[]> = {
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

export const getLitHouses = (slug: string): readonly number[] => LIT[slug] ?? [];

/** After the last comes the first. */
export function getNextArticle(slug: string): ArticleCard {
  const at = articles.findIndex((article) => article.slug === slug);
  return articles[(at + 1) % articles.length]!;
}
