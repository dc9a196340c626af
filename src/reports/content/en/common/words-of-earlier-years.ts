/**
 * Words of a step that readers from fifty-five on no longer take: an examination of their own, an engagement, a first child. Where a
 * text with one of them has another text for later years, that is printed; elsewhere the text ends before the sentence.
 */
export const wordsOfEarlierYears: readonly string[] = [
  ['an exam', 'one exam', 'the exam', 'exam, hobby', 'in exams', 'into exams', 'for exams', 'competitive exams?'],
  ['examinations?(?! that proves)', 'departmental exam', 'government exam', 'entrance exams, sports', 'past papers'],
  ['interviews, exams', 'children, exams', 'trade, exams', 'higher degree', 'further degree', 'a degree', 'serious degree'],
  ['engagement', 'with a match', 'school fees', 'father or boss', 'wedding date'],
].flat();
