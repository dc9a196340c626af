/** Texts of the year for readers of sixteen and seventeen, in place of those on marriage, posts, loans and children of one's own. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaState } from './muntha.ts';
import type { MuddaPlace } from './mudda-dasha.ts';

/** By the house of the muntha. */
export const youthMuntha: Partial<Record<number, string>> = {
  2: 'Family, savings and speech are the main subjects of this year. Speak softly at home, and save a part of your pocket money.',
  4: 'Home, mother and peace of mind ask for attention this year. Keep a quiet corner for study, and help with one fixed duty.',
  5: 'A creative and hopeful year, with studies and a talent in the centre. Enrol for the exam, or start the project.',
  6: 'Daily work and contests take much of this year. A strict timetable makes these months productive.',
  7: 'Other people shape this year: friends, classmates and partners in study. Agree slowly, and keep your promises.',
  8: 'Changes and deep questions run through this year. Go slowly, and speak with an adult you trust.',
  10: 'Your results and your good name grow this year. Take one responsible task, and prepare early for the exam.',
  11: 'One of the best places for wishes. Friends help, and old effort is rewarded. Decide early what you want most.',
  12: 'Distance, rest and faith mark this year. Quiet study suits you, perhaps in another city. Sleep enough.',
};

export const youthMunthaInOtherYear: Partial<Record<number, string>> = {
  2: 'it turns to food, family and speech, and asks you to save a little',
  4: 'it turns to home and parents, and asks for a quiet corner for study',
  5: 'it favours studies and creative work, and is good for an exam',
  6: 'it is about daily work and contests, and rewards a fixed routine',
  7: 'it puts friends and partners in study first, and asks for fairness',
  8: 'it brings changes, so ask an adult whom you trust',
  10: 'it brings your results into view, and is good for an exam',
  11: 'it brings friends and rewards, and can fulfil a wish',
  12: 'it asks for rest and quiet study, and favours prayer',
};

/** On the summary page, by the house of the muntha. */
export const youthMunthaLine: Partial<Record<number, string>> = {
  2: 'Family, savings and kind speech come first.',
  4: 'Home, mother and a quiet place of study need the most attention.',
  5: 'Studies and creative work come first.',
  6: 'Daily discipline and good food habits need the most attention.',
  7: 'Friends and fair agreements come first.',
  8: 'Trust and a long-delayed change need the most attention.',
  10: 'Your results and your good name come first.',
  11: 'Friends and an old wish come first.',
  12: 'Rest, distance and quiet study need the most attention.',
};

export const youthYearLord: Partial<Record<ClassicalGraha, Partial<Record<TajikaState, string>>>> = {
  Sun: {
    strong: 'A strong Sun rules your year, so people look to you. Lead a group or a project, and share the credit.',
    weak: 'A weak Sun rules your year, and pride can cost you support. Be polite to teachers, and keep a fixed morning routine.',
  },
  Moon: {
    strong: 'A strong Moon rules your year. Home, mother and friends bring good news. Plan a trip or a family function.',
  },
  Mars: {
    strong: 'A strong Mars rules your year, a time for sport, contests and firm decisions. Act by plan, and control anger.',
    middling: 'Mars rules your year with average strength and gives drive for one goal. Choose an exam or a sport, and leave the rest.',
  },
  Mercury: {
    strong: 'A strong Mercury rules your year. Study, writing and talks bring results. Take the exam or the new course.',
    middling: 'Mercury rules your year with average strength. A fair part of your talks succeeds. Read each form twice before you send it.',
  },
  Jupiter: {
    strong: 'A strong Jupiter rules your year: good advice, growth in learning, and trust. A course of study begun now can last.',
    middling: 'Jupiter rules your year with average strength. Chances are real but not quick. Ask an experienced person before you enrol.',
    weak: 'A weak Jupiter rules your year, so good wishes are larger than your means. Teach what you know, and keep one small vow.',
  },
  Venus: {
    strong: 'A strong Venus rules your year and brings friends, celebrations and art. Practise one art, and thank those who invite you.',
    middling: 'Venus rules your year with average strength. Friendship grows where you are considerate. Remember birthdays.',
    weak: 'A weak Venus rules your year, and charm cannot replace clear words. Say what you feel plainly, and spend after a night’s thought.',
  },
  Saturn: {
    strong: 'A strong Saturn rules your year. Long effort gets its result, and elders support you. Finish what you began earlier.',
    middling: 'Saturn rules your year with average strength. Results are slow but fair. Be punctual, and keep your notes in order.',
    weak: 'A weak Saturn rules your year, and the load is uneven. Fix your hours of study, ask for help, and sleep enough.',
  },
};

