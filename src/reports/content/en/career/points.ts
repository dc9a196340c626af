/** Ashtakavarga for work: how many of the 337 points fall to a house, and how they stand to each other. */
export const housePoints = {
  10: {
    high: 'Your house of work is well subscribed. Effort spent on career meets little friction, the right people notice at about the right time, and it would be a pity to aim low out of politeness.',
    middle: 'The tenth has an average allowance of points, neither tailwind nor headwind. Craft and timing decide, which puts the matter largely in your own hands.',
    low: 'Few points fall on the tenth, so career is carried more by persistence than by applause. Choose your battles, build on skill, and lean on houses that are better stocked.',
  },
  11: {
    high: 'Returns are generous in proportion to the work. The house of gain has many subscribers, and what you launch into your network tends to be answered.',
    middle: 'Gains keep step with effort at an honest walking pace. A rise in fees, asked for each year, does more than a leap every ten.',
    low: 'The house of gain is thinly supplied. Prefer work that is paid by contract to work paid by hope, and collect your satisfaction in currencies besides money.',
  },
  2: {
    high: 'The store is well timbered. Money put aside stays put aside, and family or tradition helps to hold the roof.',
    middle: 'Saving succeeds for you with a method and drifts without one. The points are sufficient for either story.',
    low: 'Few points protect the purse, so build the walls yourself: a lock-in, a witness, a rule that applies on festival days too.',
  },
} as const;

/** The eleventh weighed against the tenth, and the twelfth against the eleventh: an old rule of thumb on effort, gain and outgo. */
export const flow = {
  easyKept: 'More points in gain than in work, and fewer in outgo than in gain: effort goes far with you, and a fair part of the harvest is still in the barn by spring.',
  easySpent: 'Gain outweighs labour, and outgo outweighs gain. Money comes without undue strain and has many invitations; a gatekeeper on the way out would make you comfortable.',
  hardKept: 'Labour outweighs gain, while gain outweighs outgo. You work for what you get and you keep it, a sturdy arithmetic on which houses are built.',
  hardSpent: 'Work has more points than gain, and outgo has more than either would like. Choose tasks by what they leave in your hand at the end of the year, and trim one standing cost each season.',
} as const;

/** Before the bars. */
export const pointsWords = {
  title: 'The twelve houses by their points',
  caption:
    'Sarvashtakavarga from the lagna: 337 points over twelve houses, 28 on average. Gold stands for thirty and more, grey for twenty-five and fewer; work is the tenth bar, gain the eleventh, the store the second.',
} as const;
