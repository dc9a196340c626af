/** The short chapter on Saturn in the birth chart. */
export const natalSaturnHeadings = {
  title: 'Saturn in your own chart',
  devanagari: 'शनि',
  runningTitle: 'Your Saturn',
  summary: 'Where it stood when you were born, and what it minds for you',
} as const;

export const natalSaturnLead =
  'Before it goes anywhere as a visitor, Saturn lives somewhere as a resident. How it lived in your chart at birth is how it behaves on its rounds, so here is the resident.';

export const transitingSaturnTitle = 'As a visitor, therefore';
