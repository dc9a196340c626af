/** Titles, contents lines and leads of the chapters on love. */
export const loveHeadings = {
  summary: {
    title: 'Your heart in one minute',
    runningTitle: 'In one minute',
    summary: 'What this report says about love, on one sheet',
  },
  affection: {
    title: 'How you love',
    devanagari: 'प्रेम',
    runningTitle: 'How you love',
    summary: 'Venus, Moon and Mars: cherishing, resting, wanting',
  },
  partner: {
    title: 'The person opposite',
    devanagari: 'कलत्र',
    runningTitle: 'The person opposite',
    summary: 'The seventh house and the navamsha: who is met, where, and what time makes of it',
  },
  household: {
    title: 'Living together',
    devanagari: 'गृहस्थ',
    runningTitle: 'Living together',
    summary: 'Roof, table, trust and rest; promises, and what to ask of a match',
  },
  householdWithoutTime: {
    title: 'Words and weather at home',
    devanagari: 'गृहस्थ',
    runningTitle: 'Words at home',
    summary: 'A sentence for hard evenings, promises, and what to ask of a match',
  },
  match: {
    title: 'Your star beside others',
    devanagari: 'मेलापक',
    runningTitle: 'Your star beside others',
    summary: 'All twenty-seven birth stars counted against yours, and what the count is worth',
  },
  timing: {
    title: 'Seasons of partnership',
    devanagari: 'काल',
    runningTitle: 'Seasons',
    summary: 'Which of your coming periods speak of companionship, with dates',
  },
  remedies: {
    title: 'Small acts for a large subject',
    devanagari: 'उपाय',
    runningTitle: 'Remedies',
    summary: 'For Venus and for the lord of the seventh; free ones first',
  },
} as const;

export const affectionLead =
  'Three grahas share the work of loving. Venus chooses and cherishes, the Moon asks for rest beside another, Mars wants and defends.';
/** The second part of the lead, for adults and for minors. */
export const affectionLeadForAdults =
  'When they agree you hardly notice them; where they pull apart you have learnt, by now, to negotiate with yourself.';
export const affectionLeadForYoung =
  'When they agree one hardly notices them; where they pull apart the years teach the bargaining, and there is no hurry about it.';
export const partnerLead =
  'In a chart drawn like a courtyard, the seventh house faces the door. It describes whoever stands there as your equal: a partner of any kind, married or not, of whatever gender, found, arranged, hoped for or long at your side. It describes a role, and leaves the casting to you.';
export const navamsaIntro =
  'Cut each sign in nine and a second chart appears, which custom consults for marriage and for what a person ripens into. Read the first chart as the sapling and this one as the fruit.';
export const householdLead =
  'Love is a feeling and living together is a trade. The houses of roof, family, trust and sleep say how you practise it, and a sentence or two kept ready saves much repair.';
export const householdLeadWithoutTime =
  'Without an hour of birth the houses of roof and family stay shut. Mercury, Mars, Jupiter and Saturn can be read all the same, and most of what goes well or badly at home is speech, temper and kept promises.';

export const lovePartTitles = {
  venus: 'Venus: how you cherish',
  moon: 'The Moon: what rests you beside another',
  mars: 'Mars: how you want, and how you quarrel',
  seventh: 'Who is drawn to your door',
  lord: 'Where such people are met',
  path: 'From love to partnership',
  status: 'If you share a life already, or live your own',
  navamsa: 'The second chart',
  darakaraka: 'Jaimini’s two pointers',
  roof: 'One roof, one table',
  trust: 'Trust, and the hours after dark',
  words: 'For a difficult day',
  promises: 'To forgive, and to keep one’s word',
  ask: 'What to ask of a match',
  manglik: 'Mars on the matchmaking form',
} as const;

/** Before the first statements on the partner, in the report of a minor. */
export const partnerIntroForYoung =
  'All of this is meant for the grown person to come. Until then read it, if at all, as a family reads a chart at a naming: with a smile, and with nothing decided.';

/** Before the statements on the way from love to partnership. */
export const statusIntro =
  'Nothing here assumes that you are single, or should not be. Take the lines on meeting as lines on recognising, if you met long ago.';
