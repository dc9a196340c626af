/** Manglik: Mars by house and sign, and the verdict after all rules. */
import type { Manglik, MarsOrigin } from '#src/astrology/contract-doshas.ts';

export type CountedHouse = 1 | 2 | 4 | 7 | 8 | 12;

/** By the house of Mars, counted from lagna, Moon and Venus. */
export const marsFromOrigin: Record<MarsOrigin, Record<CountedHouse, string>> = {
  lagna: {
    1: 'Mars in the first house makes you direct and quick in temper. In marriage, let the other person finish the sentence, and settle a quarrel on the same evening.',
    2: 'Mars is in the second house, that of speech and family, which only the southern rule counts. Say nothing hard on an empty stomach or in front of guests. More is not asked of you.',
    4: 'Mars in the fourth house brings heat into the home, through repairs, shifting and small arguments. Use it on the house itself, and keep one room where nobody argues.',
    7: 'Mars in the seventh house is the case that the rule means most. This house belongs to the partner. You choose lively people. Agree early who decides about money, travel and relatives.',
    8: 'Mars in the eighth house concerns shared money, in-laws and things that are not spoken of. Say openly what makes you angry, and look through the joint accounts together once a month.',
    12: 'Mars in the twelfth house brings travel, spending and light sleep. Long absence from each other was the old worry. Plan the visits before a posting, and keep phones out of the bedroom.',
  },
  Moon: {
    1: 'Mars is with your Moon, so you act on a feeling at once. Take a walk of ten minutes before you answer; this count has never asked for more.',
    2: 'Counted from the Moon, Mars sharpens your tone of voice, and only the southern rule looks at it. Wait for an hour, say the same in softer words, and peace at home is kept.',
    4: 'Counted from the Moon, Mars makes the mind restless at home. Regular sleep, care for plants and half an hour alone each day are enough.',
    7: 'Mars is opposite your Moon, so you enjoy people who answer back. Agree on one word that stops a quarrel when either of you has had enough.',
    8: 'Counted from the Moon, Mars touches old hurts. You forgive slowly but completely. Tell the other person when it is done, because nobody can see it.',
    12: 'Counted from the Moon, Mars keeps anger inside, and it disturbs your sleep. Write the angry letter in the evening, and decide in the morning what to send.',
  },
  Venus: {
    1: 'Mars is with Venus, so your affection is quick, warm and visible. Go on with small gifts and outings through all the years.',
    2: 'Mars is in the second sign from Venus, a count used only in the south. Spending on gifts is faster than income. Two personal accounts and one joint account settle it.',
    4: 'Counted from Venus, Mars affects comfort: you show love by repairing, lifting and fetching. Ask at times whether your company is wanted instead.',
    7: 'Mars and Venus are opposite each other, so attraction comes easily. Build friendship as well, with one Sunday a month only for the two of you.',
    8: 'Counted from Venus, Mars makes you open slowly in love. Tell the other person that trust takes you time, and do not set tests.',
    12: 'Mars is one sign behind Venus, so you give much in private and never mention it. Mention it sometimes, or you feel hurt when nobody notices.',
  },
};

/** By the sign of Mars, Aries to Pisces. */
export const marsInSign = [
  'In Aries, its own sign, Mars is hot but quick: your anger is over by evening. Ask the family not to return to it on the next day.',
  'In Taurus Mars is slow, so you seldom become angry. Your silence can last for days, however; end it yourself on the second day.',
  'In Gemini, which is not a friendly sign, Mars works through words. A joke of yours can hurt; if it needs explaining, apologise.',
  'In Cancer, the sign of its fall, Mars hides behind concern for others. Say that you are angry before it shows in the way you do things.',
  'In Leo, the sign of a friend, Mars is proud and generous. Praise or a request for help ends your anger; tell your family so.',
  'In Virgo, which is not a friendly sign, Mars finds faults. Criticise the work and not the person, and then only once.',
  'In Libra Mars looks at both sides and then acts suddenly. Say your wish at the beginning, so that nobody is surprised.',
  'In Scorpio, its own sign, Mars is deep and controlled. People do not notice your anger in time, so announce it in plain words.',
  'In Sagittarius, the sign of a friend, Mars fights for principles and rarely over household matters. Keep politics and religion out of family meals.',
  'In Capricorn, where it is exalted, Mars turns anger into work. Tell the other person the reason, and do not only work longer.',
  'In Aquarius Mars withdraws and does not attack. Agree beforehand how long such a silence may last and who speaks first.',
  'In Pisces, the sign of a friend, Mars gives way and regrets it later. Before you agree to something, ask for one night to think.',
] as const;

/**
 * `elsewhere`: only from the Moon or Venus; `south`: from the lagna only by the southern list; `softened`: lessened by other rules;
 * `alone` and `seconded`: from one origin and from several.
 */
export type ManglikVerdict =
  | 'none'
  | 'cancelled'
  | 'elsewhere'
  | 'south'
  | 'softened'
  | 'alone'
  | 'seconded'
  | 'noneWithoutTime'
  | 'cancelledWithoutTime'
  | 'mildWithoutTime';

/** The verdict after the counts and all exceptions. */
export const manglikVerdicts: Record<ManglikVerdict, string> = {
  none: 'Mars is in none of the six places, counted from the lagna, the Moon or Venus. Nothing has to be done.',
  cancelled:
    'By its house Mars makes a Manglik chart, but exceptions of the same rule cancel it. It is no obstacle to marriage.',
  elsewhere:
    'Only a count from the Moon or Venus remains, and none from the lagna. Most families accept this without any remedy.',
  south:
    'Only the second house counts, which is a rule of southern India. In the north hardly anybody counts it.',
  softened:
    'From the lagna Mars is in a Manglik house, but at least two rules make it lighter. Families can talk about it openly.',
  alone:
    'From the lagna Mars is in a Manglik house, and no exception cancels it. Half of all people have this count, so it is nothing to fear.',
  seconded:
    'From the lagna and from a second point, Mars is in a Manglik house. Custom advises a partner with the same, and good marriages are common.',
  noneWithoutTime:
    'From the Moon and from Venus Mars is in no Manglik house. The main count is open until the hour is known.',
  cancelledWithoutTime:
    'From the Moon or Venus Mars is in a Manglik house, but an exception cancels it. The main count is open until the hour is known.',
  mildWithoutTime:
    'From the Moon or Venus Mars is in a Manglik house, which is the weaker count. The main one is open until the hour is known.',
};

/** For readers of forty or more: without a marriage to come. */
export const marriedManglikVerdicts: Partial<Record<ManglikVerdict, string>> = {
  cancelled:
    'By its house Mars makes a Manglik chart, but exceptions of the same rule cancel it. It puts no burden on a bond.',
  seconded:
    'From the lagna and from a second point, Mars is in a Manglik house. In a lasting bond it asks only for patience in quarrels.',
};

/** The computed verdict that each text describes. */
export const verdictByTextKey: Record<ManglikVerdict, Manglik['verdict']> = {
  none: 'none',
  cancelled: 'cancelled',
  elsewhere: 'mild',
  south: 'mild',
  softened: 'mild',
  alone: 'present',
  seconded: 'present',
  noneWithoutTime: 'none',
  cancelledWithoutTime: 'cancelled',
  mildWithoutTime: 'mild',
};
