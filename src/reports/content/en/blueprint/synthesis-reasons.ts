/** Reasons of the chapter on how a chart fits together. */
import { formatAlternatives, formatList } from '#src/reports/content/en/grammar/index.ts';

const KINDS = ['movable', 'fixed', 'dual'] as const;

export const synthesisReasons = {
  lead: (sign: string, lord: string, moonSign: string, sunSign: string) =>
    `${sign}, ruled by ${lord}, was rising, with your Moon in ${moonSign} and the Sun in ${sunSign}`,
  leadWithoutTime: (moonSign: string, sunSign: string) => `your Moon in ${moonSign} and the Sun in ${sunSign} are known without the hour`,
  lagna: (sign: string) => `${sign} is your lagna, the first house, from which all houses are counted`,
  lagnaLord: (lord: string, house: string) => `${lord}, lord of your first house, is in the ${house} house`,
  moon: (sign: string, star: string) => `the Moon is in ${sign}, in the star ${star}`,
  moonHouse: (house: string, sign: string) => `counted from the lagna, the Moon is in the ${house} house (${sign})`,
  sunHouse: (house: string, sign: string) => `the Sun is in your ${house} house, in ${sign}`,
  moonSign: (sign: string) => `the Moon was in ${sign} all day`,
  elements: (
    moonSign: string,
    { fire, earth, air, water }: Record<'fire' | 'earth' | 'air' | 'water', number>,
    hasLagna: boolean,
  ) =>
    `with the Moon in ${moonSign}, the seven planets${hasLagna ? ' and the lagna' : ''} are shared like this: fire signs ${fire}, earth signs ${earth}, air signs ${air}, water signs ${water}`,
  missingElement: (moonSign: string, signs: readonly string[]) =>
    `with the Moon in ${moonSign}, none of the seven planets is in ${formatAlternatives(signs)}`,
  modalities: (moonSign: string, counts: readonly number[]) =>
    `with the Moon in ${moonSign}, the kinds of signs hold the seven planets like this: ${counts.map((count, i) => `${count} in ${KINDS[i]} ones`).join(', ')}`,
  houseGroups: ({ angles, trines, dusthanas, others }: Record<'angles' | 'trines' | 'dusthanas' | 'others', number>) =>
    `the kendras (1st, 4th, 7th and 10th house) hold ${angles} of the nine grahas, the other trikonas (5th and 9th) ${trines}, the 6th, 8th and 12th ${dusthanas}, and the 2nd, 3rd and 11th ${others}`,
  horizon: (above: number) =>
    `the houses from the seventh to the twelfth, above the horizon, hold ${above} of the seven planets`,
  crowded: (grahas: readonly string[], house: string) => `${formatList(grahas)} are together in the ${house} house`,
  spread: (count: number) => `no house holds more than two of the nine grahas, which are in ${count} houses`,
  leading: (graha: string, condition: string) => `of the seven planets ${graha} has the best condition: ${condition}`,
  learning: (graha: string, condition: string) => `of the seven planets ${graha} has the weakest condition: ${condition}`,
  noLearning: (graha: string, condition: string) => `even ${graha}, the last of the seven planets by condition, is ${condition}`,
  soul: (graha: string, degrees: string) => `${graha} is the atmakaraka, at the highest degree of a sign (${degrees})`,
  finalDispositor: (graha: string) => `the lord of each sign leads, from sign to sign, to ${graha}, which is in a sign of its own`,
} as const;
