/** Texts of muntha, Mercury and pratyantardashas for readers of sixty or more, in place of those on posts, exams and deadlines. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaState } from './muntha.ts';

/** The lord of the muntha by its strength in the annual chart. */
export const seniorMunthaLord: Partial<Record<ClassicalGraha, Partial<Record<TajikaState, string>>>> = {
  Sun: {
    strong:
      'People in authority are helpful: a government paper or a pension matter can be settled. Bring your request early in the year.',
    weak: 'Offices answer slowly this year. Keep copies of each paper, rise early, and let recognition come by itself.',
  },
  Moon: {
    strong:
      'Mothers, neighbours and strangers treat you kindly. A wish of the family can be fulfilled. Trust your first feeling about a person.',
  },
  Mars: {
    strong:
      'You have the strength this year needs. Repairs, land matters and daily exercise go well. Act in the first half of a month, while the energy is fresh.',
  },
  Mercury: {
    strong:
      'Letters, accounts and study go well. A young person may bring the useful idea. Sign papers after a calm second reading.',
  },
  Venus: {
    strong:
      'Affection and comfort are on your side. Music, good company and a better home brighten the year. Settle quarrels early, while peace comes easily.',
  },
  Saturn: {
    strong:
      'Patience is rewarded with respect and steady income. Old work, old friends and government offices come through for you, one after another.',
  },
};

/** By the place of Mercury, counted as in sun-months.ts. */
export const seniorMercuryRetrograde: Partial<Record<number, string>> = {
  1: 'Mercury is retrograde, and what you say about yourself can be misunderstood for some three weeks. Correct old forms, and check the name and date on each. Delay a new plan until it goes forward.',
  5: 'A lesson or a hobby improves if you go over it again now. Read an old favourite book to a child. Answer a new idea about money only after Mercury goes forward.',
  6: 'Small errors come into daily matters for about three weeks. Copy the photographs on your phone, and check the bills of the chemist and of the laboratory twice. Finish old tasks first.',
  10: 'A paper you handed in may come back with a question. Answer each point once, and keep a copy. Wait some three weeks before you send a larger request.',
};

/** For the first pratyantardasha of its lord in the year. */
export const seniorPratyantar: Partial<Record<Graha, string>> = {
  Sun: 'A short period of the Sun begins, good for government papers and for meeting people who decide. Keep your request short, and go in the morning.',
  Mars: 'A short period of Mars begins, with energy for walking, repairs and a direct request. Say once and calmly what you need, then rest.',
};
