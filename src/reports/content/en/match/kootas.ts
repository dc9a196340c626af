/** The eight kootas: what each measures, what the two values mean together, and what the koota does not say. */
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import type { Varna } from '#src/astrology/matching/varna.ts';
import type { Vashya } from '#src/astrology/matching/vashya.ts';
import { avakahadaNames } from '#src/reports/content/en/astrologer/table-names.ts';

export const kootaNames: Record<KootaKey, string> = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  maitri: 'Graha maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
};

/** The part of life in two or three words, for tables. */
export const kootaSubjects: Record<KootaKey, string> = {
  varna: 'way of working',
  vashya: 'giving way',
  tara: 'luck for each other',
  yoni: 'closeness',
  maitri: 'friendship of minds',
  gana: 'temperament',
  bhakoot: 'household and growth',
  nadi: 'constitution',
};

export const kootaTitle = (name: string, points: string, maximum: number): string =>
  `${name}: ${points} of ${maximum}`;

/** The first sentence says what is measured, the last one what is not. */
export const kootaMeasures: Record<KootaKey, string> = {
  varna:
    'Varna compares how two people go about their tasks. The Moon signs are sorted into four ways of working. It has nothing to do with the family, caste or income of either person.',
  vashya:
    'Vashya asks how easily the two of you give way to each other. The Moon signs are sorted into five kinds of creatures. It does not measure obedience, and it should not always be the same person who gives way.',
  tara: 'Tara counts from one birth star to the other, and back. It asks whether each of you brings luck and rest to the other. It does not say how long somebody lives, and it does not promise health.',
  yoni: 'Yoni gives each birth star an animal and compares the two. It stands for physical closeness. It does not measure kindness, which matters more over the years.',
  maitri:
    'Graha maitri compares the lords of the two Moon signs. It asks whether the two minds are friends and forgive easily. It does not say who is clever, or who is right.',
  gana: 'Gana sorts the birth stars into three temperaments: gentle, practical and strong-willed. It asks whether two temperaments get on in one home. The old names sound harsh, but none of the three is bad.',
  bhakoot:
    'Bhakoot counts the signs from one Moon to the other. It stands for the household: money, growth and health of the family. It does not foretell loss, and work and habits decide more.',
  nadi: 'Nadi sorts the birth stars into three constitutions. Tradition gives it the most points and ties it to health and children. It is not a medical test, and a doctor answers such questions better.',
};

/** Names of the values in plain words: "Brahmin, the teaching kind". */
export const varnaMeanings: Record<Varna, string> = {
  Brahmin: 'the one who studies and advises',
  Kshatriya: 'the one who leads and protects',
  Vaishya: 'the one who trades and provides',
  Shudra: 'the one who serves and makes',
};

export const vashyaMeanings: Record<Vashya, string> = {
  Chatushpada: 'four-footed',
  Manava: 'human',
  Jalachara: 'of the water',
  Vanachara: 'of the forest',
  Keeta: 'of the insects',
};

/** What the two values mean together, by points. */
export const varnaResults = {
  full: 'Each of you respects how the other works. Let each of you have one area in which the other does not interfere.',
  none: 'One of you may feel that the work of the other counts for more at home. Agree early who decides in which matter.',
} as const;

export const vashyaResults = {
  full: 'Both of you belong to one kind, so it is easy for you to give way to each other. Even so, take turns.',
  one: 'Giving way is fairly easy for you in small things. Make sure that it is not always the same person.',
  half: 'It is not easy for you to give way, so the quieter person may do it most of the time. Ask that person every month what should change.',
  none: 'Neither of you gives way easily. Take turns in deciding, or let the one who knows the matter better decide.',
} as const;

export const taraResults = {
  full: 'The count is good in both directions: by tradition each of you brings luck to the other.',
  half: (giver: string, receiver: string) =>
    `By this count ${giver} brings luck to ${receiver}, but the count in the other direction is not good. Plan new things together, and let ${giver} rest first when both are tired.`,
  halfByHour: 'By this count one of you brings luck to the other, and the unknown hour decides which one. Plan new things together, and rest in turns.',
} as const;

export const yoniResults = {
  full: 'Both stars have the same animal, so closeness comes without many words. Keep some time that is only for the two of you.',
  friends: 'The two animals are friends. Closeness comes easily, and small surprises help it to last.',
  neutral: 'The animals neither like nor dislike each other. Closeness grows with time and trust, when you both say what you wish.',
  enemies: 'The two animals are enemies in the old list, but not great enemies. Say what you like in simple words, and do not guess.',
  great: 'The two animals are great enemies in the old list. Go slowly, ask often, and be gentle.',
} as const;

export const maitriResults = {
  one: 'One graha rules both Moon signs, so your minds work alike. You forgive each other quickly.',
  friends: 'The lords of the two Moon signs are friends in both directions. You like the way the other thinks.',
  friendly: 'One lord is a friend and the other is neutral. You understand each other after one good talk.',
  neutral: 'The two lords are neutral to each other. You respect each other first, and become friends when you do things together.',
  mixed: (friendly: string, other: string) =>
    `The lord of the Moon sign of ${friendly} likes that of ${other}, who is not friendly in return. ${friendly} takes the first step more often, so say thank you for it.`,
  cool: 'One lord is neutral and the other is not friendly. Write down what you agreed, so that nobody has to remember it alone.',
  none: 'Neither lord is a friend of the other. You think in different ways, so say why you want something before you ask for it.',
} as const;

