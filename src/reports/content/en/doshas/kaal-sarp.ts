/** Kaal Sarp, described as a modern teaching: its twelve kinds, and the graha outside the arc. */
import type { KAAL_SARP_TYPES } from '#src/astrology/contract-doshas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

type Kind = (typeof KAAL_SARP_TYPES)[number];

/** By the house of Rahu, first to twelfth. */
export const kaalSarpKinds: Record<Kind, string> = {
  Anant:
    'This pattern is called Anant: Rahu is in the first house and Ketu in the seventh. You decide between your own wish and the wish of your partner. Say clearly which of the two comes first this time.',
  Kulik:
    'Kulik is the name of this pattern: Rahu is in the second house and Ketu in the eighth. You like to earn, and shared money or in-laws’ money is difficult for you. Keep a written household account.',
  Vasuki:
    'The name here is Vasuki: Rahu is in the third house and Ketu in the ninth. You rely on your own effort and doubt inherited belief. Try a new way, and still ask your father or a teacher for a blessing.',
  Shankhpal:
    'Shankhpal is the name: Rahu is in the fourth house and Ketu in the tenth. House, land and family attract you more than rank at work. Buy property only after the papers are checked, and keep a regular income until then.',
  Padma:
    'The pattern has the name Padma: Rahu is in the fifth house and Ketu in the eleventh. Ideas, children and creative work attract you, while large groups tire you. Work in a small circle, and do not speculate.',
  Mahapadma:
    'The name is Mahapadma: Rahu is in the sixth house, a good place for it, and Ketu in the twelfth. You deal well with problems and rivals. Learn to rest as well, at least one Sunday in two.',
  Takshak:
    'Takshak is the pattern: Rahu is in the seventh house and Ketu in the first. Other people attract you, and you forget your own wishes. Read every contract twice, and write down what you want first.',
  Karkotak:
    'In your chart it is called Karkotak: Rahu is in the eighth house and Ketu in the second. Research, inheritance and secrets interest you. Save in simple ways, such as a fixed deposit, and avoid schemes.',
  Shankhchud:
    'Shankhchud is the name here: Rahu is in the ninth house and Ketu in the third. Distant places and unusual teachers attract you. Test a teaching for some months before you follow it.',
  Ghatak:
    'Ghatak is the pattern, and the name sounds worse than it is. Rahu is in the tenth house and Ketu in the fourth. Work takes your best hours. Fix two family dinners a week that no work may replace.',
  Vishdhar:
    'The pattern is Vishdhar: Rahu is in the eleventh house, a good place for it, and Ketu in the fifth. Networks and gains come forward. Keep an hour a week for your children or for a hobby that earns nothing.',
  Sheshnag:
    'Sheshnag is the pattern: Rahu is in the twelfth house and Ketu in the sixth. Distant places, sleep and quiet work suit you. Daily disputes do not interest you; still, pay bills and dues on time.',
};

/** By the graha outside the arc, which leaves the figure open. */
export const kaalSarpOutside: Record<ClassicalGraha, string> = {
  Sun: 'The Sun is the graha outside, and it opens the pattern. Your own decisions help you most when things are slow. Decide one pending matter yourself this month.',
  Moon: 'The Moon is the graha outside, and it opens the pattern through people and home. When effort brings nothing, rest for a day and talk with somebody close to you.',
  Mars: 'Mars is the graha outside, and it opens the pattern through action. When something is stuck, physical work or sport helps you more than thinking.',
  Mercury:
    'Mercury is the graha outside, and it opens the pattern through speech. Discuss a problem with a friend, or write it down, and a solution shows itself.',
  Jupiter:
    'Jupiter is the graha outside, the best one for it. Teachers, books and faith bring you help. Ask one elder for advice before an important step.',
  Venus:
    'Venus is the graha outside, and it opens the pattern through friendship and fair agreements. Friendly terms take you further than pressure does.',
  Saturn:
    'Saturn is the graha outside, and it opens the pattern through patience. Work that you continue every year, such as a skill or a deposit, brings the surest results.',
};

