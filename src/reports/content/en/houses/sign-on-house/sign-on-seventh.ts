/** The sign of the seventh house: the kind of partner. */
export const signOnSeventh = [
  'You are attracted to spirit. Someone frank, quick and a little competitive suits you, as long as each of you has something to win at separately.',
  'You warm to steadiness: a calm voice, a good appetite, a person who keeps the same friends. What you ask for is loyalty, and what you offer in return is depth.',
  'You want to be talked to. A bright, youthful, curious companion holds you, and a love that has run out of questions worries you more than one that quarrels.',
  'You look for tenderness under the competence. A caring, family-minded person reaches you where impressive ones do not, and moods shared are moods halved.',
  'You are drawn to warmth with bearing. A generous, proud companion brings colour to your more reserved life, and admiration given freely keeps the peace.',
  'You notice who washes the cups. A modest, capable, attentive companion wins you slowly, and small daily services say more between you than declarations.',
  'Fairness is the whole romance, or nearly. You look for a gracious equal who can discuss a thing without winning it, and you grow more decisive in such company.',
  'You want depth and get bored in the shallows. An intense, private, loyal companion suits you, and trust, once placed, has to be treated by both as something that was earned.',
  'A sense of adventure catches your eye. Candour, humour and a faith of some kind keep you interested, and you are happiest with someone who also has a road of their own.',
  'You value the grown-up in the other. Reliability, patience and a certain age of soul attract you, and affection shows itself in kept appointments.',
  'You fall for a mind that is not like the others. Friendship, room and a shared cause hold the two of you together better than closeness on demand would.',
  'You are moved by gentleness. A dreamy, kind, musical or devout companion softens your sharp edges, and the practical side of life is best divided in writing.',
] as const;
