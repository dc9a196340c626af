/** Answers of Career & Wealth: fields, post or venture, government or private, and the last working years. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import type { SelfEmploymentVerdict } from '#src/reports/content/en/career/self-employment.ts';
import { formatList } from '#src/reports/content/en/grammar/index.ts';
import { windowAnswers, type WindowTexts } from './window-answers.ts';

export const careerQuestions = {
  fields: 'Which work suits me?',
  fieldsAfterSixty: 'Which work suits me at this age?',
  venture: 'A job, or my own business?',
  ventureAfterSixty: 'Should I work for others or for myself?',
  employer: 'Government or private work?',
  lastYears: 'How long should I work?',
  workAfterSixty: 'Should I still work?',
} as const;

/** Three words for the headline, then more fields of the same graha. */
export const workFields: Record<Graha, { first: string; more: string }> = {
  Sun: { first: 'government and management', more: 'administration, power supply and public posts' },
  Moon: { first: 'food, care and hotels', more: 'dairy, nursing, travel and daily goods' },
  Mars: { first: 'engineering, police and property', more: 'machines, sport, the army and building' },
  Mercury: { first: 'accounts, software and trade', more: 'writing, publishing, data and brokerage' },
  Jupiter: { first: 'teaching, law and finance', more: 'banks, advice, trusts and education' },
  Venus: { first: 'design, media and hospitality', more: 'fashion, jewellery, vehicles and the arts' },
  Saturn: { first: 'industry, transport and public service', more: 'mining, labour law, oil and upkeep of buildings' },
  Rahu: { first: 'technology and foreign trade', more: 'aviation, online work, imports and films' },
  Ketu: { first: 'research and exact handwork', more: 'programming, astrology, herbs and languages' },
};

/** The same for a reader of sixty or more, who may advise rather than serve. */
export const workFieldsAfterSixty: Record<Graha, { first: string; more: string }> = {
  Sun: { first: 'the committee of a society or trust', more: 'an honorary post, or advice to an office' },
  Moon: { first: 'family, food and neighbourhood', more: 'a small shop, a kitchen or care of children' },
  Mars: { first: 'property and its upkeep', more: 'supervision of a site, land or farming' },
  Mercury: { first: 'accounts, letters and tuition', more: 'part-time bookkeeping or writing' },
  Jupiter: { first: 'teaching and advice', more: 'a trust, a temple board or counselling' },
  Venus: { first: 'music, plants and beautiful things', more: 'textiles, interiors or a guest house' },
  Saturn: { first: 'steady part-time service', more: 'rent, records, a union or a pensioners’ body' },
  Rahu: { first: 'online work and foreign contacts', more: 'help for relatives abroad, or translation' },
  Ketu: { first: 'study, astrology and quiet craft', more: 'herbs, old books or a place of pilgrimage' },
};

export const fieldTexts = {
  headline: (first: string, second: string) => `${first} suit you first, then ${second}.`,
  detail: (more: string, third: string) => `Look also at ${more}. In third place stand ${third}.`,
  headlineAfterSixty: (first: string, second: string) => `First ${first}, then ${second}.`,
  detailAfterSixty: (more: string, third: string) => `Other choices are ${more}. In third place: ${third}.`,
} as const;

type AnswerText = { text: string; detail: string };

export const ventureAnswers: Record<SelfEmploymentVerdict, AnswerText> = {
  employed: { text: 'A job, clearly.', detail: 'Choose an organisation with fixed grades. Keep any trade of your own small, beside the job.' },
  leansEmployed: { text: 'A job first, with a small business beside it.', detail: 'Keep the salary until the business has paid its own costs for a year.' },
  both: { text: 'Both can work for you.', detail: 'Let the better offer decide, and change sides only with six months of savings.' },
  leansOwn: { text: 'Your own business, after some years in a job.', detail: 'Find the first paying customer before you resign.' },
  own: { text: 'Your own business, clearly.', detail: 'Begin with little money, and have a professional check the accounts each month.' },
};

