/** What the dashboard says. Composed from the lord, the houses it rules and the house it stands in; each list has its own words. */
import type { Graha } from '#src/astrology/contract.ts';

/** A great period, by its lord. */
export const mahaNature: Record<Graha, string> = {
  Sun: 'The Sun makes these the years in which you are seen, and asked to stand for something.',
  Moon: 'The Moon makes this a decade led by feeling, by home and by the people you look after.',
  Mars: 'Mars brings seven brisk years: you build, you defend, you finish what others put off.',
  Mercury: 'Mercury fills seventeen years with learning, trade, letters and good conversation.',
  Jupiter: 'Jupiter opens sixteen years that grow by teaching, counsel and trust.',
  Venus: 'Venus gives twenty years to affection, beauty and what makes life pleasant to share.',
  Saturn: 'Saturn takes nineteen years to make something that lasts, one honest day after another.',
  Rahu: 'Rahu leads eighteen years over unfamiliar ground, where appetite and curiosity are the guides.',
  Ketu: 'Ketu clears for seven years: what has served its time goes, and a lighter pack remains.',
};

/** A sub-period, by its lord. */
export const antarNature: Record<Graha, string> = {
  Sun: 'Within it, the Sun now asks you to decide in your own name.',
  Moon: 'Within it, the Moon now turns the talk to family, rest and belonging.',
  Mars: 'Within it, Mars now quickens the step and shortens the debate.',
  Mercury: 'Within it, Mercury now brings papers, figures and many short journeys.',
  Jupiter: 'Within it, Jupiter now sends advice worth hearing and some room to breathe.',
  Venus: 'Within it, Venus now sweetens company and loosens the purse.',
  Saturn: 'Within it, Saturn now checks the foundations and lets nothing be rushed.',
  Rahu: 'Within it, Rahu now tempts you to try what you have never tried.',
  Ketu: 'Within it, Ketu now prefers less: fewer meetings, fewer things, more quiet.',
};

/** A pratyantar, by its lord: of five days the shortest, of nearly seven months the longest. */
export const momentNature: Record<Graha, string> = {
  Sun: 'For now there is a little sunlight: a word from somebody above you, a clear morning.',
  Moon: 'For now things rise and fall like tides, so rest when they ebb.',
  Mars: 'For now fuses are short and arms are strong; give them work to do.',
  Mercury: 'For now the days chatter, count and compare.',
  Jupiter: 'For now life is generous, chiefly to those who ask.',
  Venus: 'For now music, guests and making up are favoured.',
  Saturn: 'For now things go at walking pace, and arrive.',
  Rahu: 'For now odd news comes from unexpected corners.',
  Ketu: 'For now tidying up and letting go come easily.',
};

/** What the lord of a house has in its keeping; index 0 is the first house. */
export const kept = [
  'your own health and name',
  'savings, speech and the family table',
  'courage, skill of hand, brothers and sisters',
  'home, mother and peace of mind',
  'children, study and what you create',
  'daily work, debts and getting well again',
  'marriage and every partnership',
  'what is shared, inherited or kept hidden',
  'father, teachers and good fortune',
  'your work in the world',
  'income, friends and long-held wishes',
  'sleep, spending and places far away',
] as const;

/** How things reach you when a period's lord stands in a house. */
export const seat = [
  'by what you yourself begin',
  'by way of money earned and words well chosen',
  'through your own effort and the company of neighbours',
  'from inside the house: property, parents, a private peace',
  'by way of children, pupils or a piece of your own invention',
  'through service, routine and the patient end of a dispute',
  'through one other person, at home or in business',
  'by slow turns and second looks, seldom on the first day',
  'through a teacher, a journey or a stroke of grace',
  'in public, at work, where others can see it',
  'through friends, networks and gains that add up',
  'from a distance: abroad, in retreat, or in the quiet hours',
] as const;

