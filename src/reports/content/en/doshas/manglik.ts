/** Manglik: Mars by house and sign, and the verdict after all rules. */
import type { Manglik, MarsOrigin } from '#src/astrology/contract-doshas.ts';

export type CountedHouse = 1 | 2 | 4 | 7 | 8 | 12;

/** By the house of Mars, counted from lagna, Moon and Venus. */
export const marsFromOrigin: Record<MarsOrigin, Record<CountedHouse, string>> = {
  lagna: {
    1: 'Mars stands at the door of this chart, and you arrive before your message does. The rule asks such a person to let a partner finish the sentence, and to settle a quarrel while the tea is still hot.',
    2: 'Only the southern form of the verse counts the second house, that of speech and the family table. What it asks is plain housekeeping: no hard word on an empty stomach, and none before guests.',
    4: 'Here Mars lives between the kitchen and the stairs. Heat shows at home more than in the street, so give it a wall to paint or a terrace to sweep, and keep one room where nobody argues.',
    7: 'This is the seat the verse has most in mind, because the seventh is a partner’s own. You choose spirited people and wake their spirit; agree early who drives, who pays, and how the two of you make up.',
    8: 'In the eighth Mars works underground, among dues, secrets and shared money. Nobody near you should have to guess what you are angry about; one evening a month over the accounts, with sweets, does a great deal.',
    12: 'From the twelfth Mars spends, travels and sleeps lightly. The old concern was restless nights and long absences; the modern answer is a return ticket booked beforehand and a bedroom without telephones.',
  },
  Moon: {
    1: 'Beside the Moon, Mars turns a feeling into an act before it has a name. A walk round the block between the two is as much as this count has ever asked of anyone.',
    2: 'By the Moon’s southern count Mars colours your tone of voice. The same words, said in the second hour instead of the second minute, keep the peace at table and cost you nothing.',
    4: 'Seen from the Moon, Mars keeps the inner house warm, sometimes too warm. Sleep, a garden pot and a door that may be shut for half an hour are the whole prescription.',
    7: 'Opposite your Moon, Mars makes you feel most alive with people who answer back. Enjoy that, and keep a signal, a word or a raised hand, for the evening when one of you has had enough.',
    8: 'Eight signs on from the Moon, Mars stirs what you would rather leave lying. You forgive slowly and then completely; say so to the other person, who cannot see how far you have come.',
    12: 'Behind the Moon, Mars fights in dreams and in half-finished letters. Write the letter to its end, sleep on it, and let the morning decide which two lines are worth sending.',
  },
  Venus: {
    1: 'With Venus, Mars makes affection quick, warm and visible. The third count only asks that courtship go on after the wedding cards have been printed.',
    2: 'Venus has Mars next door, in the south’s additional house, so gifts and spending run a little ahead of the budget. Two purses and one common tin settle most of it.',
    4: 'From Venus, Mars falls in the place of comfort: you love by repairing, lifting and fetching. Ask now and then whether company was wanted instead of a mended tap.',
    7: 'Venus and Mars face each other across the sky, which poets like better than matchmakers do. Attraction comes easily; leave unhurried Sundays for friendship, which is the slower guest.',
    8: 'Counted from Venus, Mars sits where closeness has to be trusted and cannot be demanded. You open by degrees, and a patient companion finds there is a good deal behind the door.',
    12: 'Mars stands just behind Venus, so you give much in private and forget to mention it. Mention it sometimes; a kindness that nobody noticed turns sour in the giver.',
  },
};

