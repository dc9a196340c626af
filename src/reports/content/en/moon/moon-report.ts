/** Headings and general texts of the chapters on the Moon, its nakshatra and the day. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { MoonLight } from './moon-comfort.ts';

export const moonHeadings = {
  summary: {
    title: 'Your Moon in one minute',
    runningTitle: 'In one minute',
    summary: 'Moon, star and the days ahead on one sheet',
  },
  nakshatraStory: {
    title: 'Its story and its sound',
    devanagari: 'कथा',
    runningTitle: 'Story and sound',
    summary: 'What is told of the star, its emblem, and the syllable of a name',
  },
  panchang: {
    title: 'The day you came',
    devanagari: 'पंचांग',
    runningTitle: 'The day you came',
    summary: 'Weekday, lunar day, yoga and karana, as a birth note reads them',
  },
  surroundings: {
    title: 'Its company and its comfort',
    devanagari: 'संगति',
    runningTitle: 'Company and comfort',
    summary: 'Who stood near your Moon, who looked at it, and what soothes it',
  },
  tara: {
    title: 'All the stars, counted from yours',
    devanagari: 'तारा',
    runningTitle: 'Counted from yours',
    summary: 'The nine taras, and what a day of each is good for',
  },
  calendar: {
    title: 'Six weeks of the Moon',
    devanagari: 'चन्द्र गति',
    runningTitle: 'Six weeks',
    summary: 'When the Moon enters each star, and which tara that is for you',
  },
} as const;

/** The second sentence of the summary page. */
export const lightSummaryLine: Record<MoonLight, string> = {
  growing: 'Its light was on the increase, and so is yours whenever something is just being set up.',
  bright: 'It had light to spare, and you spend yours on whoever happens to be in the room.',
  fading: 'Its light was turning inwards, and you find your strength once you have put the rest away.',
};

export const lightPhrases: Record<MoonLight, string> = {
  growing: 'in the first ten days of its month and still gaining light',
  bright: 'in the ten days around the full Moon, when its light is strongest',
  fading: 'in the last ten days of its month, with little light left',
};

export const writePanchangLead = (weekday: string, nakshatraName: string): string =>
  `Read as an old almanac reads it, your ${weekday} has five limbs. The star, ${nakshatraName}, has had its chapter; here are the weekday itself, the lunar day, the yoga and the karana.`;

export const panchangLeadWithoutTime =
  'Five limbs make a day in an old almanac. The star has had its chapter, and the karana, which turns twice between two sunrises, is left alone without an hour. Weekday, lunar day and yoga remain, and where one of them changed on your date both are told.';

export const panchangSummaryWithoutTime = 'Weekday, lunar day and yoga of that date';

/** In the chapter on the story of the nakshatra. */
export const nakshatraKindsTitle = 'Its kind, and two stars that answer it';

/** Before the texts of `namingByLord`. */
export const namingLead = 'A name of the rashi starts with this sound.';

/** How such a name is kept and used, by the lord of the nakshatra. */
export const namingByLord: Record<Graha, string> = {
  Sun: 'It is spoken facing east at the naming and then put by for rites and horoscopes; you may sign with any other, in the largest letters you like.',
  Moon: 'At the naming somebody whispers it into the ear of the child, and often only the mother remembers it afterwards. In daily life the name you are called at table is as good.',
  Mars: 'It belongs to vows, weddings and the comparing of charts. On the playground, in the team and at work the short name that your friends shout does very well.',
  Mercury:
    'Priests write it down when two charts are compared. Ears differ, spellings more so, and a name with another letter carries letters, jokes and contracts just as far.',
  Jupiter:
    'A teacher of the family used to choose it, and it returns whenever a vow is taken. Outside of rites the name your parents loved stands first.',
  Venus:
    'It should please the ear, say the old ones, and be kept for blessings. The name on your cup, in your letters and among those who love you may sound quite differently.',
  Saturn:
    'It is a name for registers of the temple and for the long run, given once and seldom heard. The other, worn smooth by use, has nothing to fear from it.',
  Rahu: 'Many families today look it up after the child has been called something else for weeks, and no harm is done: one name for the rite, one for the passport.',
  Ketu: 'Old custom kept it secret, for prayer and for those before us. Whoever does not know theirs has lost nothing, and may borrow the sound for a quiet minute.',
};

export const namingWithRareSyllable =
  'Hardly a name in any language starts so. Families take one of the other three sounds of the star, or the vowel alone, and the almanacs do not mind: the sound is for the rite, and daily life may call you what it likes.';

export const namingWithoutTime =
  'Without an hour the quarter stays open, so choose by ear. A priest who asks for a name of the star is content with any of its four sounds, and your own name remains as good as it was.';

/** For an unknown birth time if the Moon changed its sign that day. */
export const surroundingsLead =
  'A Moon is seldom quite by itself. What stood in the Moon’s own sign mixes with your moods; what looked at it from afar has a say in them; what stood next door colours how a feeling comes and where it goes.';

/** By the lord of the Moon sign. */
export const surroundingsLeadByLord: Record<ClassicalGraha, string> = {
  Sun: 'Your Moon lodged with a king, where people come to court. Whoever shared the hall mixes with your moods, whoever looked on from afar judged them, and the neighbours heard the music.',
  Moon: 'It was your Moon’s own house, with the kitchen door open. Those inside helped to cook your moods, those next door borrowed and brought, and some merely waved from across the water.',
  Mars: 'Your Moon was billeted in a fort. Comrades of the same room quicken a feeling, those on the next ramparts send it out or call it home, and watchers have their say by signal.',
  Mercury:
    'The house where your Moon stayed was full of talk. Whoever sat at its table speaks in your moods, the neighbours pass them on, and from far off somebody writes in the margin.',
  Jupiter:
    'As a guest of the teacher your Moon sat in a house with an open veranda. Fellow guests tint what you feel; those next door shape how it comes and goes; the far ones bless or question.',
  Venus:
    'Your Moon was put up in a garden house. Good company there sweetens or stirs a mood, whoever lives beyond the hedge lends it manners, and glances from afar leave a trace too.',
  Saturn:
    'An old and quiet landlord had your Moon in its keeping. Each companion counts double in such a house, neighbours are heard through the wall, and a look from afar is long remembered.',
};

/** For several possible birth nakshatras. */
export const taraLeadWithoutTime =
  'Call your birth star one and count on to nine, three times over: so every star is one of nine taras for you. The Moon visits a star a day, and this is the weather of such a day: good for choosing between two free Tuesdays, and no reason to miss a train.';

export const taraCaption =
  'By the muhurta books the third, fifth and seventh ask for care, the others support.';

export const taraCaptionWithoutTime =
  'Counted by the common rule of the muhurta books, in which the third, fifth and seventh ask for care.';

export const calendarLead =
  'Look up a date, read the star, and go back a page for what its tara favours. The Moon’s pace changes, so some stays are a little longer than others.';

export const calendarCaption =
  'The minute at which the Moon enters each star, in Indian time, and its tara from your star. It stays until the next line.';

export const severalStoriesLead =
  'The Moon did not keep to one star on that date, so more than one story may be yours. Read each of them; people mostly know which one they have been living in.';

export const surroundingsReasonForTwoSigns =
  'the Moon changed signs that day, so its neighbours changed too, and only what soothes it is told';
