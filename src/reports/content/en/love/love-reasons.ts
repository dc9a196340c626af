/** Reasons of the chapters on love: “rules” for a lord, “is in” for a place. `sign` and `house` are names and ordinals. */
export const affectionReasons = {
  lead: (venus: string, moon: string, mars: string): string =>
    `at your birth Venus was in ${venus}, the Moon in ${moon} and Mars in ${mars}`,
  leadAtNoon: (venus: string, moon: string, mars: string): string =>
    `at noon that day Venus was in ${venus}, the Moon in ${moon} and Mars in ${mars}`,
  /** @param dignity “its own sign” */
  inSign: (graha: string, sign: string, dignity: string): string => `${graha} is in ${sign}, ${dignity}`,
  venusHouse: (house: string): string => `Venus, the karaka of love, is in your ${house} house`,
  venusRetrograde: (sign: string): string => `Venus was retrograde in ${sign}`,
  venusCombust: (sign: string): string => `Venus was combust in ${sign}`,
  moon: (sign: string, lord: string): string => `the Moon is in ${sign}, which ${lord} rules`,
  moonEarly: (sign: string, lord: string): string =>
    `early that day the Moon was in ${sign}, which ${lord} rules`,
  moonLate: (sign: string, lord: string): string =>
    `late that day the Moon was in ${sign}, which ${lord} rules`,
  withMoonIn: (sign: string, text: string): string => `With the Moon in ${sign}: ${text}`,
  together: (graha: string): string => `Venus is with ${graha} in one sign`,
  venusFrom: (graha: string, count: string): string =>
    `Venus is in the ${count} sign from ${graha}, counted from the sign of ${graha} as the first`,
} as const;

export const householdReasons = {
  lead: (fourth: string, second: string): string =>
    `your fourth house, the home, is ${fourth}, and your second, the family, is ${second}`,
  leadWithoutTime: (sign: string): string => `Mercury, the graha of speech, was in ${sign} that day`,
  home: (sign: string): string => `your fourth house, where people live together, is ${sign}`,
  family: (lord: string): string => `${lord} rules the second house, of family and speech`,
  trust: (sign: string, element: string): string => `your eighth house is ${sign}, a sign of ${element}`,
  rest: (sign: string, element: string): string =>
    `your twelfth house, of sleep and seclusion, is ${sign}, a sign of ${element}`,
  forgiveness: (sign: string, dignity: string): string =>
    `Jupiter, which forgives, is in ${sign}, ${dignity}`,
  promise: (sign: string, dignity: string): string =>
    `Saturn, which keeps agreements, is in ${sign}, ${dignity}`,
  moonQuestion: (sign: string, element: string): string =>
    `your Moon is in ${sign}, a sign of ${element}`,
  venusQuestion: (sign: string, element: string): string => `your Venus is in ${sign}, a sign of ${element}`,
  marsQuestion: (sign: string, element: string): string => `your Mars is in ${sign}, a sign of ${element}`,
} as const;

/** `counts`: the places of Mars from each origin. */
export const manglikInMarriageReasons = {
  source: 'Muhurta texts, on Mars',
  counts: (counts: string): string => `by houses, Mars is in ${counts}`,
  none: (counts: string): string => `${counts}, none of which is counted`,
  full: (counts: string): string => `${counts}, and together they count in full`,
  little: (counts: string): string => `${counts}, and little of this counts`,
  cancelled: (counts: string, reason: string, rule: string): string =>
    `${counts}, yet ${reason}, and the exception “${rule}” cancels it`,
  lighter: (counts: string, reason: string, rule: string): string =>
    `${counts}, yet ${reason}, and the exception “${rule}” makes it lighter`,
  timeUnknown: 'the birth time is unknown, and the chief count begins from the lagna',
} as const;

export const loveRemedyReasons = {
  seventhLord: (lord: string): string => `${lord} rules your seventh house`,
  venusSignLord: (lord: string, sign: string): string => `${lord} rules ${sign}, the sign of your Venus`,
  venus: (condition: string): string => `Venus is the karaka of love, and in your chart it is ${condition}`,
  mantra: (lord: string, sign: string): string =>
    `${lord}, in ${sign}, is the graha of your partnerships`,
  venusMantra: (sign: string): string => `Venus is the karaka of love in every chart, and yours is in ${sign}`,
  oil: 'A spoon of oil',
  fullMoon: 'the full Moon is the day of the Moon, the graha of memory and good wishes',
  fullMoonWithSign: (sign: string, element: string): string =>
    `the full Moon is the day of the Moon, and yours is in ${sign}, a sign of ${element}`,
  giving: (lord: string, reason: string): string =>
    `${lord} rules the sign of Venus in the navamsha, and ${reason}`,
  /** for Venus in its own sign of the navamsha */
  givingForVenus: (sign: string, reason: string): string =>
    `Venus has its navamsha in ${sign}, its own sign, and ${reason}`,
  noGem: (lord: string): string => `no rule of the old books makes ${lord} kinder for the weight of a stone`,
  noGemCost: 'Not needed',
  noGemWhen: 'at any jeweller’s',
} as const;

