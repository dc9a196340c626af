/** The exceptions to Manglik: name, rule and source. */

export type ManglikRule = { name: string; text: string; source: string };

const RAMAN = 'Raman, Muhurtha, on marriage';
const MANUALS = 'The marriage manuals';

export const manglikRules: Record<string, ManglikRule> = {
  'own-or-exalted': {
    name: 'Mars at home or exalted',
    text: 'A Mars in Aries, Scorpio or Capricorn has its own house to keep and no reason to disturb another’s. The rule lifts every count at once.',
    source: MANUALS,
  },
  'leo-or-aquarius': {
    name: 'Mars in Leo or Aquarius',
    text: 'For these two signs the southern teachers drop the matter altogether: in the one Mars is too proud to bicker, in the other too detached.',
    source: RAMAN,
  },
  'second-of-mercury': {
    name: 'Second place in a sign of Mercury',
    text: 'Mars in the second is excused where Mercury owns the sign, since a quick tongue in good humour is a gift at table.',
    source: RAMAN,
  },
  'fourth-of-mars': {
    name: 'Fourth place in a sign of Mars',
    text: 'Nobody is scolded for warming a room they own: in Aries or Scorpio, Mars in the fourth is at its own hearth and the count falls away.',
    source: RAMAN,
  },
  'seventh-cancer-capricorn': {
    name: 'Seventh place in Cancer or Capricorn',
    text: 'In the seventh the exception names Mars’s sign of fall and its sign of honour, the weakest and the best behaved; neither is thought to press on a partner.',
    source: RAMAN,
  },
  'eighth-of-jupiter': {
    name: 'Eighth place in a sign of Jupiter',
    text: 'Where the eighth place is Sagittarius or Pisces, Jupiter is the landlord, and a tenant under so mild a landlord is left alone.',
    source: RAMAN,
  },
  'twelfth-of-venus': {
    name: 'Twelfth place in a sign of Venus',
    text: 'Taurus and Libra belong to Venus, so a Mars that falls there in the twelfth spends its heat on comfort and affection, and is let off.',
    source: RAMAN,
  },
  'friendly-sign': {
    name: 'Mars in the sign of a friend',
    text: 'Among the Sun’s and Jupiter’s people Mars minds its manners. This makes the count lighter without taking it away.',
    source: MANUALS,
  },
  'movable-sign': {
    name: 'Mars in a movable sign',
    text: 'In Aries, Cancer, Libra or Capricorn heat comes and goes like a shower in April. The manuals call that a softening and no more.',
    source: MANUALS,
  },
  'weak-mars': {
    name: 'Mars retrograde, combust or out of favour',
    text: 'A Mars short of strength can hardly be accused of using too much. Some teachers excuse it, Raman does the reverse, and so we let it soften only.',
    source: MANUALS,
  },
  'with-jupiter': {
    name: 'Mars together with Jupiter',
    text: 'Jupiter in the same sign is the elder in the room: voices drop by themselves. This one is accepted nearly everywhere.',
    source: RAMAN,
  },
  'with-moon': {
    name: 'Mars together with the Moon',
    text: 'The Moon beside Mars makes Chandra Mangala, a pair known for enterprise; two names for one meeting would be one too many, and the dosha yields.',
    source: RAMAN,
  },
  'aspected-by-jupiter': {
    name: 'Mars under Jupiter’s eye',
    text: 'Jupiter looks at Mars from five, seven or nine signs away, and Parashara’s verse speaks only of a Mars that no gentle graha looks upon.',
    source: 'Parashara, on Mars',
  },
  yogakaraka: {
    name: 'Cancer or Leo rising',
    text: 'For these two lagnas Mars owns an angle and a trine together, which makes it the best worker in the chart. A helper is not listed among the obstacles.',
    source: MANUALS,
  },
  'benefic-in-lagna': {
    name: 'Jupiter or Venus in the lagna',
    text: 'A gentle graha at the front door greets visitors before Mars can. Raman counts it as a full release.',
    source: RAMAN,
  },
  'strong-benefic-in-seventh': {
    name: 'Jupiter or Venus strong in the seventh',
    text: 'When the house of partnership already has an excellent keeper, in a sign of its own and clear of the Sun, Mars is not consulted about it.',
    source: MANUALS,
  },
  'saturn-in-protecting-house': {
    name: 'Saturn in the first, fourth, seventh, ninth or twelfth',
    text: 'Saturn in one of five houses sets a cool hand against the hot one. Properly it is asked of the partner’s chart, so in yours it counts as a softener.',
    source: 'Muhurta Samgraha Darpana',
  },
  'moon-in-angle': {
    name: 'The Moon in an angle',
    text: 'With the Moon in a corner house, feeling is out in the open where Mars can hear it. The verse takes half the sting away.',
    source: MANUALS,
  },
  'dispositor-in-angle-or-trine': {
    name: 'The host of Mars well placed',
    text: 'The lord of the sign that Mars stays in is in an angle or a trine: a guest behaves as well as the host can afford.',
    source: MANUALS,
  },
  'seventh-lord-in-seventh': {
    name: 'The seventh lord at home',
    text: 'Partnership has its own lord on the premises, awake and in charge. Whatever Mars proposes has to be discussed there first.',
    source: MANUALS,
  },
};
