/** Periods of partnership, by the lord of the antardasha. */
import type { Graha } from '#src/astrology/contract.ts';
import { formatList } from '#src/reports/content/en/grammar/index.ts';

export const periodByLord: Record<Graha, string> = {
  Sun: 'This period favours open recognition of a tie: meeting the parents, an engagement, an announcement. A married couple gains respect in the family. State plainly what you expect from each other.',
  Moon: 'Family meetings, moving house together and making peace are favoured. Feelings change quickly in these months. Write down what you feel, and decide two days later.',
  Mars: 'Matters move fast, and you can take the first step. Arguments also start easily. Say early what you want, and use sport or long walks against tension.',
  Mercury:
    'Profiles, messages and phone calls bring the contact. A couple can divide work and money afresh in these months. Answer serious messages within two days.',
  Jupiter:
    'Elders give their blessing easily in this period, and good advice is near. A married couple gains from a shared aim, such as a pilgrimage or a course.',
  Venus:
    'Affection is easiest to give and to receive in this period. It favours meeting, engagement and new warmth in an old marriage. Accept invitations to weddings and functions.',
  Saturn:
    'Results come slowly and last. Serious ties become firm, and doubtful ones show their weakness. A promise made in this time, such as an engagement or a joint home loan, is likely to hold.',
  Rahu: 'A person from another community or city may become important, or a couple may change its way of living. Tell your friends what is going on, and wait a full year before you sign papers.',
  Ketu: 'A quiet period that helps you to leave old hurts behind. New romance is slow. Someone whom you have known for long may matter more than before, so renew one old contact.',
};

/** From fifty-five on, in place of those on an engagement. */
export const latePeriodByLord: Partial<Record<Graha, string>> = {
  Sun: 'This period favours open recognition of two people: a jubilee, an invitation, a word of thanks before the family. A couple gains respect. State plainly what you expect from each other.',
  Venus:
    'Affection is easiest to give and to receive in this period. It favours new warmth in an old marriage, or good company. Accept invitations to weddings and functions.',
  Saturn:
    'Results come slowly and last. Serious ties become firm, and doubtful ones show their weakness. A promise made in this time is likely to hold.',
};

/** In place of both for a period of the coming ten years in which no month is graded. */
export const periodWithoutMonths: Record<Graha, string> = {
  Sun: 'Others may notice a tie now, but Jupiter and Saturn do not support a decision. Speak openly with each other, and leave an announcement for a better time.',
  Moon: 'Family talks come easily, but the slow planets do not join in. Listen and visit each other, and postpone large plans for two.',
  Mars: 'Feelings come quickly now, and so do arguments. The transits give no support, so take no large step for two in a hurry.',
  Mercury:
    'Messages and talks are frequent, but they lead to a decision only later. Use them to get to know each other better.',
  Jupiter:
    'Good advice is near, but the transits do not support a decision. Ask elders what they have learned about living together.',
  Venus:
    'Affection is easy to give and to receive, but the transits do not support a large step. Enjoy good company, and plan the step for a better time.',
  Saturn:
    'Ties are tested slowly, and a new promise has no support yet. Keep the promises that you have given.',
  Rahu: 'A person from another circle, or an unusual wish, may interest you. Nothing supports a quick decision, so ask questions and sign nothing.',
  Ketu: 'A quiet period between two people, without support for large steps. Leave old hurts behind, and renew one old contact.',
};

export const timingLead =
  'Partnership comes forward in the periods of certain grahas: the lord of the seventh house, a graha that is in that house or aspects it, and Venus. The lord of the seventh in the navamsha counts as well. Such a period helps your own effort, but it promises nothing.';

/** How a graha is linked with partnership, as a phrase after its name. */
export const partnershipLinks = {
  rules: 'rules the seventh house',
  occupies: 'is in the seventh house',
  karaka: 'is the significator of love',
  joins: 'is with the lord of the seventh house',
  aspects: 'aspects the seventh house',
  rulesInNavamsha: 'rules the seventh house of the navamsha',
} as const;
export type PartnershipLink = keyof typeof partnershipLinks;

/** How a lord without such a link takes part in a window of marriage, after its name. */
export const supportingLinks = {
  rules: (houses: readonly string[]): string =>
    `helps the seventh as lord of the ${formatList(houses)} house${houses.length > 1 ? 's' : ''}`,
  occupies: (house: string): string => `helps the seventh from the ${house} house`,
  karaka: 'is a karaka of marriage',
  transits: 'has the support of the transits of Jupiter and Saturn',
} as const;

