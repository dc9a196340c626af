/** Texts of the dashboard. A period is described by its lord, the houses the lord rules and the house it is in. */
import type { Graha } from '#src/astrology/contract.ts';

/** Texts about a mahadasha, by its lord. */
export const mahaDashaTexts: Record<Graha, string> = {
  Sun: 'The Sun period makes you more visible, and people expect you to take responsibility.',
  Moon: 'The Moon period gives ten years in which home, feelings and the people you care for come first.',
  Mars: 'The Mars period gives seven active years: you build, you defend yourself and you finish open work.',
  Mercury: 'The Mercury period gives seventeen years of learning, trade, writing and conversation.',
  Jupiter: 'The Jupiter period gives sixteen years of growth through teaching, good advice and trust.',
  Venus: 'The Venus period gives twenty years of affection, beauty and comforts that you share with others.',
  Saturn: 'The Saturn period gives nineteen years in which steady, honest work builds something that lasts.',
  Rahu: 'The Rahu period gives eighteen years of new and unfamiliar things, driven by ambition and curiosity.',
  Ketu: 'The Ketu period gives seven years in which you let go of what you no longer need.',
};

/** Texts about an antardasha, by its lord. */
export const antardashaTexts: Record<Graha, string> = {
  Sun: 'Within it, the Sun now asks you to decide for yourself.',
  Moon: 'Within it, the Moon now puts family and rest first.',
  Mars: 'Within it, Mars now speeds things up and asks for quick decisions.',
  Mercury: 'Within it, Mercury now brings paperwork, calculations and many short trips.',
  Jupiter: 'Within it, Jupiter now brings good advice and some relief.',
  Venus: 'Within it, Venus now brings pleasant company and more spending.',
  Saturn: 'Within it, Saturn now checks whatever you have built, so nothing goes fast.',
  Rahu: 'Within it, Rahu now tempts you to try something you have never tried.',
  Ketu: 'Within it, Ketu now favours less of everything: fewer meetings, fewer things, more quiet.',
};

/** Texts about a pratyantar, which lasts from five days to nearly seven months, by its lord. */
export const pratyantarTexts: Record<Graha, string> = {
  Sun: 'For now expect a little recognition, perhaps a good word from a senior person.',
  Moon: 'For now moods change quickly, so rest when you feel low.',
  Mars: 'For now you have much energy and little patience: give yourself physical work.',
  Mercury: 'For now the days are full of talk, messages and small calculations.',
  Jupiter: 'For now people are generous, chiefly to those who ask.',
  Venus: 'For now music, guests and making peace are favoured.',
  Saturn: 'For now things go slowly, but they get done.',
  Rahu: 'For now expect unusual news, often from people you hardly know.',
  Ketu: 'For now tidying up and letting go come easily.',
};

/** Subjects of the houses. In all lists of twelve, index 0 is the first house. */
export const houseSubjects = [
  'your own health and name',
  'savings, speech and family meals',
  'courage, skills, brothers and sisters',
  'home, mother and peace of mind',
  'children, study and what you create',
  'daily work, debts and recovery from illness',
  'marriage and every partnership',
  'inheritance, shared money and secrets',
  'father, teachers and good fortune',
  'your career and public standing',
  'income, friends and long-held wishes',
  'sleep, spending and places far away',
] as const;

/** Texts that say how results come, by the house that the lord of a mahadasha is in. */
export const lordPlacementTexts = [
  'from what you begin yourself',
  'through money you earn and words you choose well',
  'through your own effort and with the help of neighbours',
  'from inside your home: property, parents and inner peace',
  'through children, students or your own ideas',
  'through service, routine and patience in disputes',
  'through one other person, at home or in business',
  'slowly, after a delay and a second attempt',
  'through a teacher, a journey or good luck',
  'at work and in public, where others can see them',
  'through friends, networks and steady gains',
  'from far away: abroad, in retreat or in quiet hours',
] as const;

