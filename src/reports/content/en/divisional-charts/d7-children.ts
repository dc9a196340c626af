import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D7, the saptamsha. */
export const d7Children: DivisionalText = {
  name: 'saptamsha',
  title: 'Saptamsha (D7): children and what you create',
  caption: 'Sevenths of 4°17′.',
  text: 'By tradition this chart is read for children. It also stands for students, creative work and all that you raise and later let go. It counts no children and promises none.',
  timeRange: ['The same seventh of a sign rose', 'Outside this time another saptamsha holds.'],
  lords: {
    Sun: 'You lead the young by your own example and stand behind them before others. Praise them in public and correct them alone.',
    Moon: 'You care for the young by feeding them and staying awake for them. Children and animals come to you by themselves, so rest while they sleep.',
    Mars: 'You teach by doing things together, fast and out of doors. Small injuries do not worry you. Give a timid child more time than feels right to you.',
    Mercury:
      'You are playful with the young, and honest about what you do not know. Riddles, stories and long explanations are your form of care.',
    Jupiter:
      'With younger people you become a teacher, and you answer the same question three times with patience. Put money aside early for education, your own or theirs.',
    Venus:
      'What you make or raise should be beautiful as well. You pass on songs, good manners and the pleasure of dressing for a festival.',
    Saturn:
      'You come to this part of life slowly and take it seriously. Your rules are few and are kept. Add kind words to the fees that you pay on time.',
  },
  lordByHouseClass: {
    angle: 'Children, or your own creations, stay in the middle of your daily life.',
    trine: 'The blessing of your elders passes easily through you to the young.',
    dusthana: 'The tie grows through care, distance or extra effort more than through ease.',
    other: 'Each task that you do together makes the tie stronger.',
  },
  gains: {
    Sun: 'Beside a child your doubts about yourself become small. Take charge of a class, a team or a younger relative’s studies; you gain confidence by it.',
    Moon: 'Tenderness comes to you more easily with small children than with adults. Regular time with them calms your own mind as well.',
    Mars: 'For someone in your care you are brave. You speak up at the school office, where you would stay silent for yourself.',
    Mercury:
      'You find simple words for the young, even for difficult subjects. What you have once explained to a ten-year-old, you understand for good.',
    Jupiter:
      'Passing on knowledge brings you good fortune. A student, a child of the house or a junior returns your evenings with respect, so teach regularly.',
    Venus:
      'Making things gives you more joy than owning them. A cake, a kolam, a costume for the annual day: keep a fixed afternoon for such work.',
    Saturn:
      'You are more patient with beginners than with yourself. You let them fail and are there on the next day. Offer this to somebody who learns slowly.',
  },
  losses: {
    Sun: 'Being contradicted by a child hurts your pride. Laugh first and answer later; your authority does not depend on one evening.',
    Moon: 'You worry about the young more than they need. Send the lunch box, and leave out the third phone call.',
    Mars: 'You lose patience soonest with those who learn from you. Show the step once more, slowly, before you raise your voice.',
    Mercury:
      'You explain too much and leave too little to be discovered. After a question, count silently to ten before you help.',
    Jupiter:
      'High hopes can become heavy for those who come after you. Ask what they want before you pay for a coaching class.',
    Venus: 'You spoil those you love and are upset afterwards. Decide on one treat and one rule for the week, and keep both.',
    Saturn:
      'Duty leaves little room for play in your days. Half an hour on the floor with a child’s game also counts as work well done.',
  },
  noChange:
    'Towards the young you behave as you do towards everybody, and this makes them feel safe. The fifth house of your birth chart says the rest.',
};
