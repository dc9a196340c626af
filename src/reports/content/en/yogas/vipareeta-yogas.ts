/** Vipareeta yogas: lords of the dusthanas in dusthanas. */
export const vipareetaYogas = {
  harsha:
    'You get over rivals, debts and daily troubles better than most, and opponents tire before you do. Repay debts in small steady sums, and keep the same hours every day.',
  sarala:
    'Difficult times leave you clear-headed and fearless, and learning grows out of them. Repair, research or old records suit you. Look at an unpleasant fact early; it loses its power.',
  vimala:
    'You spend little on show, stay independent and keep a clean name. Give quietly, travel with little, and put what you save in this way into a long deposit.',
} as const;
