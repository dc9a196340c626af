/** The summary page of the Sade Sati Check: strengths and cautions. */
import type { Dignity } from '#src/astrology/contract.ts';

/** By Moon sign. */
export const steadyingByMoonSign = [
  'A task for the hands. Your Moon settles as soon as something is being done, so keep one small job ready for bad evenings.',
  'Good food at fixed hours. Your Moon trusts what returns each day, and Saturn respects a timetable.',
  'A friend to tell it to. What you can put into words has already lost half its weight.',
  'A lit kitchen and your own people. You refill faster than you think, once the door is closed.',
  'Being asked for by name. One place a week where your presence matters keeps the flame up.',
  'A list with ticks on it. Order outside makes order inside, in your case within an hour.',
  'A fair companion. You see clearly in conversation, and slow decisions suit the visitor.',
  'Depth. You can stay with a hard matter until it gives way, which is Saturn’s own method.',
  'A longer view. Read, walk, look at a map; your Moon lifts as the horizon does.',
  'A plan with dates in it. You were made for stairs, and Saturn rather likes you.',
  'A cool head and an odd friend. Distance comes to you naturally; warmth can be arranged.',
  'Music, water, prayer. You let go of more in an hour of quiet than others do in a month.',
] as const;

export const cautionByMoonSign = [
  'Do not answer delay with speed. It only makes the queue look longer.',
  'Do not buy comfort on instalments. Hunger for ease passes by about nine in the evening.',
  'Do not keep nine windows open. Close seven and see how quiet it gets.',
  'Do not hold the mood until it fills the flat. A short walk after dinner lets it out.',
  'Do not wait for praise before resting. Saturn seldom claps.',
  'Do not correct everybody as a way of coping. Start and finish with your own desk.',
  'Do not put off the decision to please both sides. A kind no is also a courtesy.',
  'Do not brood in the dark with the account book. Numbers look better before lunch.',
  'Do not promise the distant thing to escape the near one. First the dishes.',
  'Do not carry it alone merely because you can. Hand somebody the lighter bag.',
  'Do not call it philosophy when it is tiredness. Sleep first, principles after.',
  'Do not lend your last umbrella. A boundary is a kindness with a roof.',
] as const;

/** By the dignity of the natal Saturn. */
export const saturnGiftByDignity: Record<Dignity, string> = {
  exalted: 'A Saturn of the first rank, which deals justly even when it deals slowly.',
  moolatrikona: 'A Saturn that holds office in your chart and knows the procedure.',
  own: 'A Saturn living in its own house, so that limits are familiar to you.',
  friendly: 'A Saturn among friends, which leaves more than it takes.',
  neutral: 'An even-handed Saturn: what goes in comes out, with a receipt.',
  enemy: 'A Saturn that had to learn manners, and taught you some persistence on the way.',
  debilitated: 'A Saturn at its lowest, from which each habit you win is truly yours.',
};

export const manyBindusText =
  'A high count of points where it matters: the sign of your own Moon carries Saturn well.';