/** Texts by the sign of the antardasha lord, counted from the mahadasha lord; index 0 is the same sign. */
export const antardashaRelationTexts = [
  'Both period lords are in one sign, so both periods have the same aim.',
  'The lord of the sub-period is next to the main lord and supports it: money and manners decide.',
  'The lord of the sub-period has to make an effort for the main lord, and effort succeeds.',
  'The lord of the sub-period supports the main lord from below, which gives you stability.',
  'The two period lords help each other, and ideas come easily.',
  'The lord of the sub-period serves the main lord: more duties, and a debt or two repaid.',
  'The two period lords face each other, so most things are settled with a partner.',
  'The lord of the sub-period is hidden from the main lord: change takes detours, and patience helps.',
  'The lord of the sub-period is in the best place from the main lord: good for luck and advice.',
  'The lord of the sub-period makes your work visible, and work shows results.',
  'The lord of the sub-period brings gains to the main lord, often through friends.',
  'The lord of the sub-period spends what the main lord has saved: good for travel, gifts and endings.',
] as const;

export const sameLordRelationText =
  'The main period and the sub-period have the same lord, so its theme is at its clearest.';

/** Texts by the house of the pratyantar lord. */
export const pratyantarHouseTexts = [
  'Look after yourself first.',
  'Watch your spending and your tone of voice.',
  'Write, call, practise, or ask a brother or sister.',
  'Spend an evening on your home.',
  'Make time for play and for children.',
  'A habit that you begin now will last.',
  'Ask your partner before you decide for both.',
  'Do not force what is unclear; wait.',
  'Say yes to a teacher or a trip.',
  'Let others see your work.',
  'Meet friends, and collect what people owe you.',
  'Sleep more, and finish something quietly.',
] as const;

/** Texts about today's Moon, by its house from the natal Moon. */
export const moonTextsByHouseFromMoon = [
  'The Moon is where it was at your birth: a good day to look after yourself and to begin something small.',
  'A day to keep your money in order and to speak gently.',
  'Your mood improves today, and a short message helps more than a long plan.',
  'Something at home needs your attention today; do not hurry.',
  'The mind wanders today: read a story, or spend time with a child.',
  'A good day to clear your desk, a debt or a doubt.',
  'Company does you good today: eat with somebody.',
  'Keep the day light, go to bed early, and leave large decisions for another day.',
  'A good day for thoughts about the future: a temple, a book or a long walk.',
  'What you do today is noticed, so do the most useful thing first.',
  'Friends and small gains come easily today.',
  'The day asks little of you, so rest.',
] as const;

/** Texts about today's Moon, by its house from the lagna. */
export const moonTextsByHouseFromLagna = [
  'Others can see your mood on your face.',
  'Food, savings and family talk are the subject.',
  'Your courage and your neighbours are the subject.',
  'Your home is the subject.',
  'Play, studies and children are the subject.',
  'Work and health are the subject.',
  'Your partner is the subject.',
  'Old and half-forgotten matters may come up.',
  'You see things from a distance, which helps with plans.',
  'Work takes the first place.',
  'Friends and groups are the subject.',
  'An early and quiet evening suits you.',
] as const;

/** Life areas of the houses, for transits of slow grahas. */
export const lifeAreas = [
  'your body, your manner and how you begin things',
  'your income, your savings and what you say to your family',
  'your courage, your skills and the people next door',
  'your home, your land and your inner peace',
  'learning, romance and young people',
  'your health routines, your rivals and your paid work',
  'marriage, contracts and business',
  'joint money, research and hidden matters',
  'your beliefs, long journeys and luck',
  'your career, your rank and your reputation',
  'profit, older friends and ambitions',
  'time alone, ashrams and foreign countries',
] as const;

export const slowTransitTexts = {
  Jupiter: (area: string) =>
    `Jupiter makes ${area} more important to you: accept the help that is offered there.`,
  Saturn: (area: string) => `Saturn tests and then strengthens ${area}: steady work brings more than speed.`,
  Rahu: (area: string) =>
    `Rahu brings new wishes and new things to ${area}: read the details before you sign.`,
  Ketu: (area: string) => `Ketu makes ${area} less important to you for now.`,
} as const;

