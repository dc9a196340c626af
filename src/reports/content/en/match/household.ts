/** Home and in-laws, money, children, and habits of health. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Nadi } from '#src/astrology/matching/nadi.ts';

export const familyLead = {
  usual: {
    text: 'In India two families come together in a marriage. The fourth house shows what home means to each of you. The tenth house, the fourth from the seventh, shows the parents of the other.',
    reason: 'home is read from the 4th house, and the partner’s parents from the houses counted from the 7th',
  },
  /** from fifty: the parents need help, and the children leave the house */
  later: {
    text: 'At your age a home has to suit the two of you, and often also elders who need help. The fourth house shows what home means to each of you, and the tenth the family of the other.',
    reason: 'home is read from the 4th house, and the partner’s family from the 10th, the fourth from the 7th',
  },
  /** without the parents of the other */
  retired: {
    text: 'The fourth house shows what home means to each of you. Agree on the household between the two of you first, and tell your families afterwards.',
    reason: 'home is read from the 4th house and its lord',
  },
} as const;
export const familyParts = {
  home: 'What home means to each',
  inLaws: 'Living well with the in-laws',
  elders: 'The family of the other',
  together: 'One household from two',
} as const;

/** By the sign of the fourth house, Aries first. */
export const homeBySign = [
  'Home is a base for action, and visitors may come unannounced. Keep one quiet corner.',
  'Home is comfort, a full kitchen and things that last. Moving house should be rare.',
  'Home is conversation, books and people who drop in. Two small rooms are better than one large one.',
  'Home is the family itself, with its feasts and its recipes. Parents should live near, or call often.',
  'Home is a place to be proud of and to receive guests in. One beautiful room is enough.',
  'Home is order, health and things in their place. Share the cleaning from the first week.',
  'Home is beauty, light and polite voices. Colours and curtains are worth a discussion.',
  'Home is a shelter that strangers do not enter easily. Ask before you invite somebody.',
  'Home is wide, open and near a place of faith or learning. Light and space matter more than furniture.',
  'Home is order by hard work, often with elders in it. Decide which duties end at eight in the evening.',
  'Home is open to friends and new ideas. Family rules should have a reason.',
  'Home is peace, prayer and water for the plants. Noise is the one thing that spoils it.',
] as const;

/** By the condition of the lord of the tenth house, which is the fourth from the seventh. */
export const inLawsByCondition = {
  strong: 'The partner’s parents become a support for {name}. Visit them without a reason now and then.',
  fair: 'The bond with the partner’s parents depends on habits. Fixed days for visits and calls avoid most misunderstandings.',
  weak: 'Some distance does good between {name} and the partner’s parents. Be polite, be punctual, and decide as a couple before you answer them.',
} as const;

/** The same for two people of fifty and older, who look after parents and have relatives with families. */
export const eldersByCondition = {
  strong: 'The partner’s family trusts {name} and asks for advice. Visit the elders often, and let brothers and sisters share the costs.',
  fair: 'The partner’s family expects help, and is not always clear about it. Agree on fixed days and on one sum for the care of elders.',
  weak: 'The partner’s family may ask for more than {name} can give. Decide as a couple what you take on, and say no early and kindly.',
} as const;

/** The elements of both fourth houses. */
export const homesTogether = {
  same: 'Your two ideas of home come from one element, so they agree easily. Choose the place together.',
  friendly: 'Your two ideas of home go well together. One brings life into the house, and the other order.',
  different: 'Your ideas of home differ. Give each of you one room or corner where only that person decides.',
} as const;
export const homeReason = (sign: string, name: string): string => `${sign} is the sign of the 4th house of ${name}`;
export const inLawsReason = (lord: string, name: string, condition: string): string =>
  `${lord} rules the 10th house of ${name}: ${condition}`;
export const familySource = 'Brihat Parashara Hora Shastra 15';

export const moneyLead =
  'Many couples quarrel about money. The second house shows how each of you keeps it, and the eleventh how it comes in.';
export const moneyLeadReason = 'savings are read from the 2nd house and its lord, income from the 11th';
export const moneyParts = { saving: 'How each of you keeps money', income: 'How it comes in', together: 'One purse or two' } as const;

