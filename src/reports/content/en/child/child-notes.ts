/** Notes at the end of the lead of a chapter in a report for a child: most of a chart describes a whole life. */

/** For chapters of remedies. */
export const childRemedyNote =
  'For a child, a parent or grandparent does these practices, and the child joins in when it is fun.';

/** By the id of the chapter. */
export const childNotesByPage: Readonly<Record<string, string>> = {
  'life-areas':
    'For a child, read the parts on home and learning now. The parts on partnership, work and money describe later years.',
  houses:
    'For a child, read the houses of self, family, play and learning first. The other houses speak of adult life.',
  'nine-grahas':
    'In childhood these traits show at play and at school. What is said of work, love or money is meant for adult years.',
  yogas:
    'In a child’s report these yogas show what may grow later. Position and wealth come after the child has chosen a profession.',
  doshas:
    'A child needs to do nothing about any of them. The family may hold the Ganda Mula ceremony if it wishes. Questions of marriage are for later.',
  strengths: 'For a child these are talents that can be trained, not marks for the present.',
  'divisional-charts': 'In a child’s report, work and partnership mean those of adult years.',
  'sade-sati':
    'For a child, Sade Sati asks for calm and regular care from the parents, and nothing more. What is said of work and money is for later passages.',
  'natal-saturn':
    'This describes how a child may work and bear difficulties as an adult. For now, give fixed hours for meals, study and sleep.',
  'year-overview': 'In a child’s year, the parents can plan for the family by these months.',
  'year-chart':
    'A child’s year depends much on the year of the family. Where work, money or agreements are named, read them for the household.',
  'year-lord': 'For a child, work means school and small duties at home; money matters are those of the family.',
  'numbers-year': 'For a child, read school and play in place of work, and the family’s money in place of earnings.',
  'numbers-months': 'In a child’s months, work means lessons, homework and games.',
  'numbers-birth':
    'A child shows these traits at play. What is said of work and money is for the years when the child chooses a field.',
};
