/** Pairs: lords of the fifth and seventh, Moon and Venus, Mars and Venus. */

/** Lords of the fifth (love) and the seventh (partnership). */
export const fifthToSeventh = {
  exchange:
    'Love and marriage are joined as closely as possible in your chart, and one leads to the other. When you like someone seriously, tell the family early. In an arranged match, take some months for courtship.',
  together:
    'Liking someone soon becomes a serious question for you. An arranged match can also turn into love after the engagement. Keep the first months relaxed, with small outings and no large decisions.',
  fifthInSeventh:
    'Romance moves towards marriage in your chart. You want to share your life with someone who makes you happy, so a proposal from the family needs several easy meetings before you can answer.',
  seventhInFifth:
    'You want romance to stay alive inside marriage. Even a partner found by the family has to win your heart. Keep one outing a month for the two of you, without relatives.',
  facing:
    'Love and the family both have a say in your marriage, and at first they may want different things. Decisions need long talks, sometimes loud ones. Hear both sides, and fix no date under pressure.',
  byVenus:
    'Love and marriage have no direct link in your chart, but Venus connects them. Tenderness, more than planning, turns a liking into a lasting tie for you. Give it a free evening every week.',
  apart:
    'The houses of romance and of marriage have no direct link in your chart, which is common and no defect. A liking does not lead to marriage by itself, whoever makes the choice. Tell the other person plainly what you want.',
} as const;

export type SignDistance = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** From the Moon to Venus in signs, by the shorter way. */
export const moonToVenus: Record<SignDistance, string> = {
  1: 'The same person comforts you and attracts you. You fall in love with people who make you feel calm. Check also whether your goals agree, because comfort alone should not decide.',
  2: 'What you need and whom you like agree only after some time. A first meeting tells you little, so do not judge a person before the third one.',
  3: 'Your feelings and your taste support each other. You tend to like people who are also good for your peace of mind. Tell them so; it costs you little.',
  4: 'Attraction and comfort pull you in different directions. The exciting person disturbs your sleep, and the restful one may seem plain. Before a decision, write down which of the two you need more this year.',
  5: 'Affection gives you strength and costs you little. The home you share is usually warm and cheerful. Keep this up in hard weeks too, with one small pleasant thing every day.',
  6: 'You often need quiet when affection is offered, and affection when the other needs quiet. On coming home, say in one sentence what you need that evening.',
  7: 'You want two different things in love: peace at home and excitement. One person can give you both at different times. Say in the morning which of them you wish for that day.',
};

/** From Mars to Venus in signs, by the shorter way. */
export const marsToVenus: Record<SignDistance, string> = {
  1: 'Desire and affection start together in you, and quickly. Attraction is strong, and you hurry. Let some weeks pass before a large promise, so that affection can grow too.',
  2: 'Desire and affection do not begin on the same day for you. One follows the other after some weeks. If one is missing at first, wait before you call it a mistake.',
  3: 'You show interest without putting pressure on anyone. People find you easy to approach, and a refusal does not spoil the friendship. Take the first step more often.',
  4: 'The person who excites you is often not the one you value. Sometimes you quarrel only to feel something strong. Try a walk, a dance or a film together in place of a quarrel.',
  5: 'You tend to desire the same person whom you love. Disappointment does not make you bitter. You can trust your choice, so say openly what you like.',
  6: 'You may desire a person whom you do not respect, or respect one who does not attract you. Give a liking three months of ordinary days before you decide what it is.',
  7: 'People very different from you attract you. This lasts when each respects the other’s way of living. Name two habits of theirs that you accept as they are.',
};
