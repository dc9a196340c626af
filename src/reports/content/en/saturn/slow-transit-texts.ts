/** Headings of the chapter on the slow grahas, the effect of bindus, and obstructions. */
export const slowTransitHeadings = {
  title: 'Transits of the slow grahas',
  hindiTitle: 'गोचर',
  runningTitle: 'Slow transits',
  summary: 'Saturn, Jupiter, Rahu and Ketu over your chart in the next two and a half years',
} as const;

export const slowTransitLead =
  'Four grahas move slowly, so each of their transits lasts about a year or longer. The old books count them from your Moon. The points of your own chart show how good or how demanding each place is for you.';

export const slowTransitLeadWithoutTime =
  'The transits of four slow grahas last about a year or longer each. The old books count them from the Moon, for which the day of birth is enough.';

/** Obstruction of a good place: vedha. */
export const obstructionTexts: Record<'Saturn' | 'Jupiter' | 'Rahu' | 'Ketu', string> = {
  Saturn:
    'The good result of Saturn’s place is held up for the present. Continue the work as before; it is delayed and not lost.',
  Jupiter:
    'The good result of Jupiter’s place is held up for the present. Prepare your request now, and send it when the graha named here has moved on.',
  Rahu: 'The good result of Rahu’s place is held up at present. Prepare the new step, and take it when the obstructing graha has left its sign.',
  Ketu: 'The good result of Ketu’s place is held up at present. Decide now what you want to end, and act when the obstruction has passed.',
};

export const slowTransitCaptions = {
  lanes: 'From today, with the house each makes from your lagna. Tinted: a good place counted from the Moon.',
  lanesWithoutTime: 'From today, with the house each makes from your Moon. Tinted: a good place.',
  lanesAgain: (sign: string) => `The same four, with houses from ${sign}.`,
  table:
    'One row for each stay, since Saturn and Jupiter turn back at times. Points: of the eight that your birth chart gives in that sign; the nodes take no part in that count.',
  tableWithoutTime:
    'One row for each stay. Points of ashtakavarga need a birth time, so none are given.',
} as const;

export const twoMoonSignsNote =
  'The Moon changed signs on your day of birth, so the drawings below count from each in turn.';
