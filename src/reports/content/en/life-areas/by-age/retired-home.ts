/** Home for a reader of sixty or more: without a career, an instalment or a loan ahead. */
import type { AreaTextsForAge } from './age-texts.ts';

export const retiredHome: AreaTextsForAge = {
  sign: {
    10: 'You treat home as a duty, perhaps since a young age. Fixed hours and paid bills feel like comfort to you. Keep one evening a week without any task.',
  },
  lords: {
    4: {
      1: 'You feel at home in most places, and comfort comes to you in person. Land or a vehicle is likely. Finish what you began to learn; it brings you respect.',
      6: 'Home often asks for repairs, duties or calm in a dispute. Share the housework by a list, and have wiring and drains checked once a year.',
      10: 'Home and work belonged together in your life: a family trade, government quarters, or papers on the dining table. Use one corner at home now for something you do for others.',
    },
  },
  conditions: {
    4: {
      enemy:
        'Home has not always felt like your own place, and peace there takes effort. Make one corner fully yours, in which nobody moves your things.',
      debilitated:
        'A comfortable home did not come easily to you; you built it piece by piece. Let somebody younger do the next repair, and enjoy what stands.',
    },
  },
  aspects: {
    Saturn:
      'Home has brought duties and perhaps a long wait for your own house. What you got is strong and lasts. Put the house papers in order, and tell one person where they are.',
  },
  judgements: {
    karakaOver:
      'You are happy in a small home. A well-placed Moon counts more than few points. Spend on comfort in the rooms you have, such as light and a good bed.',
  },
};
