/** Titles, contents lines and general texts of the chapters. */
export const headings = {
  summary: {
    title: 'Your page in one minute',
    runningTitle: 'In one minute',
    summary: 'The whole report on one sheet',
  },
  contents: { title: 'Contents', runningTitle: 'Contents', summary: 'What is in this report, and where' },
  birth: {
    title: 'Your birth and its minute',
    devanagari: 'जन्म',
    runningTitle: 'Your birth',
    summary: 'What the almanac says of that day, and what another minute would change',
  },
  birthWithoutTime: {
    title: 'Your birth, without the hour',
    devanagari: 'जन्म',
    runningTitle: 'Your birth',
    summary: 'What the almanac says of that day, and how much can be told without an hour',
  },
  charts: {
    title: 'Your charts',
    devanagari: 'कुण्डली',
    runningTitle: 'Your charts',
    summary: 'Birth chart, Moon chart and navamsha',
  },
  moonChart: {
    title: 'Your Moon chart',
    devanagari: 'चन्द्र कुण्डली',
    runningTitle: 'Your Moon chart',
    summary: 'The sky of that day, counted from the Moon',
  },
  grahas: {
    title: 'The nine grahas',
    devanagari: 'नवग्रह',
    runningTitle: 'The nine grahas',
    summary: 'Where each one stood, to the minute of arc',
  },
  grahasWithoutTime: {
    title: 'The nine grahas that day',
    devanagari: 'नवग्रह',
    runningTitle: 'The nine grahas',
    summary: 'Where each one stood at noon, to the minute of arc',
  },
  lagnaAndMoon: {
    title: 'Your lagna, Moon and star',
    runningTitle: 'Lagna, Moon, star',
    summary: 'How you meet the world, what moves you, and the star you were born under',
  },
  moonAndNakshatra: {
    title: 'Your Moon and nakshatra',
    devanagari: 'चन्द्र',
    runningTitle: 'Moon and nakshatra',
    summary: 'What moves you, and the star you were born under',
  },
  nineGrahas: {
    title: 'Nine voices, one by one',
    devanagari: 'ग्रह फल',
    runningTitle: 'Nine voices',
    summary: 'Each graha in its house and sign, its pace and its company',
  },
  nineGrahasWithoutTime: {
    title: 'Nine voices, sign by sign',
    devanagari: 'ग्रह फल',
    runningTitle: 'Nine voices',
    summary: 'Each graha in its sign, its pace and its company',
  },
  areas: {
    title: 'Five rooms of your life',
    devanagari: 'भाव फल',
    runningTitle: 'Rooms of your life',
    summary: 'Home, partnership, work, money, learning and faith',
  },
  yogas: {
    title: 'Combinations with a name',
    devanagari: 'योग',
    runningTitle: 'Yogas',
    summary: 'The yogas in your chart, and those we looked for in vain',
  },
  periods: {
    title: 'The periods of your life',
    devanagari: 'महादशा',
    runningTitle: 'Periods of your life',
    summary: 'Vimshottari from birth to old age, and the present period in detail',
  },
  periodTable: {
    title: 'Every sub-period, dated',
    devanagari: 'अन्तर्दशा',
    runningTitle: 'Sub-periods',
    summary: 'When each of the eighty-one begins',
  },
  remedies: {
    title: 'Remedies, free ones first',
    devanagari: 'उपाय',
    runningTitle: 'Remedies',
    summary: 'What to do, say and give; a stone last, if at all',
  },
  method: {
    title: 'How this was computed',
    devanagari: 'गणित',
    runningTitle: 'How it was computed',
    summary: 'Every setting, so that anyone can check it',
  },
  glossary: {
    title: 'Words and limits',
    devanagari: 'शब्द',
    runningTitle: 'Words and limits',
    summary: 'The Sanskrit of this copy, and where astrology stops',
  },
} as const;

export const readingGuide = [
  {
    title: 'The reason',
    text: 'The word “because”, at the right, opens the placement we read. Show it to your family’s astrologer; it is meant for that.',
  },
  {
    title: 'The mark',
    text: 'Full: the same for a birth 45 minutes earlier or later; only the dates of periods move. Half: needs a better clock than that. Empty: a close call.',
  },
  {
    title: 'The words',
    text: 'The Sanskrit words that occur in this copy, and no others, are explained in its last chapter.',
  },
] as const;

/** A note for children and old readers, whose years differ from those that the texts describe. */
export const readingGuideByAge = {
  child: {
    title: 'For a child',
    text: '“You” is the child. What is dated before sixteen speaks of childhood, the rest of the grown person to come.',
  },
  old: {
    title: 'Looking back',
    text: 'What it says of study and work you can hold against the life you know.',
  },
} as const;

export const readingGuideWithoutTime = [
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

export const closing = { devanagari: 'शुभं भवतु', text: 'May it go well.' } as const;
