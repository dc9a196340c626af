/** The lord of the twelfth house in each house: expense and rest. */
export const lordOfTwelfth = [
  'Strength leaks out of you in kindness, travel and late nights. You look gentle, live a little elsewhere, and do better with a fixed bedtime and a purse that has a zip.',
  'You spend on good things: a temple, a fee, a feast for relatives. Sweet speech is wealth that no expense diminishes, and money set aside on the first of the month keeps the rest cheerful.',
  'You see to your own upkeep, having found few hands to lean on along the lane. Private writing, long practice, trips for their own sake: effort spent out of sight makes you strong.',
  'Comfort costs you: rent in two towns, a vehicle forever at the garage, a home remembered more than lived in. Peace arrives in plain, quiet rooms, whoever’s name is on the deeds.',
  'Children, studies and pilgrimages find your hand open. One talent of yours likes solitude, a class far from home unlocks it, and what you spend on learning is seldom wasted.',
  'Your expenses quarrel with one another, and you have to act as umpire. Clear old dues one by one, keep tempers off the bills, and the drain turns into an unusual gift for economy.',
  'A good deal of what you have goes towards two: gifts, journeys, a partner’s dreams. Choose someone who also rests with you, and keep a corner of study that stays yours alone.',
  'What flows out comes round again by a hidden channel. You speak kindly about hard matters, are at ease with endings, and profit at times from the very thing that others wrote off.',
  'Your own road to the sacred goes past the usual gate. You pay for journeys sooner than for ceremonies, see elders as people with faults, and grow by giving respect before it is asked.',
  'Work takes you far off, or takes a great deal out of you. Offices, taxes and official errands run up expenses; a calling in care, travel, retreat or imagination gives them back as meaning.',
  'Your gains have holes in them by design. A friend in need, a forgotten subscription, the affairs of a brother or sister: plan the giving, and what remains turns out to be sufficient.',
  'Letting go keeps house here in its own style. You spend freely, forgive slowly and then for good, and find in sleep, silence or foreign streets the ease that others look for in shops.',
] as const;
