/** Manglik in a match; the computation is explained in the chapter on doshas. */
export const manglikInMarriage = {
  none: 'You are not Manglik. Mars is in none of the places that families ask about. On a matrimonial form you can answer “no” without further explanation.',
  cancelled:
    'By its position Mars makes you Manglik, but a rule of the same tradition cancels this in your chart. If a family asks, mention both facts: the position and the exception.',
  cancelledAside:
    'From your lagna, the most important count, you are not Manglik. A count from the Moon or Venus includes Mars, and a rule of the same books cancels it. You can answer “no” on a form.',
  mild: 'You are lightly Manglik, a degree that most almanacs do not treat as an obstacle. It means some heat in close relationships. Regular exercise helps, and so does a partner who stays calm when you are angry.',
  present:
    'By the usual count you are Manglik, as a very large share of people are. It shows energy and directness in close ties. Custom looks for another Manglik; in any case, agree on two or three fair rules for quarrels.',
} as const;

/** For an unknown birth time: what the counts from the Moon and Venus give. */
export const manglikInMarriageWithoutTime = {
  none: 'From the Moon and from Venus you are not Manglik. From the lagna, the most important count, it is open. On a matrimonial form, write that the hour of birth is not known.',
  cancelled:
    'The Moon or Venus gives a Manglik count, and a rule of the same books cancels it. From the lagna, the most important count, it is open until the hour is known.',
  mild: 'The Moon or Venus gives a Manglik count, which most families accept. From the lagna, the most important count, it is open until the hour is known.',
} as const;

/** For an unknown birth time, without the count from the lagna. */
export const manglikUntimed =
  'Without a birth time only two of the three counts are possible, from the Moon and from Venus. Give this answer honestly if a family asks. An unknown birth time obliges you to no ceremony and no payment.';
