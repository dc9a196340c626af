/** The twelve houses of a child: what the house shows at this age, its lord, its points, and the grahas in it. */
import type { Graha } from '#src/astrology/contract.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

export const childHousesHeading = {
  title: 'Twelve houses, one by one',
  hindiTitle: 'द्वादश भाव',
  runningTitle: 'Twelve houses',
  summary: 'Home, school, friends, play and health, by house',
} as const;

export const childHousesLead =
  'Each house shows one part of your life. You read how strong its lord is, which grahas are in it, and what the family can do. Where these disagree, the lord counts most.';

type ChildHouse = {
  title: string;
  intro: string;
  /** before the names of the grahas in the house */
  occupantsIntro: string;
  /** by the condition of the lord */
  lord: { strong: string; fair: string; weak: string };
  /** for many and for few points of ashtakavarga */
  points: { high: string; low: string };
};

export const childHouses: Record<HouseNumber, ChildHouse> = {
  1: {
    title: 'Body and character',
    intro: 'The first house: growth, energy and the way you meet people.',
    occupantsIntro: 'In the first:',
    lord: {
      strong:
        'You have good energy and recover quickly after a cold or a fall. For parents: give room to run and to try things alone, and praise the effort.',
      fair: 'You grow at an ordinary pace and are cheerful when rested. Enough sleep and one meal together each day are the best support.',
      weak: 'You need more time than others to feel sure. For parents: come along on first days, keep one routine, and never compare with a cousin.',
    },
    points: {
      high: 'Confidence comes easily here, so you can greet guests and answer for yourself.',
      low: 'Confidence grows slowly here. Small tasks that succeed, one after another, help you most.',
    },
  },
  2: {
    title: 'Family, food and speech',
    intro: 'The second house: meals, first words, and the people in the home.',
    occupantsIntro: 'In the second:',
    lord: {
      strong:
        'You speak well and feel safe in the family. Songs, rhymes and a second language are learnt quickly now, so begin one.',
      fair: 'Speech and eating develop as they should. Ten minutes of reading aloud each day help; then tell the story again in your own words.',
      weak: 'You may speak little or be fussy about food. For parents: do not press, eat together at a fixed hour and talk in a friendly tone.',
    },
    points: {
      high: 'The family gives you much warmth. A grandparent who tells stories is a great gift now.',
      low: 'Harsh words at home stay with you for long. For parents: settle arguments of adults in another room.',
    },
  },
  3: {
    title: 'Courage, brothers and sisters',
    intro: 'The third house: courage, skilful hands, brothers, sisters and cousins.',
    occupantsIntro: 'In the third:',
    lord: {
      strong:
        'You are brave and good with your hands. Sport, drums, drawing or building sets are a good outlet. Sometimes you may go first.',
      fair: 'You are brave with a friend and shy alone. Practise a new thing twice with somebody, and then try it by yourself.',
      weak: 'You give up early, or leave the first word to a brother, sister or cousin. Choose one skill, and practise it for ten minutes a day.',
    },
    points: {
      high: 'What is practised now is learnt for years: swimming, cycling, an instrument.',
      low: 'Rivalry among the children of the family tires you. For parents: keep an hour for each of them alone.',
    },
  },
  4: {
    title: 'Home and mother',
    intro: 'The fourth house: home, mother and the feeling of being safe.',
    occupantsIntro: 'In the fourth:',
    lord: {
      strong:
        'You feel at peace at home and are close to your mother, or to the person who does her part. Friends who visit make you glad.',
      fair: 'Home is a good place for you as long as the day has an order. Keep the same bedtime, even on holidays.',
      weak: 'You feel each change at home: a move, a guest, a tired parent. For parents: announce changes early, and keep the bed and the bedtime the same.',
    },
    points: {
      high: 'A calm home does more for you than any class does. For parents: protect the evenings.',
      low: 'Rest at home needs care. Put away screens an hour before sleep, and keep the bedroom quiet.',
    },
  },
  5: {
    title: 'Play, talent and learning',
    intro: 'The fifth house: play, memory, imagination and the first talents.',
    occupantsIntro: 'In the fifth:',
    lord: {
      strong:
        'You learn with joy and remember well. Try books, puzzles and an art, and choose yourself which one to continue.',
      fair: 'You learn well what you like, and the rest with help. Turn dull lessons into a game or a story.',
      weak: 'Learning goes slowly when somebody is watching. Take small steps, repeat them, and celebrate each one. Patience brings more than extra classes do.',
    },
    points: {
      high: 'A talent shows itself early. For parents: give it time each week before looking for a prize.',
      low: 'Too much praise or blame for marks disturbs the joy in learning. For parents: ask what was interesting today.',
    },
  },
  6: {
    title: 'Health and daily habits',
    intro: 'The sixth house: meals, washing, small duties and resistance to colds.',
    occupantsIntro: 'In the sixth:',
    lord: {
      strong:
        'You get used to good habits quickly and do not fear a difficult task. Take one small duty at home and keep it for a year.',
      fair: 'Habits hold as long as somebody reminds you kindly. Put washing, homework and packing at the same hour every day.',
      weak: 'Colds, an upset stomach or quarrels may come when you are tired. Plain food, hand washing and early sleep prevent much; a doctor helps when in doubt.',
    },
    points: {
      high: 'You deal well with competition and with a strict teacher. Sport in a team is a good choice.',
      low: 'Too many classes in a week make you irritable. Leave two afternoons free.',
    },
  },
  7: {
    title: 'Friends and sharing',
    intro: 'The seventh house: the friend beside you, and learning to share.',
    occupantsIntro: 'In the seventh:',
    lord: {
      strong:
        'You make friends easily and are fair in a game. A best friend means much. For parents: keep good contact with that family.',
      fair: 'You get on well with one friend at a time. Groups become easier with each year; begin with short visits.',
      weak: 'Sharing and taking turns are hard for you at present. Play board games at home, and let an adult explain what was fair.',
    },
    points: {
      high: 'Other children like to play with you. Notice the one who stands alone.',
      low: 'A quarrel with a friend hurts you for days. For parents: listen first, and help with one sentence to say tomorrow.',
    },
  },
  8: {
    title: 'Changes and questions',
    intro: 'The eighth house: sudden changes, fears, and questions about hidden things.',
    occupantsIntro: 'In the eighth:',
    lord: {
      strong:
        'You bear changes well and ask deep questions. For parents: answer truthfully and briefly; a guess or a joke does not satisfy here.',
      fair: 'You are curious about what adults whisper. For parents: say in plain words what concerns the children, and leave the rest for later.',
      weak: 'Fears may come at night or after a change. A night lamp, a familiar song and the same answer each time bring calm.',
    },
    points: {
      high: 'After an upset you become steady again soon. A hug and a task are enough.',
      low: 'Surprises are hard here. For parents: tell in advance what happens at the doctor, at school or on a trip.',
    },
  },
  9: {
    title: 'Father, teachers and faith',
    intro: 'The ninth house: the father, grandparents, teachers, prayers and journeys.',
    occupantsIntro: 'In the ninth:',
    lord: {
      strong:
        'Good teachers and elders come to you, and your father’s example counts much. Travel, temples and stories of great people widen the mind.',
      fair: 'You respect an elder who is fair and keeps promises. Plan one trip a year with a grandparent or your father.',
      weak: 'You want reasons before you obey, or you miss time with your father. A fixed hour together each week does much good.',
    },
    points: {
      high: 'Luck helps you in small things, such as a good class or a kind teacher. Remember to say thank you.',
      low: 'Trust in a teacher grows slowly here. For parents: visit the school, and speak well of the teacher at home.',
    },
  },
  10: {
    title: 'School and tasks',
    intro: 'The tenth house: school, duties, and being seen by others.',
    occupantsIntro: 'In the tenth:',
    lord: {
      strong:
        'You like to be given a task and are noticed at school. A part in a play, a prize day or the duty of a monitor suits you.',
      fair: 'At school you do what is asked, and more where you like the teacher. Once a week, show your notebooks at home.',
      weak: 'You may hide in class although you know the answer. Practise speaking at home before the family, for two minutes.',
    },
    points: {
      high: 'Effort at school is seen and praised. Keep the duties few, so that they are done well.',
      low: 'Marks do not show all that you can do. For parents: ask the teacher for one responsibility in class.',
    },
  },
  11: {
    title: 'Groups and wishes',
    intro: 'The eleventh house: teams, older friends, festivals and wishes.',
    occupantsIntro: 'In the eleventh:',
    lord: {
      strong:
        'You are happy in a group: cousins, scouts, a team or a music class. Older children like you and teach you much.',
      fair: 'Groups are a pleasure for two hours and tiring after that. Come early, leave early, and rest afterwards.',
      weak: 'You wish for what others have. Write your wishes on a list; many are forgotten in a month, and one can come true.',
    },
    points: {
      high: 'Wishes are often fulfilled here, so learn to wait as well: one wish at each festival.',
      low: 'A small circle is right for you. Two good friends are enough.',
    },
  },
  12: {
    title: 'Sleep and imagination',
    intro: 'The twelfth house: sleep, dreams, quiet play and being alone.',
    occupantsIntro: 'In the twelfth:',
    lord: {
      strong:
        'You can play alone and have a rich imagination. Paper, colours and a quiet corner are better gifts than a loud toy.',
      fair: 'Sleep is good when the evening is quiet. A story, then the light out: keep this order each night.',
      weak: 'You fall asleep late or wake from dreams. A warm bath, a foot massage and no screens after dinner help.',
    },
    points: {
      high: 'Prayer, music and drawing come from within here. Continue, also when nobody praises or corrects you.',
      low: 'Noise and late nights cost you more than others. Go home before you are overtired.',
    },
  },
};

