/** Headings and general texts of the chapters on numbers. */
export const numberHeadings = {
  summary: {
    title: 'Your numbers in one minute',
    runningTitle: 'In one minute',
    summary: 'The whole profile on one sheet',
  },
  workings: {
    title: 'Every sum, worked out',
    devanagari: 'गणना',
    runningTitle: 'Every sum',
    summary: 'Which number comes from where, how old each school is, and all the arithmetic',
  },
  birth: {
    title: 'Driver and conductor',
    devanagari: 'मूलांक',
    runningTitle: 'Driver and conductor',
    summary: 'The day you were born on, the whole date, and how the two get along',
  },
  name: {
    title: 'What your name adds up to',
    devanagari: 'नामांक',
    runningTitle: 'Your name',
    summary: 'Cheiro’s number, the modern counts, and what a new spelling can and cannot do',
  },
  grid: {
    title: 'Your date in the Lo Shu square',
    devanagari: 'लो शू',
    runningTitle: 'The square',
    summary: 'The digits you have, those you do without, and the lines they form',
  },
  chart: {
    title: 'Your numbers in your birth chart',
    devanagari: 'अंक और ग्रह',
    runningTitle: 'Numbers and chart',
    summary: 'Where the graha of each number stands in your own sky, and whether the two agree',
  },
  year: {
    title: 'Where you are in the round of nine',
    devanagari: 'वर्षांक',
    runningTitle: 'Your year',
    summary: 'The personal year that runs, the one that follows, and all their sums',
  },
  months: {
    title: 'Twelve months, one by one',
    devanagari: 'मासांक',
    runningTitle: 'Twelve months',
    summary: 'What each of the coming months is good for, and how it sits in its year',
  },
  spelling: {
    title: 'What a new spelling can do',
    devanagari: 'वर्तनी',
    runningTitle: 'Spelling',
    summary: 'The forms of your name side by side, and an honest word about changing it',
  },
  stages: {
    title: 'Four pinnacles, four challenges',
    devanagari: 'जीवन के चरण',
    runningTitle: 'Pinnacles',
    summary: 'The long arcs of the date, with the years they are given to',
  },
  customs: {
    title: 'Days, colours and other customs',
    devanagari: 'रीति',
    runningTitle: 'Customs',
    summary: 'What common practice gives to your number, called by its name: custom',
  },
  short: {
    title: 'Your numbers, briefly',
    devanagari: 'अंक',
    runningTitle: 'Numbers',
    summary: 'Driver, conductor, name and year, and the graha behind them',
  },
} as const;

export const numberSources = {
  cheiro: 'Cheiro’s Book of Numbers',
  indian: 'Indian practice, after Cheiro',
  modern: 'Modern Pythagorean school',
  square: 'Modern use of the old square',
  ownRule: 'A rule of this site',
  friendship: 'Natural friendship, Parashara',
} as const;

export const workingsTexts = {
  lead: 'A number is only as good as its sum. Here are all of yours with the working shown, so that you, a child of ten or a sceptical uncle can check every one.',
  caption: 'Every number of this copy, with its working. Under each school stand the sums that belong to it.',
  cheiro: {
    text: 'The letters of your name are valued by the table that Cheiro printed in 1926 and called Chaldean. No older book with it is known.',
    because: 'that author’s Book of Numbers gives table, compounds and planets',
  },
  indian: {
    text: 'Driver and conductor, mulank and bhagyank, are everyday ank jyotish: Cheiro’s digits joined to the nine grahas, with Rahu for four and Ketu for seven.',
    because: 'Parashara and Phaladeepika read grahas, and reduce no birthday to one digit',
  },
  modern: {
    text: 'Life path, destiny, personal years and pinnacles come from American writers. The name of Pythagoras was put over the door as an honour.',
    because: 'its first books are L. Dow Balliett’s, of about 1900',
  },
  use: {
    text: 'None of it has been shown to foretell anything. We offer it as good conversation: vivid words for what you know of yourself.',
    because: 'a method should be trusted as far as its proofs go',
  },
} as const;
