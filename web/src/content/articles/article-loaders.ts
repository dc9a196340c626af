/** Loads the text of each article, by slug. Each is a separate chunk, loaded when the article is opened. */
import type { Article } from './article.ts';

export const articleLoaders: Record<string, () => Promise<{ article: Article }>> = {
  'what-is-a-lagna': () => import('./what-is-a-lagna.ts'),
  'moon-sign-or-sun-sign': () => import('./moon-sign-or-sun-sign.ts'),
  'how-a-kundli-is-computed': () => import('./how-a-kundli-is-computed.ts'),
  'how-to-find-your-birth-time': () => import('./how-to-find-your-birth-time.ts'),
  'reading-a-north-indian-chart': () => import('./reading-a-north-indian-chart.ts'),
  'vimshottari-dasha-in-plain-words': () => import('./vimshottari-dasha-in-plain-words.ts'),
  'what-sade-sati-is-and-is-not': () => import('./what-sade-sati-is-and-is-not.ts'),
  'manglik-without-fear': () => import('./manglik-without-fear.ts'),
  'thirty-six-gunas': () => import('./thirty-six-gunas.ts'),
};