/** A graha in a house, well placed and weak; a node has one text. */
export const childOccupants: Record<Graha, { well: string; weak: string }> = {
  Sun: {
    well: 'The Sun here gives pride and the wish to lead. Decide something yourself in this part of life, and say your opinion.',
    weak: 'The Sun here needs recognition and does not always ask for it. For parents: praise one real thing each day, in front of somebody.',
  },
  Moon: {
    well: 'The Moon here makes you open and caring. You show feelings freely in this part of life. For parents: listen until the end.',
    weak: 'The Moon here brings changing moods. On a difficult day go back to the usual order: food, rest, and then talk.',
  },
  Mars: {
    well: 'Mars here gives courage and much energy. A clear goal and an hour of movement turn this into skill.',
    weak: 'Mars here brings a hot temper in these matters. Agree on one rule for anger, such as running round the house once.',
  },
  Mercury: {
    well: 'Mercury here makes you quick, talkative and curious. Explain things, count things, and ask many questions.',
    weak: 'Mercury here has more thoughts than order. A list of three points, written or drawn, helps you.',
  },
  Jupiter: {
    well: 'Jupiter here protects and widens this part of life. A good teacher or a grandparent can open doors in it.',
    weak: 'Jupiter here hopes for much at once. Choose one small aim and finish it before the next.',
  },
  Venus: {
    well: 'Venus here brings charm, beauty and good company. Music, colours and kindness help you more than drill does.',
    weak: 'Venus here likes comfort and sweets. Take pleasure in small portions, and help to prepare it.',
  },
  Saturn: {
    well: 'Saturn here makes you serious and reliable. Results come late and stay, so be patient with the pace.',
    weak: 'Saturn here brings delay or shyness. Divide the task into parts. For parents: stay near until the first is done.',
  },
  Rahu: {
    well: 'Rahu here draws you to everything new and unusual. Discover it together with an adult, and keep clear limits on screens.',
    weak: 'Rahu here draws you to everything new and unusual. Discover it together with an adult, and keep clear limits on screens.',
  },
  Ketu: {
    well: 'Ketu here makes you quiet and observant. You may need little in this part of life. For parents: offer, but do not insist.',
    weak: 'Ketu here makes you quiet and observant. You may need little in this part of life. For parents: offer, but do not insist.',
  },
};

/** Follow the word "because". */
export const childHouseReasons = {
  lead: (first: string, last: string): string =>
    `with ${first} as your lagna, the houses run from ${first} in the first to ${last} in the twelfth`,
  occupant: (graha: string, house: string, condition: string): string =>
    `${graha} is in the ${house} house, ${condition}`,
  points: (house: string, points: number): string =>
    `ashtakavarga gives the ${house} house ${points} bindus, where 28 is the middle`,
} as const;
