/** Seed data of the catalogue: names, prices in rupees, descriptions and features. */
import type { ChapterLine } from '#src/catalogue/contract.ts';

type SeedReport = {
  key: string;
  name: string;
  category: 'paid' | 'free';
  priceRupees: number;
  description: string;
  features: { title: string; text: string }[];
  pageCount?: number;
  chapters?: ChapterLine[];
  available: boolean;
};

export const SEED_REPORTS: SeedReport[] = [
  {
    key: 'janam-kundli',
    name: 'Janam Kundli',
    category: 'paid',
    priceRupees: 999,
    description:
      'The classical birth chart in full: lagna, Moon, nakshatra, nine grahas, yogas, doshas and the periods of your life, with the reason beside every statement.',
    features: [
      {
        title: 'Computed first',
        text: 'True positions for your minute and your town, with the clock that town kept in that year.',
      },
      {
        title: 'Every line has its reason',
        text: 'Beside each statement stands the placement it comes from, so that your family astrologer can check it.',
      },
      {
        title: 'How sure we are',
        text: 'A drawing shows how far your birth time may be wrong before the lagna, the Moon’s quarter or the navamsha changes.',
      },
      {
        title: 'Your life in dashas',
        text: 'All nine Vimshottari periods on one arc, with the antardashas of the one you are living in.',
      },
      { title: 'Three chart styles', text: 'North, South or East Indian. You choose before you order.' },
      {
        title: 'Free remedies first',
        text: 'A habit, a mantra, a kindness. A stone comes last, and only as tradition names it.',
      },
    ],
    available: true,
  },
  {
    key: 'career-wealth',
    name: 'Career & Wealth',
    category: 'paid',
    priceRupees: 1299,
    description:
      'The work that suits your tenth house, the way money reaches you and stays, and ten years of periods weighed for moving and for holding.',
    features: [
      {
        title: 'Tenth house in depth',
        text: 'The sign of work, its lord, its guests and the minister of your chart, with the dashamsha drawn in your style.',
      },
      {
        title: 'Fields of work that suit you',
        text: 'What the nine grahas vote for, from strongest to weakest, in the professions of today.',
      },
      {
        title: 'A job, or a business of your own',
        text: 'Both are weighed, house by house, and each weight is shown.',
      },
      {
        title: 'Your money in six parts',
        text: 'Earning, keeping, spending, what is shared, property and dues, each by its house and lord.',
      },
      {
        title: 'Ten years, period by period',
        text: 'Every antardasha of the coming decade with its dates and what it speaks of at work.',
      },
      {
        title: 'No promises sold',
        text: 'No share tips, no dates of promotion. A remedy costs nothing or very little.',
      },
    ],
    available: true,
  },
  {
    key: 'love-marriage',
    name: 'Love & Marriage',
    category: 'paid',
    priceRupees: 899,
    description:
      'How you love, whom you are drawn to, and the seasons that favour a promise: the seventh house, Venus and the navamsha.',
    features: [
      {
        title: 'Seventh house and navamsha',
        text: 'The two charts of partnership, what they agree on, and which one to trust where they differ.',
      },
      {
        title: 'Your star against all 27',
        text: 'The classical points of every possible match for your own birth star, in one table.',
      },
      {
        title: 'Manglik, weighed',
        text: 'The rule, its exceptions in your chart, and one plain verdict instead of a fright.',
      },
      {
        title: 'Seasons with their dates',
        text: 'Periods that open the subject, from your twenty-first birthday on, never as a promise.',
      },
      {
        title: 'For any heart',
        text: 'Written without husband or wife in mind, for the single, the settled and those who begin again.',
      },
    ],
    available: true,
  },
  {
    key: 'life-blueprint',
    name: 'Complete Life Blueprint',
    category: 'paid',
    priceRupees: 2499,
    description:
      'Every house, every graha, every period of your life, in one volume, with the reason beside each statement.',
    features: [
      {
        title: 'The whole chart',
        text: 'Twelve houses, nine grahas, seven charts, the yogas present and the ones we looked for in vain.',
      },
      {
        title: 'Strengths in figures',
        text: 'Ashtakavarga and the six-part shadbala, drawn and then said in words.',
      },
      {
        title: 'Doshas, without fear',
        text: 'Manglik, Kaal Sarp, Ganda Mula: the rule, the exceptions and a verdict.',
      },
      {
        title: 'Saturn’s calendar',
        text: 'Every Sade Sati of your life on one line, and the slow planets until they move on.',
      },
      {
        title: 'Twelve months ahead',
        text: 'Each month compared with the others, with a good day to use and the days to keep light.',
      },
      {
        title: 'How exact is your birth time?',
        text: 'A chapter on how exact your birth time must be, and what the neighbouring minutes would have said.',
      },
    ],
    available: true,
  },
  {
    key: 'year-ahead',
    name: 'Year Ahead',
    category: 'paid',
    priceRupees: 1199,
    description:
      'Twelve months from the month of your order: the solar return chart, its muntha and year lord, and two pages for each month.',
    features: [
      {
        title: 'Your solar return',
        text: 'The chart of the moment the Sun comes home, drawn in your style, with the lord elected for the year.',
      },
      {
        title: 'Month by month',
        text: 'What each month supports, what to leave alone, and why, from the Sun down to Mercury.',
      },
      {
        title: 'Days with their reasons',
        text: 'Days to use and days to keep light in each month, by the nakshatra of the Moon counted from yours.',
      },
      {
        title: 'The year in its own dashas',
        text: 'Mudda dasha, dated to the day, beside the long periods of your life.',
      },
      {
        title: 'Slow planets until they move',
        text: 'Saturn, Jupiter, Rahu and Ketu over your houses, weighed by your own points.',
      },
    ],
    available: true,
  },
  {
    key: 'numerology-profile',
    name: 'Numerology Profile',
    category: 'paid',
    priceRupees: 799,
    description:
      'Your date and your name as numbers, every sum worked out in front of you, and how they sit with your birth chart.',
    features: [
      { title: 'The date', text: 'Driver, conductor, the day you were born on, and how the two get along.' },
      {
        title: 'The name',
        text: 'Cheiro’s letters and the modern ones, side by side, and what a change of spelling can and cannot do.',
      },
      { title: 'Lo Shu grid', text: 'Which digits you have, which you lack, and the lines they draw.' },
      {
        title: 'Months, years and peaks',
        text: 'The year you are in, twelve months ahead, and the four pinnacles of a life with their ages.',
      },
      {
        title: 'With your chart',
        text: 'Where the graha behind your number stands in your own sky. Nobody else asks.',
      },
      {
        title: 'Stated honestly',
        text: 'Which part is how old, and from which book. It is younger than astrology, and we say so.',
      },
    ],
    available: true,
  },
  {
    key: 'free-kundli',
    name: 'Free Kundli',
    category: 'free',
    priceRupees: 0,
    description:
      'Your birth chart, lagna, Moon and nakshatra with the periods you are living in, computed as carefully as our paid reports.',
    features: [
      { title: 'The real chart', text: 'The same computation as the paid reports, to the minute of arc.' },
      { title: 'Lagna, Moon, nakshatra', text: 'What each of the three says, and because of what.' },
      { title: 'Where you are now', text: 'Your present maha dasha and antardasha with their dates.' },
      { title: 'No card asked', text: 'Three a day, ten a month, kept in My Reports for good.' },
    ],
    available: true,
  },
  {
    key: 'moon-and-nakshatra',
    name: 'Moon & Nakshatra',
    category: 'free',
    priceRupees: 0,
    description:
      'Your rashi and birth star in detail: its story, its quarter, its sound, and six weeks of Moon days counted from it.',
    features: [
      {
        title: 'One star, read closely',
        text: 'Deity, symbol, quarter, naming syllables and the lord that starts your dashas.',
      },
      {
        title: 'The day of your birth',
        text: 'Tithi, weekday, yoga and karana, and what the almanac says of each.',
      },
      {
        title: 'All 27 stars from yours',
        text: 'Tara bala in one table: which days carry you, which ask for patience.',
      },
      {
        title: 'Six weeks of the Moon',
        text: 'Dates and hours in Indian time, to hang beside the calendar.',
      },
    ],
    available: true,
  },
  {
    key: 'sade-sati-check',
    name: 'Sade Sati Check',
    category: 'free',
    priceRupees: 0,
    description:
      'Whether Saturn is near your Moon now, when it was, when it will be, and what that is and is not.',
    features: [
      {
        title: 'All passages of your life',
        text: 'Every phase with its dates, each turn back included, drawn on one line from birth to ninety.',
      },
      {
        title: 'Weighed for your chart',
        text: 'Saturn’s own strength at your birth, and the points of each sign it will cross.',
      },
      {
        title: 'The small visits, too',
        text: 'Dhaiya in the fourth and eighth from the Moon, kept apart from the seven years.',
      },
      {
        title: 'Free things first',
        text: 'What tradition does on Saturdays, and what it costs: mostly nothing.',
      },
    ],
    available: true,
  },
];
