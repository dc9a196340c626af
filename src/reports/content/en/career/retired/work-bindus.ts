/** Ashtakavarga for a reader of sixty or more. */
import * as atWork from '#src/reports/content/en/career/work-bindus.ts';

export const workHouseBindus = {
  ...atWork.workHouseBindus,
  10: {
    high: 'Your standing has strong support. What you take up meets little resistance, and people listen. Choose one duty that is worth your time.',
    middle:
      'Your standing has average support, neither help nor hindrance. What you do well decides, so keep one skill fresh.',
    low: 'Your standing has little support from outside, and persistence carries it. Choose one field, and do it for its own sake.',
  },
  11: {
    ...atWork.workHouseBindus[11],
    high: 'You receive good returns. What you offer to your circle is usually answered, so tell more people what you need.',
    middle:
      'Your income stays even. Review rents and deposits a little every year instead of making one large change after ten.',
    low: 'Income comes with more effort than usual. Prefer fixed deposits and fixed rents to payments that depend on success.',
  },
} as const;

/** The house with the most bindus; index house - 1. */
export const mostBindusByHouse = [
  atWork.mostBindusByHouse[0],
  'Family, speech and savings have the strongest support of all. A reserve in the bank also makes you stronger in any talk about money.',
  'Your own initiative has the most support. Write, call and visit often: many small efforts bring you more than one large one.',
  'Home has the strongest support of all twelve. A settled house and a quiet room improve all that you do, so arrange these first.',
  'Ideas, teaching and work done with joy have the most support. Keep one project that you love, and share it with the young.',
  'Service and regular hours have the most support. They strengthen you where others become tired, so keep one fixed duty.',
  'Agreements and partners have more support than anything else in your chart. Deal face to face, and with a partner rather than alone.',
  'Hidden matters have the most support, which is unusual and useful. Research, old papers, insurance and inheritance go well.',
  'Teachers, principles and long travel have the largest support. A pilgrimage or a study with a good teacher gives you much.',
  'Work itself has the strongest support of all twelve. You stay active long; leave enough hours for the family as well.',
  atWork.mostBindusByHouse[10],
  'Distant places, quiet work and giving have the most support. Stays away from home, prayer and charity suit you.',
] as const;

export const fewestBindusByHouse = [
  ...atWork.fewestBindusByHouse.slice(0, 3),
  'Home has the least support. Before a full year, settle the rent agreement, the repairs and your hours of sleep.',
  'Sudden ideas have the least support of all. Try them with a small sum, and rely on what you have studied.',
  'Daily conflict has the least support and costs you more than hard work does. Choose duties with few rivals and clear hours.',
  'Partnership has the least support. Write the terms early, review them yearly, and keep one account that is only yours.',
  atWork.fewestBindusByHouse[7],
  'Help from elders and luck is small, so your own merit did the work. You owe few favours; keep your certificates in order.',
  'Standing has the least support of all twelve, and rank costs you more than it gives. Enjoy skill and service instead.',
  'Income has the least support, and it comes after a second request. Fix amounts beforehand, and prefer two reliable payers to many.',
  'Distant places and large spending have the least support. Stay near home, and try another city for some weeks first.',
] as const;

export const gainFlowTexts = {
  ...atWork.gainFlowTexts,
  easyKept:
    'Income has more points than work, and expenses have fewer than income. Money comes without strain, and you can keep a part of it. Move a fixed amount into savings each month.',
  hardKept:
    'Income has no more points than work, but more than expenses. You have worked for what you own, and you keep it. Write down who receives it later.',
  hardSpent:
    'Income has no more points than work, and no more than expenses. Look at what remains at the end of the year, and end one fixed expense each season.',
} as const;
