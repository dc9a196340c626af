/**
 * The articles of /blogs in the order of the list, with the data for lists and search engines. Their texts are loaded by
 * article-loaders.ts.
 */
import type { Article } from './article.ts';

export type ArticleCard = Pick<Article, 'slug' | 'title' | 'description' | 'published' | 'minutes'>;

export const articleGroups: readonly { title: string; subtitle: string; slugs: readonly string[] }[] = [
  {
    title: 'Begin with the sky',
    subtitle: 'What is up there, and how it becomes a drawing.',
    slugs: ['what-is-a-lagna', 'moon-sign-or-sun-sign', 'how-a-kundli-is-computed'],
  },
  {
    title: 'With your own chart in hand',
    subtitle: 'For the afternoon on which you unfold the old janam patri.',
    slugs: [
      'how-to-find-your-birth-time',
      'reading-a-north-indian-chart',
      'vimshottari-dasha-in-plain-words',
    ],
  },
  {
    title: 'Old fears, looked at calmly',
    subtitle: 'Three words that are mostly whispered, said aloud.',
    slugs: ['what-sade-sati-is-and-is-not', 'manglik-without-fear', 'thirty-six-gunas'],
  },
];

export const articles: readonly ArticleCard[] = [
  {
    slug: 'what-is-a-lagna',
    title: 'What a lagna is, and why it wants your birth minute',
    description:
      'The lagna is the degree of the zodiac rising in the east when you were born. How fast it moves, what hangs on it, and what it does not say.',
    published: '2026-09-14',
    minutes: 5,
  },
  {
    slug: 'moon-sign-or-sun-sign',
    title: 'Moon sign or sun sign: why the magazine and the panchang disagree',
    description:
      'Two babies, one date, one Western sun sign and two rashis: what each sign measures, why the dates differ, and which of them a Kundli asks for.',
    published: '2026-09-08',
    minutes: 6,
  },
  {
    slug: 'how-a-kundli-is-computed',
    title: 'How a kundli is computed',
    description:
      'From a town and a minute to nine grahas, twelve houses and a dasha: each step of the sum, its source, and why two programmes may disagree.',
    published: '2026-10-26',
    minutes: 6,
  },
  {
    slug: 'how-to-find-your-birth-time',
    title: 'How to find your birth time',
    description:
      'Where a time of birth is written down in India, what to ask an aunt, which clocks to distrust, and how much of a chart survives a wrong minute.',
    published: '2026-09-28',
    minutes: 6,
  },
  {
    slug: 'reading-a-north-indian-chart',
    title: 'Reading a North Indian chart, field by field',
    description:
      'Why an 8 at the top is not the eighth house: fields, numbers, lords and aspects of the diamond chart, explained on one real sky over Indore.',
    published: '2026-09-22',
    minutes: 6,
  },
  {
    slug: 'vimshottari-dasha-in-plain-words',
    title: 'Vimshottari dasha in plain words',
    description:
      'Where a dasha date comes from, how to work one out by hand, how far a birth minute moves it, and why eighteen years of Rahu are not a sentence.',
    published: '2026-10-06',
    minutes: 6,
  },
  {
    slug: 'what-sade-sati-is-and-is-not',
    title: 'What Sade Sati is, and what it is not',
    description:
      'Seven and a half years of Saturn near your Moon: how it is counted, whom it concerns until 2028, what the old books say, and what nobody should sell you.',
    published: '2026-10-12',
    minutes: 6,
  },
  {
    slug: 'manglik-without-fear',
    title: 'Manglik, without the fear',
    description:
      'What the Manglik rule says, how many of ten thousand charts it touches, what lifts it, and what to ask when somebody uses the word about you.',
    published: '2026-10-20',
    minutes: 6,
  },
  {
    slug: 'thirty-six-gunas',
    title: 'Thirty-six gunas: what the number counts',
    description:
      'The eight kootas of guna milan on a real pair of Moons: what each one compares, why 18 is only half of 36, and what six minutes can do to a score.',
    published: '2026-11-10',
    minutes: 6,
  },
];
