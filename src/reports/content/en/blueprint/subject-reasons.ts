/** Reasons of the chapters on parts of life, in the terms of an astrologer; `subject` is "of children". */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

const ELEMENTS = ['a fire sign', 'an earth sign', 'an air sign', 'a water sign'] as const;

const DAYS: Record<ClassicalGraha, string> = {
  Sun: 'Sunday',
  Moon: 'Monday',
  Mars: 'Tuesday',
  Mercury: 'Wednesday',
  Jupiter: 'Thursday',
  Venus: 'Friday',
  Saturn: 'Saturday',
};

export type VargaName = keyof typeof VARGA_NAMES;
const VARGA_NAMES = {
  3: 'drekkana',
  4: 'chaturthamsha',
  7: 'saptamsha',
  9: 'navamsha',
  10: 'dashamsha',
  12: 'dvadashamsha',
  24: 'siddhamsha',
  30: 'trimshamsha',
} as const;

export const subjectReasons = {
  lead: (lord: string, house: string, subject: string) =>
    `${lord} rules your ${house} house, the house ${subject}`,
  leadFromMoon: (lord: string, house: string, subject: string, sign: string) =>
    `the birth time is unknown, so houses are counted from your Moon in ${sign}; ${lord} is lord of the ${house}, the house ${subject}`,
  lordCondition: (lord: string, house: string, subject: string, condition: string) =>
    `${lord}, lord of the ${house} house and so ${subject}, is ${condition}`,
  strengthOfBody: 'of the body',
  lordInHouse: (lord: string, house: string, subject: string, place: string) =>
    `${lord}, lord of the house ${subject} (the ${house}), is in the ${place} house`,
  lordAtHome: (lord: string, house: string, subject: string) =>
    `${lord} is in the ${house}, its own house, the house ${subject}`,
  element: (sign: string, element: 0 | 1 | 2 | 3, house: string, subject: string) =>
    `${sign}, ${ELEMENTS[element]}, is on the ${house} house, that ${subject}`,
  occupant: (graha: string, house: string, subject: string) => `${graha} is in the ${house} house, which is that ${subject}`,
  emptyWithAspect: (graha: string, house: string, subject: string, place: string) =>
    `no graha is in the house ${subject}, and ${graha} aspects this ${house} house from the ${place}`,
  empty: (house: string, subject: string) =>
    `no graha is in the ${house} house, that ${subject}, and neither Jupiter nor Saturn nor Mars aspects it`,
  karaka: (graha: string, subject: string, condition: string) => `${graha}, karaka ${subject}, is ${condition}`,
  karakaOfBody: 'of vitality',
  varga: (lord: string, subject: string, varga: VargaName, dignity: string) =>
    `in the ${VARGA_NAMES[varga]} (D${varga}) ${lord}, lord of the house ${subject}, is ${dignity}`,
  dignities: {
    strong: (sign: string) => `strong by sign, in ${sign}`,
    fair: (sign: string) => `neither strong nor weak by sign, in ${sign}`,
    weak: (sign: string) => `weak by sign, in ${sign}`,
  },
  bindus: (house: string, subject: string, bindus: number) =>
    `the ${house} house, ${subject}, has ${bindus} bindus, with 28 as the average`,
  adviceByLord: ({ lord }: { lord: ClassicalGraha }, lordName: string, house: string, subject: string) =>
    `${lordName} is lord of the ${house} house and of matters ${subject}, and ${DAYS[lord]} is its day`,
  window: (subject: string, reason: string) => `for the house ${subject} these rules agree: ${reason}`,
  windowOfCare: (reason: string) => `these rules ask for care: ${reason}`,
  /** a second window with the reason of the first */
  windowAgain: (subject: string, reason: string) => `for the house ${subject} the same rules agree again: ${reason}`,
  windowOfCareAgain: (reason: string) => `the same rules ask for care again: ${reason}`,
  noWindow: (house: string, subject: string) =>
    `in these ten years the antardashas do not agree with Jupiter and Saturn on the ${house} house, that ${subject}`,
  noWindowFromMoon: (house: string, subject: string) =>
    `in these ten years the mahadashas do not agree with Jupiter and Saturn on the ${house} house, that ${subject}`,
  fromMoon: (sign: string, reason: string) => `from the Moon in ${sign}, ${reason}`,
} as const;
