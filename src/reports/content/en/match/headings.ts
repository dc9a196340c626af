/** Titles and contents lines of the chapters of a match. */
export const matchHeadings = {
  answers: {
    title: 'The answers for the two of you',
    hindiTitle: 'उत्तर',
    runningTitle: 'The answers',
    summary: 'The score, the doshas, Manglik, good months, and what to talk about',
  },
  births: {
    title: 'Two births, side by side',
    hindiTitle: 'जन्म',
    runningTitle: 'Two births',
    summary: 'The details as you gave them, and how exact each time is',
  },
  charts: {
    title: 'Two charts, side by side',
    hindiTitle: 'कुण्डली',
    runningTitle: 'Two charts',
    summary: 'Both birth charts in your style, with every graha in one table',
  },
  score: {
    title: 'The score and its eight parts',
    hindiTitle: 'गुण मिलान',
    runningTitle: 'The score',
    summary: 'The points of each koota, and what the sum does not say',
  },
  kootas: {
    title: 'The eight kootas in plain words',
    hindiTitle: 'अष्टकूट',
    runningTitle: 'Eight kootas',
    summary: 'What each koota measures, your two values, and what to do with the result',
  },
  doshas: {
    title: 'The doshas of a match',
    hindiTitle: 'दोष',
    runningTitle: 'Doshas of the match',
    summary: 'Nadi, bhakoot, gana, rajju and vedha, with every exception met or not met',
  },
  manglik: {
    title: 'Manglik in both charts',
    hindiTitle: 'मांगलिक',
    runningTitle: 'Manglik',
    summary: 'Mars in each chart, and how the two charts answer each other',
  },
  temperament: {
    title: 'Two temperaments under one roof',
    hindiTitle: 'स्वभाव',
    runningTitle: 'Temperament',
    summary: 'The Moon, the lagna and the birth star of each, and how they meet',
  },
  presence: {
    title: 'What each brings into the life of the other',
    hindiTitle: 'परस्पर',
    runningTitle: 'Into each other’s life',
    summary: 'The Moon of one, counted from the lagna of the other',
  },
  talk: {
    title: 'Talking, disagreeing and making up',
    hindiTitle: 'संवाद',
    runningTitle: 'Talking',
    summary: 'Mercury and Mars of each: how you speak, and how you get over a quarrel',
  },
  affection: {
    title: 'How each of you shows love',
    hindiTitle: 'प्रेम',
    runningTitle: 'Showing love',
    summary: 'Venus of each, and what each expects of a partner',
  },
  family: {
    title: 'Home and family',
    hindiTitle: 'परिवार',
    runningTitle: 'Family',
    summary: 'What home means to each, and how to live well with both families',
  },
  money: {
    title: 'Money for two',
    hindiTitle: 'धन',
    runningTitle: 'Money',
    summary: 'How each saves and earns, and a fair way to keep one household',
  },
  children: {
    title: 'Children',
    hindiTitle: 'सन्तान',
    runningTitle: 'Children',
    summary: 'What each chart says on children, and the months that suit both',
  },
  health: {
    title: 'Healthy habits for two',
    hindiTitle: 'स्वास्थ्य',
    runningTitle: 'Health habits',
    summary: 'Food, sleep and movement by the nadi and the Moon of each',
  },
  months: {
    title: 'Months that are good for both',
    hindiTitle: 'शुभ समय',
    runningTitle: 'Months for both',
    summary: 'For each matter the months that both charts favour in ten years',
  },
  tenYears: {
    title: 'Ten years for the two of you',
    hindiTitle: 'दस वर्ष',
    runningTitle: 'Ten years',
    summary: 'The favoured months of both charts in one drawing',
  },
  differences: {
    title: 'Differences worth a talk',
    hindiTitle: 'चर्चा',
    runningTitle: 'To talk about',
    summary: 'Where the two charts differ, each with a question for one evening',
  },
  remedies: {
    title: 'Remedies for two, free ones first',
    hindiTitle: 'उपाय',
    runningTitle: 'Remedies',
    summary: 'What you can do together; nothing has to be bought',
  },
  poruthams: {
    title: 'The ten poruthams',
    hindiTitle: 'दश पोरुत्तम',
    runningTitle: 'Ten poruthams',
    summary: 'The match as families in southern India count it',
  },
  limits: {
    title: 'What this tradition can and cannot say',
    runningTitle: 'Can and cannot say',
    summary: 'An honest page before you decide anything',
  },
} as const;

/** Titles of the tables of one person. */
export const personTables = {
  title: (name: string) => `For your astrologer: ${name}`,
  runningTitle: 'For your astrologer',
  summary: (name: string) => `Every table of the chart of ${name}`,
  generalTitle: 'For your astrologer',
} as const;
