/** Texts of the home page below the fold. */

/** Texts of the report cards, by report key. */
export const cardSummaries = {
  'janam-kundli': 'The classical birth chart: lagna, Moon, nakshatra, dashas.',
  'career-wealth': 'Which work suits you, and when money comes.',
  'love-marriage': 'What you look for, whom you meet, and the years that favour it.',
  'life-blueprint': 'Every house, graha and period of your life, in one volume.',
  'year-ahead': 'Twelve months from now, and what each one is good for.',
  'numerology-profile': 'Your name and date as numbers, and how they agree with your chart.',
  'match-report': 'Both charts read together: the 36 points, the doshas and the good months.',
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
    text: 'I expected flattery. I got a paragraph with its reason, “because Saturn is in your seventh house”, and it described my marriage well.',
  },
  {
    name: 'Arvind Nair',
    place: 'Kochi',
    rating: 5,
    isVerified: true,
    text: 'My father checks every degree by hand. He read the PDF for an hour and then asked me to order one for him.',
  },
  {
    name: 'Sana Qureshi',
    place: 'Lucknow',
    rating: 4,
    isVerified: true,
    text: 'They said before I paid that my birth time was not exact enough for one chapter. That is why I believed the rest.',
  },
  {
    name: 'Rohit Bansal',
    place: 'Jaipur',
    rating: 5,
    isVerified: true,
    text: 'The remedies begin with a walk at sunrise. A stone comes last, and nobody tried to sell me one.',
  },
  {
    name: 'Divya Raman',
    place: 'Chennai',
    rating: 5,
    isVerified: true,
    text: 'I ordered it at night on the train and read it before breakfast. My mother keeps the printout with the family horoscopes.',
  },
  {
    name: 'Imran Shaikh',
    place: 'Surat',
    rating: 4,
    isVerified: true,
    text: 'I had entered the wrong town. I filled in one form and got a corrected report the same evening.',
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
