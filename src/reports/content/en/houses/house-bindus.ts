/** Houses with bindus far from the average. `contrastPrefix` begins a text on a count that contradicts the condition of the lord of the house. */
import type { HouseNumber } from './house-lord.ts';

export const contrastPrefix = { high: 'all the same, ', low: 'and yet ' } as const;

export const houseBindus: Record<HouseNumber, { high: string; low: string }> = {
  1: {
    high: 'You have more support than most for whatever you do in your own person. When in doubt, go yourself instead of sending a letter; things move when you are in the room.',
    low: 'Your own strength is the thing to spend with care. Start fewer things, sleep before the important ones, and let others open the bowling.',
  },
  2: {
    high: 'There is ample support for what you earn and keep. Put something by in every good month, and the slow ones are easier to sit through.',
    low: 'Support for saving is thin, so give it rules: a fixed sum put by first, no lending in a festive mood, no buying in a bad one.',
  },
  3: {
    high: 'Effort is richly repaid in this house. A little more practice brings a good deal more result, so the lesson you are tempted to drop is the one to keep.',
    low: 'Effort meets some friction in this house. Choose a single skill and practise that one; it takes you further than five that are half learnt.',
  },
  4: {
    high: 'Comfort has many supporters. A move, a repair or a long stay at home tends to do you more good than expected.',
    low: 'Comfort is no strong suit of this chart; simplicity is. Rooms with little in them rest you best.',
  },
  5: {
    high: 'Ideas are generously supported in this chart. Show what you make, teach what you know, and do not hide the talent until it is perfect.',
    low: 'Good ideas are fewer here, and each is worth keeping. Have a notebook by the bed, and spend none of your luck on games of chance.',
  },
  6: {
    high: 'You are well armed for daily work and its frictions. Contests that tire other people leave you with an appetite, so a long task is no reason to hesitate.',
    low: 'You have little to spare for long quarrels. Settle early, even if it costs you a small point, and keep your evenings for people whom you like.',
  },
  7: {
    high: 'Other people come towards you more readily than you suppose. Clients, partners and strangers in a queue are half willing already, so ask the question you were saving.',
    low: 'Agreements need more minutes here than elsewhere. Read twice, ask once more, and sign in the morning.',
  },
  8: {
    high: 'You have staying power when life changes. What you put by and learnt in calm years turns out to be just what the unsettled ones ask for.',
    low: 'Sudden changes find little put by for them, so put something by: some months’ expenses in a separate account, and the numbers of two people whom you trust.',
  },
  9: {
    high: 'Goodwill has accumulated in your favour, some of it before you were born. Draw on it and pass it on.',
    low: 'Luck by itself is not plentiful in this house, and your own merit has to stand in for it. What is earned in that way also lasts longer.',
  },
  10: {
    high: 'Work in public is well supported in this chart. Be seen, accept the chair when it is offered, and sign your name to what you have done.',
    low: 'Your standing comes by skill and not by favour. Let one piece of work each year be as good as you can make it, and let people find it.',
  },
  11: {
    high: 'Returns are plentiful by count. You do well to ask, to join, and to stay until the end of the meeting, where most of the useful talk takes place.',
    low: 'Returns are slim for the hours put in. A few friends who know your work bring you more than a long list of contacts, so give your time to those.',
  },
  12: {
    high: 'Giving, travelling and resting are well provided for. What you spend on others or on distance does not leave a hole, as long as you know the sum.',
    low: 'By count little runs out of this house, whatever it may feel like at the end of the month. A treat now and then does no damage.',
  },
};
