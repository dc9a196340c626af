/** The twelve houses at twelve to fifteen. */

export const childHouses = {
  1: {
    lord: {
      strong:
        'You have good energy and recover quickly after a cold or a fall. Train one sport, and try things alone.',
      fair: 'You grow at an ordinary pace and are cheerful when rested. Enough sleep and one meal together each day are the best support.',
      weak: 'You need more time than others to feel sure. Prepare well for first days, keep one routine, and compare yourself with nobody.',
    },
    points: {
      high: 'Confidence comes easily here, so you can speak for yourself and welcome guests.',
    },
  },
  2: {
    intro: 'The second house: meals, speech, and the people in the home.',
    lord: {
      strong:
        'You speak well and feel safe in the family. Poems, speeches and another language are learnt quickly now, so begin one.',
      fair: 'You speak as the occasion needs and eat what the family eats. Read aloud for ten minutes a day before a talk or a test.',
      weak: 'You may speak little, or eat what does not suit you. For parents: do not press, eat together at a fixed hour and talk in a friendly tone.',
    },
    points: { high: 'The family gives you much warmth. Ask a grandparent about the past of the family.' },
  },
  3: {
    lord: {
      strong:
        'You are brave and good with your hands. Sport, drums, drawing or electronics are a good outlet. Sometimes you may go first.',
      weak: 'You give up early, or leave the first word to a brother, sister or cousin. Choose one skill, and practise it for twenty minutes a day.',
    },
    points: {
      high: 'What is practised now is learnt for years: swimming, an instrument, a second script.',
      low: 'Rivalry among brothers, sisters or cousins tires you. For parents: keep an hour for each of them alone.',
    },
  },
  4: {
    lord: {
      fair: 'Home is a good place for you as long as the day has an order. Keep the same hour of sleep, even on holidays.',
      weak: 'You feel each change at home: a move, a guest, a tired parent. For parents: announce changes early, and ask for an opinion.',
    },
  },
  5: {
    title: 'Talent and learning',
    intro: 'The fifth house: memory, imagination, talents and play.',
    lord: {
      strong:
        'You learn with joy and remember well. Try a contest, a hard book or an art, and choose yourself which one to continue.',
      fair: 'You learn well what you like, and the rest with help. Begin with the dull subject, and end with the one you like.',
      weak: 'Learning goes slowly when somebody is watching. Take small steps, and repeat them after a day and after a week. Patience brings more than extra classes do.',
    },
    points: {
      high: 'A talent shows itself clearly. Give it fixed time each week before you look for a prize.',
    },
  },
  6: {
    intro: 'The sixth house: food, sport, duties and resistance to colds.',
    lord: {
      fair: 'Habits hold as long as they have a fixed hour. Put study, sport and sleep at the same hour every day.',
      weak: 'Colds, an upset stomach or quarrels may come when you are tired. Plain food, clean water and early sleep prevent much; a doctor helps when in doubt.',
    },
  },
  7: {
    intro: 'The seventh house: the friend beside you, and learning to be fair.',
    lord: {
      fair: 'You get on well with one friend at a time. Groups become easier with each year; begin with a small one.',
      weak: 'To give way is hard for you at present. Listen until the end, and ask an adult whom both of you trust when you do not agree.',
    },
    points: {
      high: 'Others like your company. Notice the one who stands alone.',
    },
  },
  8: {
    intro: 'The eighth house: sudden changes, fears, growing up, and questions about hidden things.',
    lord: {
      fair: 'You are curious about what adults do not say. For parents: say in plain words what concerns the family, and leave the rest for later.',
      weak: 'Worries may come at night or after a change. Tell one adult about them, write them down, and keep the same hour of sleep.',
    },
    points: {
      high: 'After an upset you become steady again soon. A talk and a task are enough.',
      low: 'Surprises are hard here. For parents: tell in advance what will change at home or at school.',
    },
  },
  9: {
    lord: {
      fair: 'You respect an elder who is fair and keeps promises. Plan one trip a year with a grandparent or your father.',
    },
  },
  10: {
    lord: {
      strong:
        'You like to be given a task and are noticed at school. A part in a play, a prize or the duty of a captain suits you.',
      fair: 'At school you do what is asked, and more where you like the teacher. Choose one subject in which you want to be good.',
      weak: 'You may hide in class although you know the answer. Practise a short talk at home before the family.',
    },
  },
  11: {
    intro: 'The eleventh house: teams, older friends, functions and wishes.',
    lord: {
      strong: 'You are happy in a group: cousins, a team, a club or a music class. Older students like you and teach you much.',
    },
  },
  12: {
    intro: 'The twelfth house: sleep, dreams, quiet hours and being alone.',
    lord: {
      strong:
        'You can be alone and have a rich imagination. Writing, drawing or music in a quiet corner does you good.',
      fair: 'Sleep is good when the evening is quiet. Put the phone away, read a little, then light out: keep this order each night.',
      weak: 'You fall asleep late or wake from dreams. Sport by day, a warm bath and no screens after dinner help.',
    },
  },
} as const;

export const childOccupants = {
  Mars: {
    weak: 'Mars here brings a hot temper in these matters. Agree on one rule for anger, such as a walk before the answer.',
  },
  Venus: {
    weak: 'Venus here likes comfort and sweets. Take pleasure in small portions, and do your share of the work.',
  },
  Rahu: {
    well: 'Rahu here draws you to everything new and unusual. Tell your parents what you try, and keep clear limits on screens.',
    weak: 'Rahu here draws you to everything new and unusual. Tell your parents what you try, and keep clear limits on screens.',
  },
} as const;
