/** The sign of the fourth house: home. */
export const signOnFourth = [
  'You want a home with an exit and some noise in it. You move in fast, paint before the boxes are open, and feel rested once something has been put up with your own drill.',
  'Your rooms are meant for the senses: cotton, wood, something slow on the stove. You stay put for years, and a garden, even one on a sill, is part of your peace.',
  'Your house hums with talk, news and half-finished projects. You may have known two homes at once, and a bookshelf settles you faster than a sofa.',
  'Home and mother tongue are close to the bone for you. You keep tins, letters and school photographs, and a familiar smell can undo a year of being sensible.',
  'You want a house one can be proud of, with a proper place for guests. Light matters, so does a good chair, and the family has to be allowed to laugh loudly in it.',
  'You rest when things are in order. Clean counters, labelled jars and a repaired tap calm you; a house where nobody notices the drip makes you quietly desperate.',
  'You need beauty at home, and peace between the people in it. Colours are chosen jointly, quarrels smoothed before bedtime, and a single ugly lamp can occupy you for weeks.',
  'You guard the inner rooms. Few are invited in, family history is deep and not always told, and a home for you is the place where nothing has to be explained.',
  'Your dwelling should have a view and a spare bed. Books, pilgrim souvenirs and visiting relatives crowd it happily, and you feel hemmed in by low ceilings.',
  'You take the household seriously, perhaps since you had to do so early. Solid walls, paid instalments and an unchanging breakfast hour are what you call comfort.',
  'You run an open and slightly eccentric house. Friends have a key, furniture serves two purposes, and privacy is kept by way of headphones.',
  'You need water, music or silence nearby. Your home is a harbour for tired people, soft at the edges, and it repays you to keep one room that nobody else may use.',
] as const;
