/** The answers on the first page of the year ahead. Texts on places: index place - 1. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { toNumberWord } from '#src/reports/content/en/grammar/index.ts';

export const yearQuestions = {
  kind: 'What kind of year is it?',
  months: 'Which months are best?',
  workAndMoney: 'When do work and money move?',
  money: 'When is money favoured?',
  study: 'When does study go well?',
  love: 'How are love and family?',
  family: 'How is the year at home?',
  sadeSati: 'Is this a Sade Sati year?',
} as const;

/** The lord of the year in one line. */
export const yearKind: Record<ClassicalGraha, string> = {
  Sun: 'A year of decisions and recognition.',
  Moon: 'A year of people, home and movement.',
  Mars: 'A year of action and quick progress.',
  Mercury: 'A year of talks, papers and skills.',
  Jupiter: 'A year of growth and good advice.',
  Venus: 'A year of relationships and comfort.',
  Saturn: 'A year of patient, lasting work.',
};

export const childYearKind: Record<ClassicalGraha, string> = {
  Sun: 'A year of growing confidence.',
  Moon: 'A year close to home and family.',
  Mars: 'A lively year of sport and courage.',
  Mercury: 'A year of questions, words and numbers.',
  Jupiter: 'A year of good teachers and stories.',
  Venus: 'A friendly year of music and colours.',
  Saturn: 'A year of slow, steady progress.',
};

export const kindReasons = {
  /** @param year of `munthaTexts.yearOfLife` */
  withTime: (lord: string, year: string, sign: string, house: string) =>
    `${lord} is lord of ${year}, and the muntha is in ${sign}, the ${house} house of the annual chart`,
  /** @param where of `munthaTexts.placeFromMoon` or `placeFromTwoMoons` */
  withoutTime: (year: string, where: string) => `the muntha of ${year} is in ${where}`,
} as const;

/** The muntha in one line. */
export const munthaKind = [
  'Your own plans and strength decide most.',
  'Savings and family speech matter most.',
  'Your own effort brings the results.',
  'Home and property take the most time.',
  'Study, children or a talent come forward.',
  'Routine and discipline carry the year.',
  'Agreements with other people decide much.',
  'Joint money and old matters are cleared up.',
  'Teachers, travel and faith help you.',
  'Your work and your name are noticed.',
  'Friends and income grow together.',
  'Rest, far places and expenses need a plan.',
] as const;

export const childMunthaKind = [
  'Strength and a will of one’s own grow.',
  'Food, words and the family table matter.',
  'Busy hands and cousins teach the most.',
  'The home gives the most support.',
  'Games and a talent come forward.',
  'Good habits are learnt now.',
  'Other children teach sharing.',
  'Deep questions are asked and answered.',
  'Teachers and grandparents help most.',
  'A small success in public is likely.',
  'A circle of friends forms.',
  'Sleep and quiet play restore strength.',
] as const;

const formatCount = (count: number) => (count === 0 ? 'none' : toNumberWord(count));

export const monthAnswers = {
  text: (months: string) => `${months}.`,
  most: (best: string, support: string) => `${best} has the most support of the twelve, ${support}`,
  least: (reason: string, light: string) => `${reason}; ${light} has the least`,
  little: (reason: string, light: string) => `${reason}; ${light} has little, and no good time lies in it`,
  grahas: (count: number, moonSign: string) =>
    `${formatCount(count)} of eight grahas well placed from your Moon in ${moonSign}`,
  pointsAndGrahas: (points: number, count: number, moonSign: string) =>
    `${points} points in the houses of the Sun and ${formatCount(count)} of eight grahas well placed from your Moon in ${moonSign}`,
  lightLabel: 'Light',
} as const;

/** What a well supported month is best used for, by the new place of the Sun in it. */
export const monthUse = [
  'Begin something of your own.',
  'Settle money and save.',
  'Apply, write and call.',
  'Home and property.',
  'Exams, talents, children.',
  'Clear pending work.',
  'Agree, plan together.',
  'Settle tax and old papers.',
  'Travel and study.',
  'Ask for the next step.',
  'Collect dues, meet people.',
  'Prepare, rest and give.',
] as const;

/** What to keep small in the month with the least support. */
export const lightMonthUse = [
  'Take on fewer duties.',
  'Postpone large spending.',
  'Fewer trips and messages.',
  'Slow steps with the house.',
  'Take no chances.',
  'No new duties or loans.',
  'Give others more time.',
  'Lend and borrow nothing.',
  'Avoid disputes on belief.',
  'Stay out of politics.',
  'Expect less of groups.',
  'Sleep early, spend less.',
] as const;

export const childMonthUse = [
  'A first time alone.',
  'New foods and new words.',
  'Crafts and cousins.',
  'A corner of your own.',
  'A small show or contest.',
  'Begin one good habit.',
  'Invite a playmate.',
  'Talk about big questions.',
  'A trip with the family.',
  'A task before the class.',
  'Join a team or a group.',
  'Early nights, soft music.',
] as const;

export const childLightMonthUse = [
  'Few demands, more rest.',
  'No arguments at meals.',
  'One outing at a time.',
  'Change nothing at home.',
  'Games that nobody loses.',
  'Keep the old habits.',
  'One friend at a time.',
  'One question at a time.',
  'Stay near home.',
  'Do not compare results.',
  'Small groups only.',
  'Quiet evenings.',
] as const;

export type YearMatter = 'workChange' | 'money' | 'study' | 'marriage';

/** `none`: no window of the matter lies within the year. */
export const yearWindows: Record<
  YearMatter,
  {
    name: string;
    nameInSentence: string;
    none: string;
    noneDetail: string;
    advice: Record<1 | 2 | 3, string>;
    /** for a second time of the same grade */
    adviceAgain: string;
  }
