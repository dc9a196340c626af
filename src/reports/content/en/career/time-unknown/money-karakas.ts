/** The karakas of wealth by their condition, and the sources of income. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

type TextsByCondition = { strong: string; fair: string; weak: string };

export const moneyKarakaTexts: Record<'Jupiter' | 'Venus' | 'Mercury', TextsByCondition> = {
  Jupiter: {
    strong:
      'Trust, teaching and fair advice turn into wealth for you over the years. What you give away tends to come back in another form. Choose one good cause and give to it every month.',
    fair: 'Your means grow about as fast as your knowledge. A course that you pay for in a quiet year is rarely wasted, so plan one before next April.',
    weak: 'You are at times more generous than your income allows. Before you lend, invest in a friend’s plan or pay for a large feast, wait one night and ask a careful person.',
  },
  Venus: {
    strong:
      'Comforts come to you rather easily, and you recognise good quality. Buy few things and good ones, such as hallmarked gold or solid furniture, because they keep their price.',
    fair: 'You like pleasant things and can also do without them. Fix a monthly amount for clothes and comforts, and spend it without guilt.',
    weak: 'After a hard week you like to buy something. Write your wishes in a list. On the last Sunday of the month, buy only what you still want.',
  },
  Mercury: {
    strong:
      'Figures are easy for you. You remember prices, see the difficult clause, and can earn by explaining. Keep your accounts yourself; they teach you more than an adviser does.',
    fair: 'You count well when you sit down to it. Half an hour with the month’s papers, always on the same evening, prevents surprises.',
    weak: 'Small print is difficult for you. Read aloud each paper that you have to sign, together with a patient person, and prefer the simple offer.',
  },
};

/** Brihat Jataka 10: a graha in the tenth from the Moon shows the source of income. */
export const livelihoodByGraha: Record<Exclude<ClassicalGraha, 'Moon'>, string> = {
  Sun: 'The old verse says that income comes through the father, or through somebody who took that place. It may be a name, a recommendation or a family trade. Acknowledge this help openly.',
  Mars: 'The old verse names a rival as the source of income. Competition earns your living: a tender, an examination, a customer won from somebody else. Enter the next contest in your field.',
  Mercury:
    'A friend is the source of income in the old verse. A classmate or a former colleague hears of the post first, so answer messages and keep old numbers.',
  Jupiter:
    'Brothers are the source in the old verse, and in practice also fellow students and people of the same training. They pass work on to you, so stay in their groups.',
  Venus:
    'The verse says that income comes through mothers, aunts and sisters. In practice this includes trade in beautiful things. Ask an aunt or a lady in business for advice.',
  Saturn:
    'The old verse says that income comes through people who serve. Your living depends on helpers, drivers and junior staff, so pay them on time and treat them with respect.',
};
