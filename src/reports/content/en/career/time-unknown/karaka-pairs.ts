/** Three pairs of karakas of work, by the count of signs from one to the other. */
export type PairRelation = 'together' | 'helping' | 'strained' | 'neighbourly';

export const karakaPairTexts = {
  standing: {
    together:
      'Rank and hard work are one thing for you. You take orders and give them with the same care, and you forget to rest. Ask somebody at home to fix one free day a week for you.',
    helping:
      'Ambition and endurance support each other. You are willing to carry the duties of the rank that you seek. Tell your seniors both: the title you want and the task you accept.',
    strained:
      'Your wish to lead and your sense of duty disturb each other. One day you want more power, and the next day less work. Agree with your senior on a plan with dates, and follow it.',
    neighbourly:
      'Rank and routine are both natural for you. You can lead on Monday and do simple work on Tuesday without feeling smaller. Mention this when a team needs somebody for every kind of task.',
  },
  mind: {
    together:
      'You write and speak as you feel, and this makes you convincing. Keep an important letter for one hour before you send it; it loses nothing.',
    helping:
      'Feeling and thought help each other. Explaining, teaching and honest selling suit you, because people notice that you mean what you say. Choose products that you use yourself.',
    strained:
      'Your mood decides first, and reasons come later. Settle figures in the morning and matters of people in the evening, and do not mix the two.',
    neighbourly:
      'You can stay calm outside while you feel much inside. Colleagues may not notice that a day was hard for you, so tell one of them.',
  },
  push: {
    together:
      'Force and control work at the same time in you. You are exact with machines, heavy things and deadlines, and strict with yourself. Plan a pause in every long task.',
    helping:
      'Push and patience work well together. You can begin hard and still be there at the end. Say this in an interview with one example from your work.',
    strained:
      'Hurry and caution disturb each other, so work stops and starts. Divide each task into parts of one hour, and finish one part before you look at the next.',
    neighbourly:
      'You work fast in some weeks and slowly in others, and the year is even. Tell those who depend on you which kind of week it is.',
  },
} as const satisfies Record<string, Record<PairRelation, string>>;
