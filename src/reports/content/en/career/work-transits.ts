/** Transits of Saturn and Jupiter through the houses of work, gain and savings, from lagna and Moon, with many or few bindus. */
export type TransitOrigin = 'lagna' | 'Moon';
export type WorkHouse = 2 | 10 | 11;
type TextsByBindus = { many: string; few: string };

export const workTransitTexts: Record<
  'Saturn' | 'Jupiter',
  Record<TransitOrigin, Record<WorkHouse, TextsByBindus>>
> = {
  Saturn: {
    lagna: {
      10: {
        many: 'Responsibility at work grows, and a post with real powers becomes possible. What you organise in these years keeps your name for long, so choose one important task.',
        few: 'Duties increase before recognition does. Keep your aims simple, count your results in figures, and book your holidays early.',
      },
      11: {
        many: 'Income becomes regular and firm. Long contracts, reliable payers and old associates bring the fruit of earlier years; ask them for renewals.',
        few: 'Income grows slowly in these years. Raise your prices a little each year, and stay with the few contacts who pay on time.',
      },
      2: {
        many: 'Saving becomes easier, and family accounts come into order. Begin a recurring deposit at the start of this time and keep it to the end.',
        few: 'Money is tight for some time, by circumstances or by your own choice. Speak gently about money at home, and postpone large purchases.',
      },
    },
    Moon: {
      10: {
        many: 'Work asks much of your feelings, and you are strong enough for it. The strain of these years gives you standing; accept the higher duty.',
        few: 'You feel the pressure of work even after hours. Share the load, live nearer to the office if you can, and do not decide about your future when tired.',
      },
      11: {
        many: 'This is one of Saturn’s best positions. Older people repay the effort of many years; remind them politely of what you did.',
        few: 'Saturn is fair here even with few points. Returns come in small amounts and on time, so plan with small amounts.',
      },
      2: {
        many: 'You learn stricter and better habits with money. Go through all policies, loans and accounts once, and close what you do not need.',
        few: 'The household money is under pressure. Put off what is only for show, pay what is necessary, and keep talk about money short.',
      },
    },
  },
  Jupiter: {
    lagna: {
      10: {
        many: 'Mentors, posts of trust and good assignments come within reach. Apply during this time, before Jupiter leaves the sign.',
        few: 'Good advice about your career comes easily, and a new post asks for more effort of yours. Take the advice, or a course, before you apply.',
      },
      11: {
        many: 'Income may rise: friends recommend you and fees can go up. Tell many people what you offer, and note down what they promise.',
        few: 'Goodwill comes first in this time, and money follows slowly. Thank those who help you; they remember it in later years.',
      },
      2: {
        many: 'Family support and sound advice help you to save. Your word counts in negotiations, so fix prices and shares now.',
        few: 'Peace at home grows first, and savings follow slowly. Learn about money in this time, and take no large risk with it.',
      },
    },
    Moon: {
      10: {
        many: 'The old books are careful about this position, but many points give honour. Stay modest, and see that those who do the work are named.',
        few: 'A post that had become too easy may change. Keep to your routine, ignore rumours, and learn a skill that you can use anywhere.',
      },
      11: {
        many: 'This is a position of plenty: you feel content, and income follows. Joint projects do especially well, so propose one.',
        few: 'Gains come as invitations, introductions and new courage. Accept two invitations in your field each month.',
      },
      2: {
        many: 'The old authors like this position. People listen to you, family ties grow warm, and what you earn by advice stays with you.',
        few: 'This is a mild help for talk, food and family. Small savings that you begin in this time continue, so start with a small sum.',
      },
    },
  },
};

/** For an unknown birth time: from the Moon only, without bindus. */
export const workTransitTextsWithoutTime: Record<'Saturn' | 'Jupiter', Record<WorkHouse, string>> = {
  Saturn: {
    10: 'Work asks more of you and thanks you less. Keep a written list of your duties, keep Sundays free, and complete one project that people can see.',
    11: 'From this position Saturn gives. Steady work of many years is noticed and rewarded, mostly by older people; ask for the increment.',
    2: 'The household accounts need order. Go through them together in the family, one subject each week, and speak kindly.',
  },
  Jupiter: {
    10: 'The old books ask for modesty at work in this time. Be useful in your post, and take every training that is offered.',
    11: 'A good time for a wish that you can name. Tell three people what you look for, because help comes through acquaintances.',
    2: 'Speech and money improve together. Ask, teach, settle disputes for others, and save a part of what this brings.',
  },
};

/** For years without such a transit. */
export const noWorkTransit =
  'Saturn and Jupiter do not pass through your places of work and money in these years. Your career follows its periods, and you can plan by these alone.';

export const workLanesTexts = {
  caption:
    'Saturn and Jupiter through the signs in ten years, with the house of each from your lagna. Coloured: the second, tenth or eleventh from lagna or Moon.',
  captionWithoutTime:
    'Saturn and Jupiter through the signs in ten years, counted from your Moon. Coloured: the second, tenth or eleventh.',
  captionOfMoonSign: (hours: string, moonSign: string) =>
    `For a birth ${hours}: Saturn and Jupiter counted from the Moon in ${moonSign}, with its second, tenth and eleventh coloured.`,
} as const;
