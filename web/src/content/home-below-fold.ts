/** Texts of the home page below the fold. */

/** Texts of the report cards, by report key. */
export const cardSummaries = {
  'janam-kundli': 'The classical birth chart: lagna, Moon, nakshatra, dashas.',
  'career-wealth': 'The work that suits your tenth house, and when money moves.',
  'love-marriage': 'What you look for, whom you meet, and the years that favour it.',
  'life-blueprint': 'Every house, graha and period of your life, in one volume.',
  'year-ahead': 'Twelve months from now, and what each one is good for.',
  'numerology-profile': 'Your name and date as numbers, and how they sit with your chart.',
} as const;

export const statistics = [
  { figure: '10,000+', label: 'clients' },
  { figure: '15+', label: 'years of practice' },
  { figure: '99%', label: 'accuracy' },
  { figure: '24/7', label: 'support' },
] as const;

/** Shown with the testimonials: no customer has written them. */
export const testimonialsNote = 'Sample reviews, written by us as examples.';

export const testimonials = [
  {
    name: 'Meera Kulkarni',
    place: 'Pune',
    rating: 5,
    isVerified: true,
    text: 'I expected flattery. I got a paragraph that began “because Saturn sits in your seventh”, and it described my marriage better than I could.',
  },
  {
    name: 'Arvind Nair',
    place: 'Kochi',
    rating: 5,
    isVerified: true,
    text: 'My father checks every degree by hand. He sat with the PDF for an hour, closed his panchang and asked me to order his.',
  },
  {
    name: 'Sana Qureshi',
    place: 'Lucknow',
    rating: 4,
    isVerified: true,
    text: 'They told me my birth time was too rough for one chapter, and said so before I paid. That is why I believed the rest.',
  },
  {
    name: 'Rohit Bansal',
    place: 'Jaipur',
    rating: 5,
    isVerified: true,
    text: 'The remedies began with walking at sunrise and ended with a stone I could skip. Nobody tried to sell me the stone.',
  },
  {
    name: 'Divya Raman',
    place: 'Chennai',
    rating: 5,
    isVerified: true,
    text: 'Ordered at night on the train, read it before breakfast. My mother now keeps the printout with the family horoscopes.',
  },
  {
    name: 'Imran Shaikh',
    place: 'Surat',
    rating: 4,
    isVerified: true,
    text: 'I wrote the wrong town. One form, no argument, and a new edition the same evening with my own sky in it.',
  },
] as const;

/** The film and its content as text, one step for each scene. */
export const film = {
  title: 'How a chart is computed',
  steps: [
    'A birth is a place and a moment. We look up the latitude and longitude of the town, and the clock that it used in that year. For that moment we compute where the Sun, the Moon and the planets are, like an observatory does.',
    'They move near one circle in the sky, the ecliptic. Its twelve signs are counted from the stars. For this we use the Lahiri ayanamsa, which India’s almanac office adopted.',
    'The degree that rises in the east at the place of birth is the lagna. It moves one degree in about four minutes. So we also compute how far the birth time may be wrong before anything changes.',
    'The sign of the lagna is the first house, and the other signs follow as houses two to twelve. Each graha goes into the house of its sign. Rahu and Ketu are the two points where the Moon’s path crosses the Sun’s.',
    'Only then is the report written. Each statement stands beside its reason, the placement that it comes from.',
  ],
} as const;
