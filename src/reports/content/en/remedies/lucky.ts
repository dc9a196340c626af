/** Days, colours, numbers, directions and metals of the seven grahas, by custom. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const luckyHeading = {
  title: 'Good days, colours, numbers',
  hindiTitle: 'शुभ',
  runningTitle: 'Days and colours',
  summary: 'What custom gives to the three helpful grahas of your lagna',
} as const;

export const luckyLead =
  'These days, colours and numbers are custom, handed down in families. Use them if you enjoy them. Nothing good or bad happens because you wear green on a Wednesday.';

export const luckyCaption =
  'The three lords of the trines from your lagna: first, fifth and ninth house. The numbers follow numerology, and the directions follow the old list of their guardians. The last row is optional. Read the chapter on remedies before you spend money.';

export const luckyRows = {
  head: 'By custom',
  rules: 'Rules in your chart',
  day: 'Day',
  colour: 'Colours',
  number: 'Number',
  direction: 'Direction',
  metal: 'Metal',
  taste: 'Food',
  gem: 'Stone, if any',
  /** @param house such as "8th", a dusthana that the graha rules besides its trine */
  noGem: (house: string) => `none: also rules the ${house}`,
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
    colour: 'red, brick red',
    number: '9',
    direction: 'south',
    metal: 'copper',
    taste: 'masoor and ginger',
  },
  Mercury: {
    day: 'Wednesday',
    colour: 'light and dark green',
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
  Sun: 'Sunday is your day for decisions that only you can make. Sit facing east in the morning, in a warm colour, and decide before breakfast.',
  Moon: 'Monday is your day for family matters: a call home, an apology, the care of plants. Wear white cotton and go to bed early.',
  Mars: 'Tuesday is your day for difficult tasks. Exercise for twenty minutes first and wear a little red. Watch your temper on the same day.',
  Mercury:
    'Wednesday is your day for study, papers and messages. Keep something green on the desk, even a lime, and read every paper twice.',
  Jupiter:
    'Thursday is your day for teachers, applications and long plans. A yellow thread or a marigold is enough. Reading one chapter is better still.',
  Venus:
    'Friday is your day for meetings, friendship and clothes. Put flowers in the room. Buy nothing costly only because it is Friday.',
  Saturn:
    'Saturday is your day for what you have put off. Dark cloth and plain food are the custom, together with one old duty that you finish.',
};

/** By the lord of the fifth: play and study. */
export const luckyFifth: Record<ClassicalGraha, string> = {
  Sun: 'For tests, contests and the stage, custom gives you the Sun. Study facing east, and take a seat in front.',
  Moon: 'For creative work and for children’s matters, custom gives you the Moon. Begin on a Monday, in the evening, near water if you can.',
  Mars: 'For exercise, contests and technical work, custom gives you Mars. Tie a red thread to your bag, and practise every day.',
  Mercury:
    'For study and writing, custom gives you Mercury. Read five pages every Wednesday, with a green pen beside you.',
  Jupiter:
    'For learning and for children, custom gives you Jupiter. Put the desk in the north-east corner of the room, and begin a course on a Thursday.',
  Venus:
    'For art, play and love, custom gives you Venus. Wear something light on a Friday, and call the person you want to meet.',
  Saturn:
    'For slow creative work, custom gives you Saturn. Start quietly on a Saturday, and keep the unfinished piece at the west wall.',
};

/** By the lord of the ninth: journeys, elders, blessings. */
export const luckyNinth: Record<ClassicalGraha, string> = {
  Sun: 'Good fortune comes through your father and elders. Ask for their blessing on a Sunday, in person or in thought, before a long trip or a new beginning.',
  Moon: 'Good fortune comes through travel and pilgrimage. Leave on a Monday, carry water with you, and send word home.',
  Mars: 'Good fortune comes through faith with effort, such as a fast or a climb to a temple. Tuesday is the day for it.',
  Mercury:
    'Good fortune comes through advice in writing. Send your question on a Wednesday, also to somebody younger than you.',
  Jupiter:
    'Good fortune comes through teachers and temples. Go on a Thursday with bananas or with one honest question.',
  Venus:
    'Good fortune comes through pleasant company on the way. Travel with friends, and give away something white on a Friday.',
  Saturn:
    'Good fortune comes through old people and old promises. Visit an old relative on a Saturday without any special reason.',
};

/** For a lord of a trine that also rules a dusthana: by that house. */
export const luckyDusthana: Record<6 | 8 | 12, string> = {
  6: 'One of these three grahas also rules work, debts and disputes. Use its day for practice, repairs and paperwork, and not for celebrations.',
  8: 'One of these three grahas also rules sudden changes and hidden matters. Use its day for research and for returning what you borrowed, and not for a bold start.',
  12: 'One of these three grahas also rules spending. Use its day for giving, travel and sleep. For a large purchase, choose the day of another.',
};
