/** The first page of a match. */
export const matchQuestions = {
  score: 'How well do the two charts match?',
  doshas: 'Is there a dosha in the match?',
  manglik: 'Does Manglik stand in the way?',
  months: 'Which months are good for both?',
  bond: 'What holds you together?',
  talk: 'What should you talk about first?',
} as const;

/** By custom 18 of 36 points are enough. */
export const scoreAnswers = {
  high: (points: string) => `Very well: ${points} of 36 points.`,
  good: (points: string) => `Well: ${points} of 36 points.`,
  accepted: (points: string) => `Well enough: ${points} of 36 points.`,
  low: (points: string) => `By the sum not easily: ${points} of 36 points.`,
  open: (lowest: string, highest: string) => `Between ${lowest} and ${highest} of 36 points; the hour decides.`,
} as const;

export const scoreDetails = {
  accepted: 'By custom, 18 points are enough for a match.',
  low: 'Custom asks for 18. The parts say more than the sum, and many happy couples have fewer.',
  openRoles: (other: string) => `You chose no roles; with the roles exchanged the sum is ${other}.`,
  openByBothHours: 'Both birth times are unknown, and both matter. The tables of the score show the sums by the hour.',
  /** @param sums "16 if born before 12:18 am and 27 if born after 12:18 am" */
  openByHours: (name: string, sums: string) => `By the hour at which ${name} was born, the sum is ${sums}.`,
  sumOfHours: (points: string, hours: string) => `${points} ${hours}`,
} as const;

export const scoreReasons = {
  full: (kootas: string) => `full points come from ${kootas}`,
  none: (kootas: string) => `${kootas} add nothing`,
  noneOfOne: (koota: string) => `${koota} adds nothing`,
  all: 'every koota has its full points',
  partly: 'every koota gives a part of its points',
} as const;

export const doshaAnswers = {
  none: 'No: nadi, bhakoot and gana are all free of it.',
  excepted: (doshas: string) => `Yes, ${doshas}, with an exception in the books.`,
  open: (doshas: string) => `Yes, ${doshas}. Talk about it calmly.`,
  byHour: (doshas: string) => `Perhaps ${doshas}: the unknown hour of birth decides.`,
} as const;

export const doshaDetails = {
  none: 'The three doshas that families ask about first are absent.',
  excepted: 'The exception is named in the chapter on doshas. It adds no points, but by the books you need not worry.',
  mixed: (open: string, excepted: string) =>
    `For ${excepted} an exception of the books is met; for ${open} none is. The chapter on doshas shows each one.`,
  mixedByHour: (open: string, excepted: string) =>
    `For ${excepted} an exception of the books is met; for ${open} the unknown hour decides whether one is. The chapter on doshas lists them.`,
  byBothHours: (doshas: string) =>
    `Whether there is ${doshas} depends on both hours of birth. The chapter on doshas names the hours.`,
  exceptionByHour:
    'Whether an exception of the books is met, the unknown hour of birth decides. The chapter on doshas lists them.',
  open: 'No exception of the books is met. The chapter on doshas says what this means, and what it does not.',
} as const;

export const doshaNames = { nadi: 'nadi dosha', bhakoot: 'bhakoot dosha', gana: 'gana dosha' } as const;

export const manglikAnswers = {
  clear: 'No: neither chart is Manglik.',
  cancelled: 'No: by a rule of the books it is cancelled.',
  balanced: 'No: both are Manglik, and by tradition this fits.',
  open: 'That depends on the unknown hour of birth.',
  answered: 'Not much: the other chart makes up for it.',
  'one-sided': 'One of you is Manglik, and the other is not.',
  'one-sided-mild': 'One of you is mildly Manglik, and the other is not.',
} as const;

