/** The lord of the sixth house in each house: difficulties and service. */
export const lordOfSixth = [
  'Problems recognise you and form a queue. You are known for coping, you thrive on a regular day, and the fiercest opponent you meet is a high standard of your own making.',
  'You earn by hard, useful work and speak well under fire. A post away from the native place or a business of your own suits you; in family money, write down who owes whom, and smile.',
  'Tempers run short along the short roads: siblings, neighbours, the person at the next desk. There is grit in you for any craft, and choosing battles by size saves a good half of it.',
  'The work never quite stays at work. Repairs, relatives and rent have asked a good deal of you, and peace grows once the home has fixed duties, fixed hours and one untouchable Sunday.',
  'You play in order to solve. Friends and funds come and go in waves, so you have learnt to plan by rule rather than by mood, and your cleverness is kindest when the other side gets a hint.',
  'Struggle lives in its own quarter here and keeps to it. Outsiders befriend you sooner than your own cousins do, opponents tire, and an ordinary day with a list in it is a day well spent.',
  'Love and work share a table with disagreement. Partnership can make you valued, well paid and well known, as long as the small complaint is spoken while it is still small.',
  'What would worry others at noon you dismantle at midnight, in private, like a watch. Old debts, faulty systems and tangled files yield to you, and one obstacle has a way of cancelling another.',
  'Your ideals have splinters in them, for you have handled raw material: wood, stone, contracts, rules. Fortune goes up and down with the season, and honest labour keeps your faith in better repair than argument.',
  'You are paid for what others put off. Your name is made in service, competition or repair, quite possibly in another city, and you speak with more weight there than you ever did among relatives.',
  'Opponents turn a profit for you. Competition sharpens your price, a contested matter ends in gain, and the friendships that survived one proper quarrel are the ones that later open doors.',
  'Much of your strength goes into battles nobody sees. Careful accounts, early nights and the habit of leaving provocations unanswered turn it into quiet service, of the sort that keeps an institution standing.',
] as const;
