/** What to do about Saturn, by where it is today; free things first, and last a word on what need not be bought. */
import type { State } from './words.ts';

type Act = { title: string; when: string; text: string };

export const saturnRemedyHeadings = {
  title: 'For Saturn, free things first',
  deva: 'शनि उपाय',
  running: 'For Saturn',
  summary: 'What to do, say and give, and what you need not buy',
} as const;

export const saturnRemedyLead =
  'Saturn is the graha of work, and is best addressed by doing some. Choose one of these for forty days. None of them shortens a passage by an hour; they change how one walks through it.';

export const actOfState: Record<State, Act> = {
  rising: {
    title: 'Lights out by a fixed hour',
    when: 'the first part',
    text: 'Name the hour tonight and tell the household. In the first part sleep is where most of the strength is mislaid, and where it is found.',
  },
  peak: {
    title: 'Five lines a day',
    when: 'the middle part',
    text: 'Weather, one fact, one worry, one thanks, one plan for the morning. Keep the notebook where nobody reads it, and never reread it in the same week.',
  },
  setting: {
    title: 'Collect one thing a month',
    when: 'the last part',
    text: 'A refund, a certificate, a lent book, an overdue apology. Ask politely, note the date, and ask again.',
  },
  between: {
    title: 'Close one file',
    when: 'the interval',
    text: 'While Saturn is outside, finish the piece of paper you have been avoiding since it came in. An hour with tea usually does.',
  },
  free: {
    title: 'Put by a little time',
    when: 'in the free years',
    text: 'Fifteen minutes before you are due, at every appointment this month. Punctuality is savings in the only coin that Saturn takes.',
  },
};

export const wage: Act & { cost: string } = {
  cost: 'What you owe',
  title: 'Pay people on time',
  when: 'on the first',
  text: 'The cleaner, the driver, whoever brings the papers: before they ask, in full, with their name. Saturn has the care of those who work with their backs.',
};

export const unneeded: Act & { cost: string } = {
  cost: 'Not needed',
  title: 'What you need not buy',
  when: 'now or later',
  text: 'No ring of horseshoe iron, no blue stone, no ceremony by post. If you love a temple, go for love. Whoever names a price and a deadline in one breath is selling the fright and not the remedy.',
};

export const remedyReasons = {
  habit: 'small duties are the alphabet of Saturn, and Saturday is its day',
  mantra: 'a slow voice is how the slow graha has always been addressed',
  service: 'the old are in Saturn’s keeping, as the young are in Mercury’s',
  moon: 'the Moon is what Saturn leans on, and it rests when the body does',
  wage: 'those who work with their hands and backs belong to Saturn before anyone else does',
  unneeded: 'a date in the sky is the same for the one who paid and the one who did not',
} as const;
