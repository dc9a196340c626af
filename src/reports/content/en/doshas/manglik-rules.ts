/** The exceptions to Manglik: name, rule and source. */

export type ManglikRule = { name: string; text: string; source: string };

const RAMAN = 'Raman, Muhurtha, on marriage';
const MANUALS = 'The marriage manuals';

export const manglikRules: Record<string, ManglikRule> = {
  'own-or-exalted': {
    name: 'Mars in its own sign or exalted',
    text: 'Mars is in Aries, Scorpio or Capricorn, where it is strong and well behaved. This cancels Manglik in every count at once.',
    source: MANUALS,
  },
  'leo-or-aquarius': {
    name: 'Mars in Leo or Aquarius',
    text: 'Southern teachers do not count Mars at all in these two signs. The dosha is cancelled from every side.',
    source: RAMAN,
  },
  'second-of-mercury': {
    name: 'Second place in a sign of Mercury',
    text: 'Mars is in the second place, in Gemini or Virgo, the signs of Mercury. Good-humoured speech replaces sharp speech, so this count is cancelled.',
    source: RAMAN,
  },
  'fourth-of-mars': {
    name: 'Fourth place in a sign of Mars',
    text: 'Mars is in the fourth place, in Aries or Scorpio, so it is in its own home. The count from there is cancelled.',
    source: RAMAN,
  },
  'seventh-cancer-capricorn': {
    name: 'Seventh place in Cancer or Capricorn',
    text: 'Mars is in the seventh place, in Cancer, where it is weak, or in Capricorn, where it is best. In both it leaves the partner in peace, so this count is cancelled.',
    source: RAMAN,
  },
  'eighth-of-jupiter': {
    name: 'Eighth place in a sign of Jupiter',
    text: 'Mars is in the eighth place, in Sagittarius or Pisces. Jupiter rules these signs and keeps Mars mild, so this count is cancelled.',
    source: RAMAN,
  },
  'twelfth-of-venus': {
    name: 'Twelfth place in a sign of Venus',
    text: 'Mars is in the twelfth place, in Taurus or Libra, the signs of Venus. Its energy goes into comfort and affection, so this count is cancelled.',
    source: RAMAN,
  },
  'friendly-sign': {
    name: 'Mars in the sign of a friend',
    text: 'Mars is in a sign of the Sun or of Jupiter, who are its friends. This makes Manglik lighter but does not cancel it.',
    source: MANUALS,
  },
  'movable-sign': {
    name: 'Mars in a movable sign',
    text: 'In Aries, Cancer, Libra or Capricorn anger comes and goes quickly. The manuals take this as a reduction only.',
    source: MANUALS,
  },
  'weak-mars': {
    name: 'Mars retrograde, combust or weak by sign',
    text: 'Such a Mars is said to press less on a marriage, even in a good sign. Some teachers cancel Manglik for it and Raman does not, so we count it as a partial relief.',
    source: MANUALS,
  },
  'with-jupiter': {
    name: 'Mars together with Jupiter',
    text: 'Jupiter is in the same sign and calms Mars, as an elder calms a room. Nearly all astrologers accept this cancellation.',
    source: RAMAN,
  },
  'with-moon': {
    name: 'Mars together with the Moon',
    text: 'The Moon is with Mars and makes Chandra Mangala yoga, which favours enterprise. The dosha is cancelled by this yoga.',
    source: RAMAN,
  },
  'aspected-by-jupiter': {
    name: 'Mars aspected by Jupiter',
    text: 'Jupiter aspects Mars from the fifth, seventh or ninth sign. Parashara’s verse means only a Mars without such an aspect, so Manglik is cancelled.',
    source: 'Parashara, on Mars',
  },
  yogakaraka: {
    name: 'Lagna in Cancer or Leo',
    text: 'For these two lagnas Mars is the yogakaraka, the most helpful graha of all. A helper is not counted as a dosha.',
    source: MANUALS,
  },
  'benefic-in-lagna': {
    name: 'Jupiter or Venus in the lagna',
    text: 'Jupiter or Venus in the first house softens your whole manner. Raman counts this as a full cancellation.',
    source: RAMAN,
  },
  'strong-benefic-in-seventh': {
    name: 'Jupiter or Venus strong in the seventh',
    text: 'Jupiter or Venus is in the house of marriage, in its own sign or exalted, and not combust. It protects the marriage, so Mars is not counted.',
    source: MANUALS,
  },
  'saturn-in-protecting-house': {
    name: 'Saturn in the first, fourth, seventh, ninth or twelfth',
    text: 'Saturn in one of these five houses cools the heat of Mars. The rule is meant for the partner’s chart, so in your own it only reduces Manglik.',
    source: 'Muhurta Samgraha Darpana',
  },
  'moon-in-angle': {
    name: 'The Moon in a kendra',
    text: 'The Moon is in the first, fourth, seventh or tenth house, so feelings are spoken early. The verse reduces Manglik for this.',
    source: MANUALS,
  },
  'dispositor-in-angle-or-trine': {
    name: 'The lord of Mars’s sign well placed',
    text: 'The lord of the sign of Mars is in a kendra or a trikona. A well-placed lord keeps Mars in order, so Manglik becomes lighter.',
    source: MANUALS,
  },
  'seventh-lord-in-seventh': {
    name: 'The seventh lord in the seventh',
    text: 'The lord of the house of marriage is in its own house and protects it. This weakens the effect of Mars.',
    source: MANUALS,
  },
};
