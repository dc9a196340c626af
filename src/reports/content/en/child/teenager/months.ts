/** The months of the year at twelve to fifteen. Keys of places are places from 1, as in child-year.ts. */

export const childRank = {
  1: 'This is the best of the twelve months for you. Choose it for what matters most: a contest, a new subject or a first trip without your parents.',
  2: 'This month is almost as good as the best one. Visits, outings and new plans go well, and you recover quickly from tiredness.',
  3: 'Much goes well for you this month. New skills and friends come easily, so leave some afternoons free for them.',
  4: 'The month is good for beginnings. Start a hobby, a sport or a subject, and let it grow slowly.',
  6: 'The month is even. Whatever you practise for half an hour a day, such as mathematics or football, stays.',
  7: 'The month lies in the middle of the list. Keep study, sport and free time in balance, and hurry nothing.',
  8: 'The month is a little slower than usual. Repeat what you know, and add new things one by one.',
  9: 'Routine suits this month. Keep fixed hours for study and sleep, and move large outings to another month.',
  10: 'The month is a little demanding. Shorten the list of daily tasks, and sleep half an hour more.',
  12: 'This is the month for rest. Sleep, good books and quiet afternoons are enough; plan nothing large.',
} as const;

/** By the place of the Sun. */
export const childSun = {
  1: 'The month is about your own strength and will. Choose one aim, such as a faster run, and decide more things yourself.',
  2: 'Family, food and words are the subject of the month. Cook one dish, learn a text by heart, and save a little pocket money.',
  3: 'The month favours courage, skilful hands, brothers, sisters and short trips. Practise one skill every day, and help a younger cousin.',
  4: 'Home is the subject of the month. Put your room in order, help with one task, and ask your parents how they grew up.',
  5: 'Talent and study come forward this month. Perform, paint, write or play in a team; you are at your best there.',
  6: 'The month is good for habits: fixed hours for study, sport and sleep. Choose one habit, and keep it for thirty days.',
  7: 'Other people are the lesson of the month. Listen until the end, keep your word, and say sorry first.',
  8: 'Deep questions come this month, about change, growing up and the body. For parents: answer briefly, truthfully and without a joke.',
  9: 'The month favours travel, temples, teachers and grandparents. Plan a trip, or read about a country that interests you.',
  10: 'You are seen this month, in class or on a stage. Take one task that you can do well, and prepare it early.',
  11: 'Friends and teams do you good this month. Speak of a wish, and help another person with theirs.',
  12: 'The month needs early nights and quiet hours. Rest from the phone in the evening, and read or listen to music.',
} as const;

/** On the summary page: the months with most and with least support. */
export const childStrongMonth = {
  1: 'begin something of your own, such as a sport.',
  2: 'learn texts and words, and save a little.',
  3: 'build, practise and take a short trip.',
  4: 'put your room and your notes in order.',
  5: 'show a talent, and take part in a contest.',
  7: 'study with a friend, and settle a quarrel.',
  8: 'ask the deep questions.',
  9: 'travel, and ask a good teacher.',
  10: 'take one task before the class.',
  12: 'take care of sleep and quiet time.',
} as const;

export const childWeakMonth = {
  1: 'rest more, and take on no extra tasks.',
  2: 'avoid arguments about food or words.',
  4: 'change nothing in your room or your hours.',
  5: 'choose games in which nobody has to win.',
  7: 'prefer one good friend to a large group.',
  8: 'talk to an adult whom you trust.',
  9: 'stay near home, and be polite to elders.',
  12: 'go to bed early, without the phone.',
} as const;

/** Mars in a month, by place. */
export const childMars = {
  1: 'You have much energy and act before thinking. Play a sport every day, and be careful with tools and on the bicycle.',
  2: 'Voices become loud in these weeks. Speak slowly at meals, and leave the table before a quarrel grows.',
  3: 'You are brave and skilful with your hands. Cycling, training and contests are good, under fair rules.',
  4: 'You spend much energy at home. A real task helps, such as a repair or the garden. For parents: settle quarrels about space with one clear rule.',
  5: 'You play to win. A match, a contest or a stage is good; accept a loss with a smile.',
  6: 'You take on hard tasks. Work for half an hour, rest, then work again, and the task gets done.',
  7: 'Quarrels with your best friend come and go quickly. Say what you want once, and let the other choose next time.',
  8: 'Take extra care with speed, hot things and water. Experiments and research use the same curiosity safely.',
  9: 'Long walks, hills and swimming suit you. Discuss opinions calmly, and respect a rule even when you doubt it.',
  10: 'You want to lead. A duty such as class monitor or team captain teaches it; let others have a turn too.',
  11: 'Team games use your energy in the best way. Join a training or a match with friends.',
  12: 'You are restless in the evening. Train by day, and put the phone away an hour before sleep.',
} as const;
