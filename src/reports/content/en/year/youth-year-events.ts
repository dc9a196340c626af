/** More texts of the year for readers of sixteen and seventeen, in place of those for adults. Keys of places are places from 1. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { TajikaState } from './muntha.ts';

/** The lord of the year and the muntha in one line each, on the page of answers. */
export const youthYearKind: Partial<Record<ClassicalGraha, string>> = {
  Mercury: 'A year of questions, books and skills.',
  Venus: 'A year of friends, art and good company.',
  Saturn: 'A year of patient work with lasting results.',
};

export const youthMunthaKind: Partial<Record<number, string>> = {
  2: 'Family and kind speech matter most.',
  4: 'Home, parents and a quiet place of study matter most.',
  5: 'Studies or a talent come forward.',
  7: 'Friends and fair play decide much.',
  8: 'Trust and old questions are cleared up.',
  10: 'Your results and your name are noticed.',
  11: 'Friends and wishes grow together.',
  12: 'Rest, far places and quiet study need a plan.',
};

/** The same on the summary page. */
export const youthYearLordLine: Partial<Record<ClassicalGraha, string>> = {
  Sun: 'This is a year for decisions and for your good name. Decide openly, and stand by your decision.',
  Mars: 'This is a year for sport, courage and contests. Begin boldly, in small steps, and control anger.',
  Mercury: 'This is a year of questions, study and talk. Write down what you learn, and take up a useful course.',
  Venus: 'This is a year of friendship, art and peace. Settle an old quarrel, and practise one art.',
};

/** Mercury retrograde. */
export const youthMercuryRetrograde: Readonly<Record<number, string>> = {
  1: 'Mercury is retrograde, and others may misunderstand what you say. Speak slowly, and read each form twice.',
  2: 'For about three weeks facts and figures need a second check. Learn again what you half know, and take back a sharp word the same day.',
  3: 'Messages and short trips go wrong more easily for some three weeks. Confirm time and place, and reply to an old message.',
  4: 'Notes and books at home need order. Sort them by subject, and repeat a chapter that you left too early.',
  6: 'Small mistakes come in daily work for about three weeks. Save your files, use a checklist, and finish old tasks first.',
  7: 'You and a friend have understood something differently. Ask what was meant before you answer.',
  8: 'Private matters come up again. Change a password, look for what is lost, and keep a secret safe.',
  9: 'Forms for courses and trips may need correction for about three weeks. Carry printed copies, and ask a teacher early.',
  10: 'Work you handed in comes back with corrections. Answer each point once, and improve what exists.',
  11: 'Old friends and groups contact you, and an old plan returns. Return what you borrowed, and decide nothing in a hurry.',
  12: 'Your mind is busy at night for about three weeks. Finish old notes, read again, and sleep early.',
};

export const youthMarsRetrograde =
  'Mars is retrograde for about eleven weeks, and energy returns to unfinished work. Train your body, repair what is broken, and settle an old quarrel.';
export const youthVenusRetrograde =
  'Venus is retrograde for about six weeks, and you see friends and fashions with new eyes. Repair an old friendship, and wait with a costly wish.';

/** Pratyantardashas. */
export const youthPratyantar: Partial<Record<Graha, string>> = {
  Sun: 'A short period of the Sun begins, good for showing what you can do. Ask a teacher for a responsible task.',
  Mercury: 'A short period of Mercury begins, good for study, writing and tests. Write your plan on one page, and follow it.',
  Ketu: 'A short period of Ketu begins, good for finishing and clearing. Return borrowed things, tidy your desk, and let one old worry end.',
};

/** The lord of the muntha by its strength in the annual chart. */
export const youthMunthaLord: Partial<Record<ClassicalGraha, Partial<Record<TajikaState, string>>>> = {
  Sun: {
    strong: 'Teachers and elders open the way this year. Put your request forward early, in a few polite words.',
    weak: 'Do not wait for praise this year. Rise early, do your part, and let recognition come late.',
  },
  Mars: {
    strong: 'You have the strength this year needs. Sport, contests and bold beginnings succeed. Act in the first half of a month, before energy goes elsewhere.',
    middling: 'Effort pays if you use it on one task at a time. Prepare your things first, and avoid a hot reply.',
  },
  Mercury: {
    strong: 'Exams, writing and talks go well. A younger person may bring the useful idea. Hand in your work after a calm second reading.',
    middling: 'Good preparation decides the results this year. Carry notes, count twice, and let another person read your work.',
    weak: 'Information is often unclear this year. Ask again, keep copies, and send no money and no photo on the word of a message.',
  },
  Jupiter: {
    strong: 'You have good guidance. Teachers, elders and learning bring happiness. A ceremony at home is well placed.',
    middling: 'Help exists but comes with some delay. Remind the teacher politely, and prepare in the time until then.',
    weak: 'Hopes are larger than the means this year. Ask a second person before a large step, and continue a daily prayer.',
  },
  Venus: {
    strong: 'Friends and comfort are on your side. Art, music and good company brighten the year. Settle quarrels early, while peace comes easily.',
    weak: 'Comfort costs more than expected this year, and sweet words are easily said. Choose the simpler phone or gift, and sleep well.',
  },
  Saturn: {
    strong: 'Patience is rewarded this year. Old effort and older people help you, one after another.',
    middling: 'The year is strict but fair. Put in regular hours, and your slow work is counted in the end.',
    weak: 'Delays are normal this year, so begin every task earlier. Take up one duty instead of three, and sit straight.',
  },
};