export const manglikDetails = {
  clear: 'Nothing has to be done about Mars.',
  cancelled: 'Mars is in a Manglik house, and the chapter on Manglik names the rule that cancels it.',
  open: 'Without the hour the houses are not known. See the chapter on Manglik.',
  balanced: 'By the old rule two such charts fit each other well.',
  answered: 'In the other chart the Sun, Saturn, Rahu or Ketu is in the same house as Mars, which makes up for it by an old rule.',
  'one-sided': 'Be patient with anger, and do not be afraid. See the chapter on Manglik.',
  'one-sided-mild': 'A mild Manglik asks only for a little patience with anger.',
} as const;

export const monthsAnswers = {
  best: (matter: string, months: string) => `${matter}: most of all ${months}.`,
  fair: (matter: string, months: string) => `${matter}: ${months}, with some effort.`,
  none: (matter: string) => `${matter}, no months stand out in both charts.`,
} as const;

export const monthsDetails = {
  best: (matter: string) => `Both charts favour ${matter} then.`,
  fair: (matter: string) => `Both charts give some support to ${matter} then; no month of the ten years is strong for it in both.`,
  none: 'Choose a month that is good for one of you and quiet for the other.',
  earlier: (months: string) => `Before that, both charts give some support in ${months}.`,
  other: (matter: string, months: string) => `${matter}, the best time for both is ${months}.`,
} as const;

/** A reason of the first page that a chapter gives again. @param chapter its title */
export const explainedIn = (reason: string, chapter: string): string =>
  `${reason}, as the chapter “${chapter}” explains`;

export const scoreSource = 'Muhurta Chintamani, on marriage';

export const doshaPoints = ([nadi, bhakoot, gana]: readonly string[]): string =>
  `nadi has ${nadi} of 8 points, bhakoot ${bhakoot} of 7 and gana ${gana} of 6`;

/** By the distance of the two Moon signs. */
export const bondAnswers = {
  same: 'You feel alike, often before a word is said.',
  opposite: 'Each of you has what the other lacks.',
  thirdEleventh: 'Friendship: you help each other to act.',
  fourthTenth: 'Home and work: you build a household together.',
  secondTwelfth: 'Care: one of you gives without counting.',
  fifthNinth: 'Shared ideals, and joy in the same things.',
  sixthEighth: 'Growth: you learn most from each other.',
} as const;

export const note =
  'Kootas are compared by the two Moons. The reason below each answer names the positions, and the chapters explain each one.';

export const roles = {
  chosen: (groom: string, bride: string) => `Three kootas depend on the roles: ${groom} is read as groom and ${bride} as bride.`,
  open: 'You chose no roles, so three kootas were computed in both orders.',
} as const;
export const rolesReason = 'varna, vashya and gana ask who is read first; the other five give the same points in both orders';

/** By the distance of the two Moon signs. */
export const bondReasons = {
  same: 'two Moons in one sign feel alike',
  opposite: 'each Moon is in the 7th sign from the other',
  thirdEleventh: 'the signs are third and eleventh from each other, the houses of effort and of friends',
  fourthTenth: 'the signs are fourth and tenth from each other, the houses of home and of work',
  secondTwelfth: 'the signs are second and twelfth from each other, the houses of saving and of giving',
  fifthNinth: 'the signs are fifth and ninth from each other, the houses of learning and of faith',
  sixthEighth: 'the signs are sixth and eighth from each other, the houses of effort and of change',
} as const;

/** The first subject to talk about, in one line. */
export const talkAnswers = {
  elements: 'How each of you calms down on a bad day.',
  modes: 'Which decisions one of you may take alone.',
  gana: 'Which words you never want to hear at home.',
  maitri: 'When each of you feels understood.',
  bhakoot: 'Savings, and the care of your parents.',
  nadi: 'Rest, and who helps when both are tired.',
  yoni: 'Closeness: what each of you likes.',
  speech: 'Whether you want advice, or only somebody who listens.',
  anger: 'How you both know that a quarrel is over.',
  love: 'By what each of you notices love.',
  home: 'Where and with whom you want to live.',
  money: 'What is common money, and what is private.',
  manglik: 'What you do in the first minutes of anger.',
  work: 'Whose work decides where you live.',
  lastPosts: 'When each of you stops working, and where you live then.',
  freeTime: 'What you do together, and what each does alone.',
} as const;
