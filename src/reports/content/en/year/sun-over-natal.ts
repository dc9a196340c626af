/** The Sun over a graha of the birth chart: index as in sun-months.ts. A first sentence with the name of the graha precedes each. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';
export const sunOverNatalGrahas = [
  'What people know you for is now visible, both the talent and the bad habit. Show the talent at an interview or meeting, and control the habit for a month.',
  'A family gift for speech, food or money becomes useful. Use it to earn, and speak of savings with the family.',
  'Your oldest skill of hand or word needs practice now. Use it half an hour a day, and offer it to a neighbour or a client.',
  'Something in your home shows your parents’ influence. Talk with them about its story, and change one thing there with everybody’s consent.',
  'An old interest returns, in art, study or love. Finish one small piece of it, and let children join in.',
  'Your way of working is tested by duties and complaints. Keep the useful part of it, and put the rest on a written list.',
  'Other people show you how you really behave in close relations. Ask your spouse or best client one honest question, and thank them.',
  'An old worry, a loan or a hidden talent for research comes up. Deal with it in daylight and together with a person you trust.',
  'A belief you learned in childhood is examined now. Discuss it with a teacher or an elder, and keep what still helps you.',
  'You are asked to be useful in public. Say yes to one visible task in your field, and refuse two others.',
  'An old wish can take one step forward this month. Tell a friend, find out its cost, and pay the first part if you can.',
  'Something you do best alone has its time now. Keep the room quiet and the expenses written down, and show the result later.',
] as const;

/** That first sentence, by month; one form for one graha and one for several. */
export const sunMeetsForms: readonly ((who: string, several: boolean) => string)[] = [
  (who) => `The Sun passes over the sign of your ${who} at birth.`,
  (who, several) => `Your own ${who} ${several ? 'were' : 'was'} at birth in the sign where the Sun is this month.`,
  (who, several) => `The Sun comes to the sign where your ${who} ${several ? 'were' : 'was'} at birth.`,
];

/** By the rank of the month, if bindus and places agree. */
export const rankByBoth = [
  'The strongest of the twelve months, with more points and more helpers than usual. Keep routine work out of it, and use it for the one step that matters most.',
  'Support and helpers are both strong; only one month is better. Sign, buy or move now, while people are available to assist.',
  'A broad, good month by both counts. Speed up what is already agreed, and give the saved time to one open question.',
  'A firm and friendly month. Lay a foundation here: a house plan, a course of study or a savings scheme.',
  'You receive more help than you ask for. Accept a favour, return it in the same month, and ask for an introduction.',
  'A little above the middle by both counts. Good for everyday business, family visits and small purchases.',
  'Neither pressure nor help is strong this month. Revise a draft, visit the tailor, the dentist or the bank, and plan ahead.',
  'A little less support than in the average month. Rely on your own effort, take a companion along, and do not check results every day.',
  'Fewer helpers and fewer points than in most of these months. Choose one important matter on the first of the month, and leave the others.',
  'A slow month for large steps. Do what you can manage alone, and give guests, loans and contracts a later date.',
  'Points and helpers are both fewer this month, so do not hurry. Say “next month” politely, and note whatever you put off so that it is not lost.',
  'Points and helpers are both few, so make this a month of rest. Keep to repairs, saving and early evenings, and start nothing costly.',
] as const;

/** Matters with a good time that ends in the same month; `until` is null in the last month of that time. */
type GoodTime = { matters: readonly string[]; until: string | null };

/** For ranks 9 to 12 within a good time for work or money: the transits of the month are weak, not that time. */
export const weakMonthInWindow: readonly ((times: readonly GoodTime[]) => string)[] = [
  (times) =>
    `The transits of this month rank ninth of the twelve, ${describeTimes(times)}. Take one step for it, and keep the rest of the month simple.`,
  (times) =>
    `The transits of this month rank tenth of the twelve, ${describeTimes(times)}. Finish one step for it before the next.`,
  (times) =>
    `The transits of this month rank eleventh of the twelve, ${describeTimes(times)}. Keep the steps for it small and well prepared.`,
  (times) =>
    `The transits of this month help least, ${describeTimes(times)}. Go on with what you have begun, and start nothing costly.`,
];

const describeTimes = (times: readonly GoodTime[]): string => `but ${times.map(describeTime).join(', and ')}`;

const describeTime = ({ matters, until }: GoodTime): string =>
  until
    ? `your good time for ${formatList(matters)} continues until ${until}`
    : `the month belongs to your good time for ${formatList(matters)}`;
