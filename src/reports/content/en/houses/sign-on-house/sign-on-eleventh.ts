/** The sign of the eleventh house: hopes and friends. */
export const signOnEleventh = [
  'You make friends at a run. Gain comes of getting there first, your wishes are short-term and loud, and a circle without a little rivalry in it strikes you as asleep.',
  'Your gains are slow, solid and edible. You keep the same four friends for decades, prefer a known yield to a bright promise, and wish mostly for things that can be sat upon.',
  'You know everyone, and everyone’s cousin. Profit comes through introductions, chatter and small commissions, and of ten hopes you announce, the two you follow up do very well.',
  'Friends become relatives in your kitchen. Gain reaches you by way of families, food, homes and remembered kindness, and your dearest wishes concern somebody else’s happiness.',
  'Generous friends surround you, and you are the most generous of them. Favour comes from the top, your hopes are on the grand scale, and you like to celebrate before the cheque has cleared.',
  'You help your friends move house, with labels. Profit comes through skill, margins and repeat clients, and your wishes are modest enough that several have come true unnoticed.',
  'Your circle has taste and manners. Income grows by alliance, by the well-timed thank-you note, by pairing people who ought to meet; your own wish waits politely at the end of the line.',
  'A small ring of friends, sworn in: that is your society. Gains are private, sometimes large, often from what others overlooked, and a wish of yours is carried for years without being mentioned.',
  'Friends of every faith and hemisphere fill your list. Opportunity comes from afar or from above, hopes are roomy, and luck is fondest of you when you have booked the ticket.',
  'Your friends are older, or were born so. Gains arrive on the scheduled date, through rank and persistence, and a wish is to you simply a plan that lacks a deadline.',
  'You belong to circles, causes and a group with a silly name. Income may come from networks, inventions or many small contributions, and your hopes include people you have never met.',
  'Artists, helpers and the slightly lost make up your company. Gains drift in with the tide and out to whoever needs them, so let one friend with a ledger sit near the door.',
] as const;