/** After the first years of work, below fifty. */
export const ventureAnswersOfMiddleYears: Record<SelfEmploymentVerdict, AnswerText> = {
  ...ventureAnswers,
  leansOwn: { text: 'Your own business, built on what you learned in a job.', detail: 'Find the first paying customer before you resign.' },
};

/** From fifty to the age of sixty. */
export const ventureAnswersBeforeSixty: Record<SelfEmploymentVerdict, AnswerText> = {
  ...ventureAnswers,
  leansOwn: { text: 'Your own business, as the next step after your job.', detail: 'Find the first paying customer before you resign, and risk no retirement money.' },
};

export const ventureAnswersAfterSixty: Record<SelfEmploymentVerdict, AnswerText> = {
  employed: { text: 'Stay with an organisation.', detail: 'Ask for an extension, or for part-time work with your old employer.' },
  leansEmployed: { text: 'A part-time post is better than a business.', detail: 'Put none of the retirement money into a new firm.' },
  both: { text: 'Either is fine.', detail: 'Choose the one with fewer hours and no loan.' },
  leansOwn: { text: 'Small work of your own, on your own terms.', detail: 'Advise a few clients, and take payment before the work.' },
  own: { text: 'Work for yourself, without partners.', detail: 'Keep it small, and show somebody younger how to run it.' },
};

export type EmployerKind = 'government' | 'private' | 'both';

export const employerAnswers: Record<EmployerKind, AnswerText> = {
  government: { text: 'Government work is favoured.', detail: 'Prepare for one examination at a time, and set a last year for trying.' },
  private: { text: 'Private work is favoured.', detail: 'Skills and results count more for you than seniority. Where a page names government and management, choose management first, and a government post second.' },
  both: { text: 'Both are open to you.', detail: 'Apply for public posts, and accept a good private offer while you wait.' },
};

/** The same after the age of examinations, from thirty-five. */
export const employerAnswersAfterExaminations: Record<EmployerKind, AnswerText> = {
  government: { text: 'Government work is favoured.', detail: 'If you are in private work, look for contracts and projects of public bodies.' },
  private: { text: 'Private work is favoured.', detail: 'Skills and results count more for you than seniority. If another page names government work, read it as contracts with public bodies.' },
  both: { text: 'Both are open to you.', detail: 'Change sides only for a written offer that is clearly better.' },
};

/** Links of the tenth house that speak for the state or for private firms. */
export const employerLinks = {
  rules: (graha: string) => `${graha} rules your 10th house`,
  occupies: (graha: string) => `${graha} is in your 10th house`,
  withLord: (graha: string, lord: string) => `${graha} is with ${lord}, lord of the 10th`,
  aspects: (graha: string) => `${graha} aspects your 10th house`,
  amatyakaraka: (graha: string) => `by degrees, ${graha} is your amatyakaraka`,
  livelihood: (graha: string, lord: string) => `${graha} rules the navamsha of ${lord}, lord of the 10th`,
  lordInHouse: (lord: string, house: string) => `${lord}, lord of the 10th, is in the ${house}`,
  noVote: 'your 10th house has no link with the grahas of the state and none with those of trade',
} as const;

/** By the condition of Saturn, karaka of work and endurance; for ages 50 to 59. */
export const lastYearsAnswers: Record<Condition, string> = {
  strong: 'Long: some work after sixty is good for you.',
  fair: 'Until the usual age, then part-time work.',
  weak: 'Until the usual age, and not longer.',
};

/** The same from the age of sixty. */
export const workAfterSixtyAnswers: Record<Condition, string> = {
  strong: 'Yes, regular work is good for you.',
  fair: 'A little: two or three days a week.',
  weak: 'There is no need: rest and company come first.',
};

/** By the condition of the lord of the second house: savings. */
export const savingsDetails: Record<Condition, string> = {
  strong: 'Savings hold well in your chart. Keep them in safe deposits, and pay off the last loan early.',
  fair: 'Savings last if they have a plan. Write down pension, rent and interest for each year.',
  weak: 'Savings need protection. Lend nothing from the provident fund, and let two people sign.',
};

