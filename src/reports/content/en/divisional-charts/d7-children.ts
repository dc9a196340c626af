import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D7, the saptamsha. */
export const d7Children: DivisionalText = {
  name: 'saptamsha',
  title: 'Saptamsha (D7): children and other beginnings',
  caption: 'Sevenths of 4°17′.',
  text: 'Old families looked here for children. Read it more widely: for whatever you bring into the world and then have to let go, be it a child, a pupil, a garden or a shop. It counts nobody and promises nobody.',
  timeRange: ['The seventh part that heads this chart came up', 'Outside that stretch its neighbour speaks.'],
  lords: {
    Sun: 'You bring things up by example and stand visibly behind them. Praise in public, correction in private is your instinct, and a good one.',
    Moon: 'You raise whatever is small by feeding it and keeping awake. Children, kittens and apprentices find the softest place near you without being told.',
    Mars: 'You teach by doing it together, fast and out of doors. Scraped knees do not alarm you; timidity does.',
    Mercury:
      'You are playful with the young and honest about what you do not know. Riddles, nicknames and long explanations of trains are your way of loving.',
    Jupiter:
      'Something of the teacher wakes in you beside anyone younger. Stories with a point, patience with the third question, and a belief in them that outlasts their own.',
    Venus:
      'What you make must be lovely as well as alive. You hand on songs, good manners and the pleasure of dressing for a festival.',
    Saturn:
      'You come to this slowly and take it seriously. Rules are few and kept, and the affection shows in fees paid early and shoes bought a size too large.',
  },
  lordByHouseClass: {
    angle: 'The young, or your own creations, stand near the middle of your days.',
    trine: 'Blessings travel easily here, from your elders through you to whoever is next.',
    hidden: 'The bond grows through care and distance rather than through daily ease.',
    other: 'The tie deepens with each shared project, from the school model to the first scooter.',
  },
  gains: {
    Sun: 'In front of a child your doubts about yourself go quiet. You become, for the length of a bedtime, the person you always meant to be.',
    Moon: 'Tenderness comes more readily towards the small than towards your equals. Nieces, pupils and seedlings get a version of you that friends have to wait for.',
    Mars: 'For someone in your care you are brave beyond your own habit. The same person who avoids a scene in a shop speaks up at once at the school gate.',
    Mercury:
      'You find words for young ears that you miss in meetings. What you have once explained to a ten-year-old you understand for good.',
    Jupiter:
      'Handing on is where your luck gathers. A pupil, a student lodger or a child of the house repays in pride what you spent in evenings.',
    Venus:
      'Making things is a truer pleasure to you than owning them. The cake, the kolam, the costume for the annual day show a hand that elsewhere stays in its pocket.',
    Saturn:
      'With beginners you have the patience that you seldom allow yourself. You let them fail at the right speed, and you are there on the Saturday after.',
  },
  losses: {
    Sun: 'Being contradicted by somebody half your height stings more than it should. Laugh first; the authority comes back on its own by supper.',
    Moon: 'You worry about the young as though worry were a vitamin. Send the tiffin, skip the third telephone call.',
    Mars: 'Impatience arrives quickest with those who learn from you. Count the times you were shown how to tie a lace, and begin there.',
    Mercury:
      'You explain too well and leave too little to find out. A silence of ten seconds is worth more to a learner than the next clever hint.',
    Jupiter:
      'High hopes for those who come after you can be heavy to wear. Ask them what they want before you buy the encyclopaedia.',
    Venus:
      'You spoil what you love and then resent the mess. Choose one treat and one rule for the week, and defend both.',
    Saturn:
      'Duty crowds out play. Half an hour on the floor with the wooden blocks counts as work well done, even if nothing gets built.',
  },
  noChange:
    'Towards what is young you behave as you do towards the world at large, which children notice and find restful.',
};
