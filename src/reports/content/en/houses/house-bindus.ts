/** Houses with bindus far from the average. `contrastPrefix` begins a text on a count that contradicts the condition of the lord of the house. */
import type { HouseNumber } from './house-lord.ts';

export const contrastPrefix = { high: 'even so, ', low: 'still, ' } as const;

export const houseBindus: Record<HouseNumber, { high: string; low: string }> = {
  1: {
    high: 'You get more support than most people for what you do in person. In an important matter, go there yourself instead of sending a message.',
    low: 'Your own strength is limited and has to be spent with care. Start fewer things at one time, and rest before the important ones.',
  },
  2: {
    high: 'There is good support for what you earn and keep. In each good month put something extra into a deposit for the slow ones.',
    low: 'Support for saving is small, so use rules: a fixed sum first, no lending at festivals, no shopping in a bad mood.',
  },
  3: {
    high: 'Effort brings more result here than usual. Keep the lesson or practice that you were about to give up.',
    low: 'Effort meets some resistance in this house. Choose a single skill and practise only that for one year.',
  },
  4: {
    high: 'Comfort at home is well supported. A move, a repair or a long stay with the family is likely to do you good.',
    low: 'Home comfort has little support, so keep it simple. Fewer things and a lower rent give you more peace.',
  },
  5: {
    high: 'Ideas, study and creative work are strongly supported. Show what you make, teach what you know, and enter for a prize.',
    low: 'Good ideas are fewer here, and each is worth keeping. Write them into one notebook, and stay away from games for money.',
  },
  6: {
    high: 'You have plenty of strength for daily work and competition. A long task that tires others is no reason for you to hesitate.',
    low: 'You have little to spare for long quarrels. Settle early, even if you give up a small point.',
  },
  7: {
    high: 'Other people come towards you more readily than you expect. Send the proposal or call the client whom you had in mind.',
    low: 'Agreements need more time here than elsewhere. Read them twice, ask once more, and sign in the morning.',
  },
  8: {
    high: 'You have staying power when life changes. What you saved and learned in calm years is then of real use, so keep adding to it.',
    low: 'There is little reserve for sudden changes. Keep six months’ expenses in a separate account, and the numbers of two people whom you trust.',
  },
  9: {
    high: 'Good fortune has collected in your favour, partly through your family. Use it for higher study, travel or a request to an elder.',
    low: 'Luck alone is not plentiful in this house, and your own merit has to take its place. Prepare fully for an exam or interview.',
  },
  10: {
    high: 'Work in public is well supported in this chart. Accept duties that people can see, and put your name on what you complete.',
    low: 'Your position depends on skill more than on favour. Once a year do a piece of work that nobody in the office can overlook.',
  },
  11: {
    high: 'Gains are plentiful by count. Ask, apply and join, and stay to the end of a meeting, where the useful talk often comes.',
    low: 'Gains are small for the hours you give. Spend your time on a few friends who know your work instead of many contacts.',
  },
  12: {
    high: 'Giving, travel and rest are well provided for. What you spend on them leaves no shortage, as long as you fix the amount.',
    low: 'By count little is lost through this house, whatever you feel at the end of the month. A small treat now and then does no harm.',
  },
};