export const youthYearLordInOtherYear: Partial<Record<ClassicalGraha, string>> = {
  Sun: 'Decisions and respect count in that year. Be clear about the course you want, and ask for it yourself.',
  Mars: 'You have speed and courage in that year. Use them for sport and contests, and wait before you reply in anger.',
  Mercury: 'Study and writing lead in that year. Use the time for an exam or a course.',
  Jupiter: 'Advice and learning bring growth in that year. Ask a teacher or elder before large steps.',
  Venus: 'Friendship, art and good manners bring results in that year. Make peace where it is missing.',
};

/** The lagna of the annual chart, counted from the natal lagna. */
export const youthYearLagna: Partial<Record<number, string>> = {
  2: 'Family, savings and speech are the subject of your year. Set a small target for savings, and speak softly at home.',
  4: 'Your year turns to home, mother and inner peace. Keep your place of study in order, and help with one duty.',
  5: 'Studies, friends and your talent fill your year, which begins in a good mood. Choose one exam or project, and give it fixed hours.',
  6: 'Your year turns to fitness, duties and contests. Clear what is overdue, and you are better organised at its end.',
  7: 'Friends and other people fill your year. Judge each proposal by fairness, and keep your word.',
  8: 'This year goes deep: research, hidden matters and change. You want the real reason behind things. Avoid big risks.',
  10: 'Your year turns to results and your good name. Your actions are noticed from the first week, so prepare early.',
  11: 'Friends and wishes fill your year. Earlier effort is rewarded. Join one group that helps you grow.',
  12: 'Your year turns to distance, rest and faith. It begins slowly. Plan journeys early, and study quietly.',
};

export const youthMudda: Partial<Record<Graha, Partial<Record<MuddaPlace, string>>>> = {
  Sun: {
    angle: 'Teachers and elders notice you on these days. Show your work, and get the form signed that needs it.',
    side: 'Good days for clear decisions. Put the most important task first, and ask a parent or teacher for a plain opinion.',
    dusthana: 'Work quietly on these days, and leave praise to others. Rest your eyes, and avoid arguments with teachers.',
  },
  Mars: { angle: 'Time to act. Sport, practice and a bold request go well. Keep one clear target a week, and avoid quarrels.' },
  Mercury: {
    angle: 'Exams, talks and applications are favoured. Reply the same day, and keep your papers in one folder.',
    side: 'Short courses and letters do well. Learn one useful skill, and explain it to somebody younger.',
    dusthana: 'These days suit private study. Read each form twice, and check a message before you send it.',
  },
  Jupiter: {
    angle: 'One of the best parts of the year for advice and study. Meet teachers, and begin a subject that you have planned.',
    dusthana: 'Good advice is harder to find for a while. Revise what you know, and make no promise for another person.',
  },
  Venus: {
    angle: 'Friendship, art and music are favoured. Celebrate something together, or make peace over a meal.',
    side: 'Pleasant days with friends. Buy one thing that lasts, and meet somebody you have missed.',
    dusthana: 'Feelings stay private on these days. Keep gifts simple, and tell the truth about spending.',
  },
  Saturn: {
    side: 'Regular work brings results in this period. Fix one hour a day for it. An older student can help you.',
    dusthana: 'Progress is slow now, so do not force it. Sleep early, and finish something old.',
  },
  Rahu: {
    angle: 'A new person or a new technology appears suddenly. Wait one night, and ask an adult before you join.',
    side: 'Shortcuts look attractive on these days. Write your ideas down, and ask a sensible friend to choose one.',
    dusthana: 'Too many matters are open at the same time. Close them one by one, and believe no rumour.',
  },
  Ketu: { angle: 'You can leave a habit or a group that no longer suits you. Do it politely, and begin nothing large.' },
};

