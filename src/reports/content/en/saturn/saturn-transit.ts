/** Saturn in each sign counted from the natal Moon, first to twelfth. */
export const saturn = [
  'Saturn shares the Moon’s sign: the mind is asked to carry, and carries. Cut the week down to what matters, eat at regular hours, and judge no friendship on a Thursday evening when everyone is tired.',
  'Next door to the Moon, Saturn goes through your purse and your vocabulary. Spend as if somebody careful were watching, speak as though it were being taken down, and both improve.',
  'Here Saturn is welcome by every list. Effort pays by the metre: apply, build, practise, drive the long road, since persistence now wins what charm would not.',
  'Saturn inspects the house and the heart’s furniture. Patch the roof, postpone the grand renovation, and let a calm hour at home count as work done.',
  'Plans, pupils and play get a stern examiner. One idea in five survives, which is a good rate; keep the young people of the family company without correcting them.',
  'A favoured place: rivals tire, debts shrink, and chores give way to whoever keeps at them. Take up the hard task you have been circling, for Saturn holds the ladder.',
  'Saturn looks at you from the far side of every table. Contracts are slow and honest, partners have heavy bags; decide who does what, and say thank you in so many words.',
  'In the eighth Saturn works behind the wall. Progress is slow and out of sight, like rewiring; keep copies, keep walking, and leave the gamble to other people.',
  'Belief is asked for its papers. A teacher, a parent or a long-held view is looked at again, and a pilgrimage made on foot, even a short one, answers better than debate.',
  'The office becomes the gymnasium: more duty, less glory, and a reputation laid brick upon brick. Do it properly once, write down that you did, and go home at seven.',
  'The best of the twelve for Saturn. Old work pays, seniors remember your name, and a wish that has stood in the queue for years reaches the counter.',
  'Saturn tidies the back room: sleep, expenses, things kept too long. Travel light, pay small dues early, and treat time alone as a subscription that you actually use.',
] as const;
