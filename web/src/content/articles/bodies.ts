/** The text of each article, a file of its own that is fetched when somebody reads it. */
import type { Article } from './article.ts';

export const bodies: Record<string, () => Promise<{ article: Article }>> = {
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
