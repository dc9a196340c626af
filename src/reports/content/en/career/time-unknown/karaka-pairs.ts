/** Three pairs of karakas of work, by the count of signs from one to the other. */
export type PairRelation = 'together' | 'helping' | 'strained' | 'neighbourly';

export const karakaPairTexts = {
  standing: {
    together:
      'The chief and the labourer share one small room in you. You take orders and give them with the same care, and rest is the thing that neither of them schedules; somebody else has to put it in the diary.',
    helping:
      'Ambition and endurance stand where they can see one another. What you aim at you are willing to carry, and superiors learn that a title given to you is also a task done.',
    strained:
      'Your wish to stand in front and your sense of duty work in different shifts. A plan with dates, agreed with whoever is above you, spares you the argument that each would otherwise have in private.',
    neighbourly:
      'Rank and routine live on adjoining floors. You can be in charge on Monday and in the store on Tuesday without feeling that either is beneath you.',
  },
  mind: {
    together:
      'Head and heart speak at once, and in one voice. You write as you feel and feel as you write; let letters of consequence lie for an hour, and they lose nothing by it.',
    helping:
      'Feeling gives your thought its subject, and thought gives the feeling a sentence. Explaining, teaching, selling with good conscience: whatever asks for both pays you for being one person.',
    strained:
      'The mood decides and the mind writes the minutes afterwards. Settle figures in the morning and people in the evening, or the other way about, but keep the two meetings apart.',
    neighbourly:
      'A door stands ajar between what you feel and what you say. You can be quite composed on a hard day, and a colleague may need to be told that it was hard.',
  },
  push: {
    together:
      'Accelerator and brake are under one foot. It makes you precise with heavy things, machines and deadlines among them, and impatient with yourself; long pushes want a planned halt.',
    helping:
      'Push and patience have come to terms. You can start hard and still be there at the end, which is rarer than talent, and worth saying in an interview.',
    strained:
      'Hurry and caution take turns in spoiling each other’s work. Cut the task into pieces of an hour: one hour is short enough for the one and orderly enough for the other.',
    neighbourly:
      'You hurry in some weeks and plod in others, and the year comes out even. Let those who depend on you know which week it is.',
  },
} as const satisfies Record<string, Record<PairRelation, string>>;
