/** Headings of the chapter on the slow grahas, the effect of bindus, and obstructions. */
export const slowTransitHeadings = {
  title: 'The slow ones, until they move on',
  devanagari: 'गोचर',
  runningTitle: 'Slow transits',
  summary: 'Saturn, Jupiter, Rahu and Ketu over your chart in the next two and a half years',
} as const;

export const slowTransitLead =
  'Four grahas move slowly enough to colour whole seasons. The old books count them from your Moon, and the points of your own chart weigh how good or how demanding a place is for you.';

export const slowTransitLeadWithoutTime =
  'Four grahas move slowly enough to colour whole seasons, and the old books count them from the Moon, for which your day is enough.';

/** Obstruction of a good place: vedha. */
export const obstructionTexts: Record<'Saturn' | 'Jupiter' | 'Rahu' | 'Ketu', string> = {
  Saturn:
    'At this moment something stands in Saturn’s light, and the good of its place comes late. Go on with the work as before; what is delayed here is not lost.',
  Jupiter:
    'Just now Jupiter’s favour is held up on the way, like a parcel in the next town. Prepare what you want to ask for, and send it when the graha named here has moved on.',
  Rahu: 'For the present Rahu’s luck is on hold. Prepare the unusual step, and take it when the place that blocks it has been left.',
  Ketu: 'What Ketu helps you to let go of stays a little longer. Make up your mind about it now, and act when the way is clear.',
};

export const slowTransitCaptions = {
  lanes: 'From today, with the house each makes from your lagna. Tinted: a good place counted from the Moon.',
  lanesWithoutTime: 'From today, with the house each makes from your Moon. Tinted: a good place.',
  lanesAgain: (sign: string) => `The same four, with houses from ${sign}.`,
  table:
    'First entry and last exit, as Saturn and Jupiter may turn back in between. Points: of the eight that your birth chart gives in that sign; the nodes take no part in that count.',
  tableWithoutTime:
    'First entry and last exit. Points of ashtakavarga need an hour of birth, so none are given.',
} as const;

export const twoMoonSignsNote =
  'The Moon changed signs on your day of birth, so the drawings below count from each in turn.';
