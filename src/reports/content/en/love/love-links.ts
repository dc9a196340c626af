/** Pairs: lords of the fifth and seventh, Moon and Venus, Mars and Venus. */

/** Lords of the fifth (love) and the seventh (partnership). */
export const fifthToSeventh = {
  exchange:
    'The lords of love and of partnership have traded houses, the closest tie the old rules know. Romance and commitment lead into one another for you, in either order, and neither thrives long when the other is locked out.',
  together:
    'Love and partnership travel in one compartment here. A liking of yours tends to ask soon where it is going, and an arranged beginning can turn into courtship after the papers are signed.',
  fifthInSeventh:
    'What starts as delight heads for the registry, at least in your thoughts. You would rather build with the person who makes you laugh, and a match proposed by others needs a season of play before you can tell.',
  seventhInFifth:
    'Partnership comes to you in the costume of romance. You ask a companion to stay a sweetheart, and even a well-arranged tie has to win you over with flowers, films and foolishness.',
  facing:
    'The two lords look at each other straight across the sky. Heart and household discuss every step, sometimes loudly, and the outcome is good when both have been heard and neither was hurried.',
  byVenus:
    'The two lords take no notice of each other, yet Venus stands in one of their houses and carries messages. Tenderness, more than plan, turns a liking into a bond; give it the evenings it asks for.',
  apart:
    'Romance and partnership are separate departments for you, neither better nor worse for it. You can love without drawing up plans and commit without fireworks, so ask yourself which of the two a given person is for.',
} as const;

export type SignDistance = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** From the Moon to Venus in signs, by the shorter way. */
export const moonToVenus: Record<SignDistance, string> = {
  1: 'What comforts you and what delights you live at the same address. You fall for people who soothe you, and need only take care that calm does not do all the choosing.',
  2: 'Need and affection sit in neighbouring rooms in your chart. They hear each other through the wall, so what you long for and whom you like agree after a short, slightly awkward conversation.',
  3: 'Your feelings and your tastes are good friends. It is easy for you to be fond of someone who is also good for your nerves, and easy to tell them so.',
  4: 'Attraction pulls one way in you and comfort another. The person who dazzles may keep you awake and the restful one may seem plain; say to yourself which hunger is speaking, and serve both in turn.',
  5: 'A kindly stream runs between what you need and how you love. Affection refreshes you instead of costing you, and a home of yours usually has music in it.',
  6: 'Your heart and your nerves keep different hours. You may give sweetness when you require quiet, or ask for quiet when sweetness is on offer; a plain sentence about today’s need bridges it.',
  7: 'What calms you and what charms you lie at opposite ends, and both are truly yours. One companion can give you the two by turns; say in the morning which of them the day is for.',
};

/** From Mars to Venus in signs, by the shorter way. */
export const marsToVenus: Record<SignDistance, string> = {
  1: 'Desire and tenderness rose together for you. There is magnetism in it and a certain hurry; slowness, practised on purpose, lets the second half of the feeling catch up with the first.',
  2: 'Desire and tenderness are near neighbours in you, and seldom arrive on the same day. One follows the other after a little while, so a bond of yours warms by stages rather than in one blaze.',
  3: 'Your ardour and your manners work well as a pair. You can pursue without pressing, and be pursued without alarm, which makes you easy to approach and pleasant to refuse.',
  4: 'What you chase and what you treasure rub against each other, and sparks come of it. Notice when you quarrel only to feel something; a run, a dance or an honest invitation does it better.',
  5: 'Passion is kind in you. What you want and what you would protect turn out to be the same person more often than for most, and you recover from disappointment with your warmth intact.',
  6: 'You sometimes desire where you do not admire, and admire where nothing stirs. Time is the mediator; let a liking prove itself in an everyday week before you decide which it is.',
  7: 'Desire and tenderness face each other across your chart. You are drawn to people unlike yourself, and the attraction becomes closeness once each of you respects what the other does differently.',
};
