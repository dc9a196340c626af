import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D12, the dvadashamsha. */
export const d12Parents: DivisionalText = {
  name: 'dvadashamsha',
  title: 'Dvadashamsha (D12): parents and family line',
  caption: 'Twelfths of 2°30′.',
  text: 'This chart is read for parents, grandparents and what came from them: talents, habits, fears, possessions. It describes what you received and does not judge the people.',
  timeRange: ['The same twelfth of a sign rose', 'At any other minute the dvadashamsha changes.'],
  lords: {
    Sun: 'From your family you have self-respect and a name worth protecting. Somebody before you held a public position or stood up for others.',
    Moon: 'You received songs, home remedies and stories from your family. Elders share them with you, so record some of them this year.',
    Mars: 'Your people defended something: a field, a shop, a principle. You have the same readiness, and the same quick temper with it.',
    Mercury:
      'Your family had traders, clerks, letter-writers or good talkers. Their skill with figures or words is yours; use it for the accounts of the house.',
    Jupiter:
      'There was a teacher or a person of strong faith among your ancestors. Your respect for learning comes from there.',
    Venus:
      'Somebody before you loved music, cloth or a good table. The same taste appears in you when there is a wedding to prepare.',
    Saturn:
      'Your people knew hard work and want, and spoke little about them. You have their thrift and their endurance. Allow yourself one thing that they could not afford.',
  },
  lordByHouseClass: {
    angle: 'The inheritance is visible in you, and relatives say at once whom you resemble.',
    trine: 'What you received works as a blessing, above all in study and faith.',
    dusthana: 'Part of the inheritance came through a loss or a move that the family seldom mentions.',
    other: 'Brothers, sisters and cousins carry the rest of this inheritance; compare memories at the next festival.',
  },
  gains: {
    Sun: 'Your elders gave you a dignity that you do not see in yourself. Accept the place of honour when the family offers it to you.',
    Moon: 'Comfort comes to you through the older generation. An hour with an old aunt or uncle does more for you than much modern advice.',
    Mars: 'There is more courage in your family history than you think, and it is in you. It appears when a relative needs somebody to speak for them.',
    Mercury:
      'You are the right person to keep the family papers. Ask the old people now who married whom, and write down names and dates.',
    Jupiter:
      'The blessing of elders counts for much in your case. Take it before a large step or a long trip.',
    Venus:
      'Grace runs in your family. A grandparent’s manners, craft or singing voice appears in you without lessons; a few lessons would make it a skill.',
    Saturn:
      'You have the endurance of your elders. When a household has to be supported through a hard time, you know how, although nobody taught you.',
  },
  losses: {
    Sun: 'Approval is seldom spoken aloud in your family. Decide one thing each month by your own judgement, and notice what you did well.',
    Moon: 'You took over a parent’s worries together with their care. One evening, write down which are yours and which are theirs, and keep only the first list.',
    Mars: 'An old quarrel of the family still influences you. Find out how it began before you take a side.',
    Mercury:
      'Much is left unsaid in your family. Ask your plain question over a cup of tea; most answers are kinder than the guess.',
    Jupiter:
      'The beliefs that you received do not fit you in every point. Keep what helps you, change the rest politely, and thank those who gave them.',
    Venus:
      'Affection is shown in deeds in your family, seldom in touch or praise. You can begin a new custom, so say one kind sentence to a parent or child today.',
    Saturn:
      'Family duty comes to you early and stays. Write a list of these duties, and share it among those who are free on Sundays.',
  },
  noChange:
    'You resemble your family closely, in strengths and in habits. Look at how they used money and time; it explains much of your own way.',
};
