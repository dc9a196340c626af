/** Periods of partnership, by the lord of the sub-period. */
import type { Graha } from '#src/astrology/contract.ts';

export const periodByLord: Record<Graha, string> = {
  Sun: 'A season in which a bond wants to be seen. Introductions, announcements or a frank talk about respect come naturally now, and those already together may like to be photographed.',
  Moon: 'Months of soft ground, good for moving in, making up and meeting families. Choose with a fed stomach, and write the feeling down before you act on it.',
  Mars: 'A brisk stretch with initiative in the air. Say what you want early, keep rivalry playful, and give restless evenings a staircase or a dance floor.',
  Mercury:
    'The talking season: profiles, letters, proposals, terms. Promising for meeting through words and for renegotiating who does what in a house of two.',
  Jupiter:
    'A generous period that elders have always liked for this purpose. Advice is sound, blessings are offered, and an existing tie does well to take up something larger than itself.',
  Venus:
    'Here affection itself holds the calendar. Dress, sing, accept invitations; tenderness is easier to give and to receive than in most other months, whatever your status.',
  Saturn:
    'Slow weather that is good for foundations. What is serious shows it, what is not drifts off by itself, and vows spoken now tend to be meant for weekdays too.',
  Rahu: 'An unusual window, with people from outside your circle in it. Enjoy the strangeness, keep your friends informed, and let one full year pass before large signatures.',
  Ketu: 'A thinning-out that leaves room. Old stories about love can be laid aside, solitude is not failure, and a quiet person may be noticed who was there all along.',
};

export const timingLead =
  'In the old books partnership is spoken of in the periods of those who have charge of it: the lord of the seventh, whoever stands there, Venus, and the lord of the seventh in the navamsha. A season helps whoever sows; none of these lines is a promise.';

/** Whether the current sub-period is one of them. */
export const presentPeriod = {
  tied: 'Partnership is the subject of the season that is running already. If you are looking, let people know; if you have someone, this is a good time for the conversation that the two of you have been putting off.',
  between:
    'At the moment the calendar is occupied with other matters, and that is restful. Bonds grow between their seasons as fields do under a plain sky: repair, befriend, sleep, learn to make one dish really well.',
  young:
    'Seasons that fall before the age of twenty-one are left out here on purpose. Until then school, friends and family are the right teachers of affection, and they set no dates.',
} as const;

export const timingTable = {
  caption:
    'Sub-periods whose lord has charge of partnership in your chart, over the next years. Where the great period agrees, the note says so.',
  head: ['From', 'Until', 'Period', 'Its charge'],
} as const;

/** By the house of its lord; index house - 1. */
export const periodByHouse = [
  'It begins with you: with what you wear, say and decide about your own days.',
  'Family and table feel it first, and a dish carried over may say more than a message.',
  'Look to neighbours, siblings and the telephone, for it begins with small approaches.',
  'Home is its stage: who is asked in, and who stays to help with the plates.',
  'Play is its door, be it a song, a match watched together or somebody’s children.',
  'It comes with chores attached, since shared duty is how trust is tried here.',
  'It stands face to face with you, so that little needs guessing and a straight question is welcome.',
  'Go slowly with confidences in it, and keep what you are told.',
  'Teachers, journeys and matters of belief bring it along.',
  'Work and public places are in it, and a bond may be known before it is quite ready to be.',
  'Friends are the go-betweens, and a large gathering is worth the trouble of ironing.',
  'It is quiet, and may be far away: a letter, a night train, an hour with nobody looking.',
] as const;
