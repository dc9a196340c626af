/** Pinnacles by number and time of life; challenges by number. The ages are computed in src/numerology. */
export type PinnacleText = { early: string; middle: string; late: string };

export const pinnacles: Readonly<Record<number, PinnacleText>> = {
  1: {
    early:
      'The first part of life asks you to stand on your own feet early. It teaches you to choose without asking everybody.',
    middle:
      'Leadership belongs to these years. You are put in charge, and the habit of asking permission ends. A post with full responsibility suits this time.',
    late: 'In later life you still begin new things. The young take courage from it, so let them watch.',
  },
  2: {
    early:
      'In the early years you are sensitive, and you live close to somebody stronger. They teach you to read faces, and this stays useful.',
    middle:
      'Success comes through working with others in these years: patience, tact, details kept in order. What you do together with one other person goes best.',
    late: 'The last part is rich in company and trust. One word from you settles more than arguments did, so live near friends.',
  },
  3: {
    early:
      'A talkative and gifted beginning with many friends. Much is tried and little finished, and all of it is practice.',
    middle:
      'Expression has its time here, in speech, writing, teaching or art. Results come when the work is shown and not kept in a drawer.',
    late: 'Later years are full of colour: visitors, songs, the children of the family. An art once left aside returns; make room for it.',
  },
  4: {
    early:
      'Work and order come early, sometimes with little money. The habit of being useful has its beginning here.',
    middle:
      'This time is for building. Hours are long and progress is slow. At the end something solid is yours, a house, a trade or a skill.',
    late: 'You go on working because you like it. A steady occupation keeps these years pleasant; teach your method to one person.',
  },
  5: {
    early:
      'The first years are restless, with changes of school, street or interest. They teach you to feel at home quickly.',
    middle:
      'Travel, other work and new people loosen life in these years. Freedom helps most when it is used for one aim at a time.',
    late: 'Others slow down, and your curiosity stays awake. Short trips and new subjects are good for you at this age.',
  },
  6: {
    early:
      'Home comes first, and a small part of its duties falls to you sooner than to others. Tenderness and duty grow together.',
    middle:
      'Family and responsibility fill these years, and affection too. It is a good time for a home on which others can rely.',
    late: 'You are the elder to whom people come, to sit, to quarrel a little and to make peace. Keep one quiet hour a day for yourself.',
  },
  7: {
    early:
      'A thoughtful and rather solitary start. A book or one quiet corner is the best friend of these years.',
    middle:
      'Depth is the gift of this time: study and special skill advance, and social life gets smaller. What is understood here supports you later.',
    late: 'Life becomes quiet, and you like it so. A daily practice, a shelf of books and two old friends are enough.',
  },
  8: {
    early:
      'You meet hard work, money or authority early in life, and you learn from it. Ambition starts in these years.',
    middle:
      'Power comes with a task: management, ownership or public duty. Results follow effort closely, so all dealings should be fair and on paper.',
    late: 'People still ask for your judgement. You stay active in affairs and teach the young to calculate.',
  },
  9: {
    early:
      'The opening years ask for a large heart, perhaps through an early farewell. They show how much help the world needs.',
    middle:
      'Service is the work of this time, and so is letting go. What is done for many people, in any organisation, suits you.',
    late: 'These are generous years. You give away things and stories and feel lighter; decide yourself who receives them.',
  },
  11: {
    early:
      'The first part is bright, nervous and full of impressions. Adults do not always understand what you notice.',
    middle:
      'Inspiration marks these years, before people or in study. Ideas come ready made, and enough sleep makes it possible to carry them out.',
    late: 'Insight belongs to this time. People ask what you see, and simple words help them most.',
  },
  22: {
    early:
      'Great plans occupy you before there are any means. A sense for large things shows itself early.',
    middle:
      'Something useful to the public can pass through your hands in these years. It succeeds when it is divided into daily work.',
    late: 'You look over the whole, advise, and complete one last large thing. What remains of these years is an institution, more than praise.',
  },
  33: {
    early:
      'In this time you comfort others. It is a hard and valuable beginning, and the time for play comes later.',
    middle:
      'You care for many people, in teaching, in service or in a very large family. One evening a week should belong to you alone.',
    late: 'Love with experience marks these years. People leave your house encouraged; let them bring the meal sometimes.',
  },
};

/** 0 to 8: the difference between two parts of the date. */
export const challenges: readonly string[] = [
  'Zero means that no single lesson is set. You have talents for several, and what you have to practise is choosing. One aim at a time, written on paper, is enough.',
  'Your own will is the lesson: neither to hide an opinion nor to press it on others. Say it once, sitting down, and let them think about it.',
  'You are easily hurt, and half of what hurts was not meant for you. Before you take a remark to heart, ask what was meant.',
  'You have many talents in this time and finish few things, and jokes hide a doubt. Complete one work, and show it to a strict friend.',
  'Order is the lesson, either its lack or too much of it. A routine that you could explain to a child is about right.',
  'Freedom needs practice, without running away and without fear of change. Change one thing at a time, and only after a night’s sleep.',
  'High standards are hard on the people around you. Practise to love those who do things differently; for one day a week, correct nothing.',
  'Trust is learnt here. You analyse what could simply be asked; one direct question saves many hours.',
  'Money and rank are the subject; some people fear them, and others chase them. Treat both as tools, and look at them on a fixed day.',
];