/** The antardasha of the Vimshottari in these months. */
export const youthAntarInYear: Partial<Record<Graha, string>> = {
  Mars: 'The antardasha of Mars gives you drive. Choose a demanding goal such as an exam or a sport, or the drive turns into quarrels.',
  Venus: 'In the antardasha of Venus, friends, comfort and art receive your attention. Spending needs a limit.',
  Saturn: 'The antardasha of Saturn is slow and fair. Regular work brings you forward step by step. Do not expect quick rewards.',
};

/** On the summary page, by the place of the Sun. */
export const youthStrongMonth: Partial<Record<number, string>> = {
  1: 'begin something of your own, such as a sport or a course.',
  2: 'save a little, and learn facts by heart.',
  3: 'apply, write and practise.',
  4: 'put your room and your notes in order.',
  5: 'sit the exam or show your talent.',
  6: 'clear old tasks, and practise for a contest.',
  7: 'study with a partner, and plan together.',
  8: 'go deep into one difficult subject.',
  10: 'take the test that counts, and ask for a responsible task.',
  11: 'join a team, and ask a senior for help.',
  12: 'revise in quiet, and rest well.',
};

export const youthWeakMonth: Partial<Record<number, string>> = {
  2: 'spend little, and speak softly at home.',
  4: 'keep the peace at home, and change nothing large there.',
  5: 'take no chances before a test, and revise in good time.',
  6: 'take on no extra duties, and carry nobody else’s work.',
  8: 'keep secrets safe, and borrow nothing.',
  9: 'do not argue with elders, and stay near home.',
  10: 'keep out of quarrels, and give up nothing in anger.',
  11: 'expect less from groups, and join nothing in haste.',
};

/** Mars in a month, by place. */
export const youthMars: Partial<Record<number, string>> = {
  3: 'These are strong weeks for contests and training. Choose the bolder of two plans. A brother, sister or cousin may help.',
  1: 'You act fast in these weeks, and anger also comes fast. Play a sport every morning, and wait before you reply.',
  2: 'Spending and sharp words need control now. Compare prices before you buy, and speak gently at home.',
  4: 'Tempers at home can rise over space or noise. Do your part of the work early, and take a walk.',
  5: 'The wish to win is strong now, in exams and sport. Practise hard, and accept a loss with a smile.',
  7: 'You and a close friend have strong opinions now. Say yours once, without blame.',
  8: 'Be careful with speed, knives and old quarrels now. Begin early, and work slowly.',
  10: 'You take charge in these weeks, and not everybody likes it. Ask kindly, and praise others.',
  11: 'Friends push you towards quick decisions. Agree to a new plan only on the next day.',
};

/** What a well supported month is best used for, and what to keep small in the weakest one. */
export const youthMonthUse: Partial<Record<number, string>> = {
  2: 'Save, and learn by heart.',
  4: 'Order at home and in notes.',
  5: 'Exams and talents.',
  7: 'Study in pairs.',
  8: 'One difficult subject.',
  10: 'Tests and responsible tasks.',
  11: 'Teams, and help of seniors.',
};

export const youthLightMonthUse: Partial<Record<number, string>> = {
  4: 'Change nothing at home.',
  8: 'Lend and borrow nothing.',
  10: 'Stay out of quarrels.',
};