export const careerReasons = {
  join: (phrases: readonly string[]) => phrases.join('; '),
  field: (graha: string, links: string) => `${graha} ${links}`,
  place: (house: string) => `in the ${house}`,
  lord: (houses: readonly string[], lord: string, condition: string) =>
    `${lord}, lord of the ${formatList(houses)}, is ${condition}`,
  /** of a graha that is placed differently for each of the houses that it rules */
  lordFor: (house: string, lord: string, condition: string) =>
    `${lord}, lord of the ${house}, is ${condition} for the ${house}`,
  conditions: { strong: 'strong', fair: 'of middle strength', weak: 'weak' },
  /** of the lord of a house, which is judged for that house */
  lordConditions: { strong: 'well placed', fair: 'fairly placed', weak: 'badly placed' },
  karaka: (condition: string) => `Saturn, karaka of work and endurance, is ${condition}`,
} as const;

/** The matter of change, for a reader who looks for the first job. */
export const firstJobTexts: WindowTexts = {
  question: 'When can I get my first job?',
  subject: 'A first job, or a better one, is',
  weakDetail: 'Apply widely, and take an internship while you wait.',
  advice: {
    3: ['Apply, and accept.', 'Again a strong time for offers.', 'A later strong time for offers.'],
    2: ['Sit tests and interviews.', 'A second chance for an offer.', 'Good for an internship.'],
    1: ['Improve your bio-data.', 'Take a trainee post.', 'Ask seniors for contacts.'],
    0: ['Learn one skill well.', 'Keep the post you have.', 'Pass one more examination.'],
  },
};

/** The matter of money, for a reader who still studies. */
export const firstIncomeTexts: WindowTexts = {
  ...windowAnswers.money,
  advice: {
    3: ['Earn, and save a part.', 'The next strong time to earn.', 'A later strong time to earn.'],
    2: ['Look for paid hours.', 'Good for a first deposit.', 'A second chance to earn more.'],
    1: ['A small gain is likely.', 'Collect what is owed.', 'Add a little to your savings.'],
    0: ['Save a regular sum.', 'Check your expenses.', 'Keep a small reserve.'],
  },
};

/** The matter of change, from the age of sixty. */
export const lighterWorkTexts: WindowTexts = {
  question: 'When should I move to lighter work?',
  subject: 'A move to lighter work is',
  weakDetail: 'Reduce your hours step by step, and settle pension papers early.',
  advice: {
    3: ['Hand over, and begin.', 'Again a strong time to hand over.', 'A later strong time to hand over.'],
    2: ['Ask for fewer hours.', 'A second chance to change hours.', 'Good for an advisory post.'],
    1: ['Train your successor.', 'Settle pension papers.', 'Try one free day a week.'],
    0: ['Keep your present work.', 'Keep the duties you have.', 'Rest, and think it over.'],
  },
};

/** The matter of money, from the age of sixty. */
export const incomeAfterSixtyTexts: WindowTexts = {
  question: 'When is my income strongest?',
  subject: 'Better income is',
  weakDetail: 'Pension, rent and interest stay even. Prefer safety to a higher rate.',
  advice: {
    3: ['Renew deposits, collect dues.', 'Again a strong time for income.', 'A later strong time for income.'],
    2: ['Revise rents and fees.', 'A second good time for income.', 'Good for selling property.'],
    1: ['A small gain is possible.', 'Check nominations.', 'Close unused accounts.'],
    0: ['Save as usual.', 'Keep money within reach.', 'Review what you spend.'],
  },
};

/** The matter of going abroad, from the age of sixty. */
export const journeyTexts: WindowTexts = {
  question: 'When can I travel far?',
  subject: 'A long journey is',
  weakDetail: 'Short journeys with company suit these years.',
  advice: {
    3: ['Visit family abroad.', 'Again a strong time to travel.', 'A later strong time to travel.'],
    2: ['Plan a pilgrimage.', 'A second good time to travel.', 'Good for a group tour.'],
    1: ['Travel for a few days.', 'Renew the passport.', 'Take somebody with you.'],
    0: ['Stay near home.', 'Let family visit you.', 'Visit places nearby.'],
  },
};
