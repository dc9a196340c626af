/** Yogas of two grahas in one sign. */
export const conjunctionYogas = {
  chandraMangala:
    'Enterprise runs in your feelings. You have a nose for what people need, and enough drive to supply it before the week is over.',
  guruMangala:
    'Principle and energy pull the same cart. You can be moved to great effort by a cause, and hardly at all by a command. Choose the cause with care, because you do not do things by half.',
  guruRahu:
    'You ask the questions that a class is too polite to ask. Faith has to pass through your own hands before you can keep it, and teachers from outside your circle may open more than the ones appointed. Doubt of this honest kind is a form of respect.',
  mahaParivartana:
    'Two good houses of your chart exchange their lords, so each supports the other. Progress in one of these matters soon helps the second. Begin with the easier one, and expect most from the periods of the two planets.',
  khalaParivartana:
    'The third house, of effort and courage, exchanges its lord with a good house. Results in that matter come and go at first. They settle through regular practice, so try again after a refusal and do not judge by one attempt.',
  dainyaParivartana:
    'A difficult house exchanges its lord with another house, so that other matter needs more care than usual. Keep a reserve for it, read papers before you sign, and ask for help early. What you learn to manage here stays with you.',
} as const;