/** The sub-period's lord counted from the great period's, both signs included; index 0 is the same sign. */
export const counted = [
  'The two lords share one sign, so the great period and the small one speak with one voice.',
  'The smaller lord stands next in line and feeds the larger one: means and manners decide.',
  'The smaller lord must make an effort for the larger, and effort is what succeeds.',
  'The smaller lord supports the larger from below, like a good foundation.',
  'The two lords look kindly on each other, and ideas come easily.',
  'The smaller lord works in the service of the larger: more duties, and a debt or two repaid.',
  'The two lords face each other, so most things are settled with a partner.',
  'The smaller lord stands out of the sight of the larger: change comes by detours, and patience helps.',
  'The smaller lord blesses the larger from its ninth, the best of places for luck and counsel.',
  'The smaller lord carries the larger into daylight, and work shows results.',
  'The smaller lord brings the larger its gains, often through friends.',
  'The smaller lord spends what the larger has saved: good for travel, gifts and endings.',
] as const;

export const ownAntar =
  'Great period and small period have the same lord, so its theme is stated at its plainest.';

/** What a pratyantar is about, by the house of its lord. */
export const moment = [
  'Look after yourself first.',
  'Mind the accounts, and the tone of voice.',
  'Write, call, practise, ask a sibling.',
  'Give the house an evening.',
  'Play counts as progress.',
  'A habit begun now keeps.',
  'Ask before you decide for two.',
  'Leave what is unclear to ripen.',
  'Say yes to the teacher or the trip.',
  'Let your work be seen.',
  'Join, share, collect what is owed.',
  'Sleep more, and finish something quietly.',
] as const;

/** Today's Moon counted from the Moon of birth. */
export const moonDay = [
  'The Moon is back where it was when you were born: a day to be fed, to be heard and to start small.',
  'The day likes order in the purse and gentleness in speech.',
  'Spirits lift today, and a short message does more than a long plan.',
  'Something at home wants your ear today; hurry can wait.',
  'The mind wanders today, so give it a story or a child to follow.',
  'A good day to clear a desk, a debt or a doubt.',
  'Company agrees with you today: eat with somebody.',
  'Keep the day light, go early to bed, and leave large questions for another morning.',
  'A long view suits the day: a temple, a book, a walk to higher ground.',
  'What you do today is noticed; do the useful thing first.',
  'Friends and small gains come easily today.',
  'The day asks for little and gives rest: let it be quiet.',
] as const;

/** Where in the chart today's Moon passes, by house from the lagna. */
export const moonRoom = [
  'It passes over your lagna, so your own face is the weather.',
  'It lights the storeroom: food, savings, family talk.',
  'It sits with your courage and your neighbours.',
  'It stays at home with you.',
  'It visits the room of play, pupils and children.',
  'It helps in the workroom and the sickroom.',
  'It sits across the table, where your partner sits.',
  'It goes down to the cellar, among things half forgotten.',
  'It climbs to the roof, from where one sees far.',
  'It walks with you to work.',
  'It joins the friends at the gate.',
  'It draws the curtain early.',
] as const;

/** A field of life under a slow graha. */
export const field = [
  'your body, your bearing and how you begin',
  'earning, saving and what is said at table',
  'nerve, craft and the people next door',
  'the house, the land and the heart’s ease',
  'learning, romance and the young',
  'health routines, rivals and paid work',
  'marriage, contracts and the open market',
  'joint money, research and buried matters',
  'belief, long journeys and luck',
  'career, rank and reputation',
  'profit, elder friends and ambitions',
  'solitude, ashrams and foreign soil',
] as const;

export const slowNature = {
  Jupiter: (where: string) => `Jupiter is widening ${where}: accept the help that is offered there.`,
  Saturn: (where: string) => `Saturn is testing and then strengthening ${where}: steady beats quick for now.`,
  Rahu: (where: string) => `Rahu stirs up hunger and novelty around ${where}: read the small print.`,
  Ketu: (where: string) => `Ketu loosens your grip on ${where}, which leaves a hand free.`,
} as const;

