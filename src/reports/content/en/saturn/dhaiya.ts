/** The two dhaiyas of Saturn, two and a half years each. */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';

export type DhaiyaTime = 'now' | 'next';

export const dhaiyaTexts: Record<4 | 8, Record<DhaiyaTime, string>> = {
  4: {
    now: 'The smaller visit called Kantaka, also half-eighth, is on: Saturn in the fourth from your Moon looks into the house. Leave the big move till it is over unless you must, mend the one you live in, and sit with your mother or whoever mothered you.',
    next: 'The next small visit is Kantaka, with Saturn in the fourth sign from your Moon, which is about the roof overhead. Repairs, papers of the house and a room to be quiet in are worth arranging before it opens.',
  },
  8: {
    now: 'Ashtama, the smaller visit in the eighth, is on: slow repairs out of sight, old dues, other people’s money. It favours those who read the small print and walk instead of running; keep your plans to yourself until they have feet.',
    next: 'The next small visit is Ashtama, Saturn in the eighth from your Moon. Close open loans before it, learn where every paper lies, and begin a daily walk that you can keep up in the rain.',
  },
};

/** By the bindus of Saturn in that sign. */
export const dhaiyaBindus: Record<BindusGrade, string> = {
  many: 'This sign has a good count for Saturn in your chart, so the small visit is nearer to a working holiday.',
  some: 'Its sign has an ordinary count, and two and a half ordinary years of keeping order are what the rule foresees.',
  few: 'There are few points in that sign, so go easy: fewer new debts, more early nights, and the second opinion of somebody older.',
};
