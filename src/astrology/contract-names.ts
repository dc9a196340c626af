/**
 * Names and constants of the contract without its schemas, so that pages which only display names load no schema
 * library.
 */

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

/** The seven classical grahas. The nodes have no dignity and no shadbala and are ignored by most rules. */
export const CLASSICAL_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type ClassicalGraha = (typeof CLASSICAL_GRAHAS)[number];

/** Index 0 is Aries (Mesha): sign n is at index n - 1. */
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

/** Names of each graha: two letters for drawings, Sanskrit and Devanagari for tables. */
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
 * Index 0 is Ashwini: nakshatra n is at index n - 1. `lord` is the lord of the nakshatra in the Vimshottari cycle.
 */
export const NAKSHATRAS = [
  { name: 'Ashwini', devanagari: 'अश्विनी', lord: 'Ketu' },
  { name: 'Bharani', devanagari: 'भरणी', lord: 'Venus' },
  { name: 'Krittika', devanagari: 'कृत्तिका', lord: 'Sun' },
  { name: 'Rohini', devanagari: 'रोहिणी', lord: 'Moon' },
  { name: 'Mrigashira', devanagari: 'मृगशिरा', lord: 'Mars' },
  { name: 'Ardra', devanagari: 'आर्द्रा', lord: 'Rahu' },
  { name: 'Punarvasu', devanagari: 'पुनर्वसु', lord: 'Jupiter' },
  { name: 'Pushya', devanagari: 'पुष्य', lord: 'Saturn' },
  { name: 'Ashlesha', devanagari: 'आश्लेषा', lord: 'Mercury' },
  { name: 'Magha', devanagari: 'मघा', lord: 'Ketu' },
  { name: 'Purva Phalguni', devanagari: 'पूर्वाफाल्गुनी', lord: 'Venus' },
  { name: 'Uttara Phalguni', devanagari: 'उत्तराफाल्गुनी', lord: 'Sun' },
  { name: 'Hasta', devanagari: 'हस्त', lord: 'Moon' },
  { name: 'Chitra', devanagari: 'चित्रा', lord: 'Mars' },
  { name: 'Swati', devanagari: 'स्वाती', lord: 'Rahu' },
  { name: 'Vishakha', devanagari: 'विशाखा', lord: 'Jupiter' },
  { name: 'Anuradha', devanagari: 'अनुराधा', lord: 'Saturn' },
  { name: 'Jyeshtha', devanagari: 'ज्येष्ठा', lord: 'Mercury' },
  { name: 'Mula', devanagari: 'मूल', lord: 'Ketu' },
  { name: 'Purva Ashadha', devanagari: 'पूर्वाषाढा', lord: 'Venus' },
  { name: 'Uttara Ashadha', devanagari: 'उत्तराषाढा', lord: 'Sun' },
  { name: 'Shravana', devanagari: 'श्रवण', lord: 'Moon' },
  { name: 'Dhanishtha', devanagari: 'धनिष्ठा', lord: 'Mars' },
  { name: 'Shatabhisha', devanagari: 'शतभिषा', lord: 'Rahu' },
  { name: 'Purva Bhadrapada', devanagari: 'पूर्वाभाद्रपदा', lord: 'Jupiter' },
  { name: 'Uttara Bhadrapada', devanagari: 'उत्तराभाद्रपदा', lord: 'Saturn' },
  { name: 'Revati', devanagari: 'रेवती', lord: 'Mercury' },
] as const satisfies readonly { name: string; devanagari: string; lord: Graha }[];

/** Short names of the ayanamsas, for captions. */
export const AYANAMSA_NAMES = {
  lahiri: 'Lahiri',
  kp: 'Krishnamurti',
  raman: 'Raman',
  'true-chitra': 'True Chitra',
} as const;

/** By the count from one nakshatra to another, both included, modulo nine. */
export const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Ati Mitra',
] as const;
