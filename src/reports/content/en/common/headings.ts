/** Titles, contents lines and standing texts of the chapters. */
export const headings = {
  minute: {
    title: 'Your page in one minute',
    running: 'In one minute',
    summary: 'The whole report on one sheet',
  },
  contents: { title: 'Contents', running: 'Contents', summary: 'What is in this report, and where' },
  birth: {
    title: 'Your birth and its minute',
    deva: 'जन्म',
    running: 'Your birth',
    summary: 'What the almanac says of that day, and what another minute would change',
  },
  birthOfDay: {
    title: 'Your birth, without the hour',
    deva: 'जन्म',
    running: 'Your birth',
    summary: 'What the almanac says of that day, and how much can be told without an hour',
  },
  charts: {
    title: 'Your charts',
    deva: 'कुण्डली',
    running: 'Your charts',
    summary: 'Birth chart, Moon chart and navamsha',
  },
  moonChart: {
    title: 'Your Moon chart',
    deva: 'चन्द्र कुण्डली',
    running: 'Your Moon chart',
    summary: 'The sky of that day, counted from the Moon',
  },
  grahas: {
    title: 'The nine grahas',
    deva: 'नवग्रह',
    running: 'The nine grahas',
    summary: 'Where each one stood, to the minute of arc',
  },
  grahasOfDay: {
    title: 'The nine grahas that day',
    deva: 'नवग्रह',
    running: 'The nine grahas',
    summary: 'Where each one stood at noon, to the minute of arc',
  },
  lagnaAndMoon: {
    title: 'Your lagna, Moon and star',
    running: 'Lagna, Moon, star',
    summary: 'How you meet the world, what moves you, and the star you were born under',
  },
  moonAndStar: {
    title: 'Your Moon and nakshatra',
    deva: 'चन्द्र',
    running: 'Moon and nakshatra',
    summary: 'What moves you, and the star you were born under',
  },
  nineGrahas: {
    title: 'Nine voices, one by one',
    deva: 'ग्रह फल',
    running: 'Nine voices',
    summary: 'Each graha in its house and sign, its pace and its company',
  },
  nineGrahasOfDay: {
    title: 'Nine voices, sign by sign',
    deva: 'ग्रह फल',
    running: 'Nine voices',
    summary: 'Each graha in its sign, its pace and its company',
  },
  areas: {
    title: 'Five rooms of your life',
    deva: 'भाव फल',
    running: 'Rooms of your life',
    summary: 'Home, partnership, work, money, learning and faith',
  },
  yogas: {
    title: 'Combinations with a name',
    deva: 'योग',
    running: 'Yogas',
    summary: 'The yogas in your chart, and those we looked for in vain',
  },
  periods: {
    title: 'The periods of your life',
    deva: 'महादशा',
    running: 'Periods of your life',
    summary: 'Vimshottari from birth to old age, and the present period in detail',
  },
  periodTable: {
    title: 'Every sub-period, dated',
    deva: 'अन्तर्दशा',
    running: 'Sub-periods',
    summary: 'When each of the eighty-one begins',
  },
  remedies: {
    title: 'Remedies, free ones first',
    deva: 'उपाय',
    running: 'Remedies',
    summary: 'What to do, say and give; a stone last, if at all',
  },
  method: {
    title: 'How this was computed',
    deva: 'गणित',
    running: 'How it was computed',
    summary: 'Every setting, so that anyone can check it',
  },
  words: {
    title: 'Words and limits',
    deva: 'शब्द',
    running: 'Words and limits',
    summary: 'The Sanskrit of this copy, and where astrology stops',
  },
} as const;

export const howTo = [
  {
    title: 'The reason',
    text: 'The word “because”, at the right, opens the placement we read. Show it to your family’s astrologer; it is meant for that.',
  },
  {
    title: 'The mark',
    text: 'Full: the same for a birth 45 minutes earlier or later. Half: needs a better clock than that. Empty: a close call.',
  },
  {
    title: 'The words',
    text: 'The Sanskrit words that occur in this copy, and no others, are explained in its last chapter.',
  },
] as const;

/** One more note for those whose years differ from those the texts have in mind. */
export const howToAt = {
  child: {
    title: 'For a child',
    text: '“You” is the child. What is dated before sixteen speaks of childhood, the rest of the grown person to come.',
  },
  late: {
    title: 'Looking back',
    text: 'What it says of study and work you can hold against the life you know.',
  },
} as const;

export const howToOfDay = [
  {
    title: 'The reason',
    text: 'What follows the word “because”, at the right, is what we read in the sky of that day.',
  },
  {
    title: 'The mark',
    text: 'A full circle holds whatever the hour was. An open one may have changed on that day, and then you read two possibilities.',
  },
  {
    title: 'What is missing',
    text: 'Without an hour nobody can say what was rising, so houses, yogas and exact dates of periods are left out of this copy instead of being guessed.',
  },
] as const;

export const limits = [
  {
    title: 'Where a chart stops',
    text: 'It can lend you words and a calendar to reflect by. It cannot foretell events; no study has shown that it does. For questions of health, law, money or marriage, ask people trained in them.',
  },
] as const;

export const closing = { deva: 'शुभं भवतु', text: 'May it go well.' } as const;
