/** What the shop sells: names, prices in rupees, and the promises made on the report's page. */
import type { ChapterLine } from '#src/catalogue/contract.ts';

type Entry = {
  key: string;
  name: string;
  category: 'paid' | 'free';
  rupees: number;
  description: string;
  features: { title: string; text: string }[];
  pageCount?: number;
  chapters?: ChapterLine[];
  available: boolean;
};

export const reportsOnSale: Entry[] = [
  {
    key: 'janam-kundli',
    name: 'Janam Kundli',
    category: 'paid',
    rupees: 999,
    description:
      'The classical birth chart, read house by house: lagna, Moon, nakshatra, the nine grahas and the periods of your life, with the reason beside every statement.',
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
    rupees: 1299,
    description:
      'The work that suits your tenth house, the way money reaches you and stays, and the years in which to move or to hold.',
    features: [
      {
        title: 'Tenth house in depth',
        text: 'The house of work, its lord and the dashamsha chart, read together.',
      },
      {
        title: 'Money, earned and kept',
        text: 'Second and eleventh houses: what comes in, what remains, and where it leaks.',
      },
    ],
    available: false,
  },
  {
    key: 'love-marriage',
    name: 'Love & Marriage',
    category: 'paid',
    rupees: 899,
    description:
      'What you look for, whom you meet, and the years that favour a promise: the seventh house, Venus and the navamsha.',
    features: [
      { title: 'Seventh house and navamsha', text: 'The two charts of partnership, and what they agree on.' },
      {
        title: 'Years that favour it',
        text: 'Periods and transits that open the subject, with their dates.',
      },
    ],
    available: false,
  },
  {
    key: 'life-blueprint',
    name: 'Complete Life Blueprint',
    category: 'paid',
    rupees: 2499,
    description:
      'Every house, every graha, every period of your life, in one volume, with the reason beside each statement.',
    features: [
      {
        title: 'The whole chart',
        text: 'Twelve houses, nine grahas, the yogas present and the ones that just miss.',
      },
      {
        title: 'The next five years',
        text: 'Slow planets through your houses, month by month where it matters.',
      },
    ],
    available: false,
  },
  {
    key: 'year-ahead',
    name: 'Year Ahead',
    category: 'paid',
    rupees: 1199,
    description:
      'Twelve months from your birthday: the solar return chart, its year lord, and what each month asks of you.',
    features: [
      { title: 'Your solar return', text: 'The chart of the moment the Sun comes home, with its muntha.' },
      { title: 'Month by month', text: 'One page a month: what opens, what to leave alone.' },
    ],
    available: false,
  },
  {
    key: 'numerology-profile',
    name: 'Numerology Profile',
    category: 'paid',
    rupees: 799,
    description:
      'Your name and date as numbers, the traits tradition gives them, and how they sit with your birth chart.',
    features: [
      {
        title: 'Three core numbers',
        text: 'Life path, destiny and soul urge, each worked out in front of you.',
      },
      { title: 'With your chart', text: 'Where the numbers and the grahas agree, and where they argue.' },
    ],
    available: false,
  },
  {
    key: 'free-kundli',
    name: 'Free Kundli',
    category: 'free',
    rupees: 0,
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
    rupees: 0,
    description: 'Your rashi and birth star in detail: its deity, its quarter, and the mood it gives a life.',
    features: [
      {
        title: 'One star, read closely',
        text: 'Deity, symbol, quarter and the lord that starts your dashas.',
      },
    ],
    available: false,
  },
  {
    key: 'sade-sati-check',
    name: 'Sade Sati Check',
    category: 'free',
    rupees: 0,
    description:
      'Whether Saturn is near your Moon now, when it was, when it will be, and what that is and is not.',
    features: [
      {
        title: 'All passages of your life',
        text: 'Every phase with its dates, drawn on one line from birth to ninety.',
      },
    ],
    available: false,
  },
];
