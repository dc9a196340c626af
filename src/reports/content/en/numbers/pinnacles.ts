/** Pinnacles by number and time of life; challenges by number. The ages are computed in src/numerology. */
export type PinnacleText = { early: string; middle: string; late: string };

export const pinnacles: Readonly<Record<number, PinnacleText>> = {
  1: {
    early:
      'The first stretch asks for standing on one’s own feet before they are fully grown. What it teaches is to choose without a committee.',
    middle:
      'A stretch of leadership in the middle years: you are given the keys, and the habit of asking permission drops away.',
    late: 'In later life you still begin. Independence at this age is a joy to the young, who had thought it was theirs.',
  },
  2: {
    early:
      'Sensitive early years, lived close to someone stronger. They train a reader of faces, and the training stays of use.',
    middle:
      'The central years work through partnership: patience, tact, details kept in order. What you do as one of two succeeds.',
    late: 'The last stretch is companionable, rich in confidences. Your hand on a shoulder settles more than your arguments used to.',
  },
  3: {
    early:
      'A talkative, gifted beginning, with friends at every window. Whatever is scattered in it is still practice.',
    middle:
      'Expression has its season in mid-life. Say it, print it, put it on a stage; the audience has taken its seats.',
    late: 'Late years with colour in them: visitors, verses, grand-nephews, a second wind for some art that you had shelved.',
  },
  4: {
    early:
      'Work and order come early here, perhaps with little money, in any case with chores. The habit of being useful has its roots there.',
    middle:
      'A building time. Hours are long, progress is measured in courses of brick, and at the end of it there is a house, in some sense, that is yours.',
    late: 'You remain at the bench by choice. A steady occupation is what keeps these years sweet; somebody inherits your tools and your method.',
  },
  5: {
    early:
      'Restless first years with many changes of school, street or interest. What they teach is how to arrive.',
    middle:
      'The middle of life is loosened: travel, another trade, new people. Freedom is the teacher, and asks to be used with both hands.',
    late: 'Others slow down and you look up timetables. Curiosity is the tonic of this age, and there is always one more town.',
  },
  6: {
    early:
      'Home stands in the foreground, and a small part of it is carried sooner than by most. Tenderness and duty grow on one stem.',
    middle:
      'Family and responsibility fill these years, with affection to match. It is a good time for a marriage of minds, a home, a place that others rely on.',
    late: 'You are the banyan of the story. People sit under you, quarrel a little and are reconciled; enjoy the shade yourself.',
  },
  7: {
    early:
      'A thoughtful, rather solitary start. Books, or a certain corner of the roof, make the best of friends there, and are not forgotten.',
    middle:
      'A long stretch for depth. Study and specialised skill advance while the social side thins out; what you come to understand now earns its bread later.',
    late: 'The years grow quiet, and you find it agrees with you. A practice, a library, two old friends: wisdom is said to sit here.',
  },
  8: {
    early:
      'Effort, money or authority is met while still young, and conclusions are drawn. Ambition has its first shoes resoled.',
    middle:
      'Here is power with a task. Business, management, property: results follow effort with unusual honesty, and your fairness is watched.',
    late: 'Far from fading, you are consulted. The late eight keeps one foot in affairs and teaches the young how to count.',
  },
  9: {
    early:
      'The opening years ask for a large heart, perhaps by way of an early farewell. They show how wide the world’s need is.',
    middle:
      'Service is the note of these years, and release: what you hold loosely prospers. Work for many, under any roof, fits you.',
    late: 'A generous evening. You give things and stories away, and grow lighter at each gift.',
  },
  11: {
    early:
      'A high note runs through the first stretch, bright, nervous, full of signs. Not every grown-up hears it; the child does.',
    middle:
      'An inspired stretch, on the stage or at the desk. Ideas come ready-made; the work lies in sleeping enough to carry them.',
    late: 'Insight is the companion of the later road. You are asked what you see, and it helps to speak of it simply.',
  },
  22: {
    early:
      'Great plans play in the childhood yard, drawn with a stick. A talent for scale shows itself before there is any material.',
    middle:
      'The master builder’s years. Something that serves the public may pass through your hands, provided it is divided into working days.',
    late: 'You survey, advise and lay a last large stone. Institutions rather than applause are what this age leaves standing.',
  },
  33: {
    early:
      'The child of such an arc comforts others. It is a heavy and golden beginning, and play has to be caught up on afterwards.',
    middle:
      'Years of caring on a large scale, in teaching, nursing a cause, or holding a family of forty together. Guard one evening as your own.',
    late: 'Love with experience: the door is open, the kettle warm, and people leave your house standing straighter.',
  },
};

/** 0 to 8: the difference between two parts of the date. */
export const challenges: readonly string[] = [
  'A nought among the challenges means that no single lesson is set, or all of them at choice. You have the talents for any; what has to be practised is deciding which.',
  'The exercise is your own will: neither to swallow your opinion nor to serve it at every meal. Say it once, seated, and leave it on the table.',
  'Your thin skin is the field of practice. Half of what hurts was never addressed to you; hold it up to the light before you take it in.',
  'Talents are scattered like rice at a wedding, and self-doubt hides behind the jokes. Finish one thing and let it be seen by one stern friend.',
  'Order is the lesson, either the lack of it or too much. A routine you could explain to a cheerful child is about right.',
  'Freedom wants practice: not flight, and not the cage either. Change things one at a time, and after breakfast.',
  'Ideals make heavy luggage. To love people who fold towels differently is the exercise, repeated daily, with progress.',
  'Trust is being learnt here. You analyse what might simply be asked, and keep apart what would grow by being shared.',
  'Money and rank are the slate on which this is written, feared by some, chased by others. Treat both as tools, clean them, hang them up.',
];
