/** The three questions that a family asks first: Manglik, Sade Sati and the first sound of a name. */
import { toUppercaseFirst } from '#src/reports/content/en/grammar/index.ts';
import type { NamingSyllable } from '#src/reports/content/en/moon/moon-titles.ts';

export const familyFacts = {
  manglik: {
    label: 'Manglik',
    values: { none: 'No', cancelled: 'Cancelled', mild: 'A little', present: 'Yes' },
    none: 'Mars is in none of the places that count',
    counted: (places: string) => `Mars is in ${places}`,
    place: (house: string, origin: string) => `the ${house} from ${origin}`,
    cancelled: (places: string) => `Mars is in ${places}; a rule cancels it`,
    openByHour: 'The places of Mars and Moon changed that day',
    /** without the count from the lagna */
    openValue: 'Open',
    openCount: 'Not from the Moon or Venus; the hour decides the main count',
    openWithPlaces: (note: string) => `${note}; the hour decides the main count`,
  },
  sadeSati: {
    label: 'Sade Sati',
    yes: 'Yes',
    no: 'No',
    until: (date: string) => `It ends on ${date}`,
    next: (date: string) => `The next one begins on ${date}`,
    none: 'None is running now',
    openByHour: 'The Moon changed its sign that day',
  },
  naamAkshar: {
    label: 'Naam akshar, first sound of a name',
    /** The possible sounds: "Vo", "Va, Vi". */
    sounds: (syllables: readonly NamingSyllable[]) =>
      syllables.map(({ latin }) => toUppercaseFirst(latin)).join(', '),
    note: (devanagari: string, pada: string, nakshatra: string) => `${devanagari}, from the ${pada} quarter of ${nakshatra}`,
    openByHour: (devanagari: string) => `${devanagari}; the birth hour decides which`,
  },
  open: 'By the hour',
} as const;
