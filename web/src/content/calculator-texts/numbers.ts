/** A trait for each possible result: one digit, or a master number (11, 22, 33). */
export const numberTraits: Readonly<Record<number, string>> = {
  1: 'Begins things, and would sooner be first than be thanked.',
  2: 'Hears what is between the words and keeps two people talking.',
  3: 'Tells it well, draws it quickly, brightens the table.',
  4: 'Builds in straight lines and tests the ground twice.',
  5: 'Needs an open door, a change of air, and a reason.',
  6: 'Looks after people, plants and the unpaid bill.',
  7: 'Reads the footnotes and trusts what survives them.',
  8: 'Counts carefully, decides once, answers for it.',
  9: 'Gives away the last piece and remembers the whole story.',
  11: 'Senses what is coming and is a little early for everything.',
  22: 'Draws the large plan and lays the first brick the same day.',
  33: 'Teaches by caring, and forgets to charge for it.',
};
