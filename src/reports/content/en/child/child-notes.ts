/** Notes at the end of the lead of a chapter in a report for a child: most of a chart describes a whole life. */

/** For chapters of remedies. */
export const childRemedyNote =
  'For a child, somebody grown up takes them on, and the child joins in where it is fun.';

/** By the id of the chapter. */
export const childNotesByPage: Readonly<Record<string, string>> = {
  areas:
    'Of home and learning much can be seen already. Partnership, work and money tell what may unfold when you come to choose them; keep those rooms for later.',
  houses:
    'For a child, read the houses of self, family, play and learning first. The others describe rooms that you have not yet moved into.',
  'nine-grahas':
    'In childhood these voices are heard at play and at school; where one speaks of work, love or money, it speaks of the grown person to come.',
  yogas:
    'In a child’s copy they are seeds: what they say of standing and means is said of the years when you have chosen a path.',
  doshas:
    'None of them asks anything of a child, and what they say of marriage can wait until you come to think of it.',
  strengths: 'For a child they are talents in the bud, not marks in a report.',
  'more-charts': 'Work and partnership here mean those that you come to choose one day.',
  'sade-sati':
    'For a child Saturn’s visits are a matter for the household: steadiness from the grown-ups, and nothing more. What is said of work and money belongs to passages later in life.',
  'saturn-here':
    'All this describes how you may come to work and bear things when grown; a child’s share of it is a liking for fixed hours.',
  'year-glance': 'In a child’s year the days to use are for the family to plan by.',
  'year-chart':
    'A child’s year is in good part the year of the household. Where these lines speak of work, money or agreements, read them as the weather round you at home.',
  'year-lord': 'For a child, work means school and small chores; dealings are those of the family.',
  'numbers-year':
    'For a child, read school and play where a number speaks of work, and the family’s purse where it speaks of money.',
  'numbers-months': 'In a child’s months, work stands for lessons and games.',
  'numbers-birth':
    'A child shows these traits in play; what is said of work and money is for the years in which you come to choose them.',
};
