import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D12, the dvadashamsha. */
export const d12Parents: DivisionalText = {
  name: 'dvadashamsha',
  title: 'Dvadashamsha (D12): those you come from',
  caption: 'Twelfths of 2°30′.',
  text: 'Parents, grandparents and whatever came down from them: the nose, the recipe, the fear of owing money, the way of standing in a doorway. It describes an inheritance, not the people who left it.',
  timeRange: [
    'The twelfth of a sign on which it rests rose',
    'Any other minute belongs to another branch of the tree.',
  ],
  lords: {
    Sun: 'From your line you have a straight back and a name that was worth guarding. Somebody before you stood up in a meeting, and you still feel the chair move.',
    Moon: 'What reached you is mostly memory: lullabies, remedies, the smell of one particular trunk. You are the one to whom the old stories are told twice.',
    Mars: 'You come of people who defended something, a field, a shop, a principle. The readiness is yours too, along with the short fuse that delivered it.',
    Mercury:
      'Clerks, traders, letter-writers or born talkers stand behind you. The family sharpness with figures or with tongues did not skip your generation.',
    Jupiter:
      'A teacher or a believer of some kind sits at the root of your tree. You inherited a respect for learning that no bad school could take away.',
    Venus:
      'Somewhere above you someone loved music, cloth or a well-laid table. Their taste comes out in your hands when there is a wedding to prepare.',
    Saturn:
      'Your people knew work and want, and how to be silent about both. Thrift came down to you as a reflex, and endurance along with it.',
  },
  lordByHouseClass: {
    angle: 'You carry this openly, and relatives say whom you resemble before you have sat down.',
    trine: 'The legacy works in you as a blessing, above all in matters of study and belief.',
    hidden: 'Part of the inheritance came by way of a loss or a move that the family seldom mentions.',
    other:
      'Brothers, sisters and cousins hold the other halves of the story; compare notes at the next festival.',
  },
  gains: {
    Sun: 'Your elders gave you a dignity that you underrate in yourself. In their house, or at their memorial, you stand two inches taller.',
    Moon: 'Comfort comes to you through the older generation. An hour with an old aunt repairs what a month of modern advice could not.',
    Mars: 'Family history is braver than you suppose, and the courage is in you. It comes forward on the day a parent needs an advocate at a counter.',
    Mercury:
      'You are the natural keeper of the family papers. Dates, names and who married into Nagpur are safe with you, and somebody ought to ask while the old are here.',
    Jupiter:
      'Blessings from above count for much in your case. Touching the right feet before a journey is more than custom to you, and you travel the lighter for it.',
    Venus:
      'Grace is in the blood. A grandparent’s manners, embroidery or singing voice comes up again in you without lessons.',
    Saturn:
      'You received your elders’ stamina intact. When a household has to be carried for a winter, you find that you know how, though nobody taught you.',
  },
  losses: {
    Sun: 'Approval from above was rationed when you were small. You may stop applying for it; the post has been yours for years.',
    Moon: 'You absorbed a parent’s worries together with the milk. Sort them one evening into yours and theirs, and return the second heap with thanks.',
    Mars: 'An old quarrel in the family still borrows your voice. Ask how it began before you take a side that your grandfather chose.',
    Mercury:
      'Much was left unsaid in the house you come from. Put the plain question while there is tea on the table; most answers are kinder than the guess.',
    Jupiter:
      'The beliefs you were handed fit like a borrowed coat. Keep what is warm, let out the seams, and thank the tailor.',
    Venus:
      'Affection was shown in deeds, seldom in touch or compliments. You can start a new custom, and it takes only one generation.',
    Saturn:
      'Family duty found you early and has not checked your age since. Share the list out among those who are free on Sundays.',
  },
  noChange:
    'You are a fair copy of your people, with the corrections in your own handwriting and very few of them.',
};
