/**
 * Grahas that aspect the Moon, by their distance (counted from the aspecting graha), and grahas in the neighbouring signs. Grahas in
 * the Moon's sign are in grahas/conjunctions.ts.
 */
import type { Graha } from '#src/astrology/contract.ts';

type AspectingGraha = Exclude<Graha, 'Moon' | 'Rahu' | 'Ketu'>;
type NeighbourGraha = Exclude<AspectingGraha, 'Sun'>;

export const aspectsOnMoon: Record<AspectingGraha, Partial<Record<number, string>>> = {
  Sun: {
    7: 'What you want and what you need often pull in two directions. You see both sides of a question, and so you decide late. Write down both sides for five minutes each, and then choose.',
  },
  Mars: {
    4: 'Small disturbances at home make you angry quickly. A loud noise or a careless word is enough. Walk for ten minutes first, then speak about the matter itself.',
    7: 'People close to you often argue with you, and this also gives you energy. Choose friends who can disagree and still eat with you afterwards.',
    8: 'You get irritated before you know the reason. Look back two hours, because the reason is usually there. A late meal or too little sleep is a common one.',
  },
  Mercury: {
    7: 'Talking helps you to understand yourself. You need a clever and cheerful person who answers. Call such a friend before a big decision rather than after it.',
  },
  Jupiter: {
    5: 'Hope comes back to you quickly. Children, stories and good books restore your mood. On a low day read one page of something wise before you sleep.',
    7: 'Good advice reaches you at the right time, often from a generous older person. You are able to accept it. Visit this person twice a year even without a problem.',
    9: 'Faith came to you from your family, and it calms you in hard times. Keep one custom of your grandparents alive in your own home.',
  },
  Venus: {
    7: 'Beauty and kind attention comfort you. Flowers, good food or a compliment can change your day. Give the same to your partner or friend, and they give it back.',
  },
  Saturn: {
    3: 'You check your feelings before you show them. It makes you reserved, and people trust what you say. Tell good news faster than you usually do.',
    7: 'You often feel that others keep their distance. Some are only shy or tired. Warmth comes late in your relations and then stays, so do not withdraw early.',
    10: 'When you are sad you work more. The work is good, but nobody sees that you are sad. Let one person know, and keep Sunday free of work.',
  },
};

/** In the sign after the Moon's. */
export const grahaAfterMoon: Record<NeighbourGraha, string> = {
  Mars: 'You feel secure through your own effort. Money that you earn by hard work pleases you more than a larger gift. Learn one practical skill that you can sell.',
  Mercury:
    'You turn your feelings into words, plans and small business. Talk brings you income and friends. Keep accounts of small sums, because they add up.',
  Jupiter:
    'You expect good things of the future, and you are usually provided for. Family and teachers support you with money or knowledge. Save part of every such gift.',
  Venus:
    'You know how to live well on an ordinary income. Good food, clothes and kind company are easy for you to find. Set a monthly limit for such spending.',
  Saturn:
    'You become secure slowly, by saving and by checking twice. You seldom lack money in an emergency. Allow yourself one small pleasure each month without a second thought.',
};

/** In the sign before the Moon's. */
export const grahaBeforeMoon: Record<NeighbourGraha, string> = {
  Mars: 'You have hidden energy, which also disturbs your sleep. Ideas come at three in the morning. Tire your body in the evening with a walk, and keep paper by the bed.',
  Mercury:
    'You remember for years exactly what people have said. It helps in stories and in agreements. In family quarrels, let the old words rest.',
  Jupiter:
    'Trust in life is natural to you, and it came from the prayers of your elders. You are generous to strangers. Give quietly, and keep enough for your own old age.',
  Venus:
    'You like comfort, rest and nice clothes, even when nobody sees them. Good sleep makes you charming. Spend money on a good mattress rather than on gifts for show.',
  Saturn:
    'You can do without many things, and you hide what you wish for. Your family then thinks that you need nothing. Tell them one wish before your birthday.',
};

/** No graha in its sign, none of the five planets in a neighbouring sign, and no aspect. */
export const moonAlone =
  'You learnt early to handle your feelings alone, and you do not need to be entertained. Others may not notice when you need them. Call a friend every week, also when all is well.';

/** No graha in its sign and none of the five planets in a neighbouring sign, but an aspect. */
export const moonAloneButAspected =
  'You learnt early to settle your feelings by yourself. Support is there, but it comes from people who live further away. Call them regularly, and ask for help in time.';
