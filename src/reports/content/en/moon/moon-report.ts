/** Headings and general texts of the chapters on the Moon, its nakshatra and the day. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { MoonLight } from './moon-comfort.ts';

export const moonHeadings = {
  summary: {
    title: 'Your Moon in one minute',
    runningTitle: 'In one minute',
    summary: 'Moon, star and the coming days on one page',
  },
  nakshatraStory: {
    title: 'The story of your star',
    hindiTitle: 'कथा',
    runningTitle: 'Story of your star',
    summary: 'What is told of the star, its symbol, and the first sound of a name',
  },
  panchang: {
    title: 'The day of your birth',
    hindiTitle: 'पंचांग',
    runningTitle: 'Day of your birth',
    summary: 'What weekday, lunar day, yoga and karana of your birth mean',
  },
  surroundings: {
    title: 'Grahas near your Moon',
    hindiTitle: 'संगति',
    runningTitle: 'Near your Moon',
    summary: 'Which grahas are near your Moon or aspect it, and what calms you',
  },
  tara: {
    title: 'Nine kinds of days for you',
    hindiTitle: 'तारा',
    runningTitle: 'Nine kinds of days',
    summary: 'The nine taras, counted from your star, and what each day is good for',
  },
  calendar: {
    title: 'Six weeks of the Moon',
    hindiTitle: 'चन्द्र गति',
    runningTitle: 'Six weeks',
    summary: 'When the Moon enters each star, and which tara that is for you',
  },
} as const;

/** The second sentence of the summary page. */
export const lightSummaryLine: Record<MoonLight, string> = {
  growing: 'The Moon was growing at your birth, so new things give you energy.',
  bright: 'The Moon was bright at your birth, so you have warmth to give to the people around you.',
  fading: 'The Moon was fading at your birth, so you feel best when a task is finished.',
};

export const lightPhrases: Record<MoonLight, string> = {
  growing: 'in the first ten days of its month and still gaining light',
  bright: 'in the ten days around the full Moon, when its light is strongest',
  fading: 'in the last ten days of its month, with little light left',
};

export const writePanchangLead = (weekday: string, nakshatraName: string): string =>
  `By the panchang you were born on a ${weekday}. It describes a day by five things. One of them, the star ${nakshatraName}, has its own chapter. The other four are here: weekday, lunar day, yoga and karana.`;

export const panchangLeadWithoutTime =
  'The panchang describes a day by five things. The star has its own chapter. The karana changes two or three times a day, so it is left out when the birth time is unknown. Weekday, lunar day and yoga are here; where one of them changed on that date, the hours are named.';

export const panchangSummaryWithoutTime = 'Weekday, lunar day and yoga of that date';

/** In the chapter on the story of the nakshatra. */
export const nakshatraKindsTitle = 'What kind of star it is, and two stars that belong to it';

/** Before the texts of `namingByLord`. */
export const namingLead = 'By custom the rashi name of a child begins with this sound.';

/** How such a name is kept and used, by the lord of the nakshatra. */
export const namingByLord: Record<Graha, string> = {
  Sun: 'It is spoken at the naming ceremony, with the family facing east. For school, office and passport you may use any other name.',
  Moon: 'At the naming an aunt or the mother whispers it into the ear of the newborn. The name that the family uses every day is just as good.',
  Mars: 'Priests ask for it at weddings and when two charts are compared. If nobody in the family knows yours, this sound is enough for them.',
  Mercury:
    'It is written into the birth chart and used for matching. The spelling in English does not matter, and the name on your documents may begin with any letter.',
  Jupiter:
    'In many families the guru or an elder chooses it. You speak it when you take a vow in a puja. In daily life the name your parents loved comes first.',
  Venus:
    'It should be pleasant to hear, and it is kept for blessings. If a baby in your family is still to be named, speak the choices aloud before you decide.',
  Saturn:
    'It is given once, written in the family records and rarely used. A daily name with another first letter does no harm.',
  Rahu: 'Today many families look it up weeks later, when another name is in use. That is fine: keep one name for the ceremony and one for the Aadhaar card.',
  Ketu: 'In some families it stays secret and is used only in prayer. If yours is not known, you have lost nothing, and you may use the sound in your own prayer.',
};

export const namingWithRareSyllable =
  'Almost no name begins with this sound. Families then take one of the other three sounds of the star, or only its vowel. Priests accept both for the ceremony, and the daily name is free.';

export const namingWithoutTime =
  'The birth time is unknown, so the quarter of the star is unknown too. Choose the sound that you like best. A priest accepts any of them for a star name, and your own name stays as it is.';

/** For an unknown birth time if the Moon changed its sign that day. */
export const surroundingsLead =
  'Other grahas influence your Moon. Those in the same sign mix with your moods, and those that aspect it change them from a distance. Those in the next signs show how a feeling comes and goes.';

/** By the lord of the Moon sign. */
export const surroundingsLeadByLord: Record<ClassicalGraha, string> = {
  Sun: 'Your Moon is in the sign of the Sun, so it cares about respect. Grahas with it change how proud or how relaxed you feel. Those that aspect it show whose opinion matters to you.',
  Moon: 'Your Moon is in its own sign, so your feelings are strong by themselves. Grahas with it take part in every mood. Those beside it or opposite it matter less than for other people.',
  Mars: 'Your Moon is in a sign of Mars, so you feel fast and react fast. A graha in the same sign makes this stronger or softer. Grahas that aspect it can slow you down.',
  Mercury:
    'Your Moon is in a sign of Mercury, so you think and talk about your feelings. Grahas near it supply the subjects. Those that aspect it show who answers you.',
  Jupiter:
    'Your Moon is in a sign of Jupiter, so hope and belief help you. Grahas in the same sign decide what you hope for. Those that aspect it support this hope or ask questions.',
  Venus:
    'Your Moon is in a sign of Venus, so you look for comfort and good company. Grahas near it show who gives you this. Those that aspect it can disturb it or add to it.',
  Saturn:
    'Your Moon is in a sign of Saturn, so you show your feelings late. A graha near it counts for more, because it makes you open up or close. Aspects are felt for a long time.',
};

/** For several possible birth nakshatras. */
export const taraLeadWithoutTime =
  'Count your birth star as number one and go on to nine, three times. So every star is one of nine taras for you. The Moon stays in a star for about a day, and the tara says what that day is good for. Use it to choose between two free days, and never cancel something important because of it.';

export const taraCaption =
  'By the muhurta books six of the nine support you; the third, fifth and seventh ask for care.';

export const taraCaptionWithoutTime =
  'Counted by the common rule of the muhurta books, in which the third, fifth and seventh ask for care.';

/** For a day of birth in which the Moon was in another star for less than two hours. */
export const taraMainStar = (star: string, hours: number) =>
  `This list and the next are counted from ${star}, in which the Moon was for more than ${hours} hours of the day.`;

export const calendarLead =
  'Find your date, read the tara beside it, and look in the list of the nine taras for what it favours. The Moon does not always move at the same speed, so it stays longer in some stars.';

export const calendarCaption =
  'The minute at which the Moon enters each star, in Indian time, and its tara from your star. It stays there until the time in the next line.';

export const severalStoriesLead =
  'The Moon was in more than one star on that date, so more than one story may be yours. Read each of them, and ask your family about the hour. Many people recognise their own.';

export const surroundingsReasonForTwoSigns =
  'the Moon changed signs that day, so its neighbours changed too, and only what calms it is told';
