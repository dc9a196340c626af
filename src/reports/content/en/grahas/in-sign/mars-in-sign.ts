/** Mars in each sign, Aries to Pisces: how you act, and how you fight. */
export const mars = [
  'You act at first heat, and the first heat is often right. Give your mornings the hard task; by evening you have spent the spark on things that never deserved it.',
  'Slow to start and very hard to stop: your strength is an ox, and it likes a furrow. Anger builds for months without a sign, so let some of it out in instalments.',
  'You fight with arguments, several at a time. Two projects suit you better than one, your fingers are quick with tools, and a battle of wits can be your idea of rest.',
  'Your energy runs on feeling, which means that it has tides. You defend your own people fiercely, act best for somebody’s sake, and swallow a quarrel that would be shorter if spoken.',
  'You do things with a flourish and expect the flourish to be noticed. Courage comes easily in front of others; honour decides for you where caution would only take notes.',
  'Your force goes through the eye of a needle. You cut, sort, repair and correct with real precision, and turn irritable when a careless hand has touched your tools.',
  'You would rather win by agreement. Your will wakes up when something is unfair, you can be pushed a long way on small matters, and on the last inch you surprise everyone.',
  'You have stamina of the underground kind. You wait, watch and then act once, completely; a grudge is the only weapon you own that cuts the hand holding it.',
  'You move when you believe. An aim far off, a good horse of a plan and open country bring out your best, whereas daily detail makes you careless about daily detail.',
  'Here is power with a timetable. You push steadily, you climb in order, and people hand you the heavy end because you lift it as if that had been arranged.',
  'You rebel intelligently. You work in bursts, alone or for a group you chose, and resist an order mainly because it was one; reasons, given civilly, move you at once.',
  'You act by drift and then by sudden surge, as a river does. Your courage serves people who cannot fight for themselves, and your own battles wait until someone you love insists.',
] as const;
