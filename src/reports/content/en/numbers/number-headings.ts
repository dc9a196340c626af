/** Headings and general texts of the chapters on numbers. */
export const numberHeadings = {
  summary: {
    title: 'Your numbers in one minute',
    runningTitle: 'In one minute',
    summary: 'The main results of this report on one page',
  },
  workings: {
    title: 'Every sum with its working',
    hindiTitle: 'गणना',
    runningTitle: 'Every sum',
    summary: 'Where each number comes from, how old each school is, and all the sums',
  },
  birth: {
    title: 'Mulank and bhagyank',
    hindiTitle: 'मूलांक',
    runningTitle: 'Mulank and bhagyank',
    summary: 'Your day of birth, your whole date, and how their two numbers agree',
  },
  name: {
    title: 'What your name adds up to',
    hindiTitle: 'नामांक',
    runningTitle: 'Your name',
    summary: 'Cheiro’s number and the modern counts of your letters',
  },
  grid: {
    title: 'Your Lo Shu square',
    hindiTitle: 'लो शू',
    runningTitle: 'The square',
    summary: 'Your digits with mulank and bhagyank, the missing ones, and your Kua number',
  },
  chart: {
    title: 'Your numbers in your birth chart',
    hindiTitle: 'अंक और ग्रह',
    runningTitle: 'Numbers and chart',
    summary: 'Where the graha of each number is in your chart, and whether number and chart agree',
  },
  year: {
    title: 'Your place in the nine-year round',
    hindiTitle: 'वर्षांक',
    runningTitle: 'Your year',
    summary: 'This personal year and the next, with their sums',
  },
  months: {
    title: 'Twelve months, one by one',
    hindiTitle: 'मासांक',
    runningTitle: 'Twelve months',
    summary: 'What each of the coming months is good for',
  },
  spelling: {
    title: 'Other spellings of your name',
    hindiTitle: 'वर्तनी',
    runningTitle: 'Spelling',
    summary: 'The forms of your name with their sums, and whether a change is useful',
  },
  stages: {
    title: 'Four pinnacles, four challenges',
    hindiTitle: 'जीवन के चरण',
    runningTitle: 'Pinnacles',
    summary: 'Four long periods of your life and their years',
  },
  customs: {
    title: 'Days, colours and other customs',
    hindiTitle: 'रीति',
    runningTitle: 'Customs',
    summary: 'Days, colours and gifts that custom gives to your numbers',
  },
  short: {
    title: 'Your numbers in short',
    hindiTitle: 'अंक',
    runningTitle: 'Numbers',
    summary: 'Mulank, bhagyank, name and year, and the graha behind them',
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
  lead: 'Here are all your numbers with their sums. You can check each one with pencil and paper in a minute.',
  caption: 'Every number of this report with its working, under the school that it belongs to.',
  cheiro: {
    text: 'The name number uses the table of letters that Cheiro printed in 1926 and called Chaldean. No older book with this table is known.',
    because: 'Cheiro’s Book of Numbers contains the table, the compounds and the planets',
  },
  indian: {
    text: 'Mulank and bhagyank, also called driver and conductor, belong to modern Indian ank jyotish. It joins Cheiro’s digits to the nine grahas, with Rahu for 4 and Ketu for 7.',
    because: 'Parashara and Phaladeepika do not reduce a date to one digit',
  },
  modern: {
    text: 'Life path, destiny, personal years and pinnacles come from American writers of the 20th century. Only the name of their school comes from Pythagoras.',
    because: 'the first books of this school are by L. Dow Balliett, of about 1900',
  },
  use: {
    text: 'No study has shown that numbers tell the future. Use these pages to think about yourself, and decide important things by their own facts.',
    because: 'a method deserves as much trust as it has proof',
  },
} as const;
