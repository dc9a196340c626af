/** The areas of life: a title and an introduction. */

export type AreaId = 'home' | 'partnership' | 'work' | 'money' | 'learning';

type AreaTexts = {
  title: string;
  intro: string;
  /** before the names of the grahas in the house */
  occupantsIntro: string;
};

export const lifeAreasLead =
  'These are the five parts of life that people ask about most. Each belongs to one or two houses. Where no graha is in a house, its lord shows how that part of life goes.';

export const areaTexts: Record<AreaId, AreaTexts> = {
  home: {
    title: 'Home and inner peace',
    intro: 'The fourth house: where you live, mother, land, and how well you rest.',
    occupantsIntro: 'In this house, and described in the chapter before:',
  },
  partnership: {
    title: 'Partnership',
    intro: 'The seventh house: your partner, in marriage and in any agreement.',
    occupantsIntro: 'Grahas in this house:',
  },
  work: {
    title: 'Work and standing',
    intro: 'The tenth house: the work you do and the position you reach.',
    occupantsIntro: 'Present in the tenth:',
  },
  money: {
    title: 'Money, earned and gained',
    intro: 'The second house shows savings, the eleventh income.',
    occupantsIntro: 'Present in the second:',
  },
  learning: {
    title: 'Learning and faith',
    intro: 'The fifth house shows talent and study; the ninth shows teachers, luck and belief.',
    occupantsIntro: 'Present in the ninth:',
  },
};

/** After the introduction, for a reader of sixteen or seventeen. */
export const areaIntrosForYouth: Partial<Record<AreaId, string>> = {
  partnership: 'Read it for friendship now; the lines on marriage are for later years.',
  work: 'Read it for study and duties now; the lines on posts are for later years.',
  money: 'Read it for pocket money now; the lines on income are for later years.',
};

/** An empty house without aspects. */
export const emptyAreaTexts: Record<2 | 4 | 7 | 9 | 10, string> = {
  2: 'Money is not a main subject of your chart, for no planet is in that house or presses on it. One steady habit is enough: a monthly deposit, left alone for years.',
  4: 'Your home life is free of strong pressure, so you can arrange it as you like. Decide with the family who visits, who cooks, and which hours are quiet.',
  7: 'Nothing about your partner is settled beforehand, so your own choice counts most. Meet a possible partner several times on ordinary days before you decide.',
  9: 'You come to faith in your own way, without strong pressure from a teacher. Read several traditions, and visit one holy place that you have chosen yourself.',
  10: 'Your work is not tied to one planet’s subject, so you can change your field without losing your standing. Move one step at a time: same skill, new company, or same company, new skill.',
};
