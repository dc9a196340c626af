/** Which report answers which question, shown on the report list. */
type ReportName = { key: string; name: string };

/** `alsoIn`: reports that answer the question in one chapter. */
export type ComparisonRow = { question: string; inDepth: ReportName; alsoIn: ReportName[] };

const janamKundli = { key: 'janam-kundli', name: 'Janam Kundli' };
const blueprint = { key: 'life-blueprint', name: 'Complete Life Blueprint' };
const freeKundli = { key: 'free-kundli', name: 'Free Kundli' };

export const comparison: ComparisonRow[] = [
  { question: 'What does my birth chart say?', inDepth: janamKundli, alsoIn: [freeKundli, blueprint] },
  {
    question: 'When to change work, and when does money come?',
    inDepth: { key: 'career-wealth', name: 'Career & Wealth' },
    alsoIn: [blueprint],
  },
  {
    question: 'When do I marry, and whom?',
    inDepth: { key: 'love-marriage', name: 'Love & Marriage' },
    alsoIn: [blueprint],
  },
  {
    question: 'Do our two charts suit each other?',
    inDepth: { key: 'match-report', name: 'Match Report' },
    alsoIn: [],
  },
  {
    question: 'What do the next twelve months bring?',
    inDepth: { key: 'year-ahead', name: 'Year Ahead' },
    alsoIn: [blueprint],
  },
  { question: 'All houses, and the next twenty years', inDepth: blueprint, alsoIn: [] },
  {
    question: 'What do my name and date say?',
    inDepth: { key: 'numerology-profile', name: 'Numerology Profile' },
    alsoIn: [],
  },
  {
    question: 'What is my birth star, and which days are good?',
    inDepth: { key: 'moon-and-nakshatra', name: 'Moon & Nakshatra' },
    alsoIn: [janamKundli],
  },
  {
    question: 'Am I in Sade Sati?',
    inDepth: { key: 'sade-sati-check', name: 'Sade Sati Check' },
    alsoIn: [janamKundli, blueprint],
  },
];
