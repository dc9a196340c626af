/** Days of a month: by the nakshatra of the Moon and by tara. Index nakshatra - 1. */
export const dayUseByNakshatra = [
  'quick errands, vehicles, a first lesson',
  'clearing out, closing an account, plain speech',
  'cooking for many, sharpening tools, settling a dispute',
  'planting, furnishing, what should stay for years',
  'looking for a house, new clothes, a gentle request',
  'looking for faults, hard questions, taking apart',
  'coming back to a thing dropped, travel, repairs to the home',
  'savings, teachers, anything that should nourish',
  'research, contracts read closely, silence',
  'ancestors, elders, matters of rank and record',
  'rest among friends, music, bargaining hard',
  'vows, leases, help asked of the powerful',
  'handwork, selling, learning a craft',
  'design, jewellery, a portrait, a well-made plan',
  'moving about, markets, standing on one’s own feet',
  'a single goal, a mixed list worked off in order',
  'friendship, groups, a meeting far from home',
  'responsibility, guarding secrets, a firm no',
  'digging to the root, cutting losses, weeding',
  'cleaning with water, persuading a crowd, debate',
  'foundations, oaths, the first page of long work',
  'listening, study, setting out on a journey',
  'music, property, gathering a team',
  'putting a routine right, technology, an hour alone',
  'austerity, hard physical work, an honest reckoning',
  'savings for old age, trees, quiet promises',
  'arrivals, safe travel, feeding animals, farewells done well',
] as const;

/** Counted from the birth nakshatra, nine taras in turn. */
export const taras = [
  { name: 'Janma', word: 'one’s own' },
  { name: 'Sampat', word: 'gain' },
  { name: 'Vipat', word: 'obstacle' },
  { name: 'Kshema', word: 'well-being' },
  { name: 'Pratyari', word: 'contrary' },
  { name: 'Sadhaka', word: 'accomplishment' },
  { name: 'Vadha', word: 'hindrance' },
  { name: 'Mitra', word: 'a friend' },
  { name: 'Ati Mitra', word: 'a close friend' },
] as const;

/** Rest days, one text for each month. */
export const restDayTexts = [
  'no new promises; finish, file, water the plants',
  'answer tomorrow what can wait until tomorrow',
  'a plain meal, a short list, an early lamp',
  'let others chair the meeting; take the minutes',
  'drive gently, sign nothing in a hurry',
  'mend, wash, return what is borrowed',
  'leave spending and sore subjects alone',
  'walk instead of arguing; the matter keeps',
  'good for sleep, prayers and old films',
  'check twice, send once, preferably on the day after',
  'a day for listening to somebody older',
  'stay near home; leave the calendar white',
] as const;

/** The day of the birth nakshatra, one text for each month. */
export const birthNakshatraDayTexts = [
  'temple, family and thanks; long roads tomorrow',
  'ring whoever has known you longest',
  'one simple meal, one old friend',
  'give what you would like to be given',
  'sit with your elders, begin nothing',
  'light a lamp for your own star',
  'pay a small debt of kindness',
  'write a line to a teacher',
  'look through old photographs',
  'plant or water something',
  'cook the dish of your childhood',
  'an evening without errands',
] as const;
