/** Texts of the upper home page. */

export const claims = [
  { figure: '10K+', label: 'clients' },
  { figure: '15+', label: 'years' },
  { figure: '99%', label: 'accuracy' },
] as const;

/** The questions of readers, each with the report whose sample answers it. */
export const teasers = [
  { key: 'career-wealth', question: 'A job, or my own business?' },
  { key: 'love-marriage', question: 'A love marriage, or an arranged one?' },
  { key: 'life-blueprint', question: 'What is the whole picture?' },
  { key: 'janam-kundli', question: 'What does my birth chart say about me?' },
  { key: 'year-ahead', question: 'What kind of year is ahead of me?' },
  { key: 'numerology-profile', question: 'What do my name and date add up to?' },
] as const;

/**
 * The six report cards, in the order of the prices in the specification. Names and prices in rupees are used until the
 * catalogue is loaded.
 */
export const cards = [
  { key: 'janam-kundli', name: 'Janam Kundli', price: 999 },
  { key: 'career-wealth', name: 'Career & Wealth', price: 1299 },
  { key: 'love-marriage', name: 'Love & Marriage', price: 899 },
  { key: 'life-blueprint', name: 'Complete Life Blueprint', price: 2499 },
  { key: 'year-ahead', name: 'Year Ahead', price: 1199 },
  { key: 'numerology-profile', name: 'Numerology Profile', price: 799 },
] as const;

/** Named below the cards. */
export const reportForTwo = { key: 'match-report', name: 'Match Report', price: 1499 } as const;
