/** Seed data of the catalogue, in the order of the list: names, prices in rupees, descriptions and features. */
import type { ChapterLine } from '#src/catalogue/contract.ts';

type SeedReport = {
  key: string;
  /** in the list, with room between two reports */
  position: number;
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
    position: 0,
    name: 'Janam Kundli',
    category: 'paid',
    priceRupees: 999,
    description:
      'The classical birth chart in full: answers on the first page, then lagna, Moon, nakshatra, nine grahas, yogas, doshas and the periods of your life, with the reason beside every statement.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one says who you are, what this time of your life is about, what the next three years bring, and whether Sade Sati or Manglik applies.',
      },
      {
        title: 'Every line has its reason',
        text: 'Beside each statement stands the placement it comes from, so that your family astrologer can check it.',
      },
      {
        title: 'Periods, read by part of life',
        text: 'All nine Vimshottari periods on one arc. The sub-periods of the next six years are read for work, home, money and health.',
      },
      {
        title: 'How sure we are',
        text: 'A drawing shows how far your birth time may be wrong before the lagna, the Moon’s quarter or the navamsha changes.',
      },
      {
        title: 'Tables for your astrologer',
        text: 'Avakahada, panchanga, ashtakavarga, strengths, bhava chalit and divisional charts. Drawn in the North, South or East Indian style.',
      },
      {
        title: 'Free remedies first',
        text: 'A habit, a mantra, a kindness. A stone comes last, and only as tradition names it. The closing page lists your next steps.',
      },
    ],
    available: true,
  },
  {
    key: 'career-wealth',
    position: 10,
    name: 'Career & Wealth',
    category: 'paid',
    priceRupees: 1299,
    description:
      'When to change work, when to ask for more, and which fields suit you: answers on the first page, ten years at a glance, and the tenth house in depth.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one says when to change work, when promotion and money are favoured, and which work suits you, with dated windows.',
      },
      {
        title: 'Ten years at a glance',
        text: 'One drawing shows when a change of work, promotion, money and going abroad are favoured, above the periods and transits.',
      },
      {
        title: 'Tenth house in depth',
        text: 'The sign of work, its lord, the grahas in it, the amatyakaraka, and the dashamsha drawn in your style.',
      },
      {
        title: 'A job, or a business of your own',
        text: 'Both are compared house by house. Fields of work follow, from the strongest graha to the weakest.',
      },
      {
        title: 'Your money in six parts',
        text: 'Income, savings, expenses, shared money, property and debts, each by its house and lord.',
      },
      {
        title: 'Period by period',
        text: 'Every sub-period of the next ten years is rated for work. Good days and tables for your astrologer follow.',
      },
    ],
    available: true,
  },
  {
    key: 'love-marriage',
    position: 20,
    name: 'Love & Marriage',
    category: 'paid',
    priceRupees: 899,
    description:
      'When marriage is favoured, whom it may bring and how you love: answers on the first page, ten years at a glance, the seventh house, Venus and the navamsha.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one says when marriage is likely, what the partner is like, love or arranged, and whether you are Manglik, with reasons.',
      },
      {
        title: 'Ten years at a glance',
        text: 'One drawing shows when marriage, children and a home are favoured, above the periods and transits.',
      },
      {
        title: 'Seventh house and navamsha',
        text: 'The two charts of partnership, where they agree, and which one to trust where they differ.',
      },
      {
        title: 'Your star against all 27',
        text: 'The classical points of every possible match for your own birth star, in one table.',
      },
      {
        title: 'Manglik, with its exceptions',
        text: 'The rule, its exceptions in your chart, and one plain verdict.',
      },
      {
        title: 'For every person',
        text: 'Written for the single, the married and those who begin again, and for every gender. Tables for your astrologer are at the end.',
      },
    ],
    available: true,
  },
  {
    key: 'life-blueprint',
    position: 30,
    name: 'Complete Life Blueprint',
    category: 'paid',
    priceRupees: 2499,
    description:
      'Every house, every graha and every period of your life in one volume: answers on the first page, ten years at a glance, a page for each house, and twenty years of sub-periods.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one answers when marriage, work, house, children, abroad and health come forward. One drawing shows ten years at a glance.',
      },
      {
        title: 'A page for each house',
        text: 'Twelve pages with chart, facts, three statements, advice and the dates on which the house becomes active.',
      },
      {
        title: 'Every part of life',
        text: 'Partnership, work, money, family, learning, children, health habits, house and land, and far places have a chapter each.',
      },
      {
        title: 'Twenty years of sub-periods',
        text: 'Each is read by part of life: work, home, money and health, with its reason. All 81 are listed with their dates.',
      },
      {
        title: 'Strengths and doshas',
        text: 'Points by house, six strengths, your yogas kind by kind, Manglik, Kaal Sarp and Ganda Mula with their exceptions.',
      },
      {
        title: 'Saturn and the next twelve months',
        text: 'Every Sade Sati of your life, the slow grahas, and each coming month compared with the others.',
      },
      {
        title: 'For you and for your astrologer',
        text: 'How exact your birth time must be, and all tables: bhava chalit, shadbala, divisional charts. A closing page with next steps.',
      },
    ],
    available: true,
  },
  {
    key: 'year-ahead',
    position: 40,
    name: 'Year Ahead',
    category: 'paid',
    priceRupees: 1199,
    description:
      'Twelve months from the month of your order: answers on the first page, the solar return chart with muntha and lord of the year, and a page for each month.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one says what kind of year it is, which months are best, when work and money move, and how love and family go.',
      },
      {
        title: 'A page for each month',
        text: 'A calendar with days to use and days to keep light, then work, money, love, health and family in a line each.',
      },
      {
        title: 'Your solar return',
        text: 'The chart of the moment at which the Sun returns to its place, drawn in your style, with the lord of the year.',
      },
      {
        title: 'The year in its own dashas',
        text: 'Mudda dasha, dated to the day, beside the long periods of your life.',
      },
      {
        title: 'Every transit with its date',
        text: 'Mars, retrograde planets and the slow grahas over your houses, weighed by your own points.',
      },
      {
        title: 'Tables for your astrologer',
        text: 'Strengths, Tajika yogas and sahams of the year, ashtakavarga and panchanga. Remedies with dates and a closing page end the report.',
      },
    ],
    available: true,
  },
  {
    key: 'numerology-profile',
    position: 50,
    name: 'Numerology Profile',
    category: 'paid',
    priceRupees: 799,
    description:
      'Your date and your name as numbers: answers on the first page, every sum with its working, and how your numbers agree with your birth chart.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one gives your two numbers, the best years ahead, the spelling that fits, your days, and what is missing in your square.',
      },
      {
        title: 'The date and the name',
        text: 'Mulank, bhagyank and birthday, then Cheiro’s letters and the modern ones side by side.',
      },
      {
        title: 'Other spellings',
        text: 'The forms of your name with their sums, and what a change of spelling can and cannot do.',
      },
      {
        title: 'Lo Shu square',
        text: 'Which digits you have, which are missing, the lines they draw, and your Kua number.',
      },
      {
        title: 'Months, years and pinnacles',
        text: 'This personal year and the next, twelve months ahead, and the four pinnacles of a life with their ages.',
      },
      {
        title: 'With your birth chart',
        text: 'Where the graha of each number stands in your chart, and whether number and chart agree.',
      },
      {
        title: 'Phone, house, other people',
        text: 'Which phone, vehicle and house numbers suit you, and how your number agrees with another person’s. The report says how old each part is.',
      },
    ],
    available: true,
  },
  {
    key: 'match-report',
    position: 55,
    name: 'Match Report',
    category: 'paid',
    priceRupees: 1499,
    description:
      'Two birth charts read together: the 36 points with the reason for each, the doshas with their exceptions, how you live together, and the months that favour both of you.',
    features: [
      {
        title: 'Answers first',
        text: 'Page one gives the points, the doshas that count and those that are cancelled, Manglik of both, and the best months for you two.',
      },
      {
        title: 'Eight kootas in plain words',
        text: 'What each one compares, what the two charts have, the points, and the book that the rule comes from.',
      },
      {
        title: 'Every exception named',
        text: 'Nadi, bhakoot and gana dosha with each exception of the tradition: met in your charts, or not met.',
      },
      {
        title: 'Daily life for two',
        text: 'Temperament, family, money, children and health habits, read from both charts, with the differences to talk about.',
      },
      {
        title: 'Months for both',
        text: 'The months in which both charts favour the same step, with dates, grade and reason.',
      },
      {
        title: 'What it can and cannot say',
        text: 'An honest page on tradition and its limits. Remedies that cost nothing come first. Tables of both charts are at the end.',
      },
    ],
    available: true,
  },
  {
    key: 'free-kundli',
    position: 60,
    name: 'Free Kundli',
    category: 'free',
    priceRupees: 0,
    description:
      'Your birth chart, lagna, Moon and nakshatra with the periods of your life, computed as carefully as our paid reports.',
    features: [
      { title: 'The real chart', text: 'The same computation as the paid reports, to the minute of arc.' },
      { title: 'Lagna, Moon, nakshatra', text: 'What each of the three says, and the reason for it.' },
      { title: 'Where you are now', text: 'Your present mahadasha and antardasha with their dates.' },
      {
        title: 'Three further facts',
        text: 'The last page names three more facts of your chart, and the reports that explain them.',
      },
      { title: 'No card asked', text: 'Three reports a day, ten in thirty days, kept in My Reports.' },
    ],
    available: true,
  },
  {
    key: 'moon-and-nakshatra',
    position: 70,
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
        title: 'Nine kinds of days',
        text: 'All 27 stars counted from yours in one table: which days support you, and which ask for patience.',
      },
      {
        title: 'Six weeks of the Moon',
        text: 'Dates and hours in Indian time, to hang beside the calendar.',
      },
      {
        title: 'Tables for your astrologer',
        text: 'The panchanga of your birth and the positions that a family astrologer asks for first.',
      },
    ],
    available: true,
  },
  {
    key: 'sade-sati-check',
    position: 80,
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
        text: 'Saturn’s own strength at your birth, and the points of each sign that it will cross.',
      },
      {
        title: 'Dhaiya, too',
        text: 'The short visits to the fourth and eighth from the Moon, kept apart from the seven years.',
      },
      {
        title: 'The slow grahas',
        text: 'Saturn, Jupiter, Rahu and Ketu over your chart in the next two and a half years.',
      },
      {
        title: 'Free things first',
        text: 'What tradition does on Saturdays, and what it costs: mostly nothing.',
      },
    ],
    available: true,
  },
];
