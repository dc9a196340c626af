/** Weekdays for a reader of sixty or more; where nothing speaks of an office, the texts of working readers. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import * as atWork from '#src/reports/content/en/career/work-days.ts';

export const weekdayUse: Record<ClassicalGraha, Record<atWork.DayUse, string>> = {
  Sun: { ...atWork.weekdayUse.Sun, gain: 'Write about your pension', other: 'Rest; leave papers alone' },
  Moon: {
    ...atWork.weekdayUse.Moon,
    work: 'Meet people, visit offices',
    gain: 'Rents, small purchases',
    fortune: 'Friendly talks, new helpers',
  },
  Mars: { ...atWork.weekdayUse.Mars, work: 'Start, negotiate, see the land' },
  Mercury: { ...atWork.weekdayUse.Mercury, work: 'Write, sign after reading', fortune: 'Courses, new tools' },
  Jupiter: { ...atWork.weekdayUse.Jupiter, work: 'Teach; accept a duty' },
  Venus: {
    ...atWork.weekdayUse.Venus,
    work: 'Settle differences, invite',
    fortune: 'Make friends, enjoy music',
    other: 'Tidy the house; rest early',
  },
  Saturn: atWork.weekdayUse.Saturn,
};

export const bestDay: Record<ClassicalGraha, string> = {
  ...atWork.bestDay,
  Sun: 'Sunday is your best day for decisions. Use one hour of the morning to decide what the week is for, and leave the rest free.',
  Mars: 'Tuesday gives you courage. Use the morning for whatever needs it: naming a price, refusing something, starting a task.',
  Mercury:
    'Wednesday is your best day for letters, calls and agreements. What you write on it needs few corrections.',
  Jupiter:
    'Thursday is the day when people trust your word. Put requests to offices on it, and explain things to the young.',
  Venus:
    'Friday shows what you do at its best. Visits, celebrations and making peace with somebody go well.',
  Saturn:
    'Saturday is your best day for quiet tasks. Two hours without interruption move more than a whole busy day.',
};

export const restDay: Record<ClassicalGraha, string> = {
  ...atWork.restDay,
  Sun: 'Sunday is for rest in your case. Leave papers until Monday, and make no public appearance.',
  Moon: 'Start late on Monday where you can. Feelings are clearer after lunch, so give no answers before it.',
};

export const workDaysTexts = {
  ...atWork.workDaysTexts,
  lead: 'Nobody can choose every day by the stars. Where you are free to choose, these are the days that tradition prefers for you.',
} as const;
