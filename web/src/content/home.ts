/**
 * The written part of the home page. The six questions quote the sample report: its person is made up
 * (4 June 1996, 2:30 pm, Kota), the positions behind each "because" are computed.
 */

export const claims = [
  { figure: '10K+', of: 'clients' },
  { figure: '15+', of: 'years' },
  { figure: '99%', of: 'accuracy' },
] as const;

export const teasers = [
  {
    key: 'career-wealth',
    question: 'Is this the year to change jobs?',
    statement: 'Your work changes shape more than once, and each change pays for the one before.',
    because:
      'Mercury, lord of your tenth house, stands near the end of Mesha, in the eighth: the house of endings that feed beginnings.',
  },
  {
    key: 'love-marriage',
    question: 'Why do I keep choosing the same person?',
    statement: 'You choose the steady one, and the warmth you wait for comes late and stays.',
    because:
      'Saturn and Ketu share your seventh house, Meena, while Jupiter, who owns it, is at home in Dhanu: duty at the door, trust inside.',
  },
  {
    key: 'life-blueprint',
    question: 'What is the whole picture?',
    statement: 'People find you reserved at the door and generous in the kitchen.',
    because:
      'Rahu stands on your lagna and keeps them guessing, but the Moon and Jupiter together hold your fourth house, the home.',
  },
  {
    key: 'janam-kundli',
    question: 'What did the sky look like when I was born?',
    statement: 'Kanya was rising, and the Moon, just past full, walked beside Jupiter.',
    because:
      'at 2:30 that afternoon in Kota the eastern horizon had reached 18° of Kanya, with Moon and Jupiter three degrees apart in Dhanu.',
  },
  {
    key: 'year-ahead',
    question: 'What will the next twelve months ask of me?',
    statement: 'Keep the promises you have before you make new ones.',
    because:
      'Saturn is back in Meena, where he stood on the day you were born, and crosses your house of partnership until February 2028.',
  },
  {
    key: 'numerology-profile',
    question: 'What do my name and date add up to?',
    statement: 'You count twice and give once, and what you give is meant to last.',
    because:
      'the digits of your birth date add up to 35 and so to 8, the number that tradition hands to Saturn.',
  },
] as const;

/** Order of the six cards; the first is drawn large. Prices stand in until the catalogue answers. */
export const cards = [
  {
    key: 'life-blueprint',
    name: 'Complete Life Blueprint',
    price: 2499,
    line: 'Every house, every graha, every period of your life, in one volume. The report families keep.',
  },
  {
    key: 'career-wealth',
    name: 'Career & Wealth',
    price: 1299,
    line: 'The work that suits your tenth house, and when money moves.',
  },
  {
    key: 'love-marriage',
    name: 'Love & Marriage',
    price: 899,
    line: 'What you look for, whom you meet, and the years that favour it.',
  },
  {
    key: 'janam-kundli',
    name: 'Janam Kundli',
    price: 999,
    line: 'The classical birth chart: lagna, Moon, nakshatra, dashas.',
  },
  {
    key: 'year-ahead',
    name: 'Year Ahead',
    price: 1199,
    line: 'Twelve months from your birthday, and what each one is good for.',
  },
  {
    key: 'numerology-profile',
    name: 'Numerology Profile',
    price: 799,
    line: 'Your name and date as numbers, and how they sit with your chart.',
  },
] as const;

export const statistics = [
  { figure: '10,000+', of: 'clients' },
  { figure: '15+', of: 'years of practice' },
  { figure: '99%', of: 'accuracy' },
  { figure: '24/7', of: 'support' },
] as const;

export const testimonials = [
  {
    name: 'Meera Kulkarni',
    place: 'Pune',
    rating: 5,
    verified: true,
    text: 'I expected flattery. I got a paragraph that began “because Saturn sits in your seventh”, and it described my marriage better than I could.',
  },
  {
    name: 'Arvind Nair',
    place: 'Kochi',
    rating: 5,
    verified: true,
    text: 'My father checks every degree by hand. He sat with the PDF for an hour, closed his panchang and asked me to order his.',
  },
  {
    name: 'Sana Qureshi',
    place: 'Lucknow',
    rating: 4,
    verified: true,
    text: 'They told me my birth time was too rough for one chapter, and said so before I paid. That is why I believed the rest.',
  },
  {
    name: 'Rohit Bansal',
    place: 'Jaipur',
    rating: 5,
    verified: true,
    text: 'The remedies began with walking at sunrise and ended with a stone I could skip. Nobody tried to sell me the stone.',
  },
  {
    name: 'Divya Raman',
    place: 'Chennai',
    rating: 5,
    verified: true,
    text: 'Ordered at night on the train, read it before breakfast. My mother now keeps the printout with the family horoscopes.',
  },
  {
    name: 'Imran Shaikh',
    place: 'Surat',
    rating: 4,
    verified: true,
    text: 'I wrote the wrong town. One form, no argument, and a new edition the same evening with my own sky in it.',
  },
] as const;

/** What the film would show, for reading: the video itself is a placeholder. */
export const film = {
  title: 'How a chart is computed',
  steps: [
    'A birth is a place and a moment. We look the town up in a gazetteer for its latitude and longitude, and ask which clock it kept that year: Calcutta, Bombay and wartime India each had their own.',
    'From that moment in world time we compute where the Sun, the Moon and the planets stood, with the same kind of ephemeris an observatory uses. Rahu and Ketu are the two points where the Moon’s path crosses the Sun’s.',
    'The zodiac of the stars and the zodiac of the seasons have drifted apart by some 24 degrees. We subtract that difference, the Lahiri ayanamsa, which India’s own almanac office adopted.',
    'The degree rising in the east at your place is the lagna. It moves one degree in about four minutes, so we also work out how far your birth time may be wrong before anything changes.',
    'Only now does anybody write. Each sentence is tied to the placement it comes from, and both are printed side by side.',
  ],
} as const;
