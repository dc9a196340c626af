/** Notes at the end of the lead of a chapter in a report for a child: most of a chart describes a whole life. */

/** For chapters of remedies. */
export const childRemedyNote =
  'For a child, a parent or grandparent does these practices, and the child joins in when it is fun.';

/** By the id of the chapter. */
export const childNotesByPage: Readonly<Record<string, string>> = {
  'nine-grahas':
    'In childhood these traits show at play and at school.',
  yogas:
    'In a child’s report these yogas show what may grow later. Position and wealth come with the years.',
  doshas:
    'A child needs to do nothing about any of them. The family may hold the Ganda Mula ceremony if it wishes.',
  strengths: 'For a child these are talents that can be trained, not marks for the present.',
  'divisional-charts': 'For a child it is read for learning, family and prayer.',
  'sade-sati':
    'For a child, Sade Sati asks for calm and regular care from the parents, and nothing more. What is said of work and money is for later passages.',
  'natal-saturn':
    'This describes how a child may work and bear difficulties as an adult. For now, give fixed hours for meals, study and sleep.',
  'year-overview': 'In a child’s year, the parents can plan for the family by these months.',
  'year-chart':
    'A child’s year depends much on the year of the family. Where work, money or agreements are named, read them for the household.',
  'year-lord': 'For a child, work means school and small duties at home; money matters are those of the family.',
  'numbers-year': 'For a child, read school and play in place of work, and the money of the family in place of your own.',
  'numbers-months': 'In a child’s months, work means lessons, homework and games.',
  'numbers-birth':
    'A child shows these traits at play. What is said of work and money is for the years when the child chooses a field.',
};
