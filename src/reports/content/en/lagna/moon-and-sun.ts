/** Parts of life read from the Moon and from the Sun, for an unknown birth time. */
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import { toUppercaseFirst } from '#src/reports/content/en/grammar/index.ts';

export const moonAndSunHeadings = {
  title: 'Parts of life from the Moon and the Sun',
  hindiTitle: 'चन्द्र और सूर्य लग्न',
  runningTitle: 'From Moon and Sun',
  summary: 'Houses counted from the Moon and from the Sun, which need no birth time',
} as const;

export const moonAndSunLead =
  'Without a lagna the old books count the houses from the Moon and from the Sun. The Moon shows how a part of life feels to you, and the Sun shows how it looks to others. Where both agree, the answer is strong.';

export const moonAndSunSource = 'Brihat Parashara Hora Shastra 74, on Sudarshana';

/** Which of the two counts favours a part of life. */
export type Favour = 'both' | 'moon' | 'sun' | 'neither';

type Area = {
  id: string;
  house: AreaHouse;
  title: string;
  /** completed years; for every age without them */
  ages?: { from: number; before: number };
  texts: Record<Favour, string>;
};

export const moonAndSunAreas: readonly Area[] = [
  {
    id: 'home',
    house: 4,
    title: 'Home and mother',
    texts: {
      both: 'Home gives you rest, and others like to come to it. The bond with your mother is a support. Keep one evening a week for the house alone.',
      moon: 'You feel at rest at home, also where the house itself is simple. What it looks like to others matters less. Repair one thing each season, so that the comfort lasts.',
      sun: 'The house is in order, yet you do not always rest in it. Others see a settled family, and you carry its worries. Make one quiet corner that is only yours.',
      neither:
        'Peace at home needs some effort from you. Noise, moves or duties take time there. Agree with the family on fixed hours for meals and for silence.',
    },
  },
  {
    id: 'learning',
    house: 5,
    title: 'Learning and ideas',
    texts: {
      both: 'You learn easily, and you can show what you know. Teachers notice it. When you have a choice, take the harder course or the longer book.',
      moon: 'You understand quickly, but a test shows less of it. The knowledge is there and needs a voice. Explain each new thing aloud to somebody before you are asked.',
      sun: 'Others call you clever, while you doubt it. Results come before you feel ready. Keep a list of what you have learnt this year, and read it before each test.',
      neither:
        'Learning goes slowly with you, and then it stays. A hurry spoils it. Study a little every day at the same hour, and repeat on Sunday what you did in the week.',
    },
  },
  {
    id: 'fortune',
    house: 9,
    title: 'Fortune, teachers and father',
    texts: {
      both: 'Good advice and good luck reach you in time. Your father, a teacher or an elder opens a door. Visit the people who guided you once a year.',
      moon: 'Faith carries you, though luck often comes late. You feel guided before others see a reason for it. Start early, and keep a second plan ready.',
      sun: 'People help you more than you notice. From outside your life looks fortunate. Thank one helper this month in person, and luck becomes a friendship.',
      neither:
        'Luck follows effort in your chart and seldom comes before it. So prepare well, and take the advice of somebody older who did the same thing before you.',
    },
  },
  {
    id: 'money',
    house: 2,
    title: 'Savings and speech',
    ages: { from: 16, before: 200 },
    texts: {
      both: 'Money stays with you, and you feel safe with it. Your word is trusted in matters of payment. Put one part of each receipt aside before you spend the rest.',
      moon: 'You are content with what you have, though savings grow slowly. Others may think that you could ask for more. Compare prices and interest rates once a year.',
      sun: 'Your savings look good to others, but you seldom feel safe. The figure is better than the feeling. Fix a reserve of six months, and stop counting when it is reached.',
      neither:
        'Savings need a plan, because money comes and goes. Careless words cost you too. Write down for three months what you spend, and promise money only after a night.',
    },
  },
  {
    id: 'partnership',
    house: 7,
    title: 'Partnership',
    ages: { from: 18, before: 60 },
    texts: {
      both: 'Partnership suits you, in your own feeling and in the eyes of the families. You give and take in equal parts. Choose the person who also keeps small promises.',
      moon: 'You feel close to a person quickly, while families and papers take longer. The heart is ahead of the arrangement. Give the formal side its time, and do not argue about it.',
      sun: 'A match that looks right to everybody may leave you cool. The outer side comes first with you. Ask your own heart before you say yes, and say what you miss.',
      neither:
        'A good partnership is possible, and it asks for patience. Differences show early and can be settled. Speak in the first months about money, parents and free time.',
    },
  },
  {
    id: 'work',
    house: 10,
    title: 'Work and standing',
    ages: { from: 18, before: 65 },
    texts: {
      both: 'Work brings you respect, and you like what you do. People remember your name in the right place. Say yes when responsibility is offered to you.',
      moon: 'You like your work more than it is noticed. Seniors see the result and not the hours. Tell them in three lines each month what you have finished.',
      sun: 'Your position is better than your mood at work. Others would like to have your place. Change one daily task before you think of changing the whole post.',
      neither:
        'Recognition comes late and by steady effort. The first years count less than the later ones. Learn one skill that nobody near you has, and use it every week.',
    },
  },
  {
    id: 'gains',
    house: 11,
    title: 'Gains and friends',
    ages: { from: 18, before: 200 },
    texts: {
      both: 'Friends and gains come together for you. A wish is often fulfilled through a group. Join one circle that meets regularly, and take a small duty in it.',
      moon: 'A few good friends are enough for you, and they are loyal. Gains come through them rather than through many contacts. Ask them first when you look for an opening.',
      sun: 'You know many people and are close to few. The network is useful, and the heart wants more. Choose two of these people, and give them time.',
      neither:
        'Gains come from your own work more than from contacts. Friends change with the places where you live. Keep what two people have decided in writing.',
    },
  },
];

/** Before each detail that says the opposite of the answer of its house, three at most: it helps (1) or it is a difficulty (-1). */
export const contrastIntros: Record<-1 | 1, readonly [string, string, string]> = {
  1: ['One thing helps you', 'Another thing helps you', 'A third thing helps you'],
  [-1]: ['One thing needs your care', 'Another thing needs your care', 'A third thing needs your care'],
};

/** @param because “Mars, lord of your seventh house, is in the tenth.” */
export const countedReason = (origin: string, sign: string, because: string): string =>
  `counted from ${origin} in ${sign}: ${because}`;

export const countedChildNote = (origin: string): string =>
  `Without a birth time the houses are counted from ${origin}.`;

export const moonAndSunReasons = {
  ifMoon: (sign: string, text: string) => `If your Moon was in ${sign}: ${text}`,
  /** @param fromMoon one count, or one for each Moon sign of the day */
  both: ([first, ...others]: readonly string[], fromSun: string) =>
    [first, ...[...others, fromSun].map(toUppercaseFirst)].join('. '),
  /** "from the Moon in Aries the 4th house is Cancer, its lord, the Moon, is in the 1st" */
  count: (origin: string, originSign: string, house: string, sign: string, lord: string, lordHouse: string) =>
    `from ${origin} in ${originSign} the ${house} house is ${sign}, and its lord ${lord} is in the ${lordHouse}`,
  occupants: (grahas: string) => `, with ${grahas} in the house`,
  aspects: (grahas: string, isOne: boolean) => `; ${grahas} ${isOne ? 'aspects' : 'aspect'} it`,
} as const;
