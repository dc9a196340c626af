/** The karakas of wealth by their condition, and the sources of income. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

type TextsByCondition = { strong: string; fair: string; weak: string };

export const moneyKarakaTexts: Record<'Jupiter' | 'Venus' | 'Mercury', TextsByCondition> = {
  Jupiter: {
    strong:
      'The treasurer of the sky is in good form with you. Trust, teaching and fair advice turn into means over the years, and a part given away seems to come home by another road.',
    fair: 'Jupiter minds the treasury without fuss. Means grow about as fast as knowledge does, so a course paid for in a quiet year is seldom money lost.',
    weak: 'Generosity outruns the ledger now and then. Before you lend, invest in somebody’s dream or sponsor a feast, let one night and one sober friend pass over the sum.',
  },
  Venus: {
    strong:
      'Comfort comes to you with some ease, and you know quality by touch. Buy few things and good ones; what you choose keeps its worth, and so do the people with whom you share it.',
    fair: 'You like pleasant things and can also walk past the window. A fixed allowance for beauty, spent without guilt, keeps both of these habits honest.',
    weak: 'A hard week likes to be repaid in parcels. Keep a list of what you truly wanted, look at it on the last Sunday of the month, and let the rest of the window stay a window.',
  },
  Mercury: {
    strong:
      'Figures speak to you. You remember prices, spot the clause, and earn by what you can explain; a small ledger kept by your own hand would tell you more than most advisers do.',
    fair: 'You count well when you sit down to it. Half an hour with the month’s papers, always on the same evening, is enough to keep surprises small.',
    weak: 'Small print and you are not on first-name terms. Read aloud whatever you are to sign, or have somebody patient read it with you, and prefer the plain offer to the clever one.',
  },
};

/** Brihat Jataka 10: a graha in the tenth from the Moon shows the source of income. */
export const livelihoodByGraha: Record<Exclude<ClassicalGraha, 'Moon'>, string> = {
  Sun: 'The old verse has means arrive through a father or whoever stood in that place: a name, a recommendation, a trade watched from the stairs. Honour it in the open, also where you do things differently.',
  Mars: 'A rival is named by the verse as the source. It means that contest feeds you: the tender won, the examination passed, the customer who came over from across the road.',
  Mercury:
    'Through a friend, says the verse. A classmate, a former colleague, somebody met on a train knows of the thing first, so answer messages and keep old numbers.',
  Jupiter:
    'The verse speaks of brothers, and practice hears equals in learning: those who sat the same paper, or serve the same cause, pass the work along to you.',
  Venus:
    'Means come, in the words of the verse, from mothers, aunts and sisters, and practice adds all that is made lovely: an aunt with a shop, a teacher with taste, a clientele that chooses with care.',
  Saturn:
    'Those who serve are the channel named by the verse. Treat helpers, drivers and junior staff as the partners they are: your living leans upon their hands.',
};
