/** The mahadashas as periods of work, by whether the condition of their lord is weak. */
import type { Graha } from '#src/astrology/contract.ts';

export const mahaAtWork: Record<Graha, { notWeak: string; weak: string }> = {
  Sun: {
    notWeak: 'Six years in which your work is seen. A post with powers, a government office or a cause under your own name is favoured. Sign what you believe in, and name those who helped.',
    weak:
      'For six years you are asked to lead before you feel ready. Choose a small but real responsibility yourself. It teaches you to be seen without waiting for praise.',
  },
  Moon: {
    notWeak: 'Ten years close to the public. Work that feeds, houses, teaches or comforts people does well. A place that you are fond of earns you more than a grand one.',
    weak:
      'Mood and timetable disturb each other for ten years. Fix your working hours first and your targets second. Change a post only after two good weeks, never in a bad one.',
  },
  Mars: {
    notWeak: 'Seven years of strength. Build, repair, compete, and take the unit that others avoid. What you begin in the first two years goes furthest.',
    weak:
      'Much force comes in these seven years and needs control. Use tools, sport and deadlines for it, and settle quarrels with seniors in writing.',
  },
  Mercury: {
    notWeak: 'Seventeen years of trade, writing, accounts, pupils and new skills. Keep one subject in depth, and let many small incomes gather around it.',
    weak:
      'Many offers come in seventeen years, and most have conditions in small print. Learn one profession thoroughly, and refuse the others politely.',
  },
  Jupiter: {
    notWeak: 'For sixteen years people trust your word. Teaching, advice, institutions and honest growth belong to this time. Train one younger person to follow you.',
    weak:
      'Growth in these sixteen years has its costs. Prefer depth to size, ask who pays for a promise, and give advice only when it is asked for.',
  },
  Venus: {
    notWeak: 'Twenty years in which work can be pleasant. Design, hotels, contracts and whatever people choose with joy do well. A partnership succeeds if the shares are clear.',
    weak:
      'Comfort and effort compete for twenty years. Decide beforehand how much income is enough, and keep friendship and bills apart.',
  },
  Saturn: {
    notWeak: 'Nineteen years of slow and sure rise. What you build in them, a firm, a skill or a name for reliability, remains. Choose an organisation in which you can stay.',
    weak:
      'Nineteen years of even and heavy work. Carry less, rest by rule, and choose work that you can respect in old age. Count the years of service, because pension depends on them.',
  },
  Rahu: {
    notWeak: 'Eighteen years of new fields, unfamiliar people and new tools, at home or abroad. You can rise fast. Check each condition before you accept, and keep an old friend informed.',
    weak:
      'Eighteen years of large offers and unclear ones. Let a second person read each contract, and explain your aim in one sentence before you begin. The dull part of the work keeps you safe.',
  },
  Ketu: {
    notWeak: 'Seven years of fewer tasks, done better. Special skills, research or quiet service suit this time. Let go of duties that you keep only from habit.',
    weak:
      'Rank loses its interest for you before you have another aim. Keep one steady task through these seven years, and decide about a new profession late and slowly.',
  },
};

/** For readers who are retired, and for readers who do not work yet. */
export const workDecadesIntro = {
  young:
    'Before sixteen, school is the work, so a period that ends earlier is not described here. Parents may keep this page for the years of work.',
  elder:
    'Read work in these lines as whatever you do in the morning: the household, a trust, a field, help for a neighbour. Being useful does not end with a post.',
} as const;
