/** Rows of a month on love, health and family. Index place - 1, as in month-work-and-money.ts. */

/** Venus, by the table of transits from the Moon. */
export const loveByVenus = {
  favourable: [
    'People like you easily. A first meeting or an evening for two goes well.',
    'Kind words bring you closer. Share a meal with the family.',
    'Messages and short outings help love. Be the first to write.',
    'Love grows at home. Invite the person you care for.',
    'A happy time for love. Say what you feel.',
    'Small help shows love best. Do a daily task together.',
    'A good time for two people. Meet, agree, or renew a promise.',
    'Trust grows through an honest talk in private.',
    'A journey or a temple visit together does you good.',
    'Respect makes love stronger. Go together to one function.',
    'Friends and functions bring people together. Accept invitations.',
    'Quiet time for two is good now. Keep private matters private.',
  ],
  unfavourable: [
    'Do not try to please everybody. Simple honesty is liked more.',
    'Sweet words cost little, gifts cost much. Choose the words.',
    'A message may be misread. Speak face to face.',
    'Comfort at home needs two. Offer your share of the work first.',
    'Hopes are ahead of facts. Give yourself time to know a person.',
    'Small irritations show. Let them pass, and divide duties fairly.',
    'Two wishes differ. Listen first, then speak.',
    'Feelings stay unspoken. Ask one gentle question.',
    'Somebody far away looks perfect. Learn the facts first.',
    'Duties take the time for love. Keep one evening a week free.',
    'Too many invitations tire you. Choose the few people who matter.',
    'You need rest more than company. Say so kindly.',
  ],
} as const;

/** For a month in which Venus is only in places that earlier months have treated. */
export const loveWhenVenusRepeats = [
  'A feeling of some weeks ago returns. Talk about it calmly.',
  'Correct kindly what was said in haste.',
  'An old bond needs care more than a new one.',
] as const;

/** The same for friends of readers of sixteen and seventeen. */
export const friendsWhenVenusRepeats = [
  'An old friend is in your thoughts again. Write first.',
  'End an old quarrel with a friend in a few kind words.',
  'Spend time with the friends you have. New ones can wait.',
] as const;

/** Readers of sixty or more, by Venus. */
export const companyByVenus = [
  'You are good company. Wear something you like, and visit a friend.',
  'A meal with family or neighbours warms the heart.',
  'Call a brother, sister or old friend. Long talks do you good.',
  'Invite people home for tea. Keep it simple.',
  'Music, young people and laughter keep you fresh.',
  'Be patient with those who help you daily, and thank them.',
  'Your partner or closest friend needs time with you.',
  'Share a memory that you have told to few people.',
  'Go with somebody to a temple or a holy place.',
  'You are honoured at a function. Go, and come home early.',
  'A group of friends brings joy. Join it once a week.',
  'Quiet company is best: one person, soft music, an early night.',
] as const;

/** The Sun, counted from the Moon; third, sixth, tenth and eleventh are good. */
export const healthBySun = [
  'Strength is lower for some weeks. Eat at fixed hours, and rest at midday.',
  'Rest your eyes, eat plain food, and drink enough water.',
  'Your energy is good. Begin exercise or a daily walk.',
  'Rest is disturbed. Keep one quiet hour in the afternoon.',
  'Worry tires you more than effort. Breathe slowly, walk, sleep early.',
  'You recover quickly. A check-up or a new routine goes well.',
  'Late meals and long trips tire you. Eat simple food.',
  'Go slowly on the road and in sport. Sleep comes first.',
  'Energy comes and goes. Light exercise outdoors helps.',
  'You have strength now. Use it, but do not skip meals.',
  'You feel well. Keep the habit that brought this.',
  'You tire earlier than usual. Keep one evening a week empty.',
] as const;

/** The new or the full Moon that the month describes. */
export const familyByMoon = {
  new: [
    'Tell the family what you need. One fresh start is possible.',
    'Begin a family saving, or a weekly meal together.',
    'Call a brother, sister or cousin. A short visit does good.',
    'Clean the home, and light a lamp together. Ask elders for advice.',
    'Give time to the children of the family. Play or teach.',
    'Settle a small dispute, and divide the daily duties again.',
    'Visit relatives whom you seldom see, or a friend who is like family.',
    'Old family papers or questions need one calm hour.',
    'A temple visit together is a good beginning.',
    'Ask an experienced person before a family decision.',
    'Meet the wider family. A wish can be spoken openly.',
    'Let relatives rest from big plans. Help one of them quietly.',
  ],
  full: [
    'Feelings are strong at home. Listen before you answer.',
    'A family matter of money or words becomes clear. Speak softly.',
    'News from a brother, sister or neighbour completes a plan.',
    'Home is in the centre. Invite relatives, or finish a repair.',
    'A younger person in the family succeeds. Praise it openly.',
    'Help a relative with a practical problem, then rest.',
    'Two sides of the family reach a result. Thank both.',
    'An old family worry becomes smaller. Keep it private.',
    'Elders are pleased. Thank a teacher or guide together.',
    'The family is proud of what you do. Share the moment.',
    'Relatives and friends come together, and a wish can come true.',
    'Somebody in the family needs quiet. Call a relative far away.',
  ],
} as const;
