/** Days, colours, numbers, directions and metals of the seven grahas, by custom. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const luckyHeading = {
  title: 'Days, colours, numbers',
  devanagari: 'शुभ',
  runningTitle: 'Days and colours',
  summary: 'What custom gives to the friends of your lagna',
} as const;

export const luckyLead =
  'Custom, handed down by priests, weavers and grandmothers, and no more than that. Whoever enjoys a green scarf on a Wednesday has lost nothing; no door opens or shuts because of it.';

export const luckyCaption =
  'The three lords of the trines from your lagna: first, fifth and ninth house. Numbers follow numerology, quarters of the sky the old list of their guardians. The last row is optional; see the chapter on remedies before you spend anything.';

export const luckyRows = {
  head: 'By custom',
  rules: 'Rules in your chart',
  day: 'Day',
  colour: 'Colours',
  number: 'Number',
  direction: 'Quarter',
  metal: 'Metal',
  taste: 'On the plate',
  gem: 'Stone, if any',
} as const;

export type LuckyAttributes = {
  day: string;
  colour: string;
  number: string;
  direction: string;
  metal: string;
  taste: string;
};

export const luckyAttributes: Record<ClassicalGraha, LuckyAttributes> = {
  Sun: {
    day: 'Sunday',
    colour: 'saffron, copper, wheat',
    number: '1',
    direction: 'east',
    metal: 'copper',
    taste: 'wheat and jaggery',
  },
  Moon: {
    day: 'Monday',
    colour: 'white, cream, silver',
    number: '2',
    direction: 'north-west',
    metal: 'silver',
    taste: 'rice and milk',
  },
  Mars: {
    day: 'Tuesday',
    colour: 'red, brick, coral',
    number: '9',
    direction: 'south',
    metal: 'copper',
    taste: 'masoor and ginger',
  },
  Mercury: {
    day: 'Wednesday',
    colour: 'green, from leaf to bottle',
    number: '5',
    direction: 'north',
    metal: 'bronze',
    taste: 'moong and greens',
  },
  Jupiter: {
    day: 'Thursday',
    colour: 'yellow, turmeric, cream',
    number: '3',
    direction: 'north-east',
    metal: 'gold or brass',
    taste: 'chana dal and turmeric',
  },
  Venus: {
    day: 'Friday',
    colour: 'bright white, rose, pastels',
    number: '6',
    direction: 'south-east',
    metal: 'silver',
    taste: 'curd and sweets',
  },
  Saturn: {
    day: 'Saturday',
    colour: 'dark blue, black, slate',
    number: '8',
    direction: 'west',
    metal: 'iron',
    taste: 'urad and sesame',
  },
};

/** By the lord of the lagna. */
export const luckyLord: Record<ClassicalGraha, string> = {
  Sun: 'Keep a Sunday morning for the thing only you can decide. Face the window, wear something warm in tone, and let breakfast wait ten minutes.',
  Moon: 'Put tender errands on Mondays: the call home, the apology, the plant that needs a larger pot. White cotton and an early night complete the custom.',
  Mars: 'Tuesday is for the task with resistance in it. A touch of red and twenty minutes of sweat beforehand are what custom suggests; temper is what it warns of.',
  Mercury:
    'Sign, send and study on Wednesdays, with something green on the desk, be it only a lime. Read the paper twice before it leaves you.',
  Jupiter:
    'Give Thursdays to teachers, forms and far plans. A yellow thread or a marigold is plenty, and a book counts for more than either.',
  Venus:
    'Let Friday have flowers in it. Meet, mend, dress well, and buy nothing costly merely because the weekday recommends it.',
  Saturn:
    'Saturday is for what you have put off. Dark cloth, plain food, one old duty done; the custom asks for nothing shinier than that.',
};

/** By the lord of the fifth: play and study. */
export const luckyFifth: Record<ClassicalGraha, string> = {
  Sun: 'For games, examinations and first nights, custom hands you the Sun: sit towards the east, and take the seat in the front row.',
  Moon: 'Creative work is given to the Moon in your case. Begin it on a Monday or by moonlight, near water if the town has any.',
  Mars: 'Sport and contests stand under Mars for you. A red ribbon on the bag is the whole of the ritual, and practice is the rest.',
  Mercury:
    'Study belongs to Mercury in this chart. Five pages, fifth bench, green ink: smile at it by all means, and then do the five pages.',
  Jupiter:
    'For learning and for children’s affairs the custom turns to Jupiter. North-east is the corner for the desk, and turmeric milk the drink of the night before.',
  Venus:
    'Play and romance answer to Venus here. Something rose-coloured on a Friday is enough; the rest is conversation.',
  Saturn:
    'What you create wants Saturn’s day and Saturn’s patience. Start quietly on a Saturday, and let the west wall of the room hold the unfinished piece.',
};

/** By the lord of the ninth: journeys, elders, blessings. */
export const luckyNinth: Record<ClassicalGraha, string> = {
  Sun: 'Ask elders for their blessing on a Sunday, and begin long journeys with the light in your face.',
  Moon: 'Pilgrimage and travel are the Moon’s business for you: leave on a Monday, carry water, write home.',
  Mars: 'Where faith needs effort, a climb, a fast, a queue before dawn, Mars is on your side, and Tuesday is its door.',
  Mercury:
    'Seek advice on Wednesdays, in writing, from somebody younger if need be; luck comes to you by letter.',
  Jupiter:
    'Thursday is your day for teachers and thresholds. Bring bananas or a good question, and touch the step on the way in.',
  Venus:
    'Good fortune wears Venus’s white for you: travel in pleasant company, and give something beautiful away on a Friday.',
  Saturn:
    'Old people, old roads and old promises carry your luck. Visit one of the three on a Saturday, without a reason.',
};

/** For a lord of a trine that also rules a dusthana: by that house. */
export const luckyDusthana: Record<6 | 8 | 12, string> = {
  6: 'One of these friends works for the house of effort too. Lean on it for practice, repairs and stubborn paperwork, and wear its colour to the gym rather than to the feast.',
  8: 'One of these friends keeps the key to a locked room as well. Its day is better for research, repair and returning what was borrowed than for bold beginnings.',
  12: 'One of these friends also spends. Its day suits giving, travel and sleep; for a purchase that you want to keep, choose another from the table.',
};
