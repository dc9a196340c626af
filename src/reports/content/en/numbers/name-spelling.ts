/** The letters with most weight in Cheiro’s count, the usual other spellings, and whether a change is useful. */

/** The letters with most of the sum, by their value, 1 to 8. */
export const mainLetterTexts: readonly string[] = [
  'Letters with the value 1 make the largest part of your sum. Each of them counts little, and you have many. One letter more or less changes the sum by the smallest step.',
  'Letters with the value 2 make the largest part of your sum. Two of them count as much as one letter with 4, so a doubled letter changes little.',
  'The largest part of your sum comes from letters with the value 3. If one of them is written twice, the sum grows by 3.',
  'Letters with the value 4 make the largest part of your sum. Other spellings of a name seldom change them, so this part of the sum is stable.',
  'Letters with the value 5 make the largest part of your sum. H also counts 5 and is often added or dropped in India, so check whether your papers agree on it.',
  'Letters with the value 6 make the largest part of your sum. One of them counts as much as six letters A or I, so other changes show little beside it.',
  'Letters with the value 7 make the largest part of your sum. One of them can count more than a whole syllable with A and I.',
  'Letters with the value 8, the highest of the table, make the largest part of your sum. One of them more or less changes the sum most.',
];

/** The usual other spellings that change the sum. */
export type ChangeKind = 'longA' | 'finalH' | 'doubled' | 'noFinalA' | 'longU';
export const changeTexts: Record<ChangeKind, string> = {
  longA: 'A long a can be written twice, as it is spoken in Hindi, and the sum grows by 1.',
  finalH: 'Many people add an h at the end of a name, and this letter counts 5.',
  doubled: 'Doubling a consonant is the change that numerologists offer most, because the name sounds the same.',
  noFinalA: 'The last a can be left out, as it is spoken in the north, and the sum loses 1.',
  longU: 'A long u can be written oo, which counts 14 in place of 6, and the sum grows by 8.',
};

/** The single figure of such a spelling, 1 to 9. */
export const changedFigureTexts: readonly string[] = [
  'The figure of the name would be 1, which is linked with leading and a clear voice.',
  'With it the name would come to 2, a figure of listening and partnership.',
  'You would then sign as a 3, the figure of teachers and hosts.',
  'Such a spelling gives 4, unusual enough that people ask how it is written.',
  'So written, it ends at 5, the figure of trade and messages.',
  'The name would become a 6, a figure of home and good taste.',
  'You would carry a 7 with it, a quiet figure that keeps something back.',
  'It then adds up to 8, the figure of duty and long work.',
  'The sum would end at 9, a figure of energy and quick action.',
];

/** Other spellings that do not change the figure. */
export type SameFigureKind = 'longI' | 'yForI' | 'wForV';
export const sameFigureTexts: Record<SameFigureKind, string> = {
  longI:
    'If i is written as ee, the sum grows by 9, and 9 never changes the single figure. Choose between the two by sound alone.',
  yForI:
    'Y and I both count 1 in this table. If two of your papers have two spellings, their sums are equal.',
  wForV:
    'V and W both count 6, so an exchange changes nothing in the sum. Use the spelling that is on your papers.',
};

/** Whether a change is useful: by the relation of the name to the driver now, and of the best usual spelling. */
export type SpellingValue =
  'same' | 'friendly' | 'neutralBetter' | 'neutralAlone' | 'tenseBetter' | 'tenseAlone';
export const spellingValueTexts: Record<SpellingValue, string> = {
  same: 'By the rules of numerology itself you need no change: name and date have the same number. If somebody offers you a better spelling, ask to see the sum.',
  friendly:
    'Your name is well matched with your date as it is written. You may like another spelling better; by the rule you do not need one.',
  neutralBetter:
    'The rule neither praises nor blames your spelling, and a friendlier one differs by a letter or two. If you also like its look, try it on a greeting card first.',
  neutralAlone:
    'The rule calls your name neutral, and the usual other spellings are no friendlier. Keep the one that your family chose.',
  tenseBetter:
    'A numerologist would offer you the friendlier spelling shown above. Use it for a few months on personal notes, leave all papers as they are, and see whether anything changes.',
  tenseAlone:
    'Name and date do not agree by the rule, and none of the usual spellings changes that. Leave the name as it is; nothing is lost by it.',
};

/** A note for all readers. */
export const respellingNote = {
  text: 'Another letter changes the sum and not the birth chart, and new papers cost more than it can bring. Correct a spelling only where two of your papers differ.',
  because: 'Cheiro counts the name in daily use',
} as const;

export const spellingCaption =
  'Your name in the forms you may use, and then with other spellings of its first word, by Cheiro’s table. No form is worse than another.';
