/** Ashtakavarga for a reader of sixteen or seventeen. */
export const workHouseBindus = {
  10: {
    high: 'Your tasks have strong support. Effort meets little resistance, and people notice it in time. Apply for a course that seems slightly too high.',
    middle: 'Your tasks have average support, neither help nor hindrance. Skill decides, so improve one of them each year.',
    low: 'Your tasks have little support from outside, and persistence carries them. Choose one field, and stay with it.',
  },
  11: {
    high: 'Your effort brings good results. What you ask of friends and teachers is usually answered, so ask more often.',
    middle: 'Results grow at the same pace as your effort. Aim for a little more each term.',
    low: 'Results come with more effort than usual. Prefer tests with clear rules to those that depend on favour.',
  },
  2: {
    high: 'What you put aside stays with you, and family helps you to keep it. Save a little more each birthday.',
    middle: 'You save well with a method and poorly without one. Choose one method, such as a fixed day.',
    low: 'What you save has little protection. Let a parent keep it for you until you need it.',
  },
} as const;

/** The house with the most and the house with the fewest bindus; index house - 1. */
export const mostBindusByHouse = [
  'The strongest support of all twelve falls on you in person. Go and ask yourself, in place of sending somebody.',
  'Family and speech have the strongest support. Debates, recitation and languages go well, so take part.',
  'Your own initiative has the most support. Many small efforts bring you more than one large one.',
  'Home has the strongest support of all twelve. A settled table and a quiet room improve all your marks.',
  'Ideas and study done with joy have the most support. Keep one project that you love.',
  'Competition and regular hours have the most support. They strengthen you where others become tired.',
  'Working with one other person has the most support. Look for a study partner.',
  'Deep and hidden subjects have the most support, which is unusual and useful. Research suits you.',
  'Teachers, principles and long travel have the largest support. A recommendation keeps helping you.',
  'What you do has the strongest support of all twelve. You can rely on your work; keep free hours too.',
  'Friends and wishes have the most support. What you begin with others goes further than what you begin alone.',
  'Distant places and quiet work have the most support. Study in another town suits you.',
] as const;

export const fewestBindusByHouse = [
  'You have the least support in your own person, so do not do everything alone. Sleep enough, and ask for help.',
  'By points, savings are the weakest of your twelve houses. Give what you save to a parent to keep.',
  'Initiative has the least support, so many small attempts tire you. Choose two methods, and repeat them.',
  'Home has the least support. Before an examination, settle where and when you can study in quiet.',
  'Sudden ideas have the least support. Rely on what you have studied, and try ideas on small things.',
  'Daily conflict has the least support and costs you more than hard study does. Walk away from quarrels.',
  'Working in pairs has the least support. Agree on the parts at the start, and have a plan of your own.',
  'Hidden and shared matters have the least support, which does not disturb a quiet life. Keep out of the secrets of others.',
  'Help from luck is small, so your own merit does the work. Keep your certificates in order.',
  'Rank has the least support of all twelve, and it costs you more than it gives. Grow through skill.',
  'Wishes have the least support, and they come after a second try. Ask once more.',
  'Distant places have the least support. Study near home, and try another town for some weeks first.',
] as const;

export const gainFlowTexts = {
  easyKept: 'The house of results has more points than that of work, and the house of spending has fewer. Effort returns well to you, and you can keep a part.',
  easySpent: 'The house of results has more points than that of work, and the house of spending has at least as many. Results come without strain; decide beforehand what you keep.',
  hardKept: 'The house of results has no more points than that of work, but more than that of spending. You work for what you get, and you keep it.',
  hardSpent: 'The house of results has no more points than that of work or of spending. Choose effort that also teaches you something.',
} as const;
