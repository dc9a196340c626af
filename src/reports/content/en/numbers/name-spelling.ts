/** The letters with most weight in Cheiro’s count, the usual other spellings, and whether a change is useful. */

/** The letters with most of the sum, by their value, 1 to 8. */
export const mainLetterTexts: readonly string[] = [
  'Light letters carry this name, the ones that count one apiece. They do it by being many, so a spelling with one of them more or less moves it by the smallest step there is.',
  'Most of your sum comes from letters of two, B, K or R. They are soft weights, and it takes a pair of them to do what a single four does.',
  'Threes bear the larger part, from C, G, L or S. Were an s to become sh, five would be added to it, and the weight would shift to the breath.',
  'D, M or T does the carrying here, a four each time. Such letters close a syllable like a door, and they are seldom the ones that a variant touches.',
  'The fives hold your name up: E, H, N or X. H is the letter most often added in India and most often dropped, so look where yours stands.',
  'Sixes weigh heaviest here, from U, V or W. A single one does as much as six letters of A or I, so few other changes tell beside it.',
  'It is a seven that carries the name, an O or a Z. One such round letter can outweigh a whole syllable of A and I.',
  'The heaviest value of the table bears your name: eight, from F or P. A ph written for f would give thirteen instead, so the choice is not idle.',
];

/** The usual other spellings that change the sum. */
export type ChangeKind = 'longA' | 'finalH' | 'doubled' | 'noFinalA' | 'longU';
export const changeTexts: Record<ChangeKind, string> = {
  longA: 'A long a may be written twice, as Hindi would hear it, and the sum goes up by one.',
  finalH: 'Many close a name upon h, for the breath of it; that letter is worth five.',
  doubled: 'Doubling a consonant is the shop’s favourite, since the ear forgives it.',
  noFinalA: 'The last a can be left off, the way the north pronounces it, and the count loses one.',
  longU: 'Where u is long it may become oo, two sevens for a six, and the count gains eight.',
};

/** The single figure of such a spelling, 1 to 9. */
export const changedFigureTexts: readonly string[] = [
  'It would bring the name to one: crisp, upright, easily called first from a list.',
  'The name would then end at two, and sound as if somebody were already listening.',
  'With it you would sign yourself as a three, a figure of teachers and of toasts.',
  'Your signature would become a four, a shade out of the ordinary and good at being asked twice how it is spelt.',
  'So written it ends at five, the figure that clerks, agents and telephones like.',
  'Its figure would be six: rounder, sweeter, suited to an invitation card.',
  'You would then carry a seven, a figure that looks aside and keeps something back.',
  'It would come to eight, heavy and durable, a figure for brass plates.',
  'Nine would be the end of it, with more fire in the flourish than before.',
];

/** Other spellings that do not change the figure. */
export type SameFigureKind = 'longI' | 'yForI' | 'wForV';
export const sameFigureTexts: Record<SameFigureKind, string> = {
  longI: 'An i drawn out to ee adds nine to its word, and nine never moves a figure. Choose that one by ear.',
  yForI:
    'Y or I is all the same to this table, as both are one. If you have two papers with two spellings, they at least add up alike.',
  wForV:
    'V exchanged for W leaves everything where it is. The two share a value, and probably a pronunciation.',
};

/** Whether a change is useful: by the relation of the name to the driver now, and of the best usual spelling. */
export type SpellingValue =
  'same' | 'friendly' | 'neutralBetter' | 'neutralAlone' | 'tenseBetter' | 'tenseAlone';
export const spellingValueTexts: Record<SpellingValue, string> = {
  same: 'Even by the shop’s own rules you need nothing: name and date carry one number. Anybody who offers you an improvement has not done the sum.',
  friendly:
    'By the ordinary rule your name is well matched as it stands. A spelling might be prettier; a friendlier one is not needed.',
  neutralBetter:
    'Your spelling is neither praised nor blamed by the rule, and a friendlier one lies a letter away. If it also pleases your eye, try it on a gift tag.',
  neutralAlone:
    'The rule calls your name neutral, and the usual respellings win it no new friend. That argues for the one your people chose.',
  tenseBetter:
    'A numerologist would offer you the kinder spelling shown above. You may borrow it for letters for a season, and see whether anything but the ink has changed.',
  tenseAlone:
    'Name and date argue by the rule, and none of the common tricks persuades them. Leave it: a contrast that one knows is a kind of signature.',
};

/** A note for all readers. */
export const respellingNote = {
  text: 'An extra letter changes a sum and not a chart, and new papers cost more than it can bring.',
  because: 'Cheiro counts the name in daily use',
} as const;

export const spellingCaption =
  'Your name in the forms you might be using, then in the usual other spellings of its first word, by Cheiro’s letters. None is worse than another.';