> = {
  workChange: {
    name: 'Work',
    nameInSentence: 'work',
    none: 'Hold your post, and prepare.',
    noneDetail: 'Learn a skill this year, and move only for a clear gain.',
    advice: { 3: 'apply and join.', 2: 'give interviews.', 1: 'compare offers.' },
    adviceAgain: 'a second good time.',
  },
  money: {
    name: 'Money',
    nameInSentence: 'money',
    none: 'Income stays even this year.',
    noneDetail: 'Save a fixed sum each month, and avoid risk.',
    advice: { 3: 'invest.', 2: 'collect dues.', 1: 'a small gain.' },
    adviceAgain: 'gains are favoured again.',
  },
  study: {
    name: 'Study',
    nameInSentence: 'study',
    none: 'All year, with a fixed hour.',
    noneDetail: 'No month stands out, so a daily half hour decides.',
    advice: { 3: 'Tests and new subjects.', 2: 'Start a new course.', 1: 'Revise and practise.' },
    adviceAgain: 'A second good time.',
  },
  marriage: {
    name: 'Marriage',
    nameInSentence: 'marriage',
    none: 'No month stands out for a wedding.',
    noneDetail: 'Nothing forces a decision now. Give time to those you love.',
    advice: { 3: 'decide.', 2: 'meet families.', 1: 'keep talks open.' },
    adviceAgain: 'talk again, and choose.',
  },
};

export const yearWindowTexts = {
  /** the answer on one matter, by the grade of its time */
  byGrade: {
    3: (months: string) => `Best: ${months}.`,
    2: (months: string) => `Good: ${months}.`,
    1: (months: string) => `Fair: ${months}.`,
  },
  steady: 'steady',
  /** a time that goes on after the year */
  openEnd: (firstMonth: string) => `from ${firstMonth}`,
  allSteady: 'Both are steady all year.',
  headline: (matter: string, months: string) => `${matter}: ${months}.`,
  named: (matter: string, advice: string) => `${matter}: ${advice}`,
  reasonOf: (matter: string, reason: string) => `for ${matter}, ${reason}`,
} as const;

export const yearWindowReasons = {
  none: (house: string, origin: string, lord: string) =>
    `no period of these months agrees with Jupiter and Saturn for the ${house} from ${origin}, ruled by ${lord}`,
  noneOfSeveral: (houses: string, origin: string) =>
    `no period of these months agrees with Jupiter and Saturn for the ${houses} from ${origin}`,
  origins: { lagna: 'your lagna', Moon: (sign: string) => `your Moon in ${sign}` },
} as const;

/** Jupiter from the Moon, for readers of every age. */
export const familyByJupiter = [
  'Much is new at home; give it time.',
  'The family grows closer, and meals bring it together.',
  'Relatives visit; keep plans simple.',
  'The home needs repairs and patience.',
  'Good news about children and learning.',
  'Small tasks at home need sharing.',
  'A happy year for meetings and functions.',
  'Be gentle at home, and promise little.',
  'Elders bless the family and help.',
  'Duties outside take time from home.',
  'A warm year: wishes of the family come true.',
  'Guests and trips cost more than planned.',
] as const;

export const familyDetails = [
  'Keep one evening a week for the family.',
  'Talk together about what things cost.',
  'Call brothers, sisters and cousins often.',
  'Ask the others at home before anything is changed.',
  'Celebrate each small success.',
  'A written list of tasks keeps peace.',
  'Invite relatives, and accept invitations.',
  'Settle one old matter kindly.',
  'Visit a holy place with the elders.',
  'Eat one meal a day together.',
  'Thank those who helped the family.',
  'Set a limit for gifts and travel.',
] as const;

export const familyReason = (sign: string, place: string, moonSign: string, time: string) =>
  `Jupiter is in ${sign}, the ${place} from your Moon in ${moonSign}, ${time}`;

export const yearSadeSatiAnswers = {
  running: (until: string) => `Yes, until ${until}.`,
  runningDetail: 'Keep fixed hours, few loans and enough sleep. It is a time for steady work, not for fear.',
  childRunningDetail: 'Fixed hours, early sleep and patient praise help. There is nothing to fear.',
  starting: (from: string) => `It begins on ${from}.`,
  startingDetail: 'Until then nothing changes. Use the months before it to put things in order.',
  free: 'No, not in these twelve months.',
  freeDetail: (next: string) => `The next one begins in ${next}.`,
  lastDetail: 'No further one begins before the age of ninety.',
  /** Saturn in the fourth or eighth sign from the Moon in these months */
  dhaiyaRunning: {
    4: (until: string) =>
      `But the shorter Dhaiya of Saturn, Kantaka, runs until ${until}: be patient at home.`,
    8: (until: string) =>
      `But the shorter Dhaiya of Saturn, Ashtama, runs until ${until}: keep papers and health in order.`,
  },
  dhaiyaStarting: {
    4: (from: string) =>
      `But the shorter Dhaiya of Saturn, Kantaka, begins on ${from}: finish repairs at home before it.`,
    8: (from: string) =>
      `But the shorter Dhaiya of Saturn, Ashtama, begins on ${from}: put papers and dues in order before it.`,
  },
  because: (sign: string, place: string, moonSign: string) =>
    `Saturn begins the year in ${sign}, the ${place} from your Moon in ${moonSign}; Sade Sati is the 12th, 1st and 2nd`,
} as const;

/** For a copy with the true node, whose reader may compare it with an almanac that has the mean node. */
export const trueNodeNote = (entry: string) =>
  `Rahu and Ketu follow the true node here. An almanac with the mean node gives other days for their change of sign, by some days or weeks${entry}.`;
export const trueNodeEntry = (sign: string, date: string) => `; here Rahu enters ${sign} on ${date}`;
