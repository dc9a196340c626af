/** Remedies for dates of the year; those of the grahas are in remedies/general-remedies.ts. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const yearRemedies = {
  return: { cost: 'Free', title: 'Meet the minute the Sun comes home' },
  returnWithoutTime: {
    cost: 'Free',
    title: 'Keep the day the Sun comes home',
    text: 'Rise with the light on that day, sit for ten minutes with a lamp or a cup of water, and name one thing that is finished and one that may begin.',
  },
  sankranti: { cost: 'About ₹50', title: 'A handful at each sankranti' },
  nakshatra: { cost: 'Free', title: 'Once a month, your own star' },
  quiet: { cost: 'Free', title: 'The two quiet days' },
  gentle: { cost: 'Free', title: 'Lighten the quietest month beforehand' },
} as const;

/** By the element of the Sun’s sign at birth: fire, earth, air, water. */
export const solarReturnByElement = [
  'Stand where the light comes in and face it for ten minutes; then say aloud one thing that is finished and one that may begin. If the hour is impossible, take the next sunrise.',
  'Put both feet on bare ground or stone, hold something that your hands have made, and name what this year is to leave standing. An awkward hour may be kept on the next quiet morning.',
  'Open a window, write the finished year in one sentence and the new one in another, and read both to the sky. Whoever is at work at that minute does it at the next break.',
  'Sit with a cup of water for ten minutes, think of those who carried you through the year, and drink to the one that comes. Whoever sleeps at that hour keeps it at dawn.',
] as const;

/** By the lord of the birth nakshatra. */
export const birthNakshatraByLord: Record<Graha, string> = {
  Sun: 'The Moon’s visit to your star is a small birthday. Rise early, greet an elder first, and let great decisions keep until tomorrow.',
  Moon: 'When your star has the Moon for a guest, ring whoever fed you as a child, and eat what they used to make. Stay near home that day.',
  Mars: 'Let the tools rest while the Moon stands in your star. Walk instead of running, thank your body for the month, and set out on the morrow.',
  Mercury:
    'Once in each round the Moon reads your star aloud. Write it half a page of thanks, finish one message properly, and send the others a day later.',
  Jupiter:
    'The Moon at your own star makes a day for teachers: a line to one, a flower for another, a page of what they gave you to read. New roads can wait.',
  Venus:
    'On the day the Moon is back at your star, wear something clean and pretty, and praise a cook. Begin no journey; let one come to you.',
  Saturn:
    'Keep one meal simple on the day of your star, sit for a while with somebody old, and let the calendar hold nothing that has wheels.',
  Rahu: 'Keep the telephone dark for an hour of the day on which the Moon reaches your star. Look through old photographs in the meantime, and buy nothing.',
  Ketu: 'When the Moon passes your birth star, leave one thing out: a meal, a meeting, a quarrel. It is a day for thanks and not for setting out.',
};

/** By the lord of the eighth sign from the Moon. */
export const restByLord: Record<ClassicalGraha, string> = {
  Sun: 'When the Moon is in the eighth sign from the one it had at your birth, step out of the light: no stage, no claims, an early lamp. What was to be announced sounds better afterwards.',
  Moon: 'While the Moon is eighth from its place at your birth, do not take a mood for a fact. Cook something plain, eat it warm, and answer the family on the third day.',
  Mars: 'With the Moon eighth from its birth sign, put sharp things down: knives, replies, the foot on the pedal. Two slow days cost less than one quick one.',
  Mercury:
    'Words slip while the Moon is in that eighth sign. Read, sort, spell things out, and let signatures stay in the pen until it has moved on.',
  Jupiter:
    'Promise nothing large while the Moon is eighth from where yours was. Hear advice without following it yet; on the third day you know which half to keep.',
  Venus:
    'Let purchases, proposals and new shoes wait while the Moon is in the eighth. Tidy a shelf, play an old record, and be content with what is there.',
  Saturn:
    'Leave the diary empty where you can while the Moon goes through the eighth sign from its own. Sweep, mend, and carry nobody’s load but yours.',
};

/** By the place of the Sun in that month, as in sun-months.ts. */
export const weakMonthByPlace = [
  'Before it begins, take your own name off two lists. Rest, a haircut and an honest look at the hours you keep are programme enough.',
  'Put a small sum aside beforehand, stock rice and dal, and buy nothing in those weeks that would have to be explained at table.',
  'Send early what has to be sent, and tell three people that you answer slowly then. Errands keep; tempers do not.',
  'Have the tap and the roof seen to in good time, and invite fewer people in. A quiet house is the whole purpose of those weeks.',
  'Play without a prize that month. Before it comes, excuse yourself from one competition and one committee.',
  'Clear the small arrears first, so that the weeks can be dull in peace. Help one colleague in them, not four.',
  'Agree beforehand with the person closest to you on what can wait. Two separate evenings a week do the bond no harm.',
  'Find the important papers before the month does, and put them into one folder. After that, leave locked things locked.',
  'Travel earlier or later, and read in those weeks instead. Ask for a blessing beforehand; it is given more gladly when nobody hurries.',
  'Hand in ahead of time what others are waiting for. In the month itself let another chair, and go home while there is light.',
  'Tell your friends that you mean to hibernate, and choose two whom you wish to see all the same.',
  'Strike a third of what is planned in it before it begins. The freed evenings are for sleep, for study and for those who ask nothing of you.',
] as const;

/** By the lord of the Moon’s sign. */
export const sankrantiByLord: Record<ClassicalGraha, string> = {
  Sun: 'On the twelve days on which the Sun changes its sign, give a handful of wheat, or a roti from your own pan, to the first person who can use it.',
  Moon: 'Whenever the Sun crosses into a new sign, give rice or a cup of milk before you have had your own.',
  Mars: 'At each change of the Sun’s sign, give jaggery and roasted chana to someone who lifts and carries.',
  Mercury:
    'Mark the twelve crossings of the Sun with a handful of moong, or with a pencil for a child on your street.',
  Jupiter:
    'Twelve times in the year the Sun moves house. Give turmeric, til or a page copied by hand to whoever taught you something that month.',
  Venus:
    'A sankranti is the Sun changing its lodgings. Give sugar, curd or a flower, together with a sentence that is as sweet.',
  Saturn: 'On the day of each crossing, give til and a coin to somebody who was at work before you woke.',
};
