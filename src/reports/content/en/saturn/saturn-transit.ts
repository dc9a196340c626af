/** Saturn in each sign counted from the natal Moon, first to twelfth. */
export const saturn = [
  'Saturn is over your Moon, so responsibility is heavy and moods can be low. Reduce the week to what matters, eat at fixed hours, and do not judge a friendship when you are tired.',
  'Saturn disciplines your money and speech. Spend by a written plan, avoid harsh words at home, and keep three months of expenses in the bank.',
  'This is a good place for Saturn: steady effort succeeds. Send the application that you have prepared, and make the trips it needs.',
  'Saturn brings extra duty for home, mother and property. Repair the roof or the wiring, plan a large renovation with a reserve of time and money, and keep one calm hour a day at home.',
  'Saturn tests studies, children and plans. Choose one idea of five, keep regular revision hours, and encourage the young without much correction.',
  'A good place for Saturn: rivals tire and debts shrink. Take up the hard task you have delayed, and pay back a loan in regular parts.',
  'Saturn makes marriage, partners and contracts slow and serious. Decide who does what, write it down, and thank the other person in words.',
  'Saturn makes progress slow and keeps it out of sight. Keep copies of tax and insurance papers, walk daily, and take no risk with borrowed money.',
  'Saturn makes you look again at a belief, a teacher or your father’s advice. Help your elders in practical ways, and make a short pilgrimage instead of debating.',
  'Saturn brings more duty at work than praise, and your reputation grows slowly. Finish each task properly, keep a record, and leave on time when you can.',
  'The best place of Saturn: old work pays, seniors remember you, and a long wish is granted. Ask for the post or the dues in writing.',
  'Saturn asks for order in sleep, expenses and old possessions. Pay small dues early, travel light, and use quiet evenings for study or prayer.',
] as const;