export const sadeSatiSays = {
  rising:
    'Sade Sati is in its first part, when the outer arrangements of life are sorted: expenses, sleep, distances.',
  peak: 'Sade Sati is in its middle part, when the mind itself is asked to grow calm and simple.',
  setting: 'Sade Sati is in its last part, when what was learnt turns into savings and settled speech.',
  between: 'Saturn has stepped back for some months: Sade Sati pauses and will return for its last steps.',
  dhaiya4:
    'Saturn’s small visit, Dhaiya, is on: two and a half years that put the house and the inner peace in order.',
  dhaiya8:
    'Saturn’s small visit, Dhaiya, is on: two and a half years in which slow, private repair pays best.',
  free: 'Saturn is away from your Moon: no Sade Sati now.',
  unsure: 'Whether Sade Sati is running depends on your Moon sign, and that day held two.',
} as const;

export const RULES = {
  lordship:
    'House lordship: a period gives the fruits of the houses its lord rules, from the house it stands in',
  nodes: 'Nodes: Rahu and Ketu give the fruits of the lord of the sign they stand in',
  counted: 'Counted from the great lord: the smaller lord’s place is judged from the larger one’s',
  place: 'Place: of the smallest period, the house of its lord tells most',
  moon: 'Moon transit, counted from the natal Moon (Phaladeepika 26)',
  slow: 'Transit of the slow grahas by whole signs (Phaladeepika 26)',
  sadeSati: 'Sade Sati: Saturn in the sign before the natal Moon, in it and after it',
  dhaiya: 'Dhaiya: Saturn in the fourth or the eighth sign from the natal Moon',
  day: 'Vimshottari reckoned for every minute of the day of birth',
} as const;

export const cautions = {
  unknown:
    'Your birth time is not known, so there is no lagna here and no houses from it, and periods are given as ranges. Whatever is said holds for every hour of that day.',
  approximate: (sign: string, span: string, days: string) =>
    `You called your birth time approximate. ${sign} was rising ${span} by the clock of that place, and for a birth between those times the houses below hold. Each minute earlier or later moves the dates of the periods by about ${days}.`,
} as const;

/** Why sign-up's own words were not enough for a chart; `place` as it was typed. */
export const needs = {
  missing: () => 'Date, place and, if you know it, the time. Then this page becomes your own chart.',
  name: () =>
    'The name on your account is in letters we cannot print. Give us one in English letters, or in a script such as Devanagari or Tamil, and your chart stands here.',
  'place-unknown': (place: string) =>
    `We could not find “${place}” on our map. Pick your place from the list, or the nearest town, and your chart stands here.`,
  'place-ambiguous': (place: string) =>
    `We know more than one place called “${place}”. Tell us which is yours, and your chart stands here.`,
  clock: () =>
    'The clock was changed in the hour you gave. Tell us which reading is meant, and your chart stands here.',
} as const;

export const nextSteps = {
  pay: {
    title: 'One order is waiting for its payment',
    text: (report: string) =>
      `${report} is kept for you as you ordered it. No payment has reached us so far.`,
    label: 'Finish paying',
  },
  'details-for-order': {
    title: 'A report needs birth details',
    text: (report: string) => `Tell us when and where for ${report}, and the writing begins.`,
    label: 'Add them in My reports',
  },
  birth: {
    title: 'Add your birth details',
    text: (need: string) => need,
    label: 'Add birth details',
  },
  hour: {
    title: 'Look for your birth hour',
    text: () =>
      'A birth certificate, a hospital card or an aunt often knows it. With the hour come your lagna, your houses and days instead of ranges.',
    label: 'Add the hour',
  },
  ready: {
    title: 'A report is ready to read',
    text: (report: string) => `${report} lies in My reports, and the link keeps working.`,
    label: 'Open My reports',
  },
  offer: {
    title: 'Your first paid report is half price',
    text: () => 'It is taken off by itself before you pay. No code, no closing date.',
    label: 'Choose a report',
  },
  free: {
    title: 'A free report is yours for the asking',
    text: (report: string) => `${report}, in PDF, is computed as carefully as the paid ones.`,
    label: 'Get it free',
  },
} as const;