export const loveSummaryTexts = {
  lead: (venus: string, seventh: string): string =>
    `your Venus is in ${venus} and your seventh house is ${seventh}`,
  leadWithoutTime: (sign: string): string => `the sign of Venus that day was ${sign}`,
  labels: {
    seventh: 'Seventh house, the partner',
    venus: 'Venus, affection',
    moon: 'Moon, what calms you',
    mars: 'Mars, desire',
    marsOfYoung: 'Mars, courage',
  },
  ruledBy: (lord: string): string => `ruled by ${lord}`,
  inHouse: (degrees: string, house: string): string => `${degrees}, in the ${house} house`,
  quarter: (quarter: string, star: string): string => `${quarter} quarter of ${star}`,
  star: (devanagari: string, quarter: string): string => `${devanagari}, ${quarter}`,
  laterAt: (sign: string, clock: string): string => `before ${clock}, then ${sign}`,
  allDay: 'from midnight to midnight',
  atNoon: 'at noon',
  marsAtNoon: 'taken at noon',
  now: (...lords: string[]): string => `Now: ${lords.join(', ')}`,
  roundOverTitle: 'Now: after 120 years of periods',
  roundOver: (date: string): string =>
    `The count of periods was completed on ${date}. Affection does not depend on it.`,
  period: (end: string, text: string): string => `Until ${end} ${text}.`,
  strength: (graha: string, condition: string): string =>
    `among the seven grahas ${graha} is well supported, ${condition}`,
  caution: (graha: string, condition: string): string =>
    `of the seven grahas ${graha} has little support, ${condition}`,
} as const;

export const matchReasons = {
  limit: 'the thirty-six points compare two Moons and nothing else',
  limitOfStar: (star: string, lord: string): string =>
    `the points compare two Moons, and yours is in ${star}, a star of ${lord}`,
  yoni: (star: string, animal: string): string => `the yoni of ${star}, its animal, is the ${animal}`,
  gana: (star: string, gana: string): string => `the gana of ${star} is ${gana}`,
  nadi: (star: string, nadi: string): string => `the nadi of ${star} is ${nadi}`,
  count: (count: string, star: string): string =>
    `${count} of the twenty-seven stars can reach eighteen points with ${star}`,
  /** after `count`, for another possible star of the reader */
  otherCount: (count: string, star: string): string => `${count} with ${star}`,
  maitri: (lord: string, sign: string, friends: string): string =>
    `five of the points compare the lords of the two Moon signs, and the friends of ${lord}, lord of your ${sign}, are ${friends}`,
} as const;

export const navamshaReasons = {
  lagna: (sign: string): string => `the lagna of the navamsha is ${sign}`,
  venus: (sign: string): string => `Venus is in ${sign} in the navamsha`,
  vargottama: (sign: string): string => `Venus is in ${sign} in both charts`,
  /** @param house of the lord from the lagna of the navamsha */
  seventhLord: (lord: string, house: string): string =>
    `${lord} rules the seventh house of the navamsha and is in its ${house} house`,
  upapada: (lord: string, house: string, sign: string): string =>
    `${lord}, lord of the twelfth, is in the ${house} house, which puts the upapada in ${sign}`,
  darakaraka: (graha: string, degrees: string, sign: string, count: string): string =>
    `${graha}, at ${degrees} of ${sign}, has the lowest degree of the ${count}, which makes it the darakaraka, significator of the partner`,
  rahuAsDarakaraka: (sign: string, count: string): string =>
    `Rahu, counted backwards through ${sign}, has the lowest degree of the ${count}, which makes it the darakaraka, significator of the partner`,
  seven: 'seven',
  eight: 'eight',
} as const;

export const partnerReasons = {
  lead: (seventh: string, lagna: string): string => `${seventh} was setting in the west while ${lagna} was rising in the east`,
  sign: (sign: string): string => `${sign} is the sign of the seventh house in your chart`,
  empty: 'no graha is in the seventh house',
  occupant: (graha: string, condition: string): string => `${graha} is in the seventh, ${condition}`,
  aspect: (graha: string, house: string): string => `${graha} aspects the seventh from the ${house}`,
  lordPlace: (lord: string, house: string): string => `${lord} rules the seventh and is in the ${house}`,
  lordCondition: (lord: string, condition: string): string => `the lord of the seventh, ${lord}, is ${condition}`,
  link: (loveLord: string, loveHouse: string, lord: string, house: string): string =>
    `${loveLord}, lord of the fifth, is in the ${loveHouse} house and ${lord}, lord of the seventh, in the ${house}`,
  linkByVenus: (link: string, house: string): string => `${link}, with Venus in the ${house}`,
  couples: (lord: string): string => `${lord} is lord of the seventh house, that of the partner`,
  singles: (lord: string): string => `${lord} is lord of your lagna, the house of your own self`,
} as const;
