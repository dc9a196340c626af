/** Titles, contents lines and general texts of the chapters. */
export const headings = {
  summary: {
    title: 'Your page in one minute',
    runningTitle: 'In one minute',
    summary: 'The whole report on one sheet',
  },
  contents: { title: 'Contents', runningTitle: 'Contents', summary: 'What is in this report, and where' },
  birth: {
    title: 'Your birth',
    hindiTitle: 'जन्म',
    runningTitle: 'Your birth',
    summary: 'The panchang of that day, and what another minute would change',
  },
  birthWithoutTime: {
    title: 'Your birth, without the time',
    hindiTitle: 'जन्म',
    runningTitle: 'Your birth',
    summary: 'The panchang of that day, and what can be read without a birth time',
  },
  charts: {
    title: 'Your charts',
    hindiTitle: 'कुण्डली',
    runningTitle: 'Your charts',
    summary: 'Birth chart, Moon chart and navamsha',
  },
  moonChart: {
    title: 'Your Moon chart',
    hindiTitle: 'चन्द्र कुण्डली',
    runningTitle: 'Your Moon chart',
    summary: 'The signs of the grahas, with houses counted from the Moon',
  },
  grahas: {
    title: 'The nine grahas',
    hindiTitle: 'नवग्रह',
    runningTitle: 'The nine grahas',
    summary: 'The exact position of each graha at your birth',
  },
  grahasWithoutTime: {
    title: 'The nine grahas that day',
    hindiTitle: 'नवग्रह',
    runningTitle: 'The nine grahas',
    summary: 'The exact position of each graha at noon',
  },
  lagnaAndMoon: {
    title: 'Your lagna, Moon and nakshatra',
    runningTitle: 'Lagna, Moon, nakshatra',
    summary: 'How others see you, how you feel, and your birth nakshatra',
  },
  moonAndNakshatra: {
    title: 'Your Moon and nakshatra',
    hindiTitle: 'चन्द्र',
    runningTitle: 'Moon and nakshatra',
    summary: 'How you feel and think, and your birth nakshatra',
  },
  nineGrahas: {
    title: 'The nine grahas, one by one',
    hindiTitle: 'ग्रह फल',
    runningTitle: 'Grahas, one by one',
    summary: 'Each graha in its house and sign, its motion and the grahas with it',
  },
  nineGrahasWithoutTime: {
    title: 'The nine grahas, sign by sign',
    hindiTitle: 'ग्रह फल',
    runningTitle: 'Grahas, sign by sign',
    summary: 'Each graha in its sign, its motion and the grahas with it',
  },
  areas: {
    title: 'Five areas of your life',
    hindiTitle: 'भाव फल',
    runningTitle: 'Areas of your life',
    summary: 'Home, partnership, work, money, learning and faith',
  },
  yogas: {
    title: 'The yogas in your chart',
    hindiTitle: 'योग',
    runningTitle: 'Yogas',
    summary: 'The named combinations that you have, and those that you do not have',
  },
  periods: {
    title: 'The periods of your life',
    hindiTitle: 'महादशा',
    runningTitle: 'Periods of your life',
    summary: 'The mahadashas from birth to old age, and the present one in detail',
  },
  periodTable: {
    title: 'All antardashas with their dates',
    hindiTitle: 'अन्तर्दशा',
    runningTitle: 'Antardashas',
    summary: 'The first day of each of the 81 antardashas',
  },
  remedies: {
    title: 'Remedies, free ones first',
    hindiTitle: 'उपाय',
    runningTitle: 'Remedies',
    summary: 'What you can do, say and give; a stone comes last, if at all',
  },
  method: {
    title: 'How this was computed',
    hindiTitle: 'गणित',
    runningTitle: 'How it was computed',
    summary: 'All settings, so that any astrologer can check them',
  },
  glossary: {
    title: 'Words and limits',
    hindiTitle: 'शब्द',
    runningTitle: 'Words and limits',
    summary: 'The most important Sanskrit words, and the limits of astrology',
  },
  glossaryBeforeClosing: {
    title: 'The words of this report',
    hindiTitle: 'शब्द',
    runningTitle: 'The words',
    summary: 'The most important Sanskrit words, each in one line',
  },
} as const;

export const readingGuide = [
  {
    title: 'The reason',
    text: 'Beside or below a statement, after the word “because”, is the position that it rests on. You can show it to your family’s astrologer.',
  },
  {
    title: 'The mark',
    text: 'Full circle, “firm”: the same for a birth 45 minutes earlier or later, apart from dates of periods. Half, “depends on the time”: true in the hours named. Empty, “close call”: minutes decide.',
  },
  {
    title: 'The words',
    text: 'The most important Sanskrit words of this report are explained in the last chapter.',
  },
] as const;

/** A note for readers under eighteen and for old readers, whose years differ from those that the texts describe. */
export const readingGuideByAge = {
  underage: {
    title: (name: string) => `For ${name}`,
    text: (name: string) =>
      `This copy speaks to ${name}: “you” is always ${name}. Advice for the grown-ups begins with “For parents”. What belongs to adult life is about later years.`,
  },
  old: {
    title: 'Looking back',
    text: 'Statements on study and work are about years behind you. Compare them with your own life.',
  },
} as const;

export const readingGuideWithoutTime = [
  {
    title: 'The reason',
    text: 'Beside or below a statement, after the word “because”, is the position on that day that it rests on.',
  },
  {
    title: 'The mark',
    text: 'Full circle, “firm”: true for every birth time on that day. Empty circle, “close call”: it changes on that day or needs the hour, so you read two possibilities or an open answer.',
  },
  {
    title: 'What is missing',
    text: 'Without a birth time the lagna is unknown. Its houses, most yogas and exact dates of periods are left out instead of being guessed. Other chapters count from the Moon.',
  },
] as const;

export const limits = [
  {
    title: 'What a chart cannot do',
    text: 'Use this report to think about your life and to plan your time. It cannot foretell events; no study has shown that it does. For questions of health, law, money or marriage, ask people trained in them.',
  },
] as const;

/** At the top of the cover: “Homage to Shri Ganesha.” */
export const openingVerse = '॥ श्री गणेशाय नमः ॥';

export const closing = { devanagari: 'शुभं भवतु', text: 'May it go well.' } as const;
