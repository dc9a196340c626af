/** The chapter on houses: its headings, and for each house a title, a line and the words that lead in its guests. */
import type { ReadHouse } from './house-lord.ts';

export const housesHeading = {
  title: 'Twelve houses, one by one',
  devanagari: 'द्वादश भाव',
  runningTitle: 'Twelve houses',
  summary: 'Each house by its sign, its lord, its guests and its count',
} as const;

export const housesLead =
  'Walk the circle once. Every house is asked the same questions: what it is made of, where its lord has gone, how that lord fares, and who is in. Where the answers disagree, the lord has the casting vote.';

export type HouseWords = {
  title: string;
  intro: string;
  /** leads in the names of the grahas that stand in the house */
  guests: string;
  /** the lord in its own house, and the lord in another */
  home: string;
  away: string;
};

export const houseWords: Record<ReadHouse, HouseWords> = {
  1: {
    title: 'Yourself, from the ground up',
    intro: 'The first house: body, bearing, and the strength you set out with.',
    guests: 'At your side from the start:',
    home: '{lord} rules the first house and stays in it',
    away: '{lord}, ruler of the first house, went out to the {seat}',
  },
  2: {
    title: 'What you keep',
    intro: 'The second house: savings, speech, the family table.',
    guests: 'Seated at that table:',
    home: '{lord} looks after the second house in person',
    away: '{lord} looks after the second house from the {seat}',
  },
  3: {
    title: 'Nerve, and those who live near',
    intro: 'The third house: courage, hands, messages, brothers and sisters.',
    guests: 'On this short road:',
    home: '{lord}, to whom the third house belongs, has not moved away',
    away: '{lord}, to whom the third house belongs, stands in the {seat}',
  },
  4: {
    title: 'Roots',
    intro: 'The fourth house: ground, mother, rest, and the door you come back to.',
    guests: 'Under this roof:',
    home: '{lord} never left the fourth house, its own',
    away: '{lord}, owner of the fourth house, lives in the {seat}',
  },
  5: {
    title: 'Play, and the things you make',
    intro: 'The fifth house: talent, affection, and the child or pupil who asks why.',
    guests: 'In the garden already:',
    home: '{lord} keeps to the fifth house, its own garden',
    away: '{lord}, owner of the fifth house, is out in the {seat}',
  },
  6: {
    title: 'The daily wrestle',
    intro: 'The sixth house: work that repeats, dues, rivals, and the strength they breed.',
    guests: 'With sleeves rolled up:',
    home: '{lord} works where it rules, in the sixth house',
    away: '{lord}, in charge of the sixth house, is on duty in the {seat}',
  },
  7: {
    title: 'The other chair',
    intro: 'The seventh house: spouse, partner, client, opponent.',
    guests: 'Facing you:',
    home: '{lord} has the seventh house and the chair in it',
    away: '{lord} has the seventh house and a chair in the {seat}',
  },
  8: {
    title: 'Change, and what is hidden',
    intro: 'The eighth house: turnings, secrets, and whatever two people own together.',
    guests: 'Down there with a lamp:',
    home: '{lord} guards the eighth house from within',
    away: '{lord}, guardian of the eighth house, has come up in the {seat}',
  },
  9: {
    title: 'The long road',
    intro: 'The ninth house: luck, law, fathers, teachers, pilgrimage.',
    guests: 'Walking it with you:',
    home: '{lord} lives in the ninth house and rules it',
    away: '{lord}, patron of the ninth house, walks in the {seat}',
  },
  10: {
    title: 'The high place',
    intro: 'The tenth house: deeds, duty, and the name by which people know you.',
    guests: 'Up there, in full view:',
    home: '{lord} governs the tenth house from its own seat',
    away: '{lord} governs the tenth house from the {seat}',
  },
  11: {
    title: 'Friends and gains',
    intro: 'The eleventh house: the wider circle, income, and wishes standing in line.',
    guests: 'Among the company:',
    home: '{lord} hosts the eleventh house and is there to greet',
    away: '{lord} hosts the eleventh house by way of the {seat}',
  },
  12: {
    title: 'Rest, expense and far places',
    intro: 'The twelfth house: sleep, giving, distance, and what you are free to lay down.',
    guests: 'Staying in that quiet:',
    home: '{lord}, keeper of the twelfth house, has withdrawn into it',
    away: '{lord}, keeper of the twelfth house, can be met in the {seat}',
  },
};
