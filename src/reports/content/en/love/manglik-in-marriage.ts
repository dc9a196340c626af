/** Manglik in a match; the computation is explained in the chapter on doshas. */
export const manglikInMarriage = {
  none: 'The question “Manglik?” on a matchmaking form has a short answer in your case: no. Mars stands in none of the places that are asked about, and you may leave the box without a second thought.',
  cancelled:
    'You may hear the word Manglik said of you, and it is only half of the rule. Mars does stand in a place that counts, and the same tradition lifts it in your chart; a careful astrologer notes both.',
  cancelledAside:
    'From your lagna, the count that weighs most, nobody would call you Manglik. A count from the Moon or Venus does find Mars, a rule of the same books takes that away again, and the form may be filled in with a steady hand.',
  mild: 'By count you are lightly Manglik, the sort that most almanacs pass over. Read it as a hint that you carry heat into closeness, which likes exercise, candour and a companion who does not frighten easily.',
  present:
    'By the usual count you are Manglik, as a very large share of people are. It speaks of drive and directness brought home from the battlefield; custom looks for a like temper on the other side, and good sense looks for fair rules of arguing.',
} as const;

/** For an unknown birth time, without the count from the lagna. */
export const manglikUntimed =
  'Only two of the three counts can be made without an hour of birth, those from the Moon and from Venus. If a family asks, that is the honest answer, and no ceremony or payment is owed on account of a missing clock.';
