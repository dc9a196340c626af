/** The names of signs, grahas and stars, in English letters and in Devanagari. Light enough for the browser: nothing is imported here. */

export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type Graha = (typeof GRAHAS)[number];

/** Index 0 is Aries (Mesha), as everywhere: sign n stands at index n - 1. */
export const RASHIS = [
  { english: 'Aries', sanskrit: 'Mesha', devanagari: 'मेष' },
  { english: 'Taurus', sanskrit: 'Vrishabha', devanagari: 'वृषभ' },
  { english: 'Gemini', sanskrit: 'Mithuna', devanagari: 'मिथुन' },
  { english: 'Cancer', sanskrit: 'Karka', devanagari: 'कर्क' },
  { english: 'Leo', sanskrit: 'Simha', devanagari: 'सिंह' },
  { english: 'Virgo', sanskrit: 'Kanya', devanagari: 'कन्या' },
  { english: 'Libra', sanskrit: 'Tula', devanagari: 'तुला' },
  { english: 'Scorpio', sanskrit: 'Vrishchika', devanagari: 'वृश्चिक' },
  { english: 'Sagittarius', sanskrit: 'Dhanu', devanagari: 'धनु' },
  { english: 'Capricorn', sanskrit: 'Makara', devanagari: 'मकर' },
  { english: 'Aquarius', sanskrit: 'Kumbha', devanagari: 'कुम्भ' },
  { english: 'Pisces', sanskrit: 'Meena', devanagari: 'मीन' },
] as const;

/** How each graha is named: two letters in drawings, Devanagari beside the English in tables. */
export const GRAHA_NAMES = {
  Sun: { short: 'Su', sanskrit: 'Surya', devanagari: 'सूर्य' },
  Moon: { short: 'Mo', sanskrit: 'Chandra', devanagari: 'चन्द्र' },
  Mars: { short: 'Ma', sanskrit: 'Mangala', devanagari: 'मंगल' },
  Mercury: { short: 'Me', sanskrit: 'Budha', devanagari: 'बुध' },
  Jupiter: { short: 'Ju', sanskrit: 'Guru', devanagari: 'गुरु' },
  Venus: { short: 'Ve', sanskrit: 'Shukra', devanagari: 'शुक्र' },
  Saturn: { short: 'Sa', sanskrit: 'Shani', devanagari: 'शनि' },
  Rahu: { short: 'Ra', sanskrit: 'Rahu', devanagari: 'राहु' },
  Ketu: { short: 'Ke', sanskrit: 'Ketu', devanagari: 'केतु' },
} as const satisfies Record<Graha, { short: string; sanskrit: string; devanagari: string }>;

/**
 * Index 0 is Ashwini: nakshatra n stands at index n - 1. `lord` rules the star in the Vimshottari cycle (BPHS ch. 46),
 * `deity` presides over it (Taittiriya Brahmana 1.5 and 3.1, Brihat Samhita 98).
 */
export const NAKSHATRAS = [
  { name: 'Ashwini', devanagari: 'अश्विनी', lord: 'Ketu', deity: 'the Ashvins, healers of the gods' },
  { name: 'Bharani', devanagari: 'भरणी', lord: 'Venus', deity: 'Yama, who keeps the measure' },
  { name: 'Krittika', devanagari: 'कृत्तिका', lord: 'Sun', deity: 'Agni, the fire' },
  { name: 'Rohini', devanagari: 'रोहिणी', lord: 'Moon', deity: 'Prajapati, the maker' },
  { name: 'Mrigashira', devanagari: 'मृगशिरा', lord: 'Mars', deity: 'Soma, the Moon' },
  { name: 'Ardra', devanagari: 'आर्द्रा', lord: 'Rahu', deity: 'Rudra, the storm' },
  { name: 'Punarvasu', devanagari: 'पुनर्वसु', lord: 'Jupiter', deity: 'Aditi, mother of the gods' },
  { name: 'Pushya', devanagari: 'पुष्य', lord: 'Saturn', deity: 'Brihaspati, teacher of the gods' },
  { name: 'Ashlesha', devanagari: 'आश्लेषा', lord: 'Mercury', deity: 'the Nagas, the serpents' },
  { name: 'Magha', devanagari: 'मघा', lord: 'Ketu', deity: 'the Pitris, the ancestors' },
  { name: 'Purva Phalguni', devanagari: 'पूर्वाफाल्गुनी', lord: 'Venus', deity: 'Bhaga, giver of good fortune' },
  { name: 'Uttara Phalguni', devanagari: 'उत्तराफाल्गुनी', lord: 'Sun', deity: 'Aryaman, keeper of agreements' },
  { name: 'Hasta', devanagari: 'हस्त', lord: 'Moon', deity: 'Savitar, who sets things moving' },
  { name: 'Chitra', devanagari: 'चित्रा', lord: 'Mars', deity: 'Tvashtar, the craftsman' },
  { name: 'Swati', devanagari: 'स्वाती', lord: 'Rahu', deity: 'Vayu, the wind' },
  { name: 'Vishakha', devanagari: 'विशाखा', lord: 'Jupiter', deity: 'Indra and Agni' },
  { name: 'Anuradha', devanagari: 'अनुराधा', lord: 'Saturn', deity: 'Mitra, the friend' },
  { name: 'Jyeshtha', devanagari: 'ज्येष्ठा', lord: 'Mercury', deity: 'Indra, first among the gods' },
  { name: 'Mula', devanagari: 'मूल', lord: 'Ketu', deity: 'Nirriti, who dissolves' },
  { name: 'Purva Ashadha', devanagari: 'पूर्वाषाढा', lord: 'Venus', deity: 'Apas, the waters' },
  { name: 'Uttara Ashadha', devanagari: 'उत्तराषाढा', lord: 'Sun', deity: 'the Vishvedevas, all the gods' },
  { name: 'Shravana', devanagari: 'श्रवण', lord: 'Moon', deity: 'Vishnu, who strides the worlds' },
  { name: 'Dhanishtha', devanagari: 'धनिष्ठा', lord: 'Mars', deity: 'the Vasus, givers of abundance' },
  { name: 'Shatabhisha', devanagari: 'शतभिषा', lord: 'Rahu', deity: 'Varuna, keeper of the great waters' },
  {
    name: 'Purva Bhadrapada',
    devanagari: 'पूर्वाभाद्रपदा',
    lord: 'Jupiter',
    deity: 'Aja Ekapada, the one-footed',
  },
  {
    name: 'Uttara Bhadrapada',
    devanagari: 'उत्तराभाद्रपदा',
    lord: 'Saturn',
    deity: 'Ahir Budhnya, serpent of the deep',
  },
  { name: 'Revati', devanagari: 'रेवती', lord: 'Mercury', deity: 'Pushan, guide on the road' },
] as const satisfies readonly { name: string; devanagari: string; lord: Graha; deity: string }[];

/** Lords of the signs, Aries first: BPHS ch. 4. */
export const SIGN_LORDS = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
] as const satisfies readonly Graha[];
