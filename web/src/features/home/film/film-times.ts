/** When each change of the film starts and ends, in seconds of the film. SCENES has the times of the scenes. */
type Span = readonly [from: number, to: number];

export const TIMES = {
  starsAppear: [0, 2.5],
  skyTurns: [0, 11.5],
  birthTextAppears: [0.2, 1],
  compassAppears: [0.6, 1.6],
  firstGrahaAppears: [1.2, 2],
  sightLinesFade: [5.4, 6.6],
  northAndSouthFade: [6, 7],
  compassWidens: [6, 7.5],
  meridianFades: [6, 8],
  grahasBelowHorizonBrighten: [6, 8],
  eclipticIsDrawn: [6, 9.5],
  birthTextFades: [10.5, 11.5],
  observerFades: [11.5, 13],
  cameraRises: [11.5, 14],
  grahasMoveToOrbits: [12.5, 15],
  lagnaAppears: [12.8, 13.8],
  risingSignIsFilled: [13.4, 14.6],
  chartAppears: [16.8, 18],
  chartLinesAreDrawn: [16.8, 19],
  skyFades: [17.2, 19.2],
  firstHouseIsFilled: [18, 19],
  firstSignNumberAppears: [18.4, 19],
  firstGrahaMovesToHouse: [18.8, 20],
  chartMovesToPage: [22.4, 24],
  pageRises: [22.5, 23.7],
  coloursTurnToPaper: [22.8, 23.3],
  firstLineAppears: [23.9, 24.5],
  statementHouseIsFilled: [25.6, 26.6],
} as const satisfies Record<string, Span>;

/** Seconds between a change and the same change of the next graha, house or line. */
export const DELAYS = { graha: 0.3, signNumber: 0.1, move: 0.16, line: 0.22 } as const;

/** The name of the rising sign gets the colour of the night when its field is bright. */
export const RISING_NAME_DARKENS = 14;
/** The statement is laid out from here on. */
export const STATEMENT_STARTS = 23.8;

/** The same span, this much later. */
export const delay = ([from, to]: Span, seconds: number): Span => [from + seconds, to + seconds];
