/** Result texts of the quick calculators, from the highest score down. `from` is the lowest score of a text. */
export type ScoreBand = { from: number; text: string };

export const loveBands: ScoreBand[] = [
  { from: 88, text: 'You two fit very well together.' },
  { from: 74, text: 'You are good company for each other.' },
  { from: 60, text: 'You are different, so talk about it often.' },
  { from: 50, text: 'You are very different, and can learn much from each other.' },
];

export const friendshipBands: ScoreBand[] = [
  { from: 88, text: 'A friend whom you can trust with everything.' },
  { from: 74, text: 'A friend for life, even if you seldom meet.' },
  { from: 60, text: 'A friendship that grows slowly.' },
];

export const energyBands: ScoreBand[] = [
  { from: 80, text: 'A good day to start something that you have postponed.' },
  { from: 60, text: 'Enough energy for a full day of work.' },
  { from: 45, text: 'A day for small jobs.' },
  { from: 30, text: 'A day to rest and to go to bed early.' },
];

/** The score must not be below the last band. */
export const findBandText = (bands: readonly ScoreBand[], score: number): string =>
  bands.find(({ from }) => score >= from)!.text;
