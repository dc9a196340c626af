/** A passage of Sade Sati by age: for one that is over, and for a current or coming one. */

export type AgeGroup = 'child' | 'youth' | 'prime' | 'middle' | 'late';

/** The age in whole years at the middle of the passage, up to and including. */
export const AGE_GROUPS: readonly [AgeGroup, number][] = [
  ['child', 12],
  ['youth', 27],
  ['prime', 43],
  ['middle', 60],
  ['late', Infinity],
];

export const pastPassageTexts: Record<AgeGroup, string> = {
  child:
    'One passage fell in your childhood, and the grown-ups around you lived it for you: a transfer, a grandparent’s room, money talk behind a door. What helped was one steady adult. Thank that person, if you can.',
  youth:
    'One caught you between school and a first salary. Examinations, hostels, trains: what helped then was a fixed hour and a friend who kept it with you. The method still works, and you already own it.',
  prime:
    'One ran through the building years, when rent, work and family all wanted the same evening. What carried you was doing one thing at a time. Look at what dates from those years and still stands.',
  middle:
    'One belongs to the middle of your life, with parents above and juniors below and you as the shelf. Asking for help was the lesson; those whom you asked are the people you now trust.',
  late: 'One came with grey hair, when Saturn is among its own age group. Walking, company and put-in-order papers were what served, and serve on.',
};

export const runningPassageTexts: Record<AgeGroup, string> = {
  child:
    'This one comes in childhood, so it asks things of the household and hardly anything of the child: regular meals, one calm grown-up, and homework in small pieces.',
  youth:
    'You are living it while learning to stand. Choose one skill and one mentor and stay with both; the friends who remain when the fun is thin are the ones to keep.',
  prime:
    'It runs in your building years. Let one thing be enough at a time, pay what is due in the week it falls due, and put sleep on the list of duties.',
  middle:
    'It finds you in the middle, holding up more than one roof. Hand over a task each month to somebody younger, and be seen to trust them with it.',
  late: 'It comes when Saturn’s pace is your own. Company, a daily walk and papers in good order make it an unhurried season.',
};

export const comingPassageTexts: Record<AgeGroup, string> = {
  child:
    'The next one opens while you are still a child; for the family that means steadiness and no more, since at that age Saturn is felt through other people’s timetables.',
  youth:
    'The next begins in your student or starting years. A craft learnt before it opens is a rope across it, so choose something with a certificate or a callus at the end.',
  prime:
    'Its next visit falls in the years of building. Lay in what is useful beforehand: three months’ expenses, a friend of the plain-speaking kind, a hobby that costs nothing.',
  middle:
    'Next time you meet it in mid-life, with experience on your side. Old loans closed and old quarrels settled before it begins are the best preparation there is.',
  late: 'The next waits in later life, where Saturn, the old one, is among its equals. Good shoes, good neighbours and a tidy cupboard of papers are all it asks for.',
};
