import type { MoneyHouse } from './money-house-type.ts';

export const savings: MoneyHouse = {
  id: 'keeping',
  title: 'Keeping: what remains',
  intro:
    'The second house: the store, the kitchen, the family purse, and the words by which all three are defended.',
  house: 2,
  lord: {
    angle: {
      ease: 'You build substance in plain sight: a home, tools, skills, a fund with a dull name. Family and work both add bricks, and you rarely have to start from bare ground.',
      strain:
        'Reserves are there and keep being called into service. Make part of them hard to reach, a deposit with a lock-in or an asset that cannot be spent by telephone.',
    },
    trine: {
      ease: 'Savings grow by good sense. You learn from elders what to leave alone, and money set aside for study, the young or a vow has a curious way of lasting.',
      strain:
        'The store fills by luck and empties by kindness. Decide each April how much generosity the year can carry, and give it without regret.',
    },
    growth: {
      ease: 'Money likes your company and stays for supper. Earning and saving are on speaking terms, and a standing instruction on salary day does more for you than any cleverness.',
      strain:
        'You count often and trust the sum seldom. Two accounts, one for living and one that is never looked at, would quiet the arithmetic at bedtime.',
    },
    hidden: {
      ease: 'Your wealth is partly out of sight: abroad, in a policy, in a locker, in knowledge others lack. Keep a list of it where your family can find it.',
      strain:
        'Money slips away from you in small sums. Subscriptions, old obligations and unasked loans take little bites; an hour of bookkeeping each Sunday closes most of the holes.',
    },
  },
  occupant: {
    Sun: 'The Sun keeps your purse with pride. You prefer owning one good thing to three passable ones, and your word in money matters is as firm as a seal.',
    Moon: 'The Moon in your treasury links saving with feeling. You feed people when the balance is high and count tins when it is low; regular meals steady both.',
    Mars: 'Mars guards the store with the door open. You earn fast and buy fast, so give each larger purchase one night under the pillow.',
    Mercury:
      'Mercury does the household books with pleasure. You know prices, compare, and could live off speech or figures; keep the comparing shorter than the saving.',
    Jupiter:
      'Jupiter over the treasury is a good steward. Family learning and honest speech support you, and what you keep grows best in boring company.',
    Venus:
      'Venus stores beauty: silver, silk, good plates. Buy what holds its price and enjoy it on weekdays; comfort is your way of being rich.',
    Saturn:
      'Saturn taught you early what things cost. You save well and grudge yourself the interest; plan one small luxury as strictly as you plan the deposit.',
    Rahu: 'Rahu makes the family purse adventurous: foreign money, sudden wants, brilliant schemes. A second signature on anything above a month’s income is worth its ink.',
    Ketu: 'Ketu holds possessions loosely, even where the accounts are in order. Things are given away before they are missed; an inventory, however short, is an act of self-respect.',
  },
  empty:
    'The storeroom has no resident, which leaves its key with the lord of the house. Habits decide here more than planets do, and a saving rule made once, in a sober hour, serves you for decades.',
};
