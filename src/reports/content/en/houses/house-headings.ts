/** The chapter on houses: headings, and for each house a title, a line and the words before its occupants. */
import type { HouseNumber } from './house-lord.ts';

export const housesHeading = {
  title: 'Twelve houses, one by one',
  devanagari: 'द्वादश भाव',
  runningTitle: 'Twelve houses',
  summary: 'Each house by its sign, its lord, its guests and its count',
} as const;

export const housesLead =
  'Walk the circle once. Every house is asked the same questions: what it is made of, where its lord has gone, how that lord fares, and who is in. Where the answers disagree, the lord has the casting vote.';

export type HouseHeading = {
  title: string;
  intro: string;
  /** before the names of the grahas in the house */
  occupantsIntro: string;
  /** the lord in its own house, and the lord in another */
  lordAtHomePhrase: string;
  lordAwayPhrase: string;
};

export const houseHeadings: Record<HouseNumber, HouseHeading> = {
  1: {
    title: 'Yourself, from the ground up',
    intro: 'The first house: body, bearing, and the strength you set out with.',
    occupantsIntro: 'At your side from the start:',
    lordAtHomePhrase: '{lord} rules the first house and stays in it',
    lordAwayPhrase: '{lord}, ruler of the first house, went out to the {seat}',
  },
  2: {
    title: 'What you keep',
    intro: 'The second house: savings, speech, the family table.',
    occupantsIntro: 'Seated at that table:',
    lordAtHomePhrase: '{lord} looks after the second house in person',
    lordAwayPhrase: '{lord} looks after the second house from the {seat}',
  },
  3: {
    title: 'Nerve, and those who live near',
    intro: 'The third house: courage, hands, messages, brothers and sisters.',
    occupantsIntro: 'On this short road:',
    lordAtHomePhrase: '{lord}, to whom the third house belongs, has not moved away',
    lordAwayPhrase: '{lord}, to whom the third house belongs, stands in the {seat}',
  },
  4: {
    title: 'Roots',
    intro: 'The fourth house: ground, mother, rest, and the door you come back to.',
    occupantsIntro: 'Under this roof:',
    lordAtHomePhrase: '{lord} never left the fourth house, its own',
    lordAwayPhrase: '{lord}, owner of the fourth house, lives in the {seat}',
  },
  5: {
    title: 'Play, and the things you make',
    intro: 'The fifth house: talent, affection, and the child or pupil who asks why.',
    occupantsIntro: 'In the garden already:',
    lordAtHomePhrase: '{lord} keeps to the fifth house, its own garden',
    lordAwayPhrase: '{lord}, owner of the fifth house, is out in the {seat}',
  },
  6: {
    title: 'The daily wrestle',
    intro: 'The sixth house: work that repeats, dues, rivals, and the strength they breed.',
    occupantsIntro: 'With sleeves rolled up:',
    lordAtHomePhrase: '{lord} works where it rules, in the sixth house',
    lordAwayPhrase: '{lord}, in charge of the sixth house, is on duty in the {seat}',
  },
  7: {
    title: 'The other chair',
    intro: 'The seventh house: spouse, partner, client, opponent.',
    occupantsIntro: 'Facing you:',
    lordAtHomePhrase: '{lord} has the seventh house and the chair in it',
    lordAwayPhrase: '{lord} has the seventh house and a chair in the {seat}',
  },
  8: {
    title: 'Change, and what is hidden',
    intro: 'The eighth house: turnings, secrets, and whatever two people own together.',
    occupantsIntro: 'Down there with a lamp:',
    lordAtHomePhrase: '{lord} guards the eighth house from within',
    lordAwayPhrase: '{lord}, guardian of the eighth house, has come up in the {seat}',
  },
  9: {
    title: 'The long road',
    intro: 'The ninth house: luck, law, fathers, teachers, pilgrimage.',
    occupantsIntro: 'Walking it with you:',
    lordAtHomePhrase: '{lord} lives in the ninth house and rules it',
    lordAwayPhrase: '{lord}, patron of the ninth house, walks in the {seat}',
  },
  10: {
    title: 'The high place',
    intro: 'The tenth house: deeds, duty, and the name by which people know you.',
    occupantsIntro: 'Up there, in full view:',
    lordAtHomePhrase: '{lord} governs the tenth house from its own seat',
    lordAwayPhrase: '{lord} governs the tenth house from the {seat}',
  },
  11: {
    title: 'Friends and gains',
    intro: 'The eleventh house: the wider circle, income, and wishes standing in line.',
    occupantsIntro: 'Among the company:',
    lordAtHomePhrase: '{lord} hosts the eleventh house and is there to greet',
    lordAwayPhrase: '{lord} hosts the eleventh house by way of the {seat}',
  },
  12: {
    title: 'Rest, expense and far places',
    intro: 'The twelfth house: sleep, giving, distance, and what you are free to lay down.',
    occupantsIntro: 'Staying in that quiet:',
    lordAtHomePhrase: '{lord}, keeper of the twelfth house, has withdrawn into it',
    lordAwayPhrase: '{lord}, keeper of the twelfth house, can be met in the {seat}',
  },
};
