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
        many: 'Saturn walks through your office and likes what it sees. Weight is added, a post with consequences becomes possible, and whatever you organise in these years carries your name for long.',
        few: 'Saturn crosses the high point of your chart with few points. Duties multiply before recognition does, so keep ambitions simple, results countable and holidays booked.',
      },
      11: {
        many: 'Income settles into a firm shape under Saturn’s eye. Long contracts, dependable payers and old associates bring in what was sown years ago.',
        few: 'Gain grows slowly in these years, as a neem does. Prune the circle, raise prices a little, and let patience do the work of promotion.',
      },
      2: {
        many: 'Saturn sits in the storeroom and builds shelves. Saving takes hold, family finances are put in order, and a plain budget feels like solid ground.',
        few: 'The purse is held tightly for a while, by circumstances or by you. Speak carefully about money, eat simply, and count what remains with respect.',
      },
    },
    Moon: {
      10: {
        many: 'Seen from the Moon, Saturn stands over your work. The heart is asked to be professional, and with such support beneath it the strain turns into stature.',
        few: 'From the Moon’s side Saturn leans on the profession, and you feel it after hours. Shorten the commute, share the load, and do not decide your future on a Friday night.',
      },
      11: {
        many: 'Saturn in the eleventh from the Moon is one of its kindest seats. Effort of many years is paid out, quietly, by people who had been keeping count.',
        few: 'Even with few points Saturn is fair in the eleventh from the Moon. Returns come, in small coin and on time.',
      },
      2: {
        many: 'Saturn passes the second from the Moon and leaves you with stricter, better habits. Feelings about money come up for review, and the review is useful.',
        few: 'Counted from the Moon, Saturn weighs on the household purse. Put off the ornamental purchase, keep faith with the necessary one, and let words be few at table.',
      },
    },
  },
  Jupiter: {
    lagna: {
      10: {
        many: 'Jupiter comes to your place of work with an open hand. Mentors, posts of trust and meaningful assignments come within reach; ask while the visitor is in the room.',
        few: 'Jupiter visits the tenth and gives chiefly advice. Take it: a teacher or a principle clears the professional path more than a vacancy does.',
      },
      11: {
        many: 'A time of increase: friends recommend, fees may rise, wishes are heard by the right ear. Invite widely and note down what was promised.',
        few: 'Jupiter in the house of gain is cordial this time, not lavish. Goodwill is the profit, so bank it by thanking people in detail.',
      },
      2: {
        many: 'Jupiter takes a seat in your treasury. Family support, sound advice and an appetite for saving come together, and your word carries in negotiations.',
        few: 'Jupiter blesses the table more than the safe. Learn about money this year, talk about it kindly, and let the larger plans mature.',
      },
    },
    Moon: {
      10: {
        many: 'From the Moon, Jupiter moves over the place of work. The old books are reserved about this seat, yet with many points it grants honour; keep modest, and check who does the actual lifting.',
        few: 'Jupiter in the tenth from the Moon can loosen a post that had grown too easy. Hold to routine, treat rumours as weather, and learn something you can carry anywhere.',
      },
      11: {
        many: 'Counted from the Moon, Jupiter stands in its house of plenty. The heart feels rich and the purse takes note; shared projects do especially well.',
        few: 'Jupiter in the eleventh from the Moon gladdens you even with few points. Gains come as invitations, introductions and renewed courage.',
      },
      2: {
        many: 'Jupiter in the second from the Moon is a seat the old authors like. Your words are kindly heard, family ties warm, and what good counsel earns tends to stay.',
        few: 'A mild favour: Jupiter in the second from the Moon sweetens talk and table. Small savings begun in this year grow roots.',
      },
    },
  },
};

/** For an unknown birth time: from the Moon only, without bindus. */
export const workTransitTextsWithoutTime: Record<'Saturn' | 'Jupiter', Record<WorkHouse, string>> = {
  Saturn: {
    10: 'Work asks for more of you and says thank you less. Keep the load in writing, keep Sundays clear, and build something during these years that can be pointed to afterwards.',
    11: 'This is the seat from which Saturn gives. What you have done steadily for others is noticed and rewarded, as a rule by people older than you.',
    2: 'Saturn looks through the household accounts. Tidy them together, one drawer at a time, and let speech about money be short and friendly.',
  },
  Jupiter: {
    10: 'Jupiter crosses the field of work, and the old books ask for modesty there. Hold your post by being useful, and take the training that is offered.',
    11: 'A good year for wishes that can be named. Tell three people what you are looking for; Jupiter works through acquaintances.',
    2: 'Words and means improve together. Ask, teach, mediate and save, since each of the four supports the others this year.',
  },
};

/** For years without such a transit. */
export const noWorkTransit =
  'Neither of the two slow ones touches your houses of work and money in the years printed here. The career is then governed by its periods, and you may plan by these alone.';

export const workLanesTexts = {
  caption:
    'Ten years of Saturn and Jupiter through the signs, with the house of each from your lagna. Tinted: the second, tenth or eleventh from lagna or Moon.',
  captionWithoutTime:
    'Ten years of Saturn and Jupiter through the signs, counted from your Moon. Tinted: the second, tenth or eleventh.',
} as const;
