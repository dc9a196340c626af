/** Judgements on money: lords of the second and the eleventh house, Jupiter as karaka. */
import type { JudgementTexts } from './area-verdict.ts';

export const moneyJudgements: JudgementTexts = {
  together:
    'Added up, this room carries itself: its keepers are fit and the purse has friendly company. Your part is mostly not to disturb it, which means one plan, left alone for longer than is exciting.',
  lord: 'Money answers to its keepers here, and they know their trade. What you earn and what you put by are led by the same sound instinct; use it for the yearly decisions and ignore the weekly ones.',
  lordOverInfluences:
    'The keepers of your money are good, and there are hands about the purse. The keepers prevail, for they hold the key and the hands only knock; a polite rule about lending is all the lock you need.',
  lordOverKaraka:
    'You are well equipped to earn and less well advised about plenty. The keepers stand firm, Jupiter, who gives the sense of enough, does not; earning is the stronger side, so name a sum that is enough and write it down.',
  lordOverPoints:
    'A low count meets capable keepers, and capability is weighed first. The vessel is small and does not leak: modest sums, kept by you, come to more than large ones do elsewhere.',
  overruled:
    'The keepers of your money do their work, while company, Jupiter and the count all take the other side. Three outweigh them: expect the purse to need watching even in good years, and let thrift be a quiet habit rather than an alarm.',
  wait: 'Patience is the coin of this room. Its keepers are stretched and nobody adds to what they have, so a slow way suits you best: small fixed savings, few promises, and debts that end on a known date.',
  influencesUnderLord:
    'People are kind to your purse and its keepers are not yet steady. Steadiness weighs more, so what comes in by favour leaks out by habit; mend the habit first, and the favours begin to add up.',
  karakaUnderLord:
    'Jupiter lends you an open hand and a hopeful eye; the keepers of the purse are more worried, and they hold the key. Give from a fixed drawer, and both of them can sleep.',
  pointsUnderLord:
    'The sum of points promises more than its keepers can hold at once. They come first: money passes through before it stays, and it stays sooner if it is sent away on the day it arrives, into something slow.',
  carried:
    'Here the keepers are weak and the household thrives regardless. Good company, Jupiter and the count weigh more when they agree: shared funds, patient advisers and an old family habit do what your own hand does not.',
  influences:
    'Your purse does well in good company. Between them the two keepers leave it undecided, and friendly looks upon the second decide: family sense, a fair employer, someone who tells you the real price.',
  influencesOver:
    'About money your chart says yes and but. The yes is heavier, being good company at the very door of the second house; the but is a reminder to keep the receipts, and no more than that.',
  pressed:
    'There is a pull on your savings that the keepers neither cause nor stop. Meet it patiently, with an emergency drawer filled before the pleasant one; what is set aside in advance is not felt as lost.',
  pressedOver:
    'One voice speaks for your purse, a louder one draws on it. Drawing happens monthly and the help comes by the year, so it looks worse in March than it does in April; judge by the whole year’s page.',
  karaka:
    'Jupiter looks after your means when the keepers have no firm view. You gain from good counsel, from teaching, and from the kind of honesty that gets recommended; large-mindedness is thrift in your case.',
  karakaOver:
    'Of points there are few, of Jupiter’s goodwill there is plenty, and the graha goes before the number. You may not store much at one time and yet are seldom left without; trust the flow and measure it yearly.',
  karakaLow:
    'The keepers of the purse balance each other, the sense of plenty sways. With Jupiter low you may feel poorer than the account says, or richer; look at the figure on a fixed day and believe the figure.',
  karakaLowOver:
    'A generous count and a hesitant Jupiter make a full jar with a stiff lid. Jupiter is weightier, so the question is less how to have than how to use: spend on one thing you can explain to a ten-year-old.',
  points:
    'What favours your money is the count, and it favours the regular. Two keepers who balance one another ask for no cleverness; a standing order, repeated for years, is your entire secret.',
  pointsLow:
    'Keepers and company leave your money alone, and the count keeps it slender. Patience and a short shopping list go a long way; grow the income by one skill before you try to grow the sum by waiting.',
  even: 'Money stands at level in your chart: not helped along, not held back. It follows your arithmetic faithfully, which is more than many can say, and so an honest budget is the whole of the forecast.',
};
