/** The sign of the twelfth house: rest, expense and withdrawal. */
export const signOnTwelfth = [
  'You spend suddenly, on tickets, gadgets and quick decisions. Physical work gives you good sleep. Wait one night before any purchase above a fixed limit, and exercise in the evening.',
  'You spend on comfort: good bedding, good food, a quiet room. Rest in beautiful surroundings restores you. Buy one lasting thing of quality instead of many small comforts.',
  'Your mind keeps working at bedtime, and money goes to phones, books and short trips. Write your thoughts down at night, and charge the phone outside the bedroom.',
  'You spend on home and on relatives who live far away. Old memories come back in your dreams. Send money home by a fixed monthly transfer, and take your longer leave there.',
  'Gifts, good hotels and family pride cost you money. You recover where nobody expects anything from you. Take one short holiday a year in a place where your position is unknown.',
  'You note every expense, and still worry keeps you awake. An hour of quiet service or cleaning clears your mind. Check the accounts in the morning and never in bed.',
  'Your money goes to beauty, to travel for two and to making peace after quarrels. Being alone for long does not suit you. Rest with one quiet companion, and plan the holiday budget together.',
  'You need to be alone often, and you hide what you spend. Your dreams are strong. Tell the family when you want silence, so that they do not take it for anger.',
  'You spend on travel, pilgrimage and study abroad, mostly without regret. Faith gives you good sleep. Save for one long trip a year in a separate account.',
  'You spend little, and doing nothing is hard for you. Solitude suits you when it has a plan. Walk alone for an hour every Sunday, without the phone.',
  'Causes, technology and people met on the way cost you money. You rest by changing the subject. A place where nobody knows you, such as a library or a train, relaxes you most.',
  'Sleep, prayer, music and charity are your rest. Money and time flow out before you notice. Set an alarm for waking, and a monthly limit for giving.',
] as const;
