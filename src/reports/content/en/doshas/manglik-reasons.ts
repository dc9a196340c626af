/** Reasons on Manglik, for the astrologer: where Mars is counted, and why an exception applies. */
import type { MarsOrigin } from '#src/astrology/contract-doshas.ts';

export const marsOrigins: Record<MarsOrigin, string> = {
  lagna: 'the lagna',
  Moon: 'the Moon',
  Venus: 'Venus',
};

/** Without a birth time. */
export const moonOrigin = (sign: string): string => `the Moon in ${sign}`;

/** By key of the rule in src/astrology/doshas. `sign`: of Mars; `origins`: “the lagna and Venus”; `house`: an ordinal. */
export const cancellationReasons = {
  ownSign: (sign: string): string => `Mars rules ${sign}`,
  exalted: (sign: string): string => `Mars is in ${sign}, where it is exalted (uccha)`,
  leoOrAquarius: (sign: string): string => `Mars is in ${sign}, one of two signs that the rule names`,
  secondOfMercury: (sign: string, origins: string): string =>
    `Mars is in ${sign}, the second from ${origins}`,
  fourthOfMars: (sign: string, origins: string): string => `Mars is in ${sign}, the fourth from ${origins}`,
  seventh: (sign: string, origins: string): string => `Mars is in ${sign}, the seventh from ${origins}`,
  eighthOfJupiter: (sign: string, origins: string): string =>
    `Mars is in ${sign}, the eighth from ${origins}`,
  twelfthOfVenus: (sign: string, origins: string): string =>
    `Mars is in ${sign}, the twelfth from ${origins}`,
  friendlySign: (sign: string, lord: string): string => `${sign} is the sign of ${lord}, a friend of Mars`,
  movableSign: (sign: string): string => `Mars is in ${sign}, one of the four movable signs`,
  weakMars: (sign: string, weaknesses: string): string => `Mars is in ${sign}, ${weaknesses}, which counts as weak in this rule`,
  withJupiter: (sign: string): string => `Mars is with Jupiter in ${sign}`,
  withMoon: (sign: string): string => `Mars is with the Moon in ${sign}`,
  aspectedByJupiter: (from: string, sign: string): string => `Jupiter in ${from} aspects Mars in ${sign} (drishti)`,
  yogakaraka: (lagna: string): string => `Mars is the yogakaraka for the lagna ${lagna}`,
  beneficInLagna: (grahas: string, isPlural: boolean): string =>
    `${grahas} ${isPlural ? 'are' : 'is'} in the first house, the lagna`,
  beneficInSeventh: (grahas: string, isPlural: boolean): string =>
    `${grahas} ${isPlural ? 'are' : 'is'} strong in the seventh house`,
  saturn: (house: string): string => `Saturn is in the ${house} house`,
  moonInAngle: (house: string): string => `the Moon is in the ${house} house, a kendra`,
  dispositor: (lord: string, sign: string, house: string): string =>
    `${lord} rules ${sign}, the sign of Mars, and is in the ${house} house`,
  seventhLord: (lord: string): string => `the lord of the seventh house, ${lord}, is in it`,
} as const;

/** For a rule on a place of Mars that is named already; only the sign is new. */
export const cancellationsBySign = {
  afterCounts: (origins: string): string => `in this sign a rule cancels the count from ${origins}`,
  besideRule: (sign: string): string => `its sign is ${sign}`,
} as const;

export const weaknessPhrases = {
  retrograde: 'retrograde',
  combust: 'combust (asta)',
  debilitated: 'in its fall (neecha)',
  enemy: 'in the sign of an enemy',
} as const;

export const marsPlaceReasons = {
  lagna: (house: string, degrees: string, sign: string): string =>
    `Mars, at ${degrees} of ${sign}, is in the ${house} house`,
  Moon: (house: string, sign: string): string => `Mars is in the ${house} sign from the Moon in ${sign}`,
  Venus: (house: string, sign: string): string => `Mars is in the ${house} sign from Venus in ${sign}`,
  southern: ', by the southern list',
  cancelled: 'though an exception cancels it',
  uncancelled: 'and nothing cancels it',
  place: (house: string, origin: string): string => `the ${house} from ${origin}`,
  counted: (sign: string, places: string): string => `Mars, in ${sign}, is in ${places}`,
  verdict: (sign: string, places: string): string => `Mars in ${sign} is ${places}`,
  verdictWithoutCount: (sign: string, places: string): string =>
    `Mars in ${sign} is ${places}, none of the six places`,
  sign: (sign: string, dignity: string): string => `the sign of Mars is ${sign}, ${dignity}`,
  unmetRules: (marsSign: string, moonSign: string, count: number): string =>
    `Mars in ${marsSign}, with the Moon in ${moonSign}, does not meet these ${count} conditions`,
} as const;
