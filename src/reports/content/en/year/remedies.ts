/** Remedies that belong to dates of the year; those of the grahas stand in ../remedies.ts. */
export const yearRemedies = {
  return: {
    cost: 'Free',
    title: 'Meet the minute the Sun comes home',
    text: 'Sit quietly with a lamp or a cup of water for the ten minutes around it, and say aloud one thing that is finished and one that may begin. If the hour is impossible, take the next sunrise.',
  },
  returnOfDay: {
    cost: 'Free',
    title: 'Keep the day the Sun comes home',
    text: 'Rise with the light on that day, sit for ten minutes with a lamp or a cup of water, and name one thing that is finished and one that may begin.',
  },
  sankranti: {
    cost: 'About ₹50',
    title: 'A handful at each sankranti',
    text: 'On the twelve days on which the Sun changes its sign, give a handful of til, rice or jaggery to the first person who can use it. The dates stand in the months of this report.',
  },
  star: {
    cost: 'Free',
    title: 'Once a month, your own star',
    text: 'When the Moon passes your birth star, keep one meal simple and ring somebody who knew you as a child. It is a day for thanks and not for setting out.',
  },
  quiet: {
    cost: 'Free',
    title: 'The two quiet days',
    text: 'When the Moon is in the eighth sign from the one it had at your birth, leave the diary empty where you can. Sweep, listen, and leave signatures for the day after.',
  },
  gentle: {
    cost: 'Free',
    title: 'Lighten the quietest month beforehand',
    text: 'Before it begins, strike a third of what is planned in it. Keep the freed evenings for sleep, study and those who do not ask you for anything.',
  },
} as const;
