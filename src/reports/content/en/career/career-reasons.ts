/** Reasons and labels of the chapters on work and money, for an astrologer. `condition`: “in its own sign (Leo), but combust”. */
import { formatList, formatOrdinal } from '#src/reports/content/en/grammar/index.ts';

export const amatyakarakaReasons = {
  lead: (atmakaraka: string) => `your atmakaraka, the king, is ${atmakaraka}`,
  graha: (graha: string, degrees: string, sign: string, atmakaraka: string) =>
    `${graha}, at ${degrees} of ${sign}, is second in degrees only to ${atmakaraka}`,
  withoutTime: (graha: string) => `${graha} was second in degrees at every hour of that day`,
  element: (sign: string, element: string) => `${sign}, the sign of the minister, is one of ${element}`,
  house: (graha: string, house: number) =>
    `the minister, ${graha}, is in your ${formatOrdinal(house)} house`,
  together: (atmakaraka: string, graha: string) => `${atmakaraka} and ${graha} are in one sign`,
  distance: (atmakaraka: string, graha: string, count: number) =>
    `from ${atmakaraka}, the king, ${graha} is in the ${formatOrdinal(count)} sign`,
} as const;

export const careerRemedyReasons = {
  workplace: (lord: string, condition: string) => `${lord} rules your tenth house and is ${condition}`,
  mantra: (day: string) => `the lord of work is addressed on its own day, ${day}`,
  mantraTitle: (lord: string) => `Words for ${lord} at work`,
  mantraDays: (day: string) => `${day}s, or daily`,
  service: (lord: string, house: number) =>
    `${lord}, lord of your tenth house, is in the ${formatOrdinal(house)} house`,
  saving: (lord: string, sign: string) => `${lord}, in ${sign}, rules your second house`,
} as const;

/** Labels, notes and dates of the summary. */
export const careerSummaryTexts = {
  labels: {
    tenthHouse: 'Tenth house, your work',
    amatyakaraka: 'Amatyakaraka, the minister',
    dashamsha: 'Dashamsha lagna (D10)',
    Sun: 'Sun, standing',
    Mercury: 'Mercury, skill',
    Saturn: 'Saturn, effort',
  },
  ruledBy: (lord: string) => `ruled by ${lord}`,
  degreesOfSign: (degrees: string, sign: string) => `${degrees} of ${sign}`,
  someHours: 'for some hours',
  atMidnight: (degrees: string) => `${degrees} at midnight`,
  atMidnightLater: (degrees: string, laterSign: string) => `${degrees} at midnight, later ${laterSign}`,
  now: (...lords: string[]) => `Now: ${lords.join(', ')}`,
  current: (from: string, to: string, meaning: string) => `Since ${from} and until ${to}: ${meaning}.`,
  currentWithoutTime: (lord: string, from: string, to: string) =>
    `The mahadasha of ${lord} is running, whatever the hour of birth. It ends between ${from} and ${to}.`,
  /** for an antardasha of waiting with months for a step. @param months “May to September 2030” */
  nextWithMonths: (lord: string, maha: string, months: string) =>
    `${lord} in ${maha}: for a step at work choose ${months}.`,
  currentWithMonths: (from: string, to: string, months: string) =>
    `Since ${from} and until ${to}: for a step at work choose ${months}.`,
  next: (lord: string, maha: string, meaning: string) => `${lord} in ${maha}: ${meaning}.`,
  transit: (graha: string, house: number, meaning: string) =>
    `${graha} enters the ${formatOrdinal(house)} sign from your Moon: ${meaning}.`,
} as const;

export const dashamshaReasons = {
  lead: (lagna: string) => `a tenth of a sign is three degrees, and yours rises in ${lagna}`,
  lagna: (lagna: string) => `${lagna} was rising in the dashamsha`,
  tenthLord: (sign: string, lord: string, house: number) =>
    `its tenth sign is ${sign}, and the lord of that, ${lord}, is in the ${formatOrdinal(house)}`,
  occupant: (graha: string) => `${graha} is in the tenth sign from the lagna of D10`,
  sign: (graha: string, sign: string) => `in D10 ${graha} is in ${sign}`,
  sameSign: (graha: string, sign: string) => `${graha} is in ${sign} at birth and in the dashamsha`,
} as const;

