/** Words that may need explaining; a copy prints only those that occur in it. `find` lists further spellings to look for. */
export type Word = { word: string; sanskrit: string; meaning: string; find?: readonly string[] };

export const glossary: readonly Word[] = [
  { word: 'Antardasha', sanskrit: 'antardaśā', meaning: 'One of nine parts into which each maha dasha is divided.', find: ['antardashas'] },
  {
    word: 'Ayanamsa',
    sanskrit: 'ayanāṃśa',
    meaning: 'How far the zodiac of the stars has drifted from that of the seasons; some 24° today.',
  },
  {
    word: 'Combust',
    sanskrit: 'asta',
    meaning: 'So near the Sun that a graha cannot be seen, and its voice is faint.',
  },
  { word: 'Dasha', sanskrit: 'daśā', meaning: 'A stretch of years looked after by one of the nine.', find: ['dashas'] },
  {
    word: 'Dignity',
    sanskrit: 'avasthā',
    meaning: 'How much at home a graha is in the sign where it stands.',
  },
  { word: 'Exalted', sanskrit: 'ucca', meaning: 'In the sign where a graha is at its height.' },
  {
    word: 'Fall',
    sanskrit: 'nīca',
    meaning: 'The sign opposite to exaltation, where a graha has to make an effort.',
    find: ['sign of fall', 'in its fall'],
  },
  {
    word: 'Graha',
    sanskrit: 'graha',
    meaning: 'One of the nine that hold us: Sun, Moon, five planets and two nodes.',
    find: ['grahas'],
  },
  {
    word: 'House',
    sanskrit: 'bhāva',
    meaning: 'One of twelve areas of life, counted by whole signs from the lagna.',
    find: ['houses'],
  },
  { word: 'Karana', sanskrit: 'karaṇa', meaning: 'Half of a lunar day.' },
  { word: 'Lagna', sanskrit: 'lagna', meaning: 'The sign, with its degree, that was coming over the eastern horizon at birth.' },
  {
    word: 'Maha dasha',
    sanskrit: 'mahādaśā',
    meaning: 'One of the nine great periods, six to twenty years long.',
    find: ['maha dashas', 'great period'],
  },
  { word: 'Mantra', sanskrit: 'mantra', meaning: 'A formula that is repeated in order to collect the mind.' },
  {
    word: 'Moolatrikona',
    sanskrit: 'mūlatrikoṇa',
    meaning: 'The part of a sign where a graha holds its office; second only to exaltation.',
  },
  {
    word: 'Nakshatra',
    sanskrit: 'nakṣatra',
    meaning: 'One of twenty-seven stars, or star groups, through which the Moon passes.',
    find: ['nakshatras'],
  },
  {
    word: 'Navamsha',
    sanskrit: 'navāṃśa',
    meaning: 'A ninth of a sign, 3°20′, and the second chart drawn from these ninths.',
  },
  {
    word: 'Pada, quarter',
    sanskrit: 'pāda',
    meaning: 'A quarter of a nakshatra.',
    find: ['pada', 'quarter'],
  },
  {
    word: 'Rahu, Ketu',
    sanskrit: 'rāhu, ketu',
    meaning: 'The two points at which the Moon crosses the path of the Sun.',
    find: ['Rahu', 'Ketu'],
  },
  { word: 'Rashi', sanskrit: 'rāśi', meaning: 'A sign of the zodiac; by itself, the sign of the Moon.' },
  {
    word: 'Retrograde',
    sanskrit: 'vakra',
    meaning: 'Going backwards among the stars for some weeks, as seen from the Earth.',
  },
  {
    word: 'Sidereal',
    sanskrit: 'nirayana',
    meaning: 'Measured from the fixed stars and not from the seasons.',
  },
  { word: 'Tithi', sanskrit: 'tithi', meaning: 'A lunar day; thirty of them make a month.' },
  {
    word: 'Vimshottari',
    sanskrit: 'viṃśottarī',
    meaning: 'The order of nine maha dashas, 120 years in all.',
  },
  {
    word: 'Yoga',
    sanskrit: 'yoga',
    meaning: 'A combination of grahas with a name; in the almanac, a sum of Sun and Moon.',
    find: ['yogas'],
  },
  {
    word: 'Vara',
    sanskrit: 'vāra',
    meaning: 'A weekday, counted from sunrise.',
  },
];
