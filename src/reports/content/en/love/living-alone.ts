/** For readers without a partner: by the lord of the lagna. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const singlesByLagnaLord: Record<ClassicalGraha, string> = {
  Sun: 'Nothing in a chart obliges anybody to pair. You have a centre of your own, and a life led singly can be a full court: pupils, work with your name on it, a table where you decide who sits.',
  Moon: 'Should you live on your own, by choice or between chapters, make it a household all the same. Neighbours’ children, plants, a standing Thursday dinner: your need is for care exchanged, and it has many forms.',
  Mars: 'Single or not, you need something to strive for. A life without a partner suits you when it has teammates in it, early mornings and something difficult that gets a little less so each month.',
  Mercury:
    'Your own company is rarely dull, having so many speakers. If you live alone, arrange to be interrupted: a correspondent, a class, a friend who walks in to argue about a book.',
  Jupiter:
    'Companionship is wider than marriage, as you know better than most. Students, elders, a community at prayer or at play can hold a whole life, and yours has the gift of being held so.',
  Venus:
    'Alone need not mean plain. Lay the good cloth for one, take yourself to the concert, keep friends who touch your arm when they laugh; beauty does not wait in your case for a plus-one.',
  Saturn:
    'Solitude fits you better than it fits most, and you may choose it without explaining. See that it has regular visitors in it, so that peace stays peace and does not harden into a rule.',
};
