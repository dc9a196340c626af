/** Reasons of graded windows, in the terms of an astrologer. */
import type { Matter } from '#src/astrology/contract-timing.ts';
import { formatAlternatives, formatList } from '#src/reports/content/en/grammar/index.ts';

const karakaTexts: Record<Matter, string> = {
  marriage: 'karaka of marriage',
  workChange: 'karaka of work',
  promotion: 'karaka of rank',
  property: 'karaka of land and comfort',
  abroad: 'karaka of foreign places',
  children: 'karaka of children',
  study: 'karaka of learning',
  money: 'karaka of wealth',
  health: 'karaka of endurance',
};

const ORDINAL_ENDINGS = ['th', 'st', 'nd', 'rd'];

/** "7th": reasons that name many houses have numerals */
export const formatHouseNumber = (house: number): string => `${house}${ORDINAL_ENDINGS[house] ?? 'th'}`;

const formatHouses = (houses: readonly number[]): string => formatList(houses.map(formatHouseNumber));

export const roleTexts = {
  rules: (houses: readonly number[]) => `lord of your ${formatHouses(houses)}`,
  occupies: (houses: readonly number[]) => `in your ${formatHouses(houses)}`,
  aspects: (houses: readonly number[]) => `aspecting your ${formatHouses(houses)}`,
  joins: (houses: readonly number[]) => `with the lord of your ${formatHouses(houses)}`,
  karaka: karakaTexts,
  actsFor: (graha: string) => `acting for ${graha}, lord of its sign`,
} as const;

export const reasonTexts = {
  antar: (lord: string, roles: readonly string[], until: string) =>
    `${lord}, ${formatList(roles)}, rules the antardasha until ${until}`,
  maha: (lord: string, roles: readonly string[]) => `${lord}, ${formatList(roles)}, rules the mahadasha`,
  /** without a birth time: several lords are possible, and each of them agrees */
  mahasByHour: (lords: readonly { lord: string; roles: readonly string[] }[]) =>
    `by the hour of birth ${formatAlternatives(lords.map(({ lord, roles }) => `${lord} (${formatList(roles)})`))} rules the mahadasha`,
  origins: { lagna: 'from the lagna', Moon: 'from the Moon' },
  transits: (origins: readonly string[], influences: readonly string[]) =>
    `${formatList(origins)}, ${formatList(influences)}`,
  occupies: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are' : 'is'} in the ${formatHouseNumber(house)}`,
  aspects: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'aspect' : 'aspects'} the ${formatHouseNumber(house)}`,
  isWithLord: (grahas: readonly string[]) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are' : 'is'} with its lord`,
  aspectsLord: (grahas: readonly string[]) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'aspect' : 'aspects'} its lord`,
  /** if the house itself was not named before */
  isWithLordOf: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are' : 'is'} with the lord of the ${formatHouseNumber(house)}`,
  aspectsLordOf: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'aspect' : 'aspects'} the lord of the ${formatHouseNumber(house)}`,
  none: (house: number, karakas: readonly string[]) =>
    `in these ten years no antardasha agrees with Jupiter and Saturn for the ${formatHouseNumber(house)} house and for ${formatList(karakas)}`,
  noneFromMoon: (house: number, karakas: readonly string[]) =>
    `in these ten years no mahadasha agrees with Jupiter and Saturn for the ${formatHouseNumber(house)} house and for ${formatList(karakas)}`,
  /** without a birth time */
  fromMoon: (sign: string, reason: string) => `with houses counted from your Moon in ${sign}, ${reason}`,
  /** for the same reason as that of an earlier answer */
  repeated: (reason: string) => `the same facts count again: ${reason}`,
} as const;
