/** General texts on numbers: names that cannot be counted, spellings, customs, leads. */
export const numberLeads = {
  birth:
    'Two numbers come from the date alone. The mulank describes your own way of acting. The bhagyank describes what life brings to you.',
  name: 'Your family chose your name with care. This chapter counts its letters by two tables.',
  nameless:
    'Your name is written in its own script, and the tables of letters contain only Latin letters. We do not choose a spelling for you. Here is what can be said without one.',
  grid: 'The digits of your birth date, your mulank and your bhagyank are set in an old Chinese square. Gold squares are filled, and white ones are missing.',
  chart:
    'Each digit belongs to a graha, and each graha has its place in your birth chart. This chapter compares the two. A report from numbers alone cannot do this.',
  year: 'Modern numerology counts life in rounds of nine years, each with its own task. Your number changes on 1 January.',
  months:
    'Within each year the months also have numbers from 1 to 9. Read the present month first, and then the next one, so that you can plan.',
  stages:
    'The date also gives four long periods of life, called arcs. Each has a pinnacle, which shows what the time is good for, and a challenge, which shows what to learn.',
  customs:
    'Nobody knows who first gave the colour green to Mercury’s 5. These lists are custom, handed down in families and shops. Follow them in small things if you enjoy it.',
  brief:
    'Numerology is younger than the birth chart and says less. Here are your numbers in short, together with the grahas that rule them.',
} as const;

/** For a name without a Latin letter. */
export const uncountedName = {
  why: {
    text: 'Your name is kept exactly as you gave it. Cheiro’s table and the modern table were made for English print and give no value to its letters. Therefore this report has no name number.',
    because: 'a number for another spelling would not be the number of your letters',
  },
  how: {
    text: 'If you write your name in Latin letters on a passport or a bank form, you can count that spelling. Take the values from the table below, add them word by word, and reduce each sum to one digit.',
    because: 'Cheiro counts a name as it is used daily, and only you know that use',
  },
  sound: {
    text: 'India has an older custom for names, by sound: the first syllable follows the pada of the birth star. It needs no Latin alphabet. A family priest can give you the syllable.',
    because: 'namakarana takes the first sound from the pada of the Moon at birth',
  },
  caption: 'Cheiro’s table, for a Latin spelling of your name. No letter has the value nine.',
} as const;

export const nameFormNotes = {
  mixed:
    'Part of your name is written in another script. Only its Latin letters are counted, so what follows is true of these letters alone.',
  noHeart:
    'Your name has consonants and no vowel, so there is no heart number. Read the destiny number in its place.',
  noFace:
    'All letters of your name are vowels, so there is no personality number. Read the heart number in its place.',
  single:
    'Your name was given as one letter, so every count comes from this letter. The pages on your date say more about you.',
  total:
    'A calculator that adds all letters in one row shows another compound. The single figure is the same.',
} as const;

/** Common practice, by driver. */
export type Custom = {
  days: string;
  dates: string;
  colours: string;
  metal: string;
  gift: string;
  months: string;
};
export const customs: readonly Custom[] = [
  {
    days: 'Sunday, Monday',
    dates: '1, 10, 19, 28',
    colours: 'gold, orange, yellow',
    metal: 'gold or copper',
    gift: 'wheat, jaggery',
    months: 'late July to late August',
  },
  {
    days: 'Monday, Sunday',
    dates: '2, 11, 20, 29',
    colours: 'white, cream, pale green',
    metal: 'silver',
    gift: 'rice, milk',
    months: 'late June to late July',
  },
  {
    days: 'Thursday, Friday',
    dates: '3, 12, 21, 30',
    colours: 'yellow, saffron, violet',
    metal: 'gold',
    gift: 'chana dal, turmeric',
    months: 'December, late February to March',
  },
  {
    days: 'Saturday, Sunday',
    dates: '4, 13, 22, 31',
    colours: 'blue, grey, khaki',
    metal: 'mixed metal',
    gift: 'urad dal, coconut',
    months: 'late June to August',
  },
  {
    days: 'Wednesday, Friday',
    dates: '5, 14, 23',
    colours: 'green, light shades',
    metal: 'bronze',
    gift: 'green moong',
    months: 'June, late August to September',
  },
  {
    days: 'Friday, Thursday',
    dates: '6, 15, 24',
    colours: 'light blue, rose, white',
    metal: 'silver or platinum',
    gift: 'sugar, curd',
    months: 'late April to May, late September to October',
  },
  {
    days: 'Monday, Sunday',
    dates: '7, 16, 25',
    colours: 'light green, white, smoke',
    metal: 'mixed metal',
    gift: 'sesame, a blanket',
    months: 'late June to July',
  },
  {
    days: 'Saturday',
    dates: '8, 17, 26',
    colours: 'dark blue, black, brown',
    metal: 'iron',
    gift: 'black sesame, mustard oil',
    months: 'late December to February',
  },
  {
    days: 'Tuesday, Friday',
    dates: '9, 18, 27',
    colours: 'red, crimson, pink',
    metal: 'copper',
    gift: 'masoor dal, jaggery',
    months: 'late March to April, late October to November',
  },
];
export const customsCaption =
  'What elders and shops give to your numbers, mostly after Cheiro and the weekdays of the grahas. This is custom and not computed.';

