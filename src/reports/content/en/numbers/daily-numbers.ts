/** Numbers of phone, vehicle and house: how to add them up, and which totals agree with mulank and bhagyank. */
import type { Grade } from '#src/astrology/contract-timing.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { formatAlternatives } from '#src/reports/content/en/grammar/index.ts';

export const dailyNumberHeading = {
  title: 'Phone, vehicle, house number',
  hindiTitle: 'मोबाइल, वाहन, घर',
  runningTitle: 'Phone and house',
  summary: 'How to add up such a number, and which totals agree with you',
} as const;

export const dailyNumberLead =
  'Custom likes numbers of daily use that agree with your own two. Add yours up as below, and find its total in the second table.';

export const exampleTable = {
  caption:
    'How to add up a number. All digits here are made up; put your own in their place. Some people add the letters too, by Cheiro’s table: the B of flat B-203 counts 2.',
  head: ['What counts', 'Made-up example', 'Working', 'Total'],
} as const;

/** `digits` are those of `example` that are counted. No Indian mobile number begins with 1, and no state has the code AB. */
export const numberExamples = [
  { label: 'Mobile: all ten digits', example: '12345 67809', digits: '1234567809' },
  { label: 'Vehicle: the last four', example: 'AB 00 CD 4171', digits: '4171' },
  { label: 'House or flat: the digits', example: 'Flat B-203', digits: '203' },
] as const;

export const totalTable = {
  caption:
    'Which totals agree with you, by the natural friendship of the grahas (Parashara). Opponent: one of the two is an enemy of the other. The rule has no nodes: Rahu is counted like Saturn, and Ketu like Mars. For a vehicle many people look at the mulank alone, and for a house at the bhagyank.',
  total: 'Total',
  graha: 'Graha',
  mulank: (digit: number) => `With mulank ${digit}`,
  bhagyank: (digit: number) => `With bhagyank ${digit}`,
  together: 'Together',
} as const;

export const totalFits: Record<GrahaFit, string> = {
  same: 'your own',
  friendly: 'friend',
  neutral: 'neutral',
  tense: 'opponent',
};

export const togetherGrades: Record<Grade, string> = {
  3: 'suits you best',
  2: 'suits you',
  1: 'in between',
  0: 'does not suit',
};

export const dailyNumberTexts = {
  choose: (totals: readonly number[]) =>
    `If you or your family choose a new number, look for a total of ${formatAlternatives(totals.map(String))}. With several good ones, take the one that is easy to remember.`,
  custom: {
    text: 'This is custom. No phone, vehicle or house has to be changed for it. A total that does not suit you does no harm; price, place and safety matter more.',
    because: 'the old books of jyotish do not add up such numbers',
  },
} as const;

export const dailyNumberReason = (mulank: number, bhagyank: number): string =>
  `of all totals these agree best with mulank ${mulank} and bhagyank ${bhagyank} together`;
