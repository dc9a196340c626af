/** Titles of the chapters on parts of life in the Life Blueprint, and of their parts. */
export const subjectHeadings = {
  children: {
    title: 'Children',
    hindiTitle: 'सन्तान',
    runningTitle: 'Children',
    summary: 'The bond with the young, and favoured times',
  },
  education: {
    title: 'Learning',
    hindiTitle: 'विद्या',
    runningTitle: 'Learning',
    summary: 'How you learn, what suits you, and favoured times',
  },
  health: {
    title: 'Habits of health',
    hindiTitle: 'स्वास्थ्य',
    runningTitle: 'Habits of health',
    summary: 'Sleep, food and movement, and times for more care',
  },
  abroad: {
    title: 'Abroad and far places',
    hindiTitle: 'विदेश',
    runningTitle: 'Abroad',
    summary: 'Whether far places suit you, how, and when',
  },
  property: {
    title: 'House and land',
    hindiTitle: 'भूमि और भवन',
    runningTitle: 'House and land',
    summary: 'How property comes to you, what suits you, and when',
  },
  partnership: {
    title: 'Partnership in short',
    hindiTitle: 'विवाह',
    runningTitle: 'Partnership',
    summary: 'How a bond stands in the chart, and favoured times',
  },
  work: {
    title: 'Work in short',
    hindiTitle: 'कर्म',
    runningTitle: 'Work',
    summary: 'What kind of action suits you, and favoured times',
  },
  money: {
    title: 'Money in short',
    hindiTitle: 'धन',
    runningTitle: 'Money',
    summary: 'Where gains come from, how they stay, and favoured times',
  },
  family: {
    title: 'Parents, brothers and sisters',
    hindiTitle: 'परिवार',
    runningTitle: 'Family',
    summary: 'Mother, father, brothers and sisters, and family years',
  },
} as const;

export const partTitles = {
  outlook: 'What the chart shows',
  helps: 'What helps',
} as const;
