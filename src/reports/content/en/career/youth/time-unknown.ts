/** The chapters of the career report without a birth time for a reader of sixteen or seventeen. */
import type { Graha } from '#src/astrology/contract.ts';
import * as atWork from '#src/reports/content/en/career/time-unknown/index.ts';

export const timeUnknownHeadings = {
  ...atWork.timeUnknownHeadings,
  tenth: {
    title: 'How you work on a task, from your Moon',
    hindiTitle: 'चन्द्र लग्न',
    runningTitle: 'How you work',
    summary: 'The tenth sign from the Moon: what helps you to finish homework, projects and practice',
  },
  money: {
    title: 'Your money habits, from your Moon',
    hindiTitle: 'धन',
    runningTitle: 'Money habits',
    summary: 'Saving, spending, prizes and gifts, and four grahas of money',
  },
  fields: {
    title: 'Fields for later',
    hindiTitle: 'आजीविका',
    runningTitle: 'Fields for later',
    summary: 'Fields to try during your studies, by the grahas that count at any hour of birth',
  },
  decades: {
    title: 'The mahadashas of study and work',
    hindiTitle: 'महादशा',
    runningTitle: 'Study and work',
    summary: 'Your mahadashas read for study and later work, each date as a range',
  },
} as const;

export const timeUnknownLeads = {
  ...atWork.timeUnknownLeads,
  tenth:
    'Without a birth time the lagna is not known, so the old authors count from the sign of the Moon. The tenth sign shows what you do in the world. At your age that means homework, projects and examinations. What this count cannot show, we leave out.',
  money:
    'Three signs counted from the Moon show your first habits with money: the eleventh for prizes and gifts, the second for saving, the twelfth for spending. Habits of these years usually stay.',
  fields:
    'No chart names one profession. Some grahas count for your later work at any hour of birth, and each of them stands for certain fields. Read them as a list to try. You and your parents choose.',
  decades:
    'A mahadasha colours study and work for many years. Because the birth time is missing, each date is given as the earliest and the latest possible one over all hours of the day. You may notice the change yourself between them.',
  days: 'School fixes most of your days. For those that you can choose, these are the days that tradition prefers, counted from your Moon and its nakshatra.',
} as const;

export const timeUnknownPartTitles = {
  ...atWork.timeUnknownPartTitles,
  manner: 'A day of study',
  karakas: 'Four grahas of money',
} as const;

export const moneyHouseShortTitles = { ...atWork.moneyHouseShortTitles, 11: 'Prizes and gifts' } as const;

export const moneyHouseIntros = {
  11: 'The eleventh sign from the Moon shows what comes to you: gifts, prizes, a scholarship, and later your own money.',
  2: 'The second sign from the Moon shows what you keep, the money of the family, and the way you speak about it.',
  12: 'The twelfth sign from the Moon shows what you spend, far places, gifts to others, and rest.',
} as const;

export const moneyKarakaTexts: typeof atWork.moneyKarakaTexts = {
  Jupiter: {
    strong:
      'Good advice about money reaches you, and giving makes you glad. Choose one good cause, and give it a small sum each month.',
    fair: 'Your means grow about as fast as your knowledge. A good book or course is worth more to you than a new gadget.',
    weak: 'You are generous before you count. Wait one night before you lend or give more than a small sum.',
  },
  Venus: {
    strong: 'You recognise good quality. Buy few things and good ones, and take care of them.',
    fair: 'You like pleasant things and can also do without them. Fix a small monthly amount for them.',
    weak: 'After a hard week you like to buy something. Write your wishes in a list, and look at it again on the last Sunday of the month.',
  },
  Mercury: {
    strong: 'Figures are easy for you, and you remember prices. Keep a simple list of what comes and what goes.',
    fair: 'You count well when you sit down to it. Ten minutes on Sunday evening are enough.',
    weak: 'Conditions and small print are difficult for you. Read them aloud with a parent before you agree to anything.',
  },
};

/** By whether the condition of the lord is weak; some of these periods begin in later years. */
export const mahaAtWork: Record<Graha, { notWeak: string; weak: string }> = {
  Sun: {
    notWeak: 'Six years in which people see what you do. Take responsibility for one thing, first in class and later at work. Name those who helped.',
    weak:
      'For six years you are asked to lead before you feel ready. Choose a small but real responsibility yourself, and carry it to the end.',
  },
  Moon: {
    notWeak: 'Ten years close to people. Subjects that feed, teach or comfort others go well. Choose places in which you feel at home.',
    weak:
      'Mood and timetable disturb each other for ten years. Fix your hours first and your aims second, and decide nothing large on a bad day.',
  },
  Mars: {
    notWeak: 'Seven years of strength. Build, repair, train and compete. What you begin in the first two years goes furthest.',
    weak:
      'Much force comes in these seven years and needs control. Use sport, tools and dates for it, and end a quarrel on the same day.',
  },
  Mercury: {
    notWeak: 'Seventeen years of learning, writing, figures and new skills. Keep one subject in depth, and let your other interests gather around it.',
    weak:
      'Many offers come in seventeen years, and not all of them are good. Learn one thing thoroughly, and refuse the others politely.',
  },
  Jupiter: {
    notWeak: 'For sixteen years people trust your word. Teaching, good advice and honest growth belong to this time. Look for one good teacher, and later help somebody younger.',
    weak:
      'Growth in these sixteen years asks for patience. Prefer depth to size, and give advice only when somebody asks for it.',
  },
  Venus: {
    notWeak: 'Twenty years in which study and work can be pleasant. Design, languages and music do well, and whatever people choose with joy. Practise your art every week.',
    weak: 'Comfort and effort compete for twenty years. Do the main task first, and enjoy the evening afterwards.',
  },
  Saturn: {
    notWeak: 'Nineteen years of slow and sure progress. A skill, or a name for reliability, remains from them. Choose a long course and stay with it.',
    weak:
      'Nineteen years of even and sometimes heavy work. Take small portions, rest by rule, and choose a field that you can respect.',
  },
  Rahu: {
    notWeak: 'Eighteen years of new fields, unfamiliar people and new tools, at home or abroad. You can rise fast. Look at each offer twice, and keep an old friend informed.',
    weak:
      'Eighteen years of large offers and unclear ones. Explain your aim in one sentence before you begin, and ask a second person. The dull part of a task keeps you safe.',
  },
  Ketu: {
    notWeak: 'Seven years of fewer tasks, done better. Special skills, research or quiet service suit this time. Give up what you do only from habit.',
    weak:
      'Ranks lose their interest for you before you have another aim. Keep one steady task through these seven years, and decide about a new field slowly.',
  },
};
