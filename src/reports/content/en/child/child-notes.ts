/** Notes at the end of the lead of a chapter in a report for a child: most of a chart describes a whole life. */

/** On the first page of a copy for a child under ten. The copy speaks to the child, but the parents read it. */
export const noteToParents = (name: string): string =>
  `To the parents: in this copy “you” is ${name}. Read it now to understand, and read it together later.`;

/** Added before school begins. */
export const noteOnSchool = 'School and homework are named for the years in which they come.';

/** For chapters of remedies. */
export const childRemedyNote =
  'A parent or grandparent does these practices, and you join in when it is fun.';

/** By the id of the chapter. */
export const childNotesByPage: Readonly<Record<string, string>> = {
  lagna: 'Some of this shows already now, and more of it comes with each year.',
  moon: 'At your age the other people in it are your family and your friends.',
  nakshatra: 'A star describes a whole life; for now, look for small signs of it.',
  synthesis: 'It describes a whole life, of which you see the beginning now.',
  'numbers-name': 'Where work or later years are named, they are still far away.',
  'numbers-grid': 'At your age these are small habits, and habits can still change easily.',
  'numbers-pinnacles': 'You are in the first of them; the others are for grown-up years.',
  'nine-grahas':
    'In childhood these traits show at play and at school.',
  yogas:
    'At your age these yogas show what may grow later. Position and wealth come with the years.',
  doshas:
    'In childhood nothing needs to be done about any of them. The family may hold the Ganda Mula ceremony if it wishes.',
  strengths: 'At your age these are talents that can be trained, not marks for the present.',
  'divisional-charts': 'At your age it is read for learning, family and prayer.',
  'sade-sati':
    'In childhood, Sade Sati asks for calm and regular care from the parents, and nothing more. What is said of work and money is for later passages.',
  'natal-saturn':
    'This describes how you may work and bear difficulties as an adult. For now, fixed hours for meals, study and sleep are good.',
  'year-overview': 'Your parents can plan for the family by these months.',
  'year-chart':
    'Your year depends much on the year of the family. Where work, money or agreements are named, read them for the household.',
  'year-lord': 'At your age, work means school and small duties at home; money matters are those of the family.',
  'numbers-year': 'At your age, read school and play in place of work, and the money of the family in place of your own.',
  'numbers-months': 'In your months, work means lessons, homework and games.',
  'numbers-birth':
    'For now you show these traits at play. What is said of work and money is for the years when you choose a field.',
};
