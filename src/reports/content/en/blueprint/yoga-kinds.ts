/** The yogas of a chart by kind: what each kind gives, and how to use it. */
import type { YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import { formatList } from '#src/reports/content/en/grammar/index.ts';

export const yogaKindHeadings = {
  title: 'Your yogas, kind by kind',
  hindiTitle: 'योग',
  runningTitle: 'Yogas by kind',
  summary: 'What the named combinations of your chart give together',
} as const;

export const yogaKindLead =
  'A yoga is a combination with a name. One alone says little, so this chapter reads them in groups: what a group gives, and how it is used. The table below has each of them with its place in your chart.';

export const yogaKindLeadOfNone =
  'A yoga is a combination with a name. Your chart has none of those that we look for, and this takes nothing away: the houses and their lords decide.';

/** `hard`: yogas of any family that ask for patience. */
export type YogaKind = YogaFamily | 'hard';

/** One or several yogas of a kind. */
export const yogaKinds: Record<YogaKind, { one: string; several: string }> = {
  greatFive: {
    one: 'One planet stands so well that it shapes your whole character. People know you by this quality. Build on it first, and let weaker sides wait.',
    several: 'More than one planet stands in full strength. You have several strong sides, so choose which of them leads in each decade.',
  },
  moon: {
    one: 'The planets around your Moon show how well your mind is supported. Choose company that calms you, and guard one quiet hour a day.',
    several: 'Several yogas are formed around your Moon, so mood and support matter much in your life. A steady rhythm of sleep and meals brings out the good side.',
  },
  sun: {
    one: 'The planets beside your Sun show how you appear before others. Your name grows when you speak plainly and keep to the point.',
    several: 'Several yogas are formed beside your Sun, so your voice and manner are noticed. Use them for matters that are worth it.',
  },
  company: {
    one: 'Two planets work together in your chart, so two parts of your life are closely tied. A step in one of them helps the other.',
    several: 'Several planets work in pairs in your chart. Parts of your life are closely tied, so a step in one of them moves the others.',
  },
  lagna: {
    one: 'Good planets stand where they protect your own person. Help arrives in difficult weeks, often from somebody you once helped.',
    several: 'Your own person is protected in more than one way. Difficult weeks end well for you, so share that safety with others.',
  },
  blessings: {
    one: 'A well placed planet gives grace in your chart: learning, good manners or a respected circle. Practise it, since a gift needs use.',
    several: 'Several well placed planets give grace in your chart. Learning, art and kindness open doors for you that effort alone would not.',
  },
  emblems: {
    one: 'Your chart has one of the old royal emblems. It stands for respect that comes through conduct, not through asking.',
    several: 'Your chart has several of the old royal emblems. Respect comes to you through conduct; accept offices only with time for them.',
  },
  raja: {
    one: 'Your chart has a combination for a rise in position. It acts when its planets rule a period, and when you are prepared for it.',
    several: 'Your chart has several combinations for a rise in position. They act in the periods of their planets; prepare in quiet years for the busy ones.',
  },
  vipareeta: {
    one: 'A difficulty in your chart turns into a help: what begins as an obstacle ends as an advantage, if you do not lose patience.',
    several: 'Your chart turns obstacles into advantages in more than one place. In a crisis you stay calm while others give up.',
  },
  wealth: {
    one: 'Your chart has a combination for wealth. Wealth grows where you use your own talent and keep what comes.',
    several: 'Your chart has several combinations for wealth. Several sources are likely over a lifetime; care for the oldest of them.',
  },
  nabhasa: {
    one: 'All planets together form a figure with a name. It describes the style of your life rather than events.',
    several: 'All planets together form more than one named figure. Together these describe the style of your life rather than events.',
  },
  hard: {
    one: 'One combination in your chart asks for patience: effort comes first there, and help comes later. Regular habits take away most of its weight.',
    several: 'Some combinations in your chart ask for patience: effort comes first there, and help comes later. Think of one of them at a time, and keep regular habits.',
  },
};

/** Names the yogas after what their kind gives. */
export const yogaKindText = (text: string, names: readonly string[]): string =>
  names.length > 1
    ? `${text} In your chart these yogas are ${formatList(names)}.`
    : `${text} In your chart this yoga is ${names[0]}.`;

/** For a yoga that gives less than in full; the reason as a clause. */
export const reducedYogaText = (name: string, reason: string): string => `${name} is weaker here, because ${reason}.`;
export const reducedYogaCell = (place: string, reason: string): string => `${place}, but ${reason}`;

/** Without the translation of a name, as in "Pasha, the noose of cord". */
export const yogaKindReason = (lagnaSign: string, names: readonly string[]): string => {
  const shortNames = names.map((name) => name.split(',')[0]!);
  return shortNames.length > 1
    ? `with ${lagnaSign} as the lagna, the rules of ${formatList(shortNames)} are met`
    : `with ${lagnaSign} as the lagna, the rule of ${shortNames[0]} is met`;
};

export const yogaTable = {
  caption: 'The yogas of your chart with their places and books.',
  head: ['Yoga', 'In your chart', 'Book'],
} as const;
