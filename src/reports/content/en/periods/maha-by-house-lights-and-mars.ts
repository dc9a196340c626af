/** A mahadasha by the house of its lord, first to twelfth. */
export const sunYears = [
  'Your own name and body come first, and regular habits give you strength.',
  'You earn under your own name, and the family expects your opinion in money matters.',
  'Courage brings results: apply, write or speak up, and support a younger brother or sister.',
  'A house, a plot or a parent needs your attention and gives you authority in return.',
  'Children, studies or your own creation bring you recognition.',
  'You are trusted with a difficult post, and you win over rivals by regular work.',
  'Your rank and that of your partner rise together, so decide on careers together.',
  'Hidden or inherited matters need your courage; keep papers of insurance and tax in order.',
  'Your father, teachers and a long trip give your life its direction.',
  'Your work is seen, and an honour or a government matter is likely.',
  'Influential friends can fulfil a wish, so keep your request ready.',
  'You do well far from home or behind the scenes, and need time alone.',
] as const;

export const moonYears = [
  'Your mood decides how things go, so fixed hours for sleep and food are the main task.',
  'Family, food and savings are in front, and income may change from month to month.',
  'There is much movement, writing and contact with brothers, sisters and neighbours.',
  'The home is your main project: a house, a move, your mother’s wishes.',
  'Children, students and imagination bring joy.',
  'You serve and care for others, and need a routine that protects your own strength.',
  'Marriage or partnership carries the other parts of life.',
  'Old worries come up to be solved, and shared money needs clear papers.',
  'Pilgrimage, study and kind elders lift your mood.',
  'People like your work; do not show them every mood.',
  'Friends become more, and several wishes are fulfilled one after the other.',
  'Sleep, music and faraway places matter more than company.',
] as const;

export const marsYears = [
  'You have much energy and little patience; a daily sport protects you and others.',
  'You earn by effort and speak with force, so soften your words in the family.',
  'Bold steps and short trips succeed, often with brothers or sisters.',
  'Building, buying or repairing a house takes up your strength for several years.',
  'You compete and create with energy; keep any speculation small.',
  'You overcome rivals and debts by hard work.',
  'Marriage and business become lively; a shared practical project prevents quarrels.',
  'You handle what others avoid; drive carefully and keep your insurance paid.',
  'You travel and fight for your beliefs; respect your father’s view as well.',
  'Your duties grow fast, and people follow your lead.',
  'A team with a clear goal brings you gains, sometimes through property.',
  'Your effort goes abroad or unseen, with many expenses; plan real rest.',
] as const;