export const ganaResults = {
  full: 'Both stars have the same temperament. You get angry about the same things, and you calm down at the same speed.',
  near: 'The two temperaments get on well. The gentle one brings calm, and the practical one gets things done.',
  far: 'One of you has a strong will, and the other is softer. Agree on a word that stops a quarrel at once, and keep to it.',
  none: 'The two temperaments are far apart. Speak early and in private, because silence makes this difference larger.',
} as const;

export const bhakootResults = {
  same: 'Both Moons are in one sign, so good and bad moods come at the same time. Let one of you rest while the other does the work.',
  opposite: 'The Moon signs are opposite each other. Attraction is strong, and each of you can do what the other cannot.',
  thirdEleventh: 'The Moons are third and eleventh from each other. When one of you makes an effort, both of you gain.',
  fourthTenth: 'The Moons are fourth and tenth from each other. One of you cares more for the home, the other more for work, and you may swap roles.',
  secondTwelfth:
    'The Moons are second and twelfth from each other. One of you saves while the other spends, so keep a shared plan for money.',
  fifthNinth:
    'The Moons are fifth and ninth from each other. You have the same ideals, but your wishes about children and education may differ, so speak about them early.',
  sixthEighth:
    'The Moons are sixth and eighth from each other. The worries of one can tire the other, so each of you needs a friend outside the home.',
} as const;

export const nadiResults = {
  full: 'The nadis differ, which tradition reads as a good sign for health and family. You balance each other’s daily rhythm.',
  none: 'Both stars are of one nadi, so both of you tire in the same way. Rest in turns, and see a doctor for questions of health.',
} as const;

/** Text of a koota whose value changes with an unknown hour. */
export const kootaOpen = (lowest: string, highest: string): string =>
  `Depending on the unknown hour of birth this koota gives ${lowest} to ${highest} points.`;

/** One of several readings that an unknown hour leaves. */
export const kootaWithPoints = (koota: string, points: string, highest: number, text: string): string =>
  `${koota} with ${points} ${highest > 0 && highest <= 1 ? 'point' : 'points'}: ${text}`;

/** With the hours of birth that lead to it. @param births alternatives of `bornThen`, joined by `both` and `orIf` */
export const kootaOfHours = (koota: string, points: string, highest: number, births: string): string =>
  `${koota} gives ${points} ${highest > 0 && highest <= 1 ? 'point' : 'points'} if ${births}.`;

/** Before one of several readings with the same points. */
export const ifBirths = (births: string): string => `If ${births}`;

/** How the engine's values are named in a reason. */
export const kootaReasons = {
  values: (first: string, firstValue: string, second: string, secondValue: string) =>
    `${first} is counted as ${firstValue} and ${second} as ${secondValue}`,
  bothValues: (value: string) => `both are counted as ${value}`,
  described: (value: string, meaning: string) => `${value} (${meaning})`,
  animals: (first: string, animal: string, second: string, otherAnimal: string) =>
    `the star of ${first} belongs to the ${animal} and that of ${second} to the ${otherAnimal}`,
  oneAnimal: (animal: string) => `both stars belong to the ${animal}`,
  lords: (first: string, firstLord: string, second: string, secondLord: string) =>
    `the Moon sign of ${first} is ruled by ${firstLord} and that of ${second} by ${secondLord}`,
  taras: (first: string, firstTara: string, second: string, secondTara: string) =>
    `the star of ${first} is ${firstTara} for ${second}, and that of ${second} is ${secondTara} for ${first}`,
  sameSign: 'the count from one to the other is one',
  apart: (forward: string, backward: string) =>
    forward === backward
      ? `each sign is the ${forward} from the other`
      : `the signs are ${forward} and ${backward} from each other`,
  range: (koota: string) => `the unknown hour of birth decides the value of ${koota}`,
  doshaByHour: (dosha: string) => `the unknown hour of birth decides about ${dosha}`,
  withPlaces: (places: string, reason: string) => `${places}; ${reason}`,
} as const;

/** The values of the kootas: classes of the avakahada chakra, and the taras. */
export const kootaValues: Record<string, string> = {
  ...avakahadaNames,
  Janma: 'Janma',
  Sampat: 'Sampat',
  Vipat: 'Vipat',
  Kshema: 'Kshema',
  Pratyari: 'Pratyari',
  Sadhaka: 'Sadhaka',
  Vadha: 'Vadha',
  Mitra: 'Mitra',
  'Ati Mitra': 'Ati Mitra',
};

/** The books, as reports name them. */
export const kootaSources: Record<KootaKey, string> = {
  varna: 'Muhurta Chintamani, on marriage; Shighrabodha',
  vashya: 'Muhurta Chintamani, on marriage',
  tara: 'Muhurta Chintamani, on marriage',
  yoni: 'Muhurta Chintamani, on marriage; Daivajna Manohara',
  maitri: 'Daivajna Manohara; Dharmasindhu 3',
  gana: 'Dharmasindhu 3; Muhurta Chintamani, on marriage',
  bhakoot: 'Muhurta Chintamani, on marriage',
  nadi: 'Muhurta Chintamani, on marriage',
};

export const kootasLead =
  'Ashtakoota compares the two Moons in eight parts, from one point for varna to eight for nadi. Read the parts before the sum: two couples with 24 points can be strong in quite different things.';
export const kootasLeadReason = (places: string): string => `${places}; all eight kootas follow from these two positions`;
