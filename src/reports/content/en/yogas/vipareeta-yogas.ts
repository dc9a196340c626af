/** Vipareeta yogas: lords of the dusthanas in dusthanas. */
export const vipareetaYogas = {
  harsha:
    'You are good company for your own difficulties. Rivals tire before you do, debts get paid down in small steady sums, and the daily round, well kept, is where your cheerfulness comes from.',
  sarala:
    'You stay clear-headed in weather that makes others hide. Research, repair, old papers and plain truths suit you. What you have once looked at squarely no longer has power over you.',
  vimala:
    'You spend little on show and keep your independence for it. Giving in secret, travelling light and leaving on time are arts that you understand, and they keep your name clear.',
} as const;
