/** A maha dasha by the house of its lord, first to twelfth. */
export const saturnYears = [
  'You remake yourself, patiently, from the frame outward.',
  'Savings are built coin by coin, and words are chosen like coins.',
  'Practice turns slowly into mastery.',
  'Property, parents and foundations are the worksite.',
  'You take creation seriously and finish what talent began.',
  'Method wins; routine is your ally, and opponents run out of breath.',
  'Bonds are weighed and made lasting, with terms that both can keep.',
  'You pay old accounts, inner and outer, and are lighter for it.',
  'You work your way to a belief that holds.',
  'Responsibility comes with a capital letter, and you grow into its coat.',
  'A few long-standing hopes are delivered, in the order of merit.',
  'Solitude, distance and service do their slow work, and thrift protects it.',
] as const;

export const rahuYears = [
  'You reinvent your manner, your field or your passport photograph.',
  'Appetite for security runs high; earnings may come from unusual quarters.',
  'Nerve, media and technology carry you further than expected.',
  'Where to live becomes an open question, and its answer may surprise your family.',
  'You take creative risks and do well to set the stake beforehand.',
  'You are good against odds, and against rules that have gone stale.',
  'Unusual people matter, in business and in love.',
  'What was hidden becomes interesting, and some of it becomes yours.',
  'You look for a teacher outside the usual rooms.',
  'Your name travels quickly, so let your work travel with it.',
  'Networks grow, gains are sudden, and old friends keep you level.',
  'Foreign places, screens and dreams take hours, and can repay them.',
] as const;

export const ketuYears = [
  'You stop explaining who you are, with relief.',
  'You own less and miss less than you thought.',
  'Courage turns quiet and exact.',
  'You loosen your hold on a place and find the inner room.',
  'Old talents wake; a child or a text says one important thing.',
  'Quarrels end for lack of fuel.',
  'A bond is asked to become truer or freer.',
  'You see through things, and are gentle about what you see.',
  'Faith loses its ornaments.',
  'A role ends, and the work that remains is your own.',
  'You choose five friends and are content.',
  'Meditation, sleep and long journeys come easily.',
] as const;
