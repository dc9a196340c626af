/** The short chapter on Saturn in the birth chart. */
export const natalSaturnHeadings = {
  title: 'Saturn in your birth chart',
  hindiTitle: 'शनि',
  runningTitle: 'Your Saturn',
  summary: 'Where Saturn was at your birth, and what it rules for you',
} as const;

export const natalSaturnLead =
  'Saturn in the birth chart decides how you experience its transits. So this page first describes the Saturn with which you were born.';

export const transitingSaturnTitle = 'What this means for its transits';
