/** Ashtakavarga for work: the bindus of a house, of 337, and comparisons between houses. */
export const workHouseBindus = {
  10: {
    high: 'Your career has strong support. Effort meets little resistance, and the right people notice it in time. Apply for posts that seem slightly too high.',
    middle:
      'Your career has average support, neither help nor hindrance. Skill and timing decide, so improve one skill, and use the dates of the chapter “Ten years of work, period by period”.',
    low: 'Your career has little support from outside, and persistence carries it. Choose one field, stay in it, and build on skill.',
  },
  11: {
    high: 'You receive good returns for your work. What you offer to your circle is usually answered, so tell more people about it.',
    middle:
      'Your income grows at the same pace as your effort. Ask for a small rise every year instead of one large rise after ten.',
    low: 'Income comes with more effort than usual. Prefer work with a contract and a fixed fee to work that is paid on success.',
  },
  2: {
    high: 'Money that you put aside stays with you, and family helps you to keep it. Start the next deposit when the last one matures.',
    middle:
      'You save well with a method and poorly without one. Choose one method, such as a monthly transfer, and keep to it.',
    low: 'By points alone, savings have little protection, so guard what you save. Use deposits with a lock-in, and keep to them at festival time too.',
  },
} as const;

/** The house with the most and the house with the fewest bindus, in relation to work; index house - 1. */
export const mostBindusByHouse = [
  'The strongest support of all twelve falls on you in person. Go to the meeting yourself and sign yourself; a representative achieves less for you.',
  'Family, speech and savings have the strongest support of all. A reserve in the bank also makes you stronger in any talk about pay.',
  'Your own initiative has the most support. Write, call and visit often: many small efforts pay you better than one large one.',
  'Home has the strongest support of all twelve. A settled house, a reliable vehicle and a quiet room improve your work, so arrange these first.',
  'Ideas, teaching and work done with joy have the most support. Keep one project that you love, and begin to charge for it.',
  'Service, competition and regular hours have the most support. They strengthen you where others become tired, so apply where there is an examination.',
  'Clients and partners have more support than anything else in your chart. Work face to face, and with a partner rather than alone.',
  'Hidden matters have the most support, which is unusual and useful. Research, insurance, audit and rescue work suit you.',
  'Teachers, principles and long travel have the largest support. A recommendation from a senior keeps helping you for years, so ask for one in writing.',
  'Work itself has the strongest support of all twelve. You can rely on your profession; leave enough hours for the family as well.',
  'Income and friends have the most support of all. What you begin together with others goes further than what you begin alone.',
  'Distant places, quiet work and giving have the most support. Work abroad, at night or from home suits you.',
] as const;

export const fewestBindusByHouse = [
  'You have the least support in your own person, so do not do everything yourself. Sleep enough, and let somebody introduce you.',
  'By points, savings are the weakest of your twelve houses. Let the bank transfer them automatically, and put every promise about money in writing.',
  'Selling yourself in many small steps tires you, because initiative has the least support. Choose two methods that you do well.',
  'Home has the least support. Before a busy year, settle the rent agreement, the repairs and your hours of sleep.',
  'Sudden ideas have the least support of all. Try them with a small sum, and rely on skills that you have studied.',
  'Daily conflict has the least support and costs you more than hard work does. Choose posts with few rivals and clear hours.',
  'Partnership has the least support. Write the terms early, review them yearly, and keep one line of work that is only yours.',
  'Hidden and shared matters have the least support, which does not disturb a quiet life. Stay out of other people’s disputed money.',
  'Help from seniors and luck is small, so your own merit must do the work. It does, and you owe fewer favours; collect certificates.',
  'Career has the least support of all twelve, and rank costs you more than it pays. Rise through skill, clients or service instead.',
  'Income has the least support, and it comes after a second request. Fix fees beforehand, and prefer ten loyal contacts to a thousand names.',
  'Distant places and large spending have the least support. Work near home, and test a project in another city for some months first.',
] as const;

/** The eleventh compared with the tenth, and the twelfth with the eleventh: effort, gain and expense. */
export const gainFlowTexts = {
  easyKept:
    'Income has more points than work, and expenses have fewer than income. Your work brings good returns, and you can keep a part of them. Move a fixed amount into savings each month.',
  easySpent:
    'Income has more points than work, but expenses have at least as many as income. Money comes without strain and also goes easily. Pay the savings first and the shopping later.',
  hardKept:
    'Income has no more points than work, but more than expenses. You work for what you get, and you keep it. This is enough to build a house over the years.',
  hardSpent:
    'Income has no more points than work, and no more than expenses. Choose work by what remains at the end of the year, and end one fixed expense each season.',
} as const;

/** Before the bars. */
export const workBindusFigure = {
  title: 'The twelve houses by their points',
  caption:
    'Sarvashtakavarga from the lagna: 337 points in twelve houses, 28 on average. Gold means thirty or more, white fewer than twenty-five. Work is the tenth bar, income the eleventh, savings the second.',
} as const;
