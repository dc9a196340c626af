/** The page with the birth details and the panchang of the day. */
const MARKED_TIME = 'The red line is the time you gave. Where the gold ends, something in the chart changes.';

export const birthDataTexts = {
  labels: {
    name: 'Name',
    date: 'Date',
    time: 'Time',
    place: 'Place',
    coordinates: 'Coordinates',
    clock: 'Clock',
    sun: 'Sun that day',
  },
  timeUnknown: 'not known',
  time: {
    exact: (clock: string): string => `${clock}, given as exact`,
    approximate: (clock: string): string => `${clock}, given as approximate`,
  },
  rose: (clock: string): string => `rose ${clock}`,
  set: (clock: string): string => `set ${clock}`,
  noSunrise: 'did not rise',
  noSunset: 'did not set',
  polarDay: 'above the horizon all day and night',
  polarNight: 'below the horizon all day and night',

  intro: `Few clocks are exact to the minute. ${MARKED_TIME} Twins differ in what changes between their two times.`,
  introApproximate: `You called your time approximate, so read each half circle as an open one. ${MARKED_TIME}`,
  warTime:
    'In the war years the clocks of India were one hour ahead. Ask whether the family wrote the old hour.',
  sameLagna: (sign: string): string => `By the old hour ${sign} would still rise.`,
  nextLagna: (sign: string): string => `By the old hour ${sign} would rise.`,
  introWithoutTime:
    'Within a day the Moon moves by about thirteen degrees and the other grahas by far less. The rising sign changes twelve times.',
  captionWithoutSensitivity: 'The gold bars end where something in the chart would change.',
  lagnaRange: (sign: string, range: string): string => `${sign} rises for any birth ${range}.`,
  /** Near the poles a sign may rise so long that only one end of its time was computed. */
  lagnaFrom: (sign: string, clock: string): string => `${sign} rises for any birth from ${clock}, for many hours.`,
  lagnaUntil: (sign: string, clock: string): string => `${sign} rises for any birth until ${clock}, for many hours.`,
  longLagnaRange: (sign: string): string => `${sign} rises for a long stretch around the time you gave.`,
  navamsaRange: (range: string): string => `The lagna of the navamsha is the same only ${range}.`,
  periodShift: (days: string): string =>
    `A clock that is one minute wrong moves all dates of the periods by about ${days}.`,
  oneDay: 'one day',
  days: (count: string): string => `${count} days`,
  moonStayed: (sign: string): string => `The Moon was in ${sign} from midnight to midnight`,
  moonMoved: (from: string, to: string, clock: string): string => `The Moon left ${from} for ${to} at ${clock}`,
  moonCaption: (sign: string, stars: string): string => `${sign}, and ${stars}.`,

  correction:
    'If you find a more exact time within seven days, you get a new edition free of charge. Enter it under My reports.',
  correctionWithoutTime:
    'If you find the birth time within seven days, you get the full edition free of charge. Enter it under My reports.',
} as const;

export const almanacTexts = {
  labels: { weekday: 'Weekday', lunarDay: 'Lunar day', star: 'Star', yoga: 'Yoga', karana: 'Karana' },
  star: (epithet: string, symbol: string): string => `${epithet}; its emblem is ${symbol}.`,
  beforeSunrise: 'Before sunrise the almanac still counts the day before.',
  weekdayBeforeSunrise: 'Before sunrise the weekday of the day before still holds.',
  later: (name: string, laterName: string): string => `${name}, later ${laterName}`,
  lunarDayChange: 'A lunar day seldom ends at midnight, and this one did not.',
  yogaChange: 'The next one began in the course of the day.',
} as const;

const ABBREVIATIONS =
  'Su Sun, Mo Moon, Ma Mars, Me Mercury, Ju Jupiter, Ve Venus, Sa Saturn, Ra Rahu, Ke Ketu.';

export const chartCaptions = {
  styles: { north: 'North Indian', south: 'South Indian', east: 'East Indian' },
  styleNotes: {
    north: 'Gold marks the first house, and the count goes to the left; small numbers name the signs.',
    south: 'Each sign keeps its box and the count runs clockwise; gold marks the lagna.',
    east: 'Each sign keeps its field and the count runs to the left; gold marks the lagna.',
  },
  birth: (style: string, note: string): string =>
    `Birth chart (D1), ${style} style. ${note} Figures are degrees, R is retrograde.`,
  moon: (sign: string): string => `Moon chart: the same grahas, counted from ${sign}.`,
  navamsa: 'Navamsha (D9), for partnership and later life. Its lagna changes within minutes.',
  navamsaOfChild: 'Navamsha (D9), for the strength of each graha. Its lagna changes within minutes.',
  otherStyles: `The positions are the same; only the drawing differs by region. ${ABBREVIATIONS}`,
  moonWithoutTime: (sign: string, certainty: string): string =>
    `Moon chart. The nine grahas at noon, counted from the Moon in ${sign}. ${certainty}`,
  moonStayed: 'It stayed there all day, so this drawing is firm.',
  moonMoved: (clock: string): string =>
    `It changed signs at ${clock} that day, so the drawing shows one of two possibilities, that of noon.`,
} as const;

/** Reasons of the chapter on how exact the birth time is. */
export const birthTimeReasons = {
  lead: (sign: string): string => `${sign} was rising over your place of birth`,
  leadWithMinutes: (sign: string, minutes: number): string =>
    `${sign} was rising, and each ninth of it took about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to rise`,
  margin: (sign: string, hours: string): string => `${sign} was rising ${hours}`,
  clock: {
    approximate: (time: string): string => `${time} was given as approximate`,
    hour: (time: string): string => `the time you gave, ${time}, is a full hour`,
    half: (time: string): string => `${time} is at the half or the quarter of an hour`,
    five: (time: string): string => `${time} ends in five or zero`,
    odd: (time: string): string => `${time} is no round figure`,
  },
  until: (time: string, sign: string): string => `until ${time} ${sign} was rising`,
  from: (time: string, sign: string): string => `from ${time} ${sign} was rising`,
  neighbour: (rising: string, lord: string, moved: string): string =>
    `${rising}, a sign of ${lord}; from it ${moved}`,
  moved: (graha: string, house: string, formerHouse: string): string =>
    `${graha} is in the ${house} house, not the ${formerHouse}`,
  navamsa: (sign: string, hours: string): string => `the lagna of the navamsha is in ${sign}, ${hours}`,
  pada: (quarter: number, star: string, hours: string): string =>
    `the Moon was in quarter ${quarter} of ${star} ${hours}`,
  between: (from: string, to: string): string => `between ${from} and ${to}`,
  after: (from: string): string => `from ${from} on`,
  before: (to: string): string => `up to ${to}`,
  forHours: 'for hours on either side',
} as const;
