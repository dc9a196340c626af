/**
 * Grahas that aspect the Moon, by their distance (counted from the aspecting graha), and grahas in the neighbouring signs. Grahas in
 * the Moon's sign are in grahas/conjunctions.ts.
 */
import type { Graha } from '#src/astrology/contract.ts';

type AspectingGraha = Exclude<Graha, 'Moon' | 'Rahu' | 'Ketu'>;
type NeighbourGraha = Exclude<AspectingGraha, 'Sun'>;

export const aspectsOnMoon: Record<AspectingGraha, Partial<Record<number, string>>> = {
  Sun: {
    7: 'Your wish and your need look at each other across the whole sky. You know both sides of most questions, starting with your own; a decision comes easier once you have let each of them speak for five minutes.',
  },
  Mars: {
    4: 'There is a heat directed at your peace and quiet. You react to a slammed door as to a challenge; a walk round the block converts it, and then you fix the hinge.',
    7: 'Someone opposite makes you quick. You feel most alive with people who push back a little, so look for the ones who can do it and afterwards share a plate with you.',
    8: 'A spark reaches your feelings from out of sight. Irritation turns up in you before its reason does; ask yourself what happened two hours ago, and there it generally is.',
  },
  Mercury: {
    7: 'Talk comes to your feelings from the other bank. You understand yourself by telling it to somebody clever, and the joke with which they answer is as good as an embrace.',
  },
  Jupiter: {
    5: 'A teacher’s eye rests kindly on your heart. Hope, stories and children restore you, and when you are low a page of something wise does more than an hour of sympathy.',
    7: 'Goodwill faces you. Advice reaches you at the right moment, generally from a person with a broad back and a generous table, and you have the grace to take it.',
    9: 'Somebody’s blessing stands at your shoulder. Faith of one sort or another came down to you, and in the worst of weathers a calm voice inside goes on about the harvest.',
  },
  Venus: {
    7: 'Sweetness looks in at your window. You are consoled by beauty and by being courted a little, with flowers, food or attention, and you know well how to do as much for others.',
  },
  Saturn: {
    3: 'A sober eye falls on your moods and asks what they are for. It made you reserved, and it made you reliable: when you say that you feel something, it has been checked.',
    7: 'You look at an old, quiet face whenever you feel, and at times take its calm for a refusal. Warmth comes to you late in the day and then stays the night; do not leave at six.',
    10: 'Your heart has a supervisor. You tend to work when you are sad, and the work turns out well; let it also be known to one person that you were sad.',
  },
};

/** In the sign after the Moon's. */
export const grahaAfterMoon: Record<NeighbourGraha, string> = {
  Mars: 'Your heart walks towards effort and feels its way by doing. A little money made by your own push cheers you more than a larger sum that simply came.',
  Mercury:
    'Around the next corner somebody is always talking, and you hurry to join in. You turn what you feel into words, plans and small trades, and you are quickly friends with whoever can spell.',
  Jupiter:
    'A wise relative with a full store lives one door on. You expect good of tomorrow, and the expectation has made you better provided for than you feared.',
  Venus:
    'The gate ahead of you leads into a garden. You reach for what is pretty, tasty and kind, and the knack of living well on an ordinary income is in you.',
  Saturn:
    'Ahead of every feeling waits an old storekeeper who counts twice. You grow secure by degrees, keep receipts, and are seldom caught without an umbrella.',
};

/** In the sign before the Moon's. */
export const grahaBeforeMoon: Record<NeighbourGraha, string> = {
  Mars: 'At the back of your mood an engine is idling. It gives you energy in reserve, and it also wakes you at three with an idea; keep a pencil by the lamp.',
  Mercury:
    'A clerk in the next room takes notes on what you feel. You recall the exact wording years later, which is a gift in a storyteller and calls for mercy in a relative.',
  Jupiter:
    'Long before you knew of it, somebody good was praying. You carry a trust that you never had to earn, and you spend it on strangers without going short.',
  Venus:
    'Music reaches you from the room you have just left. A taste for comfort, a certain charm in repose, and the habit of dressing nicely on a grey day come from there.',
  Saturn:
    'You come into each feeling by a long corridor, swept by somebody patient. You can do without; let your friends find out, for all that, what you would like for your birthday.',
};

/** No graha in its sign, none of the five planets in a neighbouring sign, and no aspect. */
export const moonAlone =
  'Your feelings grew up with a room of their own. You do not need to be entertained, and you judge by your own light; call people in before you need them, as one lays in wood before the frost.';

/** No graha in its sign and none of the five planets in a neighbouring sign, but an aspect. */
export const moonAloneButAspected =
  'With no planet on either flank, you stepped early into the habit of settling things with yourself. Whoever looks on from further off is your company; lean that way.';
