/** Mars in each house, first to twelfth. */
export const mars = [
  'You start before the instructions are finished. It wins you races and costs you the occasional apology; both are quick, and you carry very little anger from one day into the next.',
  'You speak the price aloud while others are still clearing their throats. Earning goes well for you in bursts, and your words land harder than you meant, at the dinner table most of all.',
  'Hands, nerve and a short distance: that is your field. You would sooner repair it yourself than wait for the repair van, and the job is usually half done when it turns up.',
  'There is a restlessness in your rooms. You knock through walls, argue about curtains, move the furniture at ten at night, and feel at peace in a house only after you have worked on it.',
  'You play to win and you teach by daring people. The ones who love you know that the teasing is affection; the ones who have just met you need to be told.',
  'Opposition suits you. A backlog, a cheating contractor, an unfair rule: you go through such things methodically, with your sleeves rolled up, and sleep well afterwards.',
  'You like a partner who answers back. Dull agreement worries you far more than a quarrel that ends in laughter, so learn together where the line runs and put it in words early.',
  'You keep calm in the kind of crisis that freezes a room, and lose your temper over a missing charger. Deep, technical or hidden work gives your strength somewhere useful to go.',
  'Your beliefs have muscles. You travel for them, argue for them and, if need be, walk out over them, and a teacher who once pushed you hard still has your respect.',
  'You treat a job like a hill to be taken. Titles mean less to you than having the order to proceed, and you do your finest work with a target, a map and no one hovering.',
  'You want a great deal and you are not shy about it. Friends are recruited for projects; a group that only talks loses you by the third meeting, and one that builds keeps you for years.',
  'Your anger goes indoors and comes out as insight, exercise or a sudden suitcase. Give it a private outlet, a run or a notebook, and it becomes one of the quietest strengths you have.',
] as const;
