/** The lord of the fourth house in each house: home. */
export const lordOfFourth = [
  'You carry home on your back like a snail, content to set it down anywhere. People feel housed in your company, and your own peace depends less on walls than on waking in a good temper.',
  'Home speaks in the voice of elders, recipes and shared meals. You care for heirlooms, for the pantry and for the tone in which a family talks about money.',
  'Your idea of home has a door that opens often. Movement, neighbours and siblings come through it; a quiet room of your own, reached by effort, is worth all the effort.',
  'You have a gift for settling. Whatever roof is yours improves under you, land and building matters go better with your eye on them, and a mother’s influence remains a source of strength.',
  'Home means play for you: instruments, drawings on the fridge, an evening class in the living room. You furnish with imagination and are at your most domestic near children or books.',
  'There is always something to be mended under your roof, and you do not truly mind. Help at home, shared chores and clear house rules turn the labour into peace.',
  'You feel at home inside a good companionship. A house chosen by two suits you better than a perfect one chosen alone, and hospitality is part of the marriage, whoever cooks.',
  'You keep private rooms, in the flat and in yourself. A change of residence has at times been sudden and, seen from later, useful; you like thick curtains and a door that locks.',
  'A good home, for you, contains a shelf of scripture, maps or law. Blessings of elders and teachers live there, and you could settle far from where you were born without feeling lost.',
  'Your work and your household lean on each other. A study at home, a family trade or a public life with a loyal base are natural to you, and applause counts only if it reaches the kitchen.',
  'Friends treat your house as theirs, and you like it so. Comfort grows over the years, property brings gain more often than trouble, and long tables suit you.',
  'You find home at a distance: another city, a retreat, the sea. Letting go of one dear place was part of the story, and peace arrived in a spot you had not chosen.',
] as const;
