/** Titles, contents lines and standing texts of the chapters. */
export const headings = {
  minute: {
    title: 'Your page in one minute',
    running: 'In one minute',
    summary: 'What to remember if you read nothing else',
  },
  contents: { title: 'Contents', running: 'Contents', summary: 'What is in this report, and where' },
  birth: {
    title: 'Your birth, and how exact the time must be',
    deva: 'जन्म',
    running: 'Your birth',
    summary: 'The day in the almanac, and what would change with the clock',
  },
  birthOfDay: {
    title: 'Your birth, without the hour',
    deva: 'जन्म',
    running: 'Your birth',
    summary: 'The day in the almanac, and what can be said without a clock',
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
    summary: 'Sign, degree, star, house and dignity of each',
  },
  grahasOfDay: {
    title: 'The nine grahas that day',
    deva: 'नवग्रह',
    running: 'The nine grahas',
    summary: 'Sign, degree, star and dignity, as they stood at noon',
  },
  moonAndStar: {
    title: 'Your Moon and nakshatra',
    deva: 'चन्द्र',
    running: 'Moon and nakshatra',
    summary: 'How life feels from inside, and the star you were born under',
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
    summary: 'Habit, mantra, giving, and what we do not sell',
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
    summary: 'The Sanskrit used in this copy, and what a chart cannot do',
  },
} as const;

export const howTo = [
  {
    title: 'The reason',
    text: 'Beside each statement the word “because” opens the place in your chart that the statement comes from. Show it to your family astrologer; that is what it is for.',
  },
  {
    title: 'The mark',
    text: 'A full circle is firm for any birth within three quarters of an hour of yours. A half circle needs the minute. An open one is a close call, and the line beneath tells why.',
  },
  {
    title: 'The words',
    text: 'Signs, grahas and houses keep their usual names. The Sanskrit words used in this copy are explained in the last chapter, and no others.',
  },
] as const;

export const howToOfDay = [
  {
    title: 'The reason',
    text: 'Beside each statement the word “because” opens the place in the sky of that day from which the statement comes.',
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
    title: 'What a chart cannot do',
    text: 'Astrology is a tradition of reflection; it has not been shown to predict events. Nothing in these pages is medical, legal or financial advice, and nothing in them is certain. Please take no decision on health, money or marriage because of this report alone.',
  },
] as const;

export const closing = { deva: 'शुभं भवतु', text: 'May it go well.' } as const;