/** How to use the customs: by driver, by conductor and by the name. */
export const customByNumberKind: Record<'driver' | 'conductor' | 'name', readonly string[]> = {
  driver: [
    'On Sunday mornings, take an early walk in the light, and make the main decision of the week before breakfast.',
    'Mondays are for calm: drink your tea slowly, wear something white, and sign nothing after dark.',
    'Use Thursday evening for learning or teaching. A few marigolds or another yellow thing in the room is enough.',
    'Keep Saturday for repairs, of things or of plans. Blue or grey clothes are the custom.',
    'Wednesday is for messages, offers and calls. Wear something green, and read every agreement twice.',
    'Friday is for friends, flowers and accounts, and the accounts come first. A clean white or pink cloth is enough.',
    'On Mondays spend one hour without a screen, near water if you can. Pale colours are the custom for 7.',
    'On Saturday thank or help a person who works with the hands, and pay every worker on the same day.',
    'Early on Tuesday, do something that needs physical effort. One red thing, such as a thread or a pen, is enough.',
  ],
  conductor: [
    'For larger plans, do one task in person on a Sunday. A copper vessel at home is the custom.',
    'Come to agreements on a Monday, if you can choose the day. Silver is the customary metal, and an old piece is as good as a new one.',
    'Buy or borrow one useful book on a Thursday. Yellow is the colour for its cover or for the purse.',
    'Plan repairs and changes of direction for a Saturday. Give a coconut or a meal to those who help.',
    'Before a change, send a written message on a Wednesday. Green is the customary colour, for example green ink.',
    'Keep Friday for rest and for good company at one table. Curd and sugar are the customary things to give.',
    'Let Monday evening be quiet before a larger step. In the cold months, give away a blanket.',
    'Take the longest step of a plan on a Saturday, dressed plainly in brown or dark blue. Mustard oil is the customary gift.',
    'Start the heaviest part of a plan on a Tuesday, and try to finish it by noon. A red scarf or thread is the custom.',
  ],
  name: [
    'Sign what is your own work on a Sunday, if it can wait. Gold is the customary colour for the pen.',
    'Your name looks well on a white card with a wide margin. Send such cards on a Monday.',
    'Write your name in something that you give away on a Thursday, such as a book or a yellow envelope.',
    'On Saturday, in blue ink, fill in the form that you have put off.',
    'Write short messages under your name on a Wednesday, no longer than one screen.',
    'Send your cards and invitations on a Friday, in rose or pale blue, with the address in your own hand.',
    'Do one good thing on a Monday without putting your name to it. Custom gives light colours to your 7.',
    'Fix your name plate on a Saturday, in iron or dark blue.',
    'Put your initials on your own tools and books on a Tuesday, in red.',
  ],
};

/** Captions of the figures of nine years and of the life arcs. */
export const numberFigureCaptions = {
  round: 'The nine calendar years of your round, with the present one in gold. The digit is the personal year.',
  stages:
    'The four arcs of life, each with its pinnacle. Grey is past, gold is the present arc, pale is to come.',
  months:
    'The coming twelve months with their numbers. Each is the personal year plus the calendar month, reduced to one digit.',
} as const;

export const namePartTitles = {
  cheiro: 'How your name sounds',
  counts: 'All letters, vowels, consonants',
  both: 'Name and date together',
  letters: 'Frequent and missing letters',
};
