/** The Sun in each sign, Aries to Pisces: what gives you pride, and how you show it. */
export const sun = [
  'Your pride is simple and warm, like a drum at the head of a procession. You would rather lead badly for a day than follow well for a year, and most people forgive you because you never pretend.',
  'Your confidence is built of things that last: a skill, a plot, a good voice, a recipe that works. You hold your ground by staying where you are, and flattery slides off unless it is practical.',
  'You are proud of what you know and quicker still to be proud of having just learnt it. A day without a new fact feels wasted, and your authority is the kind that explains itself.',
  'You lead as a host does, by noticing who has not eaten. Your dignity depends on the mood of the house, so a slight to your family stings longer than one to yourself.',
  'You carry yourself as though somebody kind were watching. Generosity, loyalty and a certain sense of theatre come with the place, and you give your best to those who are not afraid to ask for it.',
  'You are proud of being useful and embarrassed at being praised for it. Competence is your crown; you polish a task until it could be inspected, and wish others would return the favour.',
  'Standing alone is a subject you study late. You weigh, you consult, you see the other side so well that your own waits for its turn, yet fair judgement from you is worth the wait.',
  'You show a tenth of your will and keep the rest in reserve. Respect means more to you than affection from strangers, and what you have decided privately is close to done.',
  'You need a cause with a horizon. Honesty is your form of courtesy, sermons tempt you, and you walk taller whenever work and conviction happen to point the same way.',
  'Your sense of worth was earned in instalments. You respect rank because you know how it is made, you plan in years, and you relax your shoulders only after the work is signed.',
  'You are uneasy on pedestals, other people’s and your own. What you want honoured is the idea, or the group, and you can be stubborn about remaining an exception.',
  'Your light is a lamp behind a screen: soft, and visible from odd angles. You shine in service, in art or in prayer, and it takes a friend to tell you how much you were seen.',
] as const;
