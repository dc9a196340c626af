/** Days of a month: by the nakshatra of the Moon and by tara. Index nakshatra - 1. */
export const dayUseByNakshatra = [
  'start a trip, buy a vehicle, take a first lesson',
  'clear out old things, close an account',
  'a puja or havan, cooking for guests, settling a dispute',
  'buy gold or land, enter a home, plant',
  'see a house, buy clothes, make a gentle request',
  'find faults in a plan, repair machines',
  'travel, restart an old task, repair the home',
  'open a deposit, buy gold, meet a teacher',
  'research, read a contract closely, sign nothing new',
  'prayers for ancestors, elders, government papers',
  'meet friends, music, bargain for a better price',
  'sign papers, join a job, fix an engagement',
  'an interview, trade, learn a skill with the hands',
  'design, jewellery, photographs, new clothes',
  'trade, travel, work on your own',
  'one important target, finish pending tasks',
  'propose, meet friends, a meeting in another city',
  'accept responsibility, say a firm no',
  'pay off a debt, end what does not work',
  'clean the house, collect dues, win people over',
  'begin a long project, lay a foundation, take an oath',
  'study, an interview, start a journey, temple',
  'buy property, music, bring a team together',
  'a medical check-up, technology, a new daily routine',
  'a fast, hard physical work, honest accounts',
  'long-term savings, property papers, plant a tree',
  'travel, gifts, charity, a friendly settlement',
] as const;

/** Counted from the birth nakshatra, nine taras in turn. */
export const taras = [
  { name: 'Janma', word: 'birth' },
  { name: 'Sampat', word: 'wealth' },
  { name: 'Vipat', word: 'difficulty' },
  { name: 'Kshema', word: 'well-being' },
  { name: 'Pratyari', word: 'opposition' },
  { name: 'Sadhaka', word: 'success' },
  { name: 'Vadha', word: 'obstacle' },
  { name: 'Mitra', word: 'friend' },
  { name: 'Ati Mitra', word: 'close friend' },
] as const;

/** Rest days, one text for each month. */
export const restDayTexts = [
  'no new start or promise; finish old work',
  'sign nothing; answer important messages later',
  'no long travel; plain food, early sleep',
  'let others lead the meeting; only take notes',
  'drive slowly, make no large payment',
  'repair, wash, return borrowed things',
  'no purchases, no talk about old quarrels',
  'walk instead of arguing; decide afterwards',
  'rest, prayer and light work at home',
  'check a message twice; send it afterwards',
  'no interview or proposal; listen to an elder',
  'stay near home; lend no money',
] as const;

/** The day of the birth nakshatra, one text for each month. */
export const birthNakshatraDayTexts = [
  'visit a temple with family; start no long trip',
  'call the person who has known you longest',
  'a simple meal with one old friend',
  'give food or clothes to someone in need',
  'sit with your elders; begin nothing new',
  'light a lamp at home in the evening',
  'thank someone who helped you this month',
  'write or call a teacher',
  'look at old photographs with the family',
  'plant or water a tulsi or a tree',
  'cook a dish from your childhood',
  'keep the evening free of work and shopping',
] as const;
