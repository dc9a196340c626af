/** Labels of the avakahada chakra, the ghatak chakra, the panchanga at birth and the chara karakas. */

export const avakahadaTexts = {
  title: 'Avakahada chakra',
  note: 'अवकहड़ा',
  labels: {
    varnaVashya: 'Varna, vashya',
    yoniGana: 'Yoni, gana',
    nadi: 'Nadi',
    sign: 'Rashi, its lord',
    nakshatra: 'Nakshatra, lord',
    tatvaYunja: 'Tatva, yunja',
    paya: 'Paya',
    naamAkshar: 'Naam akshar',
  },
  paya: (byNakshatra: string, byMoonHouse: string): string =>
    `${byNakshatra} by star, ${byMoonHouse} by house`,
} as const;

/** The same by pada, one column for each pada in which the Moon was on the day. */
export const possibleAvakahadaTexts = {
  title: 'Avakahada chakra of the day',
  note: 'one column for each pada of the Moon',
  firstHead: 'Born',
  before: (moment: string): string => `before ${moment}`,
  after: 'later that day',
  anyTime: 'at any time',
  labels: {
    nakshatra: 'Nakshatra, pada',
    sign: 'Rashi',
    naamAkshar: 'Naam akshar',
    varna: 'Varna',
    vashya: 'Vashya',
    yoni: 'Yoni',
    gana: 'Gana',
    nadi: 'Nadi',
    tatva: 'Tatva',
    yunja: 'Yunja',
    paya: 'Paya, by star',
  },
  undecided: 'changes',
} as const;

export const ghatakTexts = {
  title: 'Ghatak chakra',
  note: 'by the Moon sign',
  labels: {
    month: 'Masa',
    tithis: 'Tithi',
    vara: 'Vara',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    karana: 'Karana',
    prahar: 'Prahar',
    moon: 'Chandra',
  },
  /** The two columns of the almanac are for men and for women. */
  moons: (purusha: string, stri: string): string => `${purusha} (purusha), ${stri} (stri)`,
  footnote:
    'Custom avoids them for journeys and trade. Almanacs differ on the yoga of Taurus and Virgo.',
} as const;

export const panchangaTexts = {
  title: 'Panchanga at birth',
  note: 'पंचांग',
  labels: {
    vara: 'Vara',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    karana: 'Karana',
    sun: 'Sun',
    balance: 'Dasha left',
  },
  ends: (moment: string): string => `to ${moment}`,
  beforeSunrise: (moment: string): string => `before sunrise, ${moment}`,
  rises: (moment: string): string => `rises ${moment}`,
  sets: (moment: string): string => `sets ${moment}`,
  noSunrise: 'no sunrise',
  noSunset: 'no sunset',
  balance: (lord: string, years: number, months: number, days: number): string =>
    `${lord} ${years} y ${months} m ${days} d`,
} as const;

export const panchangaOfDayTexts = {
  title: 'Panchanga of the day',
  note: 'from midnight to midnight',
  until: (name: string, moment: string): string => `${name} until ${moment}`,
  last: (name: string): string => `then ${name}`,
} as const;

export const karakaTexts = {
  title: 'Chara karakas',
  note: (count: number): string => `${count === 8 ? 'eight' : 'seven'}, by degree`,
  karakamsa: 'Karakamsa',
} as const;