export const moneyHouseReasons = {
  lead: (incomeLord: string, savingsLord: string) =>
    incomeLord === savingsLord
      ? `${incomeLord} rules both the eleventh house, of income, and the second, of savings`
      : `${incomeLord} rules the eleventh house, of income, and ${savingsLord} the second, of savings`,
  lordInside: (lord: string, house: number, condition: string) =>
    `${lord} rules the ${formatOrdinal(house)} house and is in it, ${condition}`,
  lord: (lord: string, house: number, lordHouse: number, condition: string) =>
    `${lord} rules the ${formatOrdinal(house)} house and is in the ${formatOrdinal(lordHouse)}, ${condition}`,
  empty: (house: number) => `no graha is in the ${formatOrdinal(house)} house`,
  occupant: (graha: string, house: number) => `${graha} is in the ${formatOrdinal(house)} house of your chart`,
  saturn: (condition: string) => `Saturn, the karaka of thrift, is ${condition}`,
} as const;

export const peopleReasons = {
  noneOccupied: 'none of the five is occupied in your chart, so their lords decide',
  oneOccupied: (house: number) => `of the five, the ${formatOrdinal(house)} is occupied in your chart`,
  occupied: (houses: readonly number[]) =>
    `of the five, the ${formatList(houses.map(formatOrdinal))} are occupied in your chart`,
  lordInside: (lord: string, house: number, condition: string) =>
    `${lord} is lord of the ${formatOrdinal(house)} house and is in it, ${condition}`,
  lord: (lord: string, house: number, lordHouse: number, condition: string) =>
    `${lord} is lord of the ${formatOrdinal(house)} house and is in the ${formatOrdinal(lordHouse)}, ${condition}`,
  occupants: (grahas: readonly string[], house: number) =>
    `${formatList(grahas)} ${grahas.length === 1 ? 'is' : 'are'} in the ${formatOrdinal(house)}`,
} as const;

export const planetReasons = {
  lead: (saturn: string, sun: string, saturnSign: string, sunSign: string) =>
    `${saturn} and ${sun}, the two old karakas of work, were ${saturnSign === sunSign ? `both in ${sunSign}` : `in ${saturnSign} and ${sunSign}`}`,
  leadWithoutTime: 'these four can be read from their signs, whatever was rising',
  significances: {
    Sun: 'the karaka of standing',
    Moon: 'which stands for habit and public',
    Mercury: 'the karaka of skill and trade',
    Saturn: 'the karaka of labour',
  },
  inOwnSign: (graha: string, significance: string, sign: string) =>
    `${graha}, ${significance}, was in ${sign}, its own sign`,
  inSign: (graha: string, significance: string, sign: string, lord: string) =>
    `${graha}, ${significance}, was in ${sign}, a sign of ${lord}`,
} as const;

export const tenthHouseReasons = {
  lead: (sign: string, lord: string) => `your tenth house is ${sign}, and ${lord} rules it`,
  sign: (sign: string) => `${sign} is the tenth house from your lagna`,
  occupant: (graha: string, condition: string) => `${graha} is in your tenth house, ${condition}`,
  empty: (lord: string) => `the tenth house is empty, and ${lord} rules it`,
  lord: (lord: string, house: number, condition: string) =>
    `${lord}, which rules the tenth, is in the ${formatOrdinal(house)} house, ${condition}`,
  aspect: (graha: string, house: number) =>
    `${graha} aspects the tenth from your ${formatOrdinal(house)} house`,
} as const;

export const workLinkPhrases = {
  rulesTenth: 'rules the tenth house',
  inTenth: 'is in your tenth house',
  amatyakaraka: 'is the amatyakaraka',
  karmajiva: 'rules the navamsha of the lord of the tenth',
  aspectsTenth: 'aspects the tenth house',
  rulesLagna: 'rules the lagna',
  none: (house: number) => `works from the ${formatOrdinal(house)} house`,
} as const;

export const workBinduReasons = {
  house: (house: number, bindus: number) => `the ${formatOrdinal(house)} house has ${bindus} of the 337 points`,
  flow: (tenth: number, eleventh: number, twelfth: number) =>
    `the tenth, eleventh and twelfth count ${tenth}, ${eleventh} and ${twelfth}`,
  most: (house: number, bindus: number) => `of all twelve the ${formatOrdinal(house)} has the most, ${bindus}`,
  fewest: (house: number, bindus: number) =>
    `of all twelve the ${formatOrdinal(house)} has the fewest, ${bindus}`,
} as const;
