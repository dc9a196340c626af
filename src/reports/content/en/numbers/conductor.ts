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
    title: 'a road of standing alone first',
    summaryLine: 'Life keeps handing you the microphone until you stop looking behind you.',
    meaning:
      'Again and again the road narrows to one person’s width. Partners move away, a senior retires, a post is left vacant; what looked like being left by yourself turns out to be the way in which you are given charge.',
    grahaEffect:
      'Independence that has been organised goes furthest: your own licence, your own savings, your own opinion written down before the meeting. Support reaches you most readily from above, from teachers, officials, elders with a seal.',
    laterInLife:
      'In the second half people come to you for decisions. Keep one friend who knew you without the title; such a person is worth two advisers.',
  },
  {
    title: 'a road of going together',
    summaryLine: 'Your best chances have another person’s name beside yours.',
    meaning:
      'What you gain comes by way of a second pair of hands. A colleague, a sister, a patient partner, a teacher who stayed in touch: look back over any success of yours and there is somebody standing next to it.',
    grahaEffect:
      'Slow cultivation serves you. Return the call, remember the festival, keep the small promise; a road of two is paved with courtesies, and what you planted casually bears years afterwards.',
    laterInLife:
      'Age makes you the one in whom others confide. Learn to carry a secret without carrying its weight home on the bus.',
  },
  {
    title: 'a road of learning and teaching',
    summaryLine: 'Doors open to you by way of knowledge, yours or that of somebody who likes teaching you.',
    meaning:
      'A book, a course, a mentor at the right time: your turnings can nearly all be traced to something learnt. The road runs uphill by steps, each with an examination at the foot and a wider view at the head.',
    grahaEffect:
      'Company lifts you. Societies, classes, choirs, professional bodies, the neighbourhood committee; your name is passed on there by people who have heard you explain something once and remembered it.',
    laterInLife:
      'Later on you are asked to bless, to advise, to write the foreword. Say yes to the young and no to the merely important.',
  },
  {
    title: 'a road of building on odd ground',
    summaryLine: 'Your foundation was laid by a detour, and it bears more than the straight one would have.',
    meaning:
      'The map is seldom right where you walk. An exam is postponed, a city changes, a trade appears that did not exist when you were at school; you adapt, and the detour becomes the qualification.',
    grahaEffect:
      'Method helps, precisely because the events are irregular. A fixed hour of work, papers in labelled files, a budget kept even in good months: with walls like these you may let the weather do as it likes.',
    laterInLife:
      'The years past forty are firmer than the ones before. People who once called you strange ask how you knew.',
  },
  {
    title: 'a moving road',
    summaryLine: 'Your luck travels; it tends to find you between two places.',
    meaning:
      'Changes of place, of trade, of company: the road bends often, and you are quick enough to enjoy it. Your chances lie at crossings, in a chat on a train, a message answered at once, a skill from one field used in another.',
    grahaEffect:
      'Languages, papers in order, and a bag that can be packed in an hour. Whatever you learn to say clearly earns for you, and whatever you can sell honestly keeps you young.',
    laterInLife:
      'With time the journeys become shorter and the letters longer. You are the one who knows all the branches of the family.',
  },
  {
    title: 'a road through lit rooms',
    summaryLine: 'What you look after has a way of looking after you.',
    meaning:
      'Responsibility for people comes to you early and lovingly: a home, a team, a class, a shop whose customers are greeted by name. The road goes through rooms, and your part is to make them good to be in.',
    grahaEffect:
      'Beauty helps, and regularity more. A pleasing place of work, fair terms, a marriage of tastes with whoever shares your kitchen; your undertakings do well where both the eye and the agreement are in order.',
    laterInLife:
      'You are surrounded, in later years, by those whom you once fed. Accept being fed in turn; it is not a loss of rank.',
  },
  {
    title: 'a road inward',
    summaryLine: 'The best of your path is found by stepping off it for an hour.',
    meaning:
      'Outward success comes to you sideways, often when you have ceased to chase it. The road leads through study, retreat, a stretch abroad or a stretch of solitude, and each time you come back with something that cannot be bought.',
    grahaEffect:
      'Specialise. A small subject known thoroughly carries you further than a large one known by name, and a discipline with silence in it, be it prayer, swimming or proof-reading, keeps the compass steady.',
    laterInLife:
      'Eventually your quietness is taken for what it is. People make the journey to ask you one question, and think about the answer on the way home.',
  },
  {
    title: 'a road that pays late',
    summaryLine: 'What you have comes slowly, and nobody can take it back.',
    meaning:
      'The early stretch is steep. Duties arrive before privileges, praise is delayed in the post, and you watch lighter travellers go by; then the road levels out, and you notice that you are the one still walking with full strength.',
    grahaEffect:
      'Institutions, elders, law-abiding patience, paper with a stamp on it. Whatever you do for those who labour comes back to you by a long way round; old practice gives this number the service of the many.',
    laterInLife:
      'Your harvest is in the last third, and it is solid. The skill to practise beforehand is enjoying a mango in the season in which it is ripe.',
  },
  {
    title: 'a road of finishing things',
    summaryLine: 'You are sent in where something has to be completed, defended or set free.',
    meaning:
      'Your tasks come half done, with the enemy still in the field: the family matter that drags on, the project abandoned by three before you. You finish it, hand over the keys, and the next one is at the gate.',
    grahaEffect:
      'Courage in the service of something larger. Land, tools, trained strength and a just cause favour you; rivals waste your powder, and the pleasantest surprise of the middle years is how few of them there were.',
    laterInLife:
      'At length the road asks you to give away what you won. You do it well, and are freer afterwards than people who kept everything.',
  },
];

/** For a date whose sum is a master number before it is reduced. */
export const masterPaths: Record<11 | 22 | 33, { text: string; because: string }> = {
  11: {
    text: 'Before it became a two your date stood at eleven, which the modern school keeps as it is. It reads in it a finer antenna: inspiration, nerves, the wish to pass on a light. Ground it with meals at fixed hours and one thoroughly practical friend.',
    because: 'eleven is called a master number in the Pythagorean school of about 1900 and after',
  },
  22: {
    text: 'Your date halts at twenty-two on its way to four. The modern name for it is the master builder: the plan is drawn for many, and the hands are ordinary hands. Divide the cathedral into Mondays, and it gets built.',
    because: 'twenty-two, in that school, is left standing when it is met in the sum',
  },
  33: {
    text: 'Thirty-three, the rarest of the three that are kept, stands behind your six. Books describe a teacher whose method is kindness. The practical side of it is learning to stop at the school gate: not every pupil is yours.',
    because: 'a date comes to thirty-three only when its larger digits meet',
  },
};
