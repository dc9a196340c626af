/** Raja yogas, with those of the dusthanas. */
export const rajaYogas = {
  dharmaKarma:
    'Your beliefs and your profession support each other, and this favours a high position. People in charge notice honest purpose. Choose work that you can respect, and apply for posts with public responsibility.',
  kendraTrikona:
    'Effort and good luck meet in the houses named here. Your position rises most in the periods of their lords. Look up these dates in the table of periods, and begin important work there.',
  yogakaraka:
    'One planet brings you both position and luck, so it helps you more than any other. Choose work of its kind, keep its weekday, and place your larger plans in its periods.',
  neechaBhanga:
    'A weakness turns into a strength after effort. You may one day teach what you first did badly, because you had to learn each step. Stay with that subject for some more years.',
} as const;
