/** The sign of the fourth house: home. */
export const signOnFourth = [
  'You like an active home in which something is always being done. You move in fast and repair things yourself. Keep one corner without television, because without rest your temper rises there.',
  'You want a comfortable home and prefer to stay in it for years. Good food and soft beds give you peace. Do not buy a house in a hurry, and grow some plants even in a flat.',
  'Your home is full of talk, phones and half-finished plans. You may have lived in two places at one time. Keep one table for study, and leave the phone in another room.',
  'Home and mother mean more to you than most things do. You keep old letters, photographs and family recipes. If you live away, fix one day a week for a long call with home.',
  'You want a home that you are proud to show. Light, space and guests make you happy. Improve one room properly instead of spending a little on each of them.',
  'You rest only when the house is in order. A dripping tap that nobody repairs troubles you for days. Fix one morning a month for repairs and bills, and share the list with the family.',
  'You need a beautiful home and peace between the people in it. Quarrels there disturb you more than quarrels elsewhere. Settle a family matter the same evening, and choose furniture and colours together.',
  'What happens at home stays private with you. Old family matters go deep and are not always spoken of. Ask an elder about them once, and keep the property papers in your own file.',
  'You like a home with open space, books and visiting relatives. Small, closed rooms make you restless. When you choose a home, light, height and a park nearby matter more than large rooms.',
  'You treat home as a duty, perhaps since a young age. Paid instalments and fixed hours feel like comfort to you. Close the home loan early if you can, and keep one evening without chores.',
  'Your home is open to friends and a little unusual. People come and go freely. Agree with the family on hours without visitors, so that each person has some privacy.',
  'You need quiet, music or a place of prayer at home. Tired relatives come to you for comfort. Keep one small room or corner that nobody else uses.',
] as const;
