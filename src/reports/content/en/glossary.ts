/** Words that may need explaining; a copy prints only those that occur in it. `find` lists further spellings to look for. */
export type Word = { word: string; sanskrit: string; meaning: string; find?: readonly string[] };

export const glossary: readonly Word[] = [
  { word: 'Antardasha', sanskrit: 'antardaśā', meaning: 'One of the nine parts of a maha dasha.', find: ['antardashas'] },
  {
    word: 'Ayanamsa',
    sanskrit: 'ayanāṃśa',
    meaning: 'How far the stars have drifted from the seasons.',
  },
  {
    word: 'Combust',
    sanskrit: 'asta',
    meaning: 'Too near the Sun to be seen.',
  },
  { word: 'Dasha', sanskrit: 'daśā', meaning: 'A stretch of years looked after by one of the nine.', find: ['dashas'] },
  {
    word: 'Dignity',
    sanskrit: 'avasthā',
    meaning: 'How much at home a graha is in its sign.',
  },
  { word: 'Exalted', sanskrit: 'ucca', meaning: 'In the sign of greatest strength.' },
  {
    word: 'Fall',
    sanskrit: 'nīca',
    meaning: 'The sign opposite to exaltation.',
    find: ['sign of fall', 'in its fall'],
  },
  {
    word: 'Graha',
    sanskrit: 'graha',
    meaning: 'Sun, Moon, five planets and two nodes.',
    find: ['grahas'],
  },
  {
    word: 'House',
    sanskrit: 'bhāva',
    meaning: 'One of twelve areas of life, counted from the lagna.',
    find: ['houses'],
  },
  { word: 'Karana', sanskrit: 'karaṇa', meaning: 'Half of a lunar day.' },
  { word: 'Lagna', sanskrit: 'lagna', meaning: 'The sign coming over the eastern horizon at birth.' },
  {
    word: 'Maha dasha',
    sanskrit: 'mahādaśā',
    meaning: 'One of nine great periods, six to twenty years long.',
    find: ['maha dashas', 'great period'],
  },
  { word: 'Mantra', sanskrit: 'mantra', meaning: 'Words repeated to collect the mind.' },
  {
    word: 'Moolatrikona',
    sanskrit: 'mūlatrikoṇa',
    meaning: 'Where a graha holds office; next to exaltation.',
  },
  {
    word: 'Nakshatra',
    sanskrit: 'nakṣatra',
    meaning: 'One of the 27 stars that the Moon visits.',
    find: ['nakshatras'],
  },
  {
    word: 'Navamsha',
    sanskrit: 'navāṃśa',
    meaning: 'A ninth of a sign; the second chart is drawn from it.',
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
    meaning: 'Where the Moon crosses the path of the Sun.',
    find: ['Rahu', 'Ketu'],
  },
  { word: 'Rashi', sanskrit: 'rāśi', meaning: 'A sign; by itself, the sign of the Moon.' },
  {
    word: 'Retrograde',
    sanskrit: 'vakra',
    meaning: 'Going backwards among the stars for some weeks.',
  },
  {
    word: 'Sidereal',
    sanskrit: 'nirayana',
    meaning: 'Measured from the fixed stars.',
  },
  { word: 'Tithi', sanskrit: 'tithi', meaning: 'A lunar day; thirty of them make a month.' },
  {
    word: 'Vimshottari',
    sanskrit: 'viṃśottarī',
    meaning: 'The round of nine maha dashas, 120 years.',
  },
  {
    word: 'Yoga',
    sanskrit: 'yoga',
    meaning: 'A named combination; also a limb of the almanac.',
    find: ['yogas'],
  },
  {
    word: 'Vara',
    sanskrit: 'vāra',
    meaning: 'A weekday, counted from sunrise.',
  },
];
