/** Reasons of graded windows, in the terms of an astrologer. */
import type { Matter } from '#src/astrology/contract-timing.ts';
import { formatAlternatives, formatList } from '#src/reports/content/en/grammar/index.ts';

const karakaTexts: Record<Matter, string> = {
  marriage: 'is the karaka of marriage',
  workChange: 'is the karaka of work',
  promotion: 'is the karaka of rank',
  property: 'is the karaka of land and comfort',
  abroad: 'is the karaka of foreign places',
  children: 'is the karaka of children',
  study: 'is the karaka of learning',
  money: 'is the karaka of wealth',
  health: 'is the karaka of endurance',
};

const ORDINAL_ENDINGS = ['th', 'st', 'nd', 'rd'];

/** "7th": reasons that name many houses have numerals */
export const formatHouseNumber = (house: number): string => `${house}${ORDINAL_ENDINGS[house] ?? 'th'}`;

const formatHouses = (houses: readonly number[]): string => formatList(houses.map(formatHouseNumber));

/** "lord of your 9th and 10th" */
export const formatLordship = (houses: readonly number[]): string => `lord of your ${formatHouses(houses)}`;

/** A time with a best part. */
export const strongTimes = {
  bestFrom: (months: string, first: string) => `${months} (best from ${first})`,
  bestUntil: (months: string, last: string) => `${months} (best until ${last})`,
  /** the best part is the first or the last month alone */
  bestIn: (months: string, month: string) => `${months} (best in ${month})`,
} as const;

/** Whose houses they are. */
export const reader = 'your';
export const formatOwner = (name: string): string => `${name}’s`;

/** What a lord of a period has to do with a matter; each continues "it". */
export const roleTexts = {
  rules: (houses: readonly number[], owner: string) => `rules ${owner} ${formatHouses(houses)}`,
  occupies: (houses: readonly number[], owner: string) => `is in ${owner} ${formatHouses(houses)}`,
  aspects: (houses: readonly number[], owner: string) => `aspects ${owner} ${formatHouses(houses)}`,
  joins: (houses: readonly number[], owner: string) => `is linked with the lord of ${owner} ${formatHouses(houses)}`,
  karaka: karakaTexts,
  actsFor: (graha: string) => `acts for ${graha}, lord of its sign`,
} as const;

export const reasonTexts = {
  antar: (lord: string, roles: readonly string[], until: string) =>
    `${lord} rules the antardasha until ${until}; it ${formatList(roles)}`,
  /** of a window of several antardashas, in the order of time */
  antars: (lords: readonly { lord: string; roles: readonly string[]; months: string }[]) =>
    lords
      .map(
        ({ lord, roles, months }, i) =>
          `${lord}${i === 0 ? ' rules the antardasha' : ''} in ${months} (it ${formatList(roles)})`,
      )
      .join(', then '),
  maha: (lord: string, roles: readonly string[]) => `${lord} rules the mahadasha; it ${formatList(roles)}`,
  /** without a birth time: several lords are possible, and each of them agrees */
  mahasByHour: (lords: readonly { lord: string; roles: readonly string[] }[]) =>
    `the mahadasha is that of ${formatAlternatives(lords.map(({ lord, roles }) => `${lord} (it ${formatList(roles)})`))}, by the hour of birth`,
  origins: { lagna: 'from the lagna', Moon: 'from the Moon' },
  transits: (origins: readonly string[], influences: readonly string[]) =>
    `${formatList(origins)}, ${formatList(influences)}`,
  occupies: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are' : 'is'} in the ${formatHouseNumber(house)}`,
  aspects: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'aspect' : 'aspects'} the ${formatHouseNumber(house)}`,
  isWithLordOf: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are' : 'is'} with the lord of the ${formatHouseNumber(house)}`,
  aspectsLordOf: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'aspect' : 'aspects'} the lord of the ${formatHouseNumber(house)}`,
  none: (house: number, karakas: readonly string[]) =>
    `in these ten years no antardasha agrees with Jupiter and Saturn for the ${formatHouseNumber(house)} house and for ${formatList(karakas)}`,
  noneFromMoon: (house: number, karakas: readonly string[]) =>
    `in these ten years no mahadasha agrees with Jupiter and Saturn for the ${formatHouseNumber(house)} house and for ${formatList(karakas)}`,
  /** without a birth time */
  fromMoon: (sign: string, reason: string, owner = reader) => `with houses counted from ${owner} Moon in ${sign}, ${reason}`,
  /** for the same reason as that of an earlier answer */
  /** @param question of an earlier answer with the same reason */
  repeated: (question: string) => `the same facts count as for “${question}”.`,
} as const;