/** By the lord of the second house. */
export const savingByLord: Record<ClassicalGraha, string> = {
  Sun: 'Spends on quality and on standing. A fixed sum for free use keeps the peace.',
  Moon: 'Spends by mood and saves by habit. Let savings leave the account on the first of the month.',
  Mars: 'Decides fast, also about large sums. A rule of one night before each purchase helps.',
  Mercury: 'Compares, calculates and bargains well, and keeps accounts gladly.',
  Jupiter: 'Gives easily and trusts that more will come. Name a yearly sum for gifts and donations.',
  Venus: 'Spends on beauty and comfort. Set a monthly sum for these pleasures.',
  Saturn: 'Saves with patience and fears debt. Remember to enjoy some of it.',
};
export const incomeByCondition = {
  strong: 'Income grows steadily, and much of it comes through friends and acquaintances. Ask them before you look elsewhere.',
  fair: 'Income follows effort, with good and quiet years. Keep a reserve of six months.',
  weak: 'Income may come late or in parts. A second small income helps.',
} as const;
export const purseTogether = {
  friendly: 'The lords of both second houses are friends, so one common purse can work. Look at it together once a month.',
  neutral: 'The lords of both second houses are neutral to each other. One common account for the house and one for each person suits you.',
  enemy: 'The lords of both second houses are not friends. Keep separate accounts, share fixed costs fairly, and tell each other before you lend or borrow.',
  same: 'One graha rules the second house of both, so you think alike about money. Check your plan with somebody from outside once a year.',
} as const;
export const savingReason = (lord: string, sign: string, name: string): string =>
  `${lord} rules ${sign}, the sign of the 2nd house of ${name}`;
export const incomeReason = (lord: string, name: string, condition: string): string =>
  `${lord} rules the 11th house of ${name}: ${condition}`;
export const purseReason = (first: string, firstLord: string, second: string, secondLord: string): string =>
  `the 2nd house of ${first} is ruled by ${firstLord}, that of ${second} by ${secondLord}`;
export const moneySource = 'Brihat Parashara Hora Shastra 13 and 22';

export const childrenLead =
  'A chart cannot promise a child and cannot rule one out. It shows when the subject is favoured, and what each of you would be like as a parent.';
export const childrenLeadReason = 'children are read from the 5th house, its lord and Jupiter';
export const childrenParts = { parent: 'Each of you as a parent', together: 'What you would give a child together' } as const;

/** By the sign of the fifth house, Aries first. */
export const parentBySign = [
  'Plays, runs and teaches courage. Patience with slow learners has to be learned.',
  'Gives calm, songs and regular meals. This parent should also allow a little risk.',
  'Answers each question and asks ten more. Bedtime needs somebody strict.',
  'Gives warmth that lasts a lifetime. Giving the child more freedom is the hard part.',
  'Praises, celebrates and believes in the child. Praise effort more than results.',
  'Helps with every task and sees each mistake. Small mistakes need no correction.',
  'Is fair, friendly and slow to scold. A clear no is also a kindness.',
  'Protects the child and understands it well. Give the child more privacy as it grows older.',
  'Takes the child outdoors and teaches values. Promise little to a child, and keep each promise.',
  'Teaches duty, punctuality and patience. Leave time for play as well.',
  'Treats a child as a small friend. Rules are easier to follow when they stay the same.',
  'Tells stories and feels each sorrow of the child. A fixed hour of sleep protects both.',
] as const;
export const childrenTogether = {
  same: 'Your two ways of raising a child fit together. Let grandparents add what you do not have.',
  friendly: 'Your two ways of raising a child support each other. Agree in private first, and speak with one voice.',
  different: 'A child would learn two different things from you, which is a gift. Decide which of you has the last word on school, and which on health.',
} as const;
export const parentReason = (sign: string, name: string): string => `${sign} is the sign of the 5th house of ${name}`;
export const childrenSource = 'Phaladeepika 12';

export const healthLead =
  'Tradition reads habits of the body from the nadi of the birth star. They concern daily life only; for every question of health, ask a doctor.';
export const healthLeadReason = (nadis: string): string => `${nadis}; each nadi belongs to one of the three humours of Ayurveda`;
export const healthParts = { nadi: 'The daily habits of each', together: 'Living together day by day' } as const;
export const healthByNadi: Record<Nadi, string> = {
  Adi: 'Movement and dryness are strong, so warm meals, oil and regular hours do good. Late nights cost the most strength.',
  Madhya: 'Heat and appetite are strong, so meals on time and cool evenings do good. A skipped lunch brings irritation.',
  Antya: 'Calm and moisture are strong, so morning movement and light dinners do good. Long sleep by day makes the body heavy.',
};
export const healthTogether = {
  same: 'Both of you have the same nadi, so you easily share good habits, and bad ones too. Remind each other kindly when both want to stay up late.',
  different: 'Your nadis differ, and that is why nadi has full points. You may need different food and sleep: eat together once a day, and let each choose the hour of sleep.',
} as const;
export const nadiReason = (name: string, nadi: string): string => `the star of ${name} is of ${nadi} nadi`;
export const rhythmReason = (first: string, second: string): string =>
  first === second ? `both stars are of ${first} nadi` : `the stars are of ${first} and ${second} nadi`;
export const healthSource = 'Muhurta Chintamani, on marriage (nadi)';
