/** The conventions that decide the numbers of the tables, and why another almanac has other dates. */

export const conventionTexts = {
  title: 'Conventions',
  labels: {
    zodiac: 'Ayanamsa, node',
    sunrise: 'Sunrise',
    houses: 'Houses',
    dashas: 'Dasha year',
    otherDates: 'Other dates',
    karakas: 'Karakas',
    strengths: 'Bala',
    arudhas: 'Arudhas',
    upagrahas: 'Upagrahas',
  },
  zodiac: (ayanamsa: string, arc: string, node: string): string => `${ayanamsa} ${arc}; ${node} node`,
  houses: 'Whole sign from the lagna; chalit and bhava bala by Sripati',
  dashas: (days: number): string => `${days} days, counted from the exact degree of the Moon`,
  /** one line on almanacs, which round */
  otherDates: (days: string): string =>
    `Your family’s almanac rounds the Moon or the balance. One minute of arc moves every dasha date by ${days}.`,
  otherDatesWithoutTime:
    'Your family’s almanac rounds the Moon and took one time of the day. Its dasha dates are one choice among those of the day.',
  days: (count: number): string => (count === 1 ? 'one day' : `${count} days`),
  strengths: 'Shadbala and bhava bala as B. V. Raman computes them',
  arudhas: 'Scorpio and Aquarius by the stronger of two lords; house and 7th move to the 10th',
  upagrahas: 'Lagna at the start of each part; Mandi by the ghatis of Phaladeepika',
} as const;
