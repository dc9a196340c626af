/** Headings and standing texts of the chapters on the Moon, its star and the day. */
import type { MoonLight } from './soothe.ts';

export const headings = {
  minute: {
    title: 'Your Moon in one minute',
    running: 'In one minute',
    summary: 'Moon, star and the days ahead on one sheet',
  },
  tale: {
    title: 'Its story and its sound',
    deva: 'कथा',
    running: 'Story and sound',
    summary: 'What is told of the star, its emblem, and the syllable of a name',
  },
  day: {
    title: 'The day you came',
    deva: 'पंचांग',
    running: 'The day you came',
    summary: 'Weekday, lunar day, yoga and karana, as a birth note reads them',
  },
  company: {
    title: 'Its company and its comfort',
    deva: 'संगति',
    running: 'Company and comfort',
    summary: 'Who stood near your Moon, who looked at it, and what soothes it',
  },
  tara: {
    title: 'All the stars, counted from yours',
    deva: 'तारा',
    running: 'Counted from yours',
    summary: 'The nine taras, and what a day of each is good for',
  },
  days: {
    title: 'Six weeks of the Moon',
    deva: 'चन्द्र गति',
    running: 'Six weeks',
    summary: 'When the Moon enters each star, and which tara that is for you',
  },
} as const;

/** Second sentence of the page in one minute. */
export const lightMinute: Record<MoonLight, string> = {
  growing: 'Its light was on the increase, and so is yours whenever something is just being set up.',
  bright: 'It had light to spare, and you spend yours on whoever happens to be in the room.',
  fading: 'Its light was turning inwards, and you find your strength once you have put the rest away.',
};

export const lightWords: Record<MoonLight, string> = {
  growing: 'in the first ten days of its month and still gaining light',
  bright: 'in the ten days around the full Moon, when its light is strongest',
  fading: 'in the last ten days of its month, with little light left',
};

export const dayLead =
  'A birth note in an old almanac has five limbs: weekday, lunar day, star, yoga and karana. The star has had its chapter. Here are the other four, which anybody can look up, and which together make a day unlike its neighbours.';

export const dayLeadOpen =
  'Five limbs make a day in an old almanac. The star has had its chapter, and the karana, which turns twice between two sunrises, is left alone without an hour. Weekday, lunar day and yoga remain, and where one of them changed on your date both are told.';

export const daySummaryOpen = 'Weekday, lunar day and yoga of that date';

/** In the chapter on its story. */
export const kindTitle = 'Its kind, and two stars that answer it';

export const namingWhat =
  'A name of the rashi, as it is called, starts with this sound. It is whispered at the naming, given to the priest at a vow, and used when two charts are compared; for school, office and love any name does as well.';

export const namingRare =
  'Hardly a name in any language starts so. Families take one of the other three sounds of the star, or the vowel alone, and the almanacs do not mind: the sound is for the rite, and daily life may call you what it likes.';

export const namingOpen =
  'Without an hour the quarter stays open, so choose by ear. A priest who asks for a name of the star is content with any of its four sounds, and your own name remains as good as it was.';

export const companyLead =
  'A Moon is seldom quite by itself. What stood in the Moon’s own sign mixes with your moods; what looked at it from afar has a say in them; what stood next door colours how a feeling comes and where it goes.';

export const taraLead =
  'Call your birth star one and count on to nine, three times over: so every star is one of nine taras for you. The Moon visits a star a day, and this is the weather of such a day: good for choosing between two free Tuesdays, and no reason to miss a train.';

export const taraCaption =
  'Counted by the common rule of the muhurta books. The third, fifth and seventh ask for care, the others support.';

export const daysLead =
  'Look up a date, read the star, and go back a page for what its tara favours. The Moon’s pace changes, so some stays are a little longer than others.';

export const daysCaption =
  'The minute at which the Moon enters each star, in Indian time, and its tara from your star. It stays until the next line.';

export const twoStories =
  'The Moon did not keep to one star on that date, so more than one story may be yours. Read each of them; people mostly know which one they have been living in.';