export const sadeSatiTexts = {
  rising: 'Sade Sati is in its first part: put your expenses, your sleep and your travel in order.',
  peak: 'Sade Sati is in its middle part: keep your life simple, and give your mind time to become calm.',
  setting: 'Sade Sati is in its last part: what you have learnt now helps your savings and your family.',
  between: 'Saturn has moved back for some months: Sade Sati pauses, and then it returns for its last part.',
  dhaiya4:
    'Dhaiya, the small Saturn period, is running: two and a half years to put your home and your mind in order.',
  dhaiya8:
    'Dhaiya, the small Saturn period, is running: two and a half years in which slow and patient repair works best.',
  free: 'Saturn is away from your Moon: no Sade Sati now.',
  uncertain:
    'Whether Sade Sati is running depends on your Moon sign, and on your day of birth the Moon was in two signs.',
} as const;

export const RULES = {
  lordship:
    'House lordship: a period gives the results of the houses that its lord rules and of the house it is in',
  nodes: 'Nodes: Rahu and Ketu give the results of the lord of their sign',
  counted: 'Counted from the main lord: the lord of a sub-period is judged by its place from the main lord',
  place: 'Place: in the smallest period, the house of its lord is most important',
  moon: 'Moon transit, counted from the natal Moon (Phaladeepika 26)',
  slow: 'Transit of the slow grahas by whole signs (Phaladeepika 26)',
  sadeSati: 'Sade Sati: Saturn in the sign before the natal Moon, in it and after it',
  dhaiya: 'Dhaiya: Saturn in the fourth or the eighth sign from the natal Moon',
  unknownTime: 'Vimshottari, computed for every minute of the day of birth',
} as const;

export const cautionTexts = {
  unknown:
    'Your birth time is not known, so this page has no lagna and no houses from it, and periods are given as ranges. Everything on it is true for every hour of that day.',
  approximate: (sign: string, span: string, days: string) =>
    `You called your birth time approximate. ${sign} was rising ${span} by the local clock, and the houses below are right for a birth between those times. Each minute earlier or later moves the dates of the periods by about ${days}.`,
} as const;

/** Texts that explain why there is no chart yet. `place` is what the member typed at sign-up. */
export const missingBirthTexts = {
  missing: () =>
    'Enter the date, the place and, if you know it, the time of birth. Then this page shows your own chart.',
  'name-unprintable': () =>
    'We cannot print all letters of the name on your account. Enter it in English letters, or in a script such as Devanagari or Tamil, and your chart appears here.',
  'place-unknown': (place: string) =>
    `We could not find “${place}”. Choose your place from the list, or the nearest town, and your chart appears here.`,
  'place-ambiguous': (place: string) =>
    `More than one place may be called “${place}”. Choose yours from the list, and your chart appears here.`,
  'clock-change': () =>
    'The clocks were changed in the hour of your birth. Tell us which of the two times is right, and your chart appears here.',
} as const;

export const nextStepTexts = {
  pay: {
    title: 'An order is waiting for its payment',
    text: (report: string) => `Your order for ${report} is saved. We have not received a payment for it yet.`,
    label: 'Finish paying',
  },
  'order-details': {
    title: 'A report needs birth details',
    text: (report: string) => `Tell us the birth details for ${report}, and we can write it.`,
    label: 'Add them in My Reports',
  },
  birth: {
    title: 'Add your birth details',
    text: (reason: string) => reason,
    label: 'Add birth details',
  },
  'birth-time': {
    title: 'Find out your birth time',
    text: () =>
      'A birth certificate, a hospital record or an older relative may know it. With the time, this page can show your lagna, your houses and exact dates.',
    label: 'Add the time',
  },
  'read-report': {
    title: 'A report is ready to read',
    text: (report: string) => `${report} is in My Reports. You can download it again at any time.`,
    label: 'Open My Reports',
  },
  offer: {
    title: 'Your first paid report is half price',
    text: () => 'The discount is applied when you order. You need no code, and the offer has no end date.',
    label: 'Choose a report',
  },
  'free-report': {
    title: 'You can have a free report',
    text: (report: string) => `${report} is a PDF, computed as carefully as the paid reports.`,
    label: 'Get it free',
  },
} as const;