export const kaalSarpTexts = {
  full: 'You have Kaal Sarp: all seven grahas are on one side of Rahu and Ketu. About one chart in fourteen is like this, also those of ministers and business people. Effort and results come in concentrated periods. It is no obstacle, and it needs no costly ritual.',
  fullWithoutTime:
    'You have Kaal Sarp, whatever your hour of birth, as about one person in fourteen has. Only the name of the pattern depends on the birth time. The name changes little, so you need not look for it.',
  ascendingOf:
    'In your chart the grahas come after Rahu, so you begin quickly and learn on the way. Before a big step, collect facts for one week.',
  descendingOf:
    'In your chart the grahas come after Ketu, so you often learn a thing first and see its use later. Choose one clear goal for each year and write it down.',
  none: 'You do not have Kaal Sarp. Two charts out of three are free of it, and yours is one of them. If somebody offers you a ritual for it, you can politely refuse.',
  unsure:
    'Whether you have Kaal Sarp depends on your birth time. A graha crossed the line of Rahu and Ketu that day. We do not guess. The old authors never mention this dosha, so nothing needs to be done.',
} as const;

export const kaalSarpNames: Record<Kind, string> = {
  Anant: 'Anant',
  Kulik: 'Kulik',
  Vasuki: 'Vasuki',
  Shankhpal: 'Shankhpal',
  Padma: 'Padma',
  Mahapadma: 'Mahapadma',
  Takshak: 'Takshak',
  Karkotak: 'Karkotak',
  Shankhchud: 'Shankhchud',
  Ghatak: 'Ghatak',
  Vishdhar: 'Vishdhar',
  Sheshnag: 'Sheshnag',
};

/** The name of a partial pattern; none without a birth time, because it depends on the house of Rahu. */
const formatPartialName = (name: string | null): string => (name ? `partial ${name}` : 'partial');

export const partialKaalSarp = {
  outside: (name: string | null): string =>
    `You do not have full Kaal Sarp: one graha is outside, so almanacs call it ${formatPartialName(name)}. About one chart in four is like this, and strict teachers do not count it. No remedy is needed.`,
  onAxis: (name: string | null): string =>
    `You do not have full Kaal Sarp: a graha is within one degree of Rahu or Ketu, so almanacs call it ${formatPartialName(name)}. The strict rule wants all seven clear of the line. No remedy is needed.`,
} as const;

/** From node to node, in the order of the signs: the half with the grahas. */
export const kaalSarpArcs = {
  ascending: {
    filled: 'all seven grahas are between Rahu and Ketu',
    outside: (grahas: string, isPlural: boolean): string =>
      `${grahas} ${isPlural ? 'are' : 'is'} outside the arc from Rahu to Ketu`,
  },
  descending: {
    filled: 'all seven grahas are between Ketu and Rahu',
    outside: (grahas: string, isPlural: boolean): string =>
      `${grahas} ${isPlural ? 'are' : 'is'} outside the arc from Ketu to Rahu`,
  },
} as const;

export const kaalSarpReasons = {
  unsure: (axis: string): string => `Rahu and Ketu were ${axis}, and one graha crossed the line`,
  onAxis: (grahas: string, isPlural: boolean): string =>
    `${grahas} ${isPlural ? 'are' : 'is'} within a degree of a node`,
  outside: (graha: string, sign: string): string => `${graha} in ${sign} is the one outside`,
  kind: (rahu: string, ketu: string, degrees: string, sign: string): string =>
    `Rahu is in your ${rahu} house and Ketu in the ${ketu}, from ${degrees} of ${sign}`,
  direction: (node: string, axis: string): string =>
    `the filled half begins at ${node}, with the nodes ${axis}`,
  axis: (rahu: string, ketu: string): string => `in ${rahu} and ${ketu}`,
  source: 'Modern; not in the old books',
} as const;
