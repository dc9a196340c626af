/** Weekdays for a reader of sixteen or seventeen. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { DayUse } from '#src/reports/content/en/career/work-days.ts';
import * as atWork from '#src/reports/content/en/career/work-days.ts';

export const weekdayUse: Record<ClassicalGraha, Record<DayUse, string>> = {
  Sun: { work: 'Plan the week’s main task', gain: 'Look at your results', fortune: 'Decide a direction; ask an elder', other: 'Rest; no books' },
  Moon: { work: 'Group work, interviews for a project', gain: 'Small savings, small purchases', fortune: 'Friendly talks', other: 'Easy subjects, kind answers' },
  Mars: { work: 'Begin, practise, compete', gain: 'Timed tests', fortune: 'Try what needs courage', other: 'Sport, repairs, short tasks' },
  Mercury: { work: 'Write, calculate, present', gain: 'Forms, prices, applications', fortune: 'Tests, new tools', other: 'Letters, lists, revision' },
  Jupiter: { work: 'Ask teachers; explain a lesson', gain: 'Talk about plans at home', fortune: 'Begin a course, ask advice', other: 'Read; thank somebody' },
  Venus: { work: 'Design, show, make peace', gain: 'Art, prizes, gifts', fortune: 'Show your work, make friends', other: 'Tidy the table; music' },
  Saturn: { work: 'Finish the heaviest task', gain: 'Long preparation, savings', fortune: 'Make a promise for a year', other: 'Repeat old lessons, quiet' },
};

/** The day of the lord of the tenth. */
export const bestDay: Record<ClassicalGraha, string> = {
  Sun: 'Sunday is your best day for decisions. Use an hour of the morning to decide the main aim of the week.',
  Moon: 'Monday is your best day for work with people. Keep the morning calm, and do figures on another day.',
  Mars: 'Tuesday gives you courage. Use it for the hardest chapter or a timed test.',
  Mercury: 'Wednesday is your best day for writing and calculation. Fill in forms on it, too.',
  Jupiter: 'Thursday is your best day for teachers and advice. Ask your questions on it.',
  Venus: 'Friday is your best day for form: drawing, fair copies, music and presentations.',
  Saturn: 'Saturday is your best day for long, quiet study. Two hours without interruption move much.',
};

/** The day of the lord of the twelfth. */
export const restDay: Record<ClassicalGraha, string> = {
  Sun: 'Sunday is for rest. Leave your books until Monday where you can.',
  Moon: 'Monday begins slowly for you. Do easy subjects first, and sleep early.',
  Mars: 'On Tuesday avoid quarrels and haste. Exercise gently, and repeat what you know.',
  Mercury: 'On Wednesday check each answer again. Read more than you write.',
  Jupiter: 'Thursday is for reading and thanks. Take no large decision about a course on it.',
  Venus: 'Friday is for friends, music and rest. Buy nothing large on it.',
  Saturn: 'Quiet suits you on Saturday. Repairs, tidying and sleep go well.',
};

export const workDaysTexts = {
  ...atWork.workDaysTexts,
  lead: 'The dates of an examination are fixed by others. Where you are free to choose a day, these are the days that tradition prefers for you.',
} as const;