/** By the sign of Mars, Aries to Pisces. */
export const marsInSign = [
  'Aries is its own field, and it needs no provoking to prove itself. Such heat flares, clears and is forgotten by supper, provided nobody keeps minutes of it.',
  'Taurus slows Mars to the pace of a bullock cart. You are hard to anger and harder to hurry, and the thing to watch is silence kept too long, not shouting.',
  'In Gemini the sword becomes a tongue, and Mars is not among friends. Wit wounds without meaning to; a joke that needs explaining had better be an apology.',
  'Cancer is the fall of Mars, where strength hides under concern for others. You fight for people sooner than with them, and do well to say “I am cross” before the saucepans say it.',
  'In Leo, a friend’s court, Mars is proud and generous. Praise disarms you in a moment; so does being asked for help, which any clever family finds out early.',
  'Virgo makes Mars a fault-finder with a good eye, in a sign that is no friend to it. Correct the recipe if you must and leave the cook alone.',
  'Libra gives Mars a pair of scales and no great liking for them. You argue both sides, tire of it and then act at once; name your wish at the start and spare everybody the trial.',
  'Scorpio is the other home of Mars, deep and quiet. You control yourself so well that people miss the warning; post a notice on the board before you close the gate.',
  'The friendly ground of Sagittarius turns temper into conviction. You quarrel over principles and seldom over plates, and laughter reaches you even in mid-sentence.',
  'Capricorn exalts Mars: force under orders, with a timetable. Anger becomes work in your hands, and a partner mostly sees it as a very tidy cupboard.',
  'Aquarius cools Mars with ideas. You withdraw instead of striking, so agree beforehand on how long a withdrawal lasts and who is to knock first.',
  'Pisces, a friend’s waters, takes the edge off every blade. You yield, then regret having yielded; asking for a night to think is not the same as saying no.',
] as const;

/**
 * `elsewhere`: only from the Moon or Venus; `south`: from the lagna only by the southern list; `softened`: lessened by other rules;
 * `alone` and `seconded`: from one origin and from several.
 */
export type ManglikVerdict =
  | 'none'
  | 'cancelled'
  | 'elsewhere'
  | 'south'
  | 'softened'
  | 'alone'
  | 'seconded'
  | 'noneWithoutTime'
  | 'cancelledWithoutTime'
  | 'mildWithoutTime';

/** The verdict after the counts and all exceptions. */
export const manglikVerdicts: Record<ManglikVerdict, string> = {
  none: 'You are not Manglik by any of the three counts. That is the rarer answer, given to about one chart in eight, and it makes nobody a better match; it only closes this particular question.',
  cancelled:
    'Manglik is present by the bare count and lifted by the exceptions that belong to the same rule. The plain verdict is: not an obstacle. If a matchmaker stops at the count, show the exceptions named below.',
  elsewhere:
    'You are Manglik only in the lesser sense: what stands is counted from the Moon or Venus and not from your lagna. Most families and most astrologers let such a Mars pass with a smile, and so do we.',
  south:
    'You are mildly Manglik, by the southern house alone. In Jaipur or Lucknow hardly anyone would count it; in Chennai it weighs half. Take from it the advice on speech, and leave the label.',
  softened:
    'You are Manglik from the lagna, and mildly: at least two softening rules speak for you. We read it as a warm temper with good brakes, a matter for two people to talk over and not for a third to charge for.',
  alone:
    'By the lagna count you are Manglik, and no exception lifts it. That describes one thing, a Mars with much to do in the house of home or partnership. Energy of this kind asks for sport, honest words and an equal who is not easily impressed.',
  seconded:
    'You are Manglik from the lagna, and a second count agrees. Read it as a strong motor under the bonnet: learnt early it carries two people uphill, and the tradition’s own advice is a partner of equal temperament.',
  noneWithoutTime:
    'Without your hour Mars can be counted from the Moon and from Venus, and neither count finds it. Whether the third count, which needs the hour, would find it stays open until somebody remembers.',
  cancelledWithoutTime:
    'Counted without an hour, from the Moon and Venus alone, Mars is found and then lifted by an exception. Those counts weigh least even when they stand, so nothing here need occupy you.',
  mildWithoutTime:
    'Counted from the Moon and Venus only, Manglik stands in its mild form. The count that families ask about begins from the sign on the horizon, and without an hour nobody can honestly make it, in either direction.',
};

/** The computed verdict that each text describes. */
export const verdictByTextKey: Record<ManglikVerdict, Manglik['verdict']> = {
  none: 'none',
  cancelled: 'cancelled',
  elsewhere: 'mild',
  south: 'mild',
  softened: 'mild',
  alone: 'present',
  seconded: 'present',
  noneWithoutTime: 'none',
  cancelledWithoutTime: 'cancelled',
  mildWithoutTime: 'mild',
};
