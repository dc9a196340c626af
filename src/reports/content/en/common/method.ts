/** Texts of the method page. */
export const methodTexts = {
  caption:
    'The settings behind every number in this copy. Another programme that uses the same ones must arrive at the same degrees.',
  correction:
    'A wrong detail can be put right once, at no charge, within seven days of delivery: choose Correct birth details under My reports. The new edition then takes the place of this one.',
  labels: {
    instant: 'Instant',
    place: 'Place',
    zodiac: 'Zodiac',
    positions: 'Positions',
    nodes: 'Nodes',
    houses: 'Houses',
    navamsha: 'Navamsha',
    dignity: 'Dignity',
    combustion: 'Combustion',
    sunrise: 'Sunrise',
    karakas: 'Karakas',
    periods: 'Periods',
    books: 'Old books',
    versions: 'Versions',
    edition: 'Edition',
  },
  values: {
    houses: 'Whole sign, counted from the lagna',
    navamsha: 'Nine parts of 3°20′ to a sign, in the order that Parashara gives',
    place: (name: string, coordinates: string, attribution: string): string =>
      `${name}, ${coordinates}. ${attribution}`,
    zodiac: (ayanamsa: string, arc: string): string => `Sidereal by ${ayanamsa}, which was ${arc} on that day`,
    positions: 'Apparent, geocentric',
    dignity: 'Exaltation, moolatrikona, own sign, then natural friendship; the nodes are not graded',
    combustion:
      'Moon 12°, Mars 17°, Mercury 14° (12° retrograde), Jupiter 11°, Venus 10° (8° retrograde), Saturn 15°',
    sunrise: (kind: string): string => `${kind}; the weekday changes with it`,
    periods: (yearDays: number): string =>
      `Vimshottari from the exact degree of the Moon, ${yearDays} days to the year; dates in Indian time`,
    books:
      'Parashara is the Brihat Parashara Hora Shastra; Brihat Jataka is by Varahamihira, Saravali by Kalyana Varma, Phaladeepika by Mantreshvara',
    versions: (engine: string, texts: string): string => `${engine}; texts ${texts}`,
    edition: (edition: number, date: string, clock: string): string =>
      `${edition}, made on ${date} at ${clock} Indian time`,
    stamp: (date: string, time: string): string => `${date}, ${time} UTC`,
    clock: (clock: string, zone: string): string => `${clock} (zone ${zone})`,
    instant: (stamp: string, time: string, clock: string): string => `${stamp}, from ${time} by ${clock}`,
    noon: (stamp: string, clock: string): string =>
      `${stamp}: noon by ${clock}, because the birth time is unknown`,
  },
} as const;
