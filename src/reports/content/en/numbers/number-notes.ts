/** General texts on numbers: names that cannot be counted, spellings, customs, leads. */
export const numberLeads = {
  birth:
    'Two numbers come from the date alone. The driver is how you set out; the conductor is where the road tends to take you, whoever is at the wheel.',
  name: 'The date was given to you by the calendar, the name by people who were glad of you. It is the one part of numerology in which somebody had a choice.',
  nameless:
    'Your name stands here in its own script, and the tables of letters know only the Latin one. Rather than choose a spelling for you, we say what can be said.',
  grid: 'Take the digits of your birth date, leave out the noughts, and set each on its own square of a very old Chinese pattern. What gathers and what stays empty makes the picture.',
  chart:
    'This is the page that a sheet of numbers alone cannot give. Each digit has a graha; yours stood somewhere when you were born, and that place says how the number is lived.',
  year: 'Life is counted here in rounds of nine years, each with a task. Your round began with your birth and turns over on the first of January.',
  months:
    'Inside every year the months take turns at nine small tasks. Read the month you are in, then look one ahead, as one looks at the sky before hanging out the washing.',
  stages:
    'Over the years and months the date lays four long arcs. Each has a pinnacle, what the time is good for, and a challenge, what it keeps asking.',
  customs:
    'Nobody knows who first gave green to Mercury’s five. These lists are custom, handed from shop to shop and aunt to aunt, and pleasant to follow in small things.',
  brief:
    'Numerology is younger than the chart in this book, and speaks more simply. Here is the short form of yours, set beside the grahas it borrows from.',
} as const;

/** For a name without a Latin letter. */
export const uncountedName = {
  why: {
    text: 'Your name is kept exactly as it was given. Its letters carry no value in Cheiro’s table or in the modern one, both of which were made for English print, so no name number is stated here.',
    because: 'a number for it would be a number for some clerk’s transliteration',
  },
  how: {
    text: 'Should you write your name in Latin letters on a passport, a bank form or a door plate, that spelling may be counted. Take its letters to the table below, add them word by word, and reduce each sum to one digit.',
    because: 'Cheiro counts a name as it is in daily use, and only its bearer knows which use that is',
  },
  sound: {
    text: 'Indian tradition has an older way with names, by sound: the first syllable follows the quarter of the birth star. That custom belongs to nakshatras, needs no Latin alphabet, and was there long before any table of letters.',
    because: 'namakarana chooses the opening sound from the pada of the Moon at birth',
  },
  caption: 'Cheiro’s table, for use with whatever Latin spelling is yours. No letter has the value nine.',
} as const;

export const nameFormNotes = {
  mixed:
    'Part of the name stands in another script. Only its Latin letters have been counted, and what follows is true of those alone.',
  noHeart:
    'Your name has consonants and no vowel, so that the heart number, which lives by vowels, is left open. An open place is no lack; it is simply not said.',
  noFace:
    'There is no consonant in this name, hence no personality number. What shows and what is felt are one, as far as letters go.',
  single:
    'A name of one letter is the shortest there is, and every count of it comes from that same letter. Read the pages on the date first; they know more.',
  total: 'A calculator that adds all letters in one row shows another compound, and the same figure.',
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
  'What shops and elders assign to your numbers, mostly after Cheiro and the weekdays of the grahas. It is custom, not computation.';

/** How to use the customs: by driver, by conductor and by the name. */
export const customByNumberKind: Record<'driver' | 'conductor' | 'name', readonly string[]> = {
  driver: [
    'Take the Sunday as a present from the calendar: an early walk in the light, and the week’s one decision before breakfast.',
    'On Mondays drink your tea slowly and sign nothing after dark. White on the table rests a two.',
    'Thursday evening is for learning or for teaching. Something yellow in the room does the rest, and costs a handful of marigolds.',
    'A four may reserve Saturday for repairs. Blue overalls are not required, but they are in keeping.',
    'Wednesday is your market day, for letters, offers and calls. Wear the green scarf and read the contract twice.',
    'Friday belongs to friends, flowers and accounts, the accounts first. A clean white cloth is festive enough.',
    'Keep a Monday hour without a screen near water, even if the water is a tumbler. Pale colours ask little of a seven.',
    'Serve someone on Saturday who works with their hands, and pay on the spot. A dark coat suits you; the long face is optional.',
    'Tuesday, early, is for effort that makes you sweat. A red thread, a red pen, a red tomato: one is plenty.',
  ],
  conductor: [
    'The road likes a Sunday errand done in person. Copper on the shelf is plenty; it need not be polished daily.',
    'Agree on matters of the road on a Monday, with milk in the tea. Silver, if any, may be your grandmother’s.',
    'On the road a Thursday book is worth the ticket. Let the purse that pays for it be yellow.',
    'A road of four is mended on Saturdays too, in grey, with a flask. Coconut for the helpers.',
    'Where the road bends, a Wednesday letter goes ahead of you. Green ink is an old vanity and harmless.',
    'Rest the road on Friday at a table with a rose on it. Curd and sugar are the traditional toll.',
    'Let the road fall quiet on Monday evening. A blanket given away in winter is the custom’s best idea.',
    'Saturday’s step on this road is the long one, taken in plain brown shoes. Mustard oil for the lamp.',
    'A Tuesday start gets the heavy part of the road done by noon. Keep a red scarf for the windy stretch.',
  ],
  name: [
    'Sign what is yours on a Sunday, if it can wait. A gold nib is custom, a blunt pencil serves.',
    'Your name looks well on white card with a wide margin. Monday’s post used to be thought its day.',
    'Put the name on something you give on a Thursday: a flyleaf, a yellow envelope, a box of sweets.',
    'Saturday, and blue ink, for the name on a form that nobody has filled in before.',
    'The name is shortest and best on a Wednesday, at the foot of a message that fits one screen.',
    'For the name, Friday’s cards: rose or pale blue, and the address in your own hand.',
    'Leave the name off for once, on a Monday, under something good. Smoke-coloured paper hides a smudge.',
    'The name on the door, in iron or dark blue, fixed on a Saturday with four screws.',
    'Crimson for the initials, on a Tuesday, on the tools that others tend to borrow.',
  ],
};

/** Captions of the figures of nine years and of the life arcs. */
export const numberFigureCaptions = {
  grid: 'Gold squares hold digits of your birth date, once for each time they occur; white ones are empty. Every row, column and diagonal of the old square adds up to fifteen.',
  round: 'Nine calendar years of your round, the running one in gold. The digit is the personal year.',
  stages:
    'The four arcs from birth on, each with its pinnacle. Grey has been walked, gold is the present arc, pale is to come.',
  months:
    'The coming twelve months with their numbers. Each is the personal year plus the month of the calendar, reduced.',
} as const;

export const namePartTitles = {
  cheiro: 'How your name sounds',
  counts: 'All letters, vowels, consonants',
  both: 'Name and date together',
  letters: 'Letters in plenty, letters you lack',
};