/** Whether the current antardasha is one of them. */
export const presentPeriod = {
  tied: 'The present period already favours partnership. If you are looking for a partner, tell your relatives and friends now. If you are married, this is the time for the talk that both of you have postponed.',
  tiedWithoutWindow:
    'The present period is better for meeting people than for a decision. It is linked with partnership, but Jupiter and Saturn give it little support. Speak with relatives and friends, and take your time. A married couple can talk about plans for the coming years.',
  between:
    'The present period is mainly about other matters. Use it for work, study and friendships, and do not count it as delay. A married couple can use it to put money and home in order.',
  betweenWithWindow:
    'Some months of the present period favour partnership, although it is mainly about other matters. Your answers at the beginning name these months. Accept introductions then, or plan some days together if you are married.',
  young:
    'Periods before the age of twenty-one are left out on purpose. Until then, family, friends and school teach what is needed about affection.',
} as const;

export const timingTable = {
  caption: (accuracy: string): string =>
    `Antardashas of the coming years whose lord is linked with partnership in your chart. The fourth column names the link, also that of the mahadasha if it has one. A clock that is a minute wrong moves these dates by about ${accuracy}.`,
  days: (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`,
  head: ['From', 'Until', 'Period', 'Link'],
  /** a fifth column, for readers whose first page grades months */
  monthsHead: 'Strongest months',
  monthsCaption: 'The last column lists the strongest months, graded as in your answers; a dash means that no months are graded.',
  /** "best Feb to May 2027" */
  months: (label: string, months: string): string => `${label.toLowerCase()} ${months}`,
  noMonths: '–',
  ownPeriod: (lord: string): string => `${lord} in its own mahadasha`,
  period: (lord: string, mahaLord: string): string => `${lord} within ${mahaLord}`,
  /** in the column of the link */
  link: (phrase: string, mahaLord?: string): string =>
    mahaLord ? `${phrase}; ${mahaLord} is linked too` : phrase,
};

export const timingReasons = {
  young: (birthday: string): string => `your twenty-first birthday is on ${birthday}`,
  tied: (graha: string, end: string, link: string): string =>
    `the antardasha of ${graha} runs until ${end}, and ${graha} ${link}`,
  tiedWithoutWindow: (graha: string, end: string, link: string): string =>
    `the antardasha of ${graha} runs until ${end}, and ${graha} ${link}, but with the transits of Jupiter and Saturn no month of it is graded`,
  between: (graha: string, end: string): string =>
    `the antardasha of ${graha} runs until ${end}, and ${graha} neither rules the seventh house nor is in it or aspects it`,
  betweenWithWindow: (graha: string, end: string): string =>
    `the antardasha of ${graha} runs until ${end}; ${graha} neither rules the seventh house nor is in it or aspects it, but some months are graded by the transits of Jupiter and Saturn`,
  period: (graha: string, link: string): string => `the lord of this period, ${graha}, ${link}`,
  periodWithHouse: (graha: string, link: string, house: string): string =>
    `${graha} ${link} and is in the ${house} house`,
  withoutMonths: (reason: string): string =>
    `${reason}, but no month of this period is graded with the transits of Jupiter and Saturn`,
} as const;

/** The dates at the start of the text of a period. */
export const describePeriodDates = (graha: string, start: string, end: string): string =>
  `${graha}, ${start} to ${end}.`;
/** @param months “September 2033 to March 2034” */
export const describePeriodWithMonths = (graha: string, start: string, end: string, months: string): string =>
  `${graha}, ${start} to ${end}, strongest in ${months}.`;

/** By the house of its lord; index house - 1. */
export const periodByHouse = [
  'The period begins with your own decision, so first be clear about what you want.',
  'Relatives play a part, and a family meal or function may bring the first talk.',
  'Brothers, sisters or neighbours may bring the news by phone, so answer such calls yourself.',
  'Your home or your mother’s family plays a part in this time, so invite people to the house.',
  'Studies, children or a shared hobby bring people together in these months.',
  'Work and duties come with this period, and sharing them builds trust.',
  'People speak to you directly in this time, and a clear question receives a clear answer.',
  'During this time keep private matters private, and check facts about money before you agree.',
  'Teachers, a temple, long travel or your father’s family can help in this period.',
  'Your work or public life plays a part, and others may notice the tie early.',
  'Friends make introductions in this period, so go to large gatherings and reunions.',
  'Another city or country may play a part, so keep travel papers ready.',
] as const;
