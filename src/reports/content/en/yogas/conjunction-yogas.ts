/** Yogas of two grahas in one sign. */
export const conjunctionYogas = {
  chandraMangala:
    'Enterprise runs in your feelings. You have a nose for what people need, and enough drive to supply it before the week is over.',
  guruMangala:
    'Principle and energy pull the same cart. You can be moved to great effort by a cause, and hardly at all by a command. Choose the cause with care, because you do not do things by half.',
  guruRahu:
    'You ask the questions that a class is too polite to ask. Faith has to pass through your own hands before you can keep it, and teachers from outside your circle may open more than the ones appointed. Doubt of this honest kind is a form of respect.',
  parivartana:
    'Two departments of your life have exchanged keys. When one of them is in order the other starts to work, so begin with whichever is easier.',
} as const;
