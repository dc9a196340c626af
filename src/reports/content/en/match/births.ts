/** The two births, the two charts, and the method of both. */
export const birthsLead =
  'Please compare both columns with the birth papers. One wrong minute or town can change a star, and with it the score.';
export const birthsTable = {
  caption: 'The two births as you gave them',
  head: (first: string, second: string) => ['Detail', first, second],
  labels: {
    name: 'Name',
    role: 'Role in the match',
    date: 'Date of birth',
    time: 'Time of birth',
    place: 'Place of birth',
    clock: 'Clock',
    weekday: 'Weekday',
    lagna: 'Lagna',
    moon: 'Moon sign',
    star: 'Birth star',
    tithi: 'Lunar day',
    periodNow: 'Period now',
  },
  unknown: 'not known',
  starWithQuarter: (star: string, quarter: string) => `${star}, quarter ${quarter}`,
  either: (first: string, second: string) => `${first} or ${second}`,
  approximate: (time: string) => `about ${time}`,
  weekdayBeforeSunrise: (weekday: string, almanacWeekday: string) =>
    `${weekday} (in the almanac ${almanacWeekday}, because the birth was before sunrise)`,
  period: (antar: string, maha: string) => `${antar} in ${maha}`,
} as const;
export const timeStatements = {
  exact: 'the time of birth is given to the minute. The marks beside the statements show what a few minutes would change.',
  approximate: 'the time of birth is an estimate. Trust the firm statements first, and the others after a look at the birth papers.',
  unknown: 'the time of birth is not known. Whatever needs it is left out or given as a range, and nothing is guessed.',
} as const;
export const timeReasons = {
  exact: 'the time was entered as exact',
  approximate: 'the time was entered as approximate',
  unknown: 'the time was entered as not known',
} as const;

export const chartsIntro =
  'The numbers are signs, from 1 for Aries to 12 for Pisces. Houses are counted from the lagna, or from the Moon where the hour of birth is unknown.';
export const chartsOfNoon = (names: string): string =>
  `The positions of ${names} are those of noon; at another hour the Moon may be up to 8° away, and in another star.`;
export const chartTitle = (name: string): string => `Chart of ${name}`;
export const chartCaption = {
  lagna: (name: string, sign: string) => `The birth chart of ${name}; ${sign} rises.`,
  moon: (name: string, sign: string) => `The Moon chart of ${name}, counted from ${sign}.`,
} as const;
export const positionsTable = {
  title: 'Every graha in both charts',
  head: (first: string, second: string) => ['Graha', `Sign of ${first}`, 'Degree', 'Star', `Sign of ${second}`, 'Degree', 'Star'],
  lagna: 'Lagna',
} as const;

export const methodLabels = {
  instant: (name: string) => `Instant of ${name}`,
  place: (name: string) => `Place of ${name}`,
  kootas: 'Kootas',
  months: 'Months',
} as const;
export const methodValues = {
  zodiac: (ayanamsa: string, [firstArc, first]: readonly [string, string], [secondArc, second]: readonly [string, string]): string =>
    `Sidereal by ${ayanamsa}, which was ${firstArc} at the birth of ${first} and ${secondArc} at that of ${second}`,
  kootas: 'Ashtakoota by Muhurta Chintamani and Dharmasindhu; tara in both directions; exceptions named and not added',
  months: 'Periods and transits of each chart for ten years; a month counts for both by the lower of its two grades',
} as const;
