/** The two dhaiyas of Saturn, two and a half years each. */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';

export type DhaiyaTime = 'now' | 'next';

export const dhaiyaTexts: Record<4 | 8, Record<DhaiyaTime, string>> = {
  4: {
    now: 'The Dhaiya called Kantaka is running: Saturn is in the fourth sign from your Moon. Home, mother and property need patience now. Repair the house you have, and check costs and papers twice before a move or a purchase.',
    next: 'The next Dhaiya is Kantaka, with Saturn in the fourth sign from your Moon. It concerns home, mother and property. Finish repairs and registry papers before it begins, and arrange a quiet room for yourself.',
  },
  8: {
    now: 'The Dhaiya called Ashtama is running: Saturn is in the eighth sign from your Moon. Old dues, insurance, tax and joint money need care. Take no guarantee for others, walk daily, and speak of plans only when they are ready.',
    next: 'The next Dhaiya is Ashtama, with Saturn in the eighth sign from your Moon. Close open loans before it begins, file every insurance and tax paper, and start a daily walk.',
  },
};

/** For readers under eighteen. */
export const dhaiyaTextsOfYoung: typeof dhaiyaTexts = {
  4: {
    now: 'The Dhaiya called Kantaka is running: Saturn is in the fourth sign from your Moon. Home and sleep need patience now. Help with one repair at home, and keep a quiet corner for study.',
    next: 'The next Dhaiya is Kantaka, with Saturn in the fourth sign from your Moon. It concerns home and mother. Fix the hours of study and sleep before it begins.',
  },
  8: {
    now: 'The Dhaiya called Ashtama is running: Saturn is in the eighth sign from your Moon. Plans take longer than usual, and habits count more. Walk daily, and speak of plans only when they are ready.',
    next: 'The next Dhaiya is Ashtama, with Saturn in the eighth sign from your Moon. Finish what is open before it begins, and start a daily walk.',
  },
};

/** By the bindus of Saturn in that sign. */
export const dhaiyaBindus: Record<BindusGrade, string> = {
  many: 'Saturn has many points in this sign of your chart, so this Dhaiya is lighter than its name.',
  some: 'Saturn has an average number of points here, so expect ordinary years with some extra duty.',
  few: 'Saturn has few points here, so take on nothing large alone, and ask an experienced person first.',
};
