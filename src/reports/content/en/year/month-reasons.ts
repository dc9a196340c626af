/** Reasons of the months: their rank, the Sun in them, and their events. */
import { formatOrdinal, toNumberWord } from '#src/reports/content/en/grammar/index.ts';

/** @param month `bindus`: of the two signs of the Sun; `wellPlaced`: the number of grahas in good places */
type RankReason = (month: { bindus: number; wellPlaced: number; rank: number }, moonSign: string) => string;

const formatCount = (wellPlaced: number) => (wellPlaced === 0 ? 'none' : toNumberWord(wellPlaced));
const formatStand = (wellPlaced: number) => (wellPlaced === 1 ? 'stands' : 'stand');

/** One form after the other through the months. */
export const rankReasons: readonly RankReason[] = [
  ({ bindus, wellPlaced, rank }, moonSign) =>
    `its two houses hold ${bindus} points, and ${formatCount(wellPlaced)} of eight grahas ${formatStand(wellPlaced)} well from your Moon in ${moonSign}: ${formatOrdinal(rank)} of the twelve`,
  ({ bindus, wellPlaced, rank }, moonSign) =>
    `it comes ${formatOrdinal(rank)} of the twelve, with ${bindus} points in its houses and ${formatCount(wellPlaced)} of eight grahas well placed from your Moon in ${moonSign}`,
  ({ bindus, wellPlaced, rank }, moonSign) =>
    `${formatCount(wellPlaced)} of eight grahas ${formatStand(wellPlaced)} well from your Moon in ${moonSign}, its houses hold ${bindus} points, and that makes it ${formatOrdinal(rank)} of twelve`,
];

export const rankReasonWithoutBindus = (wellPlaced: number, rank: number, moonSign: string) =>
  `${formatCount(wellPlaced)} of eight grahas ${formatStand(wellPlaced)} well from your Moon in ${moonSign}, which makes it ${formatOrdinal(rank)} of the twelve`;

/** @param place "your third house" */
export const sunReasons = {
  /** One form after the other through the months. */
  entries: [
    (sign: string, place: string, day: string) => `the Sun enters ${sign}, ${place}, on ${day}`,
    (sign: string, place: string, day: string) => `from ${day} the Sun goes through ${sign}, ${place}`,
    (sign: string, place: string, day: string) => `on ${day} ${sign}, ${place}, receives the Sun`,
  ],
  /** @param ownPoints those that the Sun gives itself in its ashtakavarga */
  points: (entry: string, points: number, ownPoints: number) =>
    `${entry}, with ${points} points, ${toNumberWord(ownPoints)} of them by the Sun’s own count`,
  withoutTime: (day: string, sign: string, place: string, hasCompany: boolean) =>
    `from ${day} the Sun is in ${sign}, ${place}, and the month has ${hasCompany ? 'company' : 'little company'} in good places`,
  overNatalGrahas: (reason: string, grahas: string) => `${reason}; at your birth ${grahas} stood there`,
} as const;

/** @param others the grahas beside the Sun at birth */
export const sunReturnsWith = (others: string) =>
  `The Sun is back in the sign it had when you were born, beside your own ${others}.`;
export const sunReturns = 'The Sun is back in the sign it had when you were born.';

export const eventReasons = {
  /** @param place "your third house" */
  marsStay: (isRepeated: boolean, sign: string, place: string) =>
    `Mars is ${isRepeated ? 'again ' : ''}in ${sign}, ${place}`,
  /** Only for a text that follows both the place and its quality from the Moon. */
  marsPlaceFromMoon: (stay: string, isGood: boolean, moonSign: string) =>
    `${stay}; from your Moon in ${moonSign} it is a ${isGood ? 'good' : 'demanding'} place`,
  /** If the place itself is counted from the Moon. */
  marsPlaceQuality: (stay: string, isGood: boolean) => `${stay}, a ${isGood ? 'good' : 'demanding'} place for it`,
  retrograde: (graha: string, sign: string, place: string, until: string) =>
    `${graha} turns back in ${sign}, ${place}, and is retrograde until ${until}`,
  subPeriod: (antarLord: string, lord: string, until: string) =>
    `in the antardasha of ${antarLord} the pratyantardasha of ${lord} runs until ${until}`,
} as const;
