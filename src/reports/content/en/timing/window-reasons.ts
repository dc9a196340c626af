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

/** The months of a time in which a part of its reason holds. */
export const heldMonths = {
  until: (month: string) => `until ${month}`,
  from: (month: string) => `from ${month}`,
  inMonths: (span: string) => `in ${span}`,
} as const;

const addMonths = (text: string, months: string): string => (months ? `${text} ${months}` : text);

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

export type TransitInfluence = { target: 'house' | 'lord'; how: 'occupies' | 'aspects'; house: number };

type InfluenceText = (grahas: readonly string[], influences: readonly TransitInfluence[], months: string) => string;

/** A karaka has too few points alone, also if its period runs. */
const describeNone = (period: string, house: number, karakas: readonly string[]): string =>
  `in these ten years no ${period} has enough to do with the ${formatHouseNumber(house)} house and agrees with Jupiter and Saturn; a link as karaka (${formatList(karakas)}) is not enough alone`;

/** One of the influences holds in each of the months. The lord is named by its house, since "its lord" could be that of a graha. */
const describeInfluence: InfluenceText = (grahas, influences, months) => {
  const verbs = grahas.length > 1 ? { aspects: 'aspect', occupies: 'are' } : { aspects: 'aspects', occupies: 'is' };
  const phrases = influences.map(({ target, how, house }, i) => {
    const place = `${target === 'house' ? '' : 'the lord of '}the ${formatHouseNumber(house)}`;
    const preposition = how === 'aspects' ? '' : target === 'house' ? 'in ' : 'with ';
    const verb = influences[i - 1]?.how === how ? '' : `${verbs[how]} `;
    return `${verb}${preposition}${place}`;
  });
  return addMonths(`${formatList(grahas)} ${formatAlternatives(phrases)}`, months);
};

/** A text with a choice or with months is set off by a comma. */
const isLong = (text: string): boolean => / or | \S+\s\d{4}$/.test(text);

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
  maha: (lord: string, roles: readonly string[], months = '') =>
    `${addMonths(`${lord} rules the mahadasha`, months)}; it ${formatList(roles)}`,
  /** without a birth time: several lords are possible, and each of them agrees */
  mahasByHour: (lords: readonly { lord: string; roles: readonly string[] }[]) =>
    `the mahadasha is that of ${formatAlternatives(lords.map(({ lord, roles }) => `${lord} (it ${formatList(roles)})`))}, by the hour of birth`,
  /** without a birth time, for a time in which the mahadasha changes */
  mahasInTurn: (lords: readonly { lord: string; roles: readonly string[] }[]) =>
    `the mahadasha is ${lords.map(({ lord, roles }) => `that of ${lord} (it ${formatList(roles)})`).join(', then ')}; the hour of birth decides when it changes`,
  origins: { lagna: 'from the lagna', Moon: 'from the Moon' },
  transits: (origins: readonly string[], influences: readonly string[]) =>
    `${formatList(origins)}, ${influences.some(isLong) ? influences.join(', and ') : formatList(influences)}`,
  influence: describeInfluence,
  none: (house: number, karakas: readonly string[]) =>
    describeNone('antardasha', house, karakas),
  noneFromMoon: (house: number, karakas: readonly string[]) =>
    describeNone('mahadasha', house, karakas),
  /** without a birth time */
  fromMoon: (sign: string, reason: string, owner = reader) => `with houses counted from ${owner} Moon in ${sign}, ${reason}`,
  /** for the same reason as that of an earlier answer */
  /** @param question of an earlier answer with the same reason */
  repeated: (question: string) => `the same facts count as for “${question}”.`,
} as const;
