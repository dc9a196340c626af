/** Result texts of the quick calculators, from the highest score down. `from` is the lowest score of a text. */
export type ScoreBand = { from: number; text: string };

export const loveBands: ScoreBand[] = [
  { from: 88, text: 'The kettle and the flame. Somebody should write this down.' },
  { from: 74, text: 'Good company for a long train journey.' },
  { from: 60, text: 'Two recipes, one kitchen: taste often.' },
  { from: 50, text: 'Opposite banks of one river, and bridges are built there, too.' },
];

export const friendshipBands: ScoreBand[] = [
  { from: 88, text: 'The one who keeps your spare key.' },
  { from: 74, text: 'A call after three years, and nothing to explain.' },
  { from: 60, text: 'Friends for the walk, and the walk is long.' },
];

export const energyBands: ScoreBand[] = [
  { from: 80, text: 'A day to start what you keep putting off.' },
  { from: 60, text: 'Enough wind for an honest day’s work.' },
  { from: 45, text: 'Do the small jobs; they count as well.' },
  { from: 30, text: 'Low tide. Rest is an appointment, too.' },
];

/** The score must not be below the last band. */
export const findBandText = (bands: readonly ScoreBand[], score: number): string =>
  bands.find(({ from }) => score >= from)!.text;
