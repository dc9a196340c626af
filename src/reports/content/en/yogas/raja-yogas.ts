/** Raja yogas, with those of the dusthanas. */
export const rajaYogas = {
  dharmaKarma:
    'What you believe and what you do for a living lean towards each other. Work done from conviction carries you unusually far, and people in charge feel that it is meant.',
  kendraTrikona:
    'Effort and blessing have been introduced to each other. In the matters of the two houses named here, what you work for and what you are given meet half way, most of all in the periods of their lords. Do your half early.',
  yogakaraka:
    'One graha in your chart carries two good offices at once, as a trusted minister might. Honour what it stands for: its day, its virtues, its kind of work. Much that looks like luck to others is this one servant doing two rounds.',
  neechaBhanga:
    'One of your weak suits becomes a strength by use. What you were worst at, early on, is something you may yet teach, precisely because you had to learn it step by step.',
} as const;
