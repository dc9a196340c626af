/** The partner by the seventh sign from the Moon, for an unknown birth time. */
import { books } from '#src/reports/content/en/common/books.ts';


export const partnerFromMoonHeadings = {
  title: 'Your partner, from the Moon',
  hindiTitle: 'कलत्र',
  runningTitle: 'Partner from the Moon',
  summary: 'The seventh sign from your Moon: who suits you, and where you meet',
} as const;

export const partnerFromMoonLead =
  'Without a lagna the partner is read from the seventh sign from the Moon. It shows with whom you feel at home. The seventh houses of the possible lagnas add how the partner appears to others.';

export const partnerFromMoonTitles = {
  nature: 'With whom you feel at home',
  occupants: 'Grahas in the seventh sign from the Moon',
  lord: 'Where you meet',
  /** for readers who may be married for long */
  lordForMarried: 'How you met, or may meet',
} as const;

export const partnerFromMoonSource = `${books.phaladeepika}, counted from the Moon`;

/** By the seventh sign from the Moon, Aries to Pisces. */
export const partnerFromMoonSign = [
  'You feel at ease with a person who begins things. Their courage takes away your doubts. Let them lead on small matters, and ask for time on large ones.',
  'A calm person with simple tastes gives you peace. They eat well, save money and keep their word. Say early what you fear, so that they need not guess.',
  'You are drawn to a quick mind and good talk. A day without conversation feels long to both of you. Study one subject together, or read the same book.',
  'A caring person with strong family ties warms you. They notice what you do not say. Show one feeling a day, in words or in a small act.',
  'A proud and generous person attracts you. They bring colour and guests into your life. Praise them before others, and keep advice for the two of you.',
  'A careful person who helps in practical ways is good for you. They keep your days in order. Take their correction as help, and thank them for small work.',
  'A polite and patient person balances your haste. They see both sides before they answer. Wait one evening for their view on each large step.',
  'A deep and loyal person holds your interest. They feel strongly and say little. Keep no secret about money or old friends, and trust grows.',
  'A cheerful person with faith and wide interests suits you. They ask where life is going, while you ask how it works. Plan one journey together each year.',
  'A serious and dependable person gives you safety. Love shows in duty more than in words. Look at what they do for the family, and say that you see it.',
  'An independent person with many friends attracts you. They treat everybody in the same way, you included. Share one of their causes, and keep one evening for two.',
  'A gentle person with imagination softens you. They forgive where you would make a list. Keep the plans and papers yourself, and leave the evenings to them.',
] as const;

export const emptySeventhFromMoon =
  'No planet is in the seventh sign from your Moon, so nothing stands between you and the other person. The lord of that sign decides, and it follows below.';

export const partnerFromMoonReasons = {
  pair: (moonSign: string, sign: string) => `${sign} is the seventh sign from the Moon in ${moonSign}`,
  sign: (moonSign: string, sign: string) => `counted from the Moon in ${moonSign}, the seventh sign is ${sign}`,
  empty: (sign: string, moonSign: string) => `${sign}, seventh from the Moon in ${moonSign}, has no planet in it`,
  occupant: (graha: string, condition: string) => `${graha} is in the seventh sign from the Moon, ${condition}`,
  lordPlace: (lord: string, sign: string, moonSign: string, house: string) =>
    `${lord} rules ${sign}, the seventh from the Moon in ${moonSign}, and is in the ${house} sign from it`,
  lordCondition: (lord: string, moonSign: string, condition: string) =>
    `the lord of the seventh from ${moonSign} is ${lord}, ${condition}`,
  couples: (lord: string, moonSign: string) => `${lord} rules the seventh sign from ${moonSign}, the sign of your Moon`,
} as const;
