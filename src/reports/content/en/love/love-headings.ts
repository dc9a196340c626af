/** Titles, contents lines and leads of the chapters on love. */
export const loveHeadings = {
  summary: {
    title: 'Love and marriage in one minute',
    runningTitle: 'In one minute',
    summary: 'What this report says about love, on one page',
  },
  affection: {
    title: 'How you love',
    hindiTitle: 'प्रेम',
    runningTitle: 'How you love',
    summary: 'Venus, Moon and Mars: affection, comfort and desire',
  },
  affectionOfYoung: {
    title: 'How you love',
    hindiTitle: 'प्रेम',
    runningTitle: 'How you love',
    summary: 'Venus, Moon and Mars: affection, comfort and courage',
  },
  partner: {
    title: 'Your partner',
    hindiTitle: 'कलत्र',
    runningTitle: 'Your partner',
    summary: 'The seventh house and the navamsha: who the partner is, where you meet, how it grows',
  },
  household: {
    title: 'Living together',
    hindiTitle: 'गृहस्थ',
    runningTitle: 'Living together',
    summary: 'Home, family, trust and rest; promises, and what matters in a partner',
  },
  householdWithoutTime: {
    title: 'Speech and promises at home',
    hindiTitle: 'गृहस्थ',
    runningTitle: 'Speech at home',
    summary: 'Words for a difficult day, promises, and what matters in a partner',
  },
  match: {
    title: 'Your star and its matches',
    hindiTitle: 'मेलापक',
    runningTitle: 'Star matches',
    summary: 'All 27 birth stars counted with yours (guna milan), and what the points mean',
  },
  timing: {
    title: 'Times for marriage and partnership',
    hindiTitle: 'काल',
    runningTitle: 'Timing',
    summary: 'Which of your coming periods favour partnership, with dates',
  },
  remedies: {
    title: 'Simple remedies for love',
    hindiTitle: 'उपाय',
    runningTitle: 'Remedies',
    summary: 'For Venus and for the lord of the seventh house; the free ones first',
  },
} as const;

export const affectionLead =
  'Three grahas show how you love. Venus shows affection and taste, the Moon shows what comforts you, and Mars shows desire and anger.';
export const affectionLeadOfYoung =
  'Three grahas show how you love. Venus shows affection and taste, the Moon shows what comforts you, and Mars shows courage and anger. When the three agree, affection is simple. When they differ, balance comes with the years, and there is no hurry.';
/** The second part of the lead. */
export const affectionLeadForAdults =
  'When the three agree, love feels simple. When they differ, you have to balance two wishes of your own.';
export const partnerLead =
  'The seventh house lies opposite the lagna and describes the partner. It may be a spouse or a companion, of any gender, by love or by arrangement, with you already or still to come. Its sign shows the manner of the person, its lord and the grahas in it the character. The choice remains yours.';
export const navamsaIntro =
  'The navamsha is a second chart, made by dividing each sign into nine parts. It is read for marriage and for later life. The birth chart shows how things begin, and the navamsha shows how they grow.';
export const householdLead =
  'Love and living together ask for different skills. The houses of home, family, trust and sleep show how you live with others. The grahas of speech and duty show what helps on a difficult day.';
export const householdLeadWithoutTime =
  'Without a birth time the houses of home and family cannot be read. Mercury, Mars, Jupiter and Saturn can. They show speech, temper and promises, on which most of life at home depends.';

export const lovePartTitles = {
  venus: 'Venus: how you show affection',
  moon: 'The Moon: what comforts you in company',
  mars: 'Mars: desire and quarrels',
  marsOfYoung: 'Mars: courage and quarrels',
  seventh: 'The nature of your partner',
  lord: 'Where you meet',
  /** for readers who may be married for long */
  lordForMarried: 'How you met, or may meet',
  path: 'From love to marriage',
  status: 'For couples, and for those who live alone',
  navamsa: 'The navamsha: marriage over the years',
  darakaraka: 'Darakaraka and upapada',
  roof: 'Home and family',
  trust: 'Trust and rest',
  words: 'Words for a difficult day',
  promises: 'Forgiving, and keeping promises',
  ask: 'What matters in a partner',
  manglik: 'Manglik or not',
} as const;

/** Before the first statements on the partner, in the report of a minor. */
export const partnerIntroForYoung =
  'These lines are about a grown-up life that is still far away, and they decide nothing. Parents may read them as they read a chart at a naming ceremony, with interest and without plans.';

/** Before the lines on the choice of a partner, for readers of an age at which most are married. */
export const askIntroForMarried =
  'These lines are for a choice that is still open. A couple can talk them over and see what has come true.';

/** The same in the report of a minor. */
export const askIntroForYoung =
  'Read these lines for friendships now. The choice of a partner is for later years.';

/** Before the statements on the way from love to partnership. */
export const statusIntro =
  'The first text is for readers who are married or have a partner, the second for readers who live alone. Couples may compare the lines on meeting with how they met.';
