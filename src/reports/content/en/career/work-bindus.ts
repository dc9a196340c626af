/** Ashtakavarga for work: the bindus of a house, of 337, and comparisons between houses. */
export const workHouseBindus = {
  10: {
    high: 'Your house of work is well subscribed. Effort spent on career meets little friction, the right people notice at about the right time, and it would be a pity to aim low out of politeness.',
    middle:
      'The tenth has an average allowance of points, neither tailwind nor headwind. Craft and timing decide, which puts the matter largely in your own hands.',
    low: 'Few points fall on the tenth, so career is carried more by persistence than by applause. Choose your battles, build on skill, and lean on houses that are better stocked.',
  },
  11: {
    high: 'Returns are generous in proportion to the work. The house of gain has many subscribers, and what you launch into your network tends to be answered.',
    middle:
      'Gains keep step with effort at an honest walking pace. A rise in fees, asked for each year, does more than a leap every ten.',
    low: 'The house of gain is thinly supplied. Prefer work that is paid by contract to work paid by hope, and collect your satisfaction in currencies besides money.',
  },
  2: {
    high: 'The store is well timbered. Money put aside stays put aside, and family or tradition helps to hold the roof.',
    middle:
      'Saving succeeds for you with a method and drifts without one. The points are sufficient for either story.',
    low: 'Few points protect the purse, so build the walls yourself: a lock-in, a witness, a rule that applies on festival days too.',
  },
} as const;

/** The house with the most and the house with the fewest bindus, in relation to work; index house - 1. */
export const mostBindusByHouse = [
  'The count is highest in the first house, on you in person. Go yourself, sign yourself, and let your own manner be the method; a deputy does less well in your case than the deputy deserves.',
  'The store has the most supporters of all twelve. Family, speech and savings carry the working life, and a plain reserve is also your best argument in a negotiation.',
  'Nowhere do more points gather than on the third, the house of hands and initiative. Write, call, practise, go round once more: effort of the small and frequent sort pays you best.',
  'The fourth leads the twelve. A settled home, a vehicle that starts and a corner to think in are working capital for you, even if no accountant would list them.',
  'Your fifth house tops the count, so ideas, pupils and anything made with delight have the wind behind them. Keep one project that you would do unpaid, and do not always leave it unpaid.',
  'Most of the support falls on the sixth, which is less glamorous and very useful. Service, repair, contest and regular hours strengthen you where they tire others.',
  'The seventh gathers more points than any other: clients, counterparts, work done face to face. Two chairs at the table are as a rule better for your business than one.',
  'The eighth comes out on top, an unusual and practical thing. Research, insurance, rescue work, other people’s tangled affairs: where something lies hidden, your labour meets help.',
  'Your ninth house has the largest share. Teachers, principles and long journeys repay you beyond their cost, and a door that a senior opens stays open.',
  'The tenth itself leads, work standing first among the twelve. You may lean on your profession as others lean on family, provided you remember that it has no arms.',
  'No house is better provided than the eleventh. Friends, networks and the figure at the foot of the page look kindly on you, and things launched in company travel further.',
  'More falls to the twelfth than to any other house: distance, seclusion, giving. Work abroad, at night or behind a screen suits you, and a part given away returns by quiet roads.',
] as const;

export const fewestBindusByHouse = [
  'The lowest count stands on the first, so do not be your own only tool. Sleep, a deputy and a proper introduction do what will power alone was meant to do.',
  'The store has the thinnest support of the twelve. Let a standing order do the saving, and let important words about money be written words.',
  'The third is the least provided, and selling yourself in small portions wears you out. Choose two approaches that you do well and leave the other eight to somebody lively.',
  'Least falls to the fourth, the base camp. Before an ambitious year see to the roof, the landlord and the night’s rest, in this order.',
  'The fifth closes the list, so sudden inspiration is better tried in small coin. Skill that was studied carries you further than a stroke of luck.',
  'Your sixth has the fewest points, and petty strife takes more out of you than hard work. Pick posts with few rivals and clear hours, and leave disputes to those who enjoy them.',
  'Partnership has the least support by count. Write the terms early, review them yearly, and keep one line of work that depends on nobody else’s signature.',
  'Few points reach the eighth, which is no loss for a quiet life. Leave alone the knots that others have tied, and keep your papers where you can find them.',
  'The ninth is thinly stocked, so patrons come sparingly and merit has to travel on foot. It arrives nonetheless, and owes fewer favours.',
  'Least of all falls on the tenth, and rank may cost you more than it pays. Let skill, clients or service be the ladder, and take titles as they come.',
  'The eleventh has the smallest share: gain likes to be asked twice. Fix fees, send reminders with a smile, and prefer ten loyal contacts to a thousand names.',
  'Distance and large spending are poorly provided for, the twelfth being last of all. Work near home, rest cheaply and well, and let the far project prove itself first.',
] as const;

/** The eleventh compared with the tenth, and the twelfth with the eleventh: effort, gain and expense. */
export const gainFlowTexts = {
  easyKept:
    'More points in gain than in work, and fewer in outgo than in gain: effort goes far with you, and income has the better of expense. How much stays put, the store decides.',
  easySpent:
    'Gain has more points than work, and outgo no fewer than gain. Money comes without undue strain and has many invitations; a gatekeeper on the way out would make you comfortable.',
  hardKept:
    'Gain has no more points than work, yet more than outgo. You work for what you get and you keep it, a sturdy arithmetic on which houses are built.',
  hardSpent:
    'Gain has no more points than work, and no more than outgo. Choose tasks by what they leave in your hand at the end of the year, and trim one standing cost each season.',
} as const;

/** Before the bars. */
export const workBindusFigure = {
  title: 'The twelve houses by their points',
  caption:
    'Sarvashtakavarga from the lagna: 337 points over twelve houses, 28 on average. Gold stands for thirty and more, grey for twenty-five and fewer; work is the tenth bar, gain the eleventh, the store the second.',
} as const;
