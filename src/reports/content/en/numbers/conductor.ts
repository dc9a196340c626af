/** The conductor (bhagyank): all digits of the date reduced to one digit. */
export type ConductorText = {
  title: string;
  summaryLine: string;
  meaning: string;
  grahaEffect: string;
  laterInLife: string;
};

export const conductors: readonly ConductorText[] = [
  {
    title: 'a life that asks you to lead',
    summaryLine: 'Life puts you in charge more often than you expect.',
    meaning:
      'Again and again you have to manage alone: a friend moves away, a senior leaves, a place stays empty. It looks like a loss at first, and then the task is given to you. Accept it for three months before you judge it.',
    grahaEffect:
      'Independence helps you most: your own savings, your own certificate, your own opinion written down before the meeting. Support comes from above, from teachers, officers and elders. Report your progress to one of them regularly.',
    laterInLife:
      'In the second half of life people come to you for decisions. Stay close to one old friend who does not care about your position.',
  },
  {
    title: 'a life shared with another',
    summaryLine: 'Your best chances come through one other person.',
    meaning:
      'What you gain comes with the help of a second person, such as a sister, a friend or an old teacher. Behind each of your good results you can find one. Choose them carefully, and share the credit.',
    grahaEffect:
      'Small courtesies work slowly in your favour. Return the call, remember the festival, keep the little promise. A kindness that you have forgotten often brings help years later.',
    laterInLife:
      'With age you become the one in whom others confide. Keep the secret, and leave the worry with its owner.',
  },
  {
    title: 'a life of learning and teaching',
    summaryLine: 'Knowledge opens your way, your own or that of a good teacher.',
    meaning:
      'Nearly every turning point of yours begins with something learnt: a book, a course, a teacher at the right time. Progress comes in steps, often after an examination. Begin to learn the next thing before you feel quite ready.',
    grahaEffect:
      'Groups lift you: a class, a choir, a professional society, the housing committee. People recommend you there because you once explained something well. Join one such group and attend it every time.',
    laterInLife:
      'Later you are asked to bless and to advise. Give your time to the young first, and to important people after them.',
  },
  {
    title: 'a life with unusual turns',
    summaryLine: 'A detour often turns into your advantage.',
    meaning:
      'Your plans are often changed from outside: an exam is postponed, the city changes, a new kind of work appears. You adapt, and what you learnt on the way becomes your strength. After the first change, look for the second way.',
    grahaEffect:
      'Method protects you, because events are not regular. Keep fixed hours of work, papers in labelled files and a sum for savings even in good months. With this order at home you can bear surprises outside.',
    laterInLife:
      'The years after forty are steadier than the ones before. People who once found you strange ask how you knew.',
  },
  {
    title: 'a life with much movement',
    summaryLine: 'Luck reaches you through travel and conversation.',
    meaning:
      'Places, subjects and company change often, and you enjoy it. Your chances come from a talk on a train, a quick reply, a skill from one field used in another. Answer messages on the day they arrive.',
    grahaEffect:
      'Languages, clear speech and papers in order bring you gain. Whatever you learn to explain well can earn for you. Have copies of your documents ready, since you need them at short notice.',
    laterInLife:
      'With time you travel less and talk with more people. You are the one who knows every branch of the family.',
  },
  {
    title: 'a life of care for others',
    summaryLine: 'The people you look after look after you in return.',
    meaning:
      'Responsibility for people comes to you early: a home, a younger brother or sister, a class, a team. You take it up with love, and your success lies there. Look after a few people fully, and not many of them by half.',
    grahaEffect:
      'Pleasant rooms and fair terms support you. Your undertakings do well where the place is clean and the agreement clear. Before you share money or work with anybody, agree on the shares.',
    laterInLife:
      'In later years you are surrounded by those whom you once fed. Let them cook for you; your place in the family stays the same.',
  },
  {
    title: 'a life that turns inward',
    summaryLine: 'Your best results come after a quiet time.',
    meaning:
      'Success often comes to you after you have stopped chasing it. Study, prayer, time alone or a stay far from home gives you something that money cannot buy. After each hard effort, keep a few quiet days before the next.',
    grahaEffect:
      'Learn one small subject completely; it takes you further than a large one half known. A silent daily practice keeps you steady, such as prayer, swimming or reading. Twenty minutes are enough.',
    laterInLife:
      'In the end people respect your silence. They come with one question and think about your answer for days.',
  },
  {
    title: 'a life that pays late',
    summaryLine: 'What you gain comes slowly and stays with you.',
    meaning:
      'The early part is the hardest: duties come before rewards, and others move ahead with less effort. Later you are the one who still has strength. Do not change your direction only because praise is late.',
    grahaEffect:
      'Institutions, elders, rules and stamped papers are on your side. Whatever you do for people who labour comes back to you in time. Learn the names of those who work for your family, and see that they are paid on time.',
    laterInLife:
      'Your best results belong to the last third of life, and they last. Practise small pleasures before that, so that you can enjoy them then.',
  },
  {
    title: 'a life of completing things',
    summaryLine: 'You are called where something has to be finished or defended.',
    meaning:
      'Half-done tasks come to you: an old family matter, a project that three others left. You complete it, hand it over, and the next one arrives. Between two such tasks, keep some weeks of rest.',
    grahaEffect:
      'Courage in a just cause brings you success. Land, tools and training favour you, and fights with rivals only cost strength. Use that time for your own practice.',
    laterInLife:
      'In time you give away much of what you won, and you feel freer for it. Decide yourself who receives what, and put it on paper.',
  },
];

/** For a date whose sum is a master number before it is reduced. */
export const masterPaths: Record<11 | 22 | 33, { text: string; because: string }> = {
  11: {
    text: 'Your date adds up to 11 before it becomes 2. The modern school keeps 11 as a master number: fine intuition, and nerves that tire quickly. Meals at fixed hours, enough sleep and one very practical friend keep you steady.',
    because: 'eleven is a master number in the Pythagorean school of about 1900 and after',
  },
  22: {
    text: 'On its way to 4 your date stops at 22, which modern books call the master builder. It stands for plans that serve many people. Divide such a plan into weekly tasks, and begin with the first on Monday.',
    because: 'twenty-two is kept without reducing it in the modern school',
  },
  33: {
    text: 'Behind your 6 there is 33, the rarest of the three master numbers. Books describe a teacher who works by kindness. Help those who ask, and leave the others to learn in their own way.',
    because: 'a date adds up to thirty-three only when its digits are large',
  },
};
