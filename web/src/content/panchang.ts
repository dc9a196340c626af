/** Texts of the panchang page for readers. */
import type { CHOGHADIYAS, NakshatraClass } from '#src/astrology/contract-almanac.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

type ChoghadiyaName = (typeof CHOGHADIYAS)[number];

/** `quality`: good, mid or bad for new work. Source: custom of the almanacs. */
export const choghadiyaTexts: Record<
  ChoghadiyaName,
  { name: string; quality: 'good' | 'mid' | 'bad'; use: string }
> = {
  amrit: { name: 'Amrit', quality: 'good', use: 'Good' },
  shubh: { name: 'Shubh', quality: 'good', use: 'Good' },
  labh: { name: 'Labh', quality: 'good', use: 'Gain' },
  char: { name: 'Char', quality: 'mid', use: 'Travel' },
  udveg: { name: 'Udveg', quality: 'bad', use: 'Avoid' },
  kaal: { name: 'Kaal', quality: 'bad', use: 'Avoid' },
  rog: { name: 'Rog', quality: 'bad', use: 'Avoid' },
};

/** What the hora of each graha is used for. */
export const horaUses: Record<ClassicalGraha, string> = {
  Sun: 'Official work',
  Moon: 'Home, family',
  Mars: 'Hard work',
  Mercury: 'Study',
  Jupiter: 'Advice',
  Venus: 'Buying',
  Saturn: 'Repairs',
};

/** What a day under each class of nakshatra is good for. `isForCeremonies`: weddings and other ceremonies too. */
export const nakshatraTexts: Record<
  NakshatraClass,
  { good: string; name: string; isForCeremonies: boolean }
> = {
  fixed: {
    good: 'A good day for what should last: a house, a foundation, planting, a long agreement.',
    name: 'a fixed nakshatra',
    isForCeremonies: true,
  },
  movable: {
    good: 'A good day for journeys, vehicles, moving house and walks in a garden.',
    name: 'a movable nakshatra',
    isForCeremonies: false,
  },
  fierce: {
    good: 'A good day for hard tasks: clearing out, repairs, competition and firm decisions.',
    name: 'a fierce nakshatra',
    isForCeremonies: false,
  },
  mixed: {
    good: 'A good day for daily work, accounts and everything that is already running.',
    name: 'a mixed nakshatra',
    isForCeremonies: false,
  },
  swift: {
    good: 'A good day for travel, medicine, learning and buying.',
    name: 'a swift nakshatra',
    isForCeremonies: true,
  },
  gentle: {
    good: 'A good day for friends, music, new clothes, gifts and family visits.',
    name: 'a gentle nakshatra',
    isForCeremonies: true,
  },
  sharp: {
    good: 'A good day for difficult work, research and ending what has become a burden.',
    name: 'a sharp nakshatra',
    isForCeremonies: false,
  },
};

export const noCeremonies = 'For a wedding or another ceremony, choose a different day.';

export const halfYearNames = { uttarayana: 'Uttarayana', dakshinayana: 'Dakshinayana' } as const;

export const seasonNames = {
  shishira: 'Shishira (late winter)',
  vasanta: 'Vasanta (spring)',
  grishma: 'Grishma (summer)',
  varsha: 'Varsha (rains)',
  sharad: 'Sharad (autumn)',
  hemanta: 'Hemanta (early winter)',
} as const;
