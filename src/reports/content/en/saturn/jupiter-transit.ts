/** Jupiter in each sign counted from the natal Moon, first to twelfth. */
export const jupiter = [
  'Jupiter is over your Moon, so others ask your advice, and your place or routine may change. Plans and weight both grow easily. Keep expenses and sweets in check, and decide on a move slowly.',
  'Jupiter is good here for income, savings and family happiness. Ask for the rate you deserve, settle a family silence, and start a recurring deposit or buy gold.',
  'Jupiter gives results here through effort and short trips, less through luck. Choose one task or course, and do not change your job merely out of impatience.',
  'With Jupiter here, comfort at home costs more than it gives. Relatives, a vehicle or repairs ask for money. Fix the amount you can give before you promise it.',
  'In this good place of Jupiter children, studies, love and good advice prosper. Begin a course, take an exam, or give more time to a child in this period.',
  'Jupiter increases small duties and old debts here. Pay one loan ahead of time, eat simply, and give detailed help to two people only.',
  'Jupiter supports marriage, partnership and travel here. Meet proposals, sign fair agreements, and renew affection with a trip for two.',
  'Jupiter’s help is hidden here, and offers need checking. Study a difficult subject, keep travel practical, and read all pages before you accept an offer.',
  'Jupiter brings fortune through a teacher, an elder or a long trip. Begin a course of study, go on pilgrimage, and accept the good offer.',
  'With Jupiter here your position at work may change, and recognition comes slowly. Keep to your routine, do your duty well, and do not resign in the first week of anger.',
  'Jupiter brings gains, friends and good news more easily than in most years. Join a group, collect what is due, and let friends introduce you.',
  'Jupiter brings expenses, mostly for good purposes such as travel, study or charity. Fix the sum in advance, and then give or spend it gladly.',
] as const;
