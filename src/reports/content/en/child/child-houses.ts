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
  'Each house shows one part of a child’s life. You read how strong its lord is, which grahas are in it, and what you as a family can do. Where these disagree, the lord counts most.';

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
    intro: 'The first house: growth, energy and the way your child meets people.',
    occupantsIntro: 'In the first:',
    lord: {
      strong:
        'Your child has good energy and recovers quickly after a cold or a fall. Give room to run and to try things alone, and praise the effort.',
      fair: 'Your child grows at an ordinary pace and is cheerful when rested. Enough sleep and one meal together each day are the best support.',
      weak: 'Your child needs more time than others to feel sure. Go along on first days, keep one routine, and never compare with a cousin.',
    },
    points: {
      high: 'Confidence comes easily here, so let your child greet guests and answer for itself.',
      low: 'Confidence grows slowly here. Give small tasks that succeed, one after another.',
    },
  },
  2: {
    title: 'Family, food and speech',
    intro: 'The second house: meals, first words, and the people in the home.',
    occupantsIntro: 'In the second:',
    lord: {
      strong:
        'Your child speaks well and feels safe in the family. Songs, rhymes and a second language are learnt quickly now, so begin one.',
      fair: 'Speech and eating develop as they should. Read aloud for ten minutes a day, and let your child retell the story in its own words.',
      weak: 'Your child may speak little or be fussy about food. Do not press; eat together at a fixed hour and talk in a friendly tone.',
    },
    points: {
      high: 'The family gives your child much warmth. A grandparent who tells stories is a great gift now.',
      low: 'Harsh words at home stay with your child for long. Settle arguments of adults in another room.',
    },
  },
  3: {
    title: 'Courage, brothers and sisters',
    intro: 'The third house: courage, skilful hands, brothers, sisters and cousins.',
    occupantsIntro: 'In the third:',
    lord: {
      strong:
        'Your child is brave and good with the hands. Sport, drums, drawing or building sets are a good outlet. Let the child go first sometimes.',
      fair: 'Your child is brave with a friend and shy alone. Practise new things together twice, and then step back.',
      weak: 'Your child gives up early or leaves the first word to a brother, sister or cousin. Choose one skill, and practise it for ten minutes a day.',
    },
    points: {
      high: 'What is practised now is learnt for years: swimming, cycling, an instrument.',
      low: 'Rivalry among children of the family tires your child. Give each of them an hour with you alone.',
    },
  },
  4: {
    title: 'Home and mother',
    intro: 'The fourth house: home, mother and the feeling of being safe.',
    occupantsIntro: 'In the fourth:',
    lord: {
      strong:
        'Your child feels at peace at home and is close to the mother or to the person who does her part. Invite friends home; it makes your child glad.',
      fair: 'Home is a good place for your child as long as the day has an order. Keep the same bedtime, even on holidays.',
      weak: 'Your child feels each change at home: a move, a guest, a tired parent. Announce changes early, and keep the bed and the bedtime the same.',
    },
    points: {
      high: 'A calm home does more for this child than any class does. Protect the evenings.',
      low: 'Rest at home needs care. Put away screens an hour before sleep, and keep the bedroom quiet.',
    },
  },
  5: {
    title: 'Play, talent and learning',
    intro: 'The fifth house: play, memory, imagination and the first talents.',
    occupantsIntro: 'In the fifth:',
    lord: {
      strong:
        'Your child learns with joy and remembers well. Offer books, puzzles and an art, and let the child choose which one to continue.',
      fair: 'Your child learns well what it likes, and the rest with help. Turn dull lessons into a game or a story.',
      weak: 'Learning goes slowly when somebody is watching. Take small steps, repeat them, and celebrate each one. Patience brings more than extra classes do.',
    },
    points: {
      high: 'A talent shows itself early. Give it time each week before you look for a prize.',
      low: 'Too much praise or blame for marks disturbs the joy in learning. Ask what was interesting today.',
    },
  },
  6: {
    title: 'Health and daily habits',
    intro: 'The sixth house: meals, washing, small duties and resistance to colds.',
    occupantsIntro: 'In the sixth:',
    lord: {
      strong:
        'Your child gets used to good habits quickly and does not fear a difficult task. Give one small duty at home and keep it for a year.',
      fair: 'Habits hold as long as somebody reminds your child kindly. Put washing, homework and packing at the same hour every day.',
      weak: 'Colds, an upset stomach or quarrels may come when your child is tired. Plain food, hand washing and early sleep prevent much; ask your doctor when in doubt.',
    },
    points: {
      high: 'Your child deals well with competition and with a strict teacher. Sport in a team is a good choice.',
      low: 'Too many classes in a week make your child irritable. Leave two afternoons free.',
    },
  },
  7: {
    title: 'Friends and sharing',
    intro: 'The seventh house: the friend beside the child, and learning to share.',
    occupantsIntro: 'In the seventh:',
    lord: {
      strong:
        'Your child makes friends easily and is fair in a game. A best friend means much, so keep good contact with that family.',
      fair: 'Your child gets on well with one friend at a time. Groups become easier with each year; begin with short visits.',
      weak: 'Sharing and taking turns are hard for your child at present. Play board games at home, and let an adult explain what was fair.',
    },
    points: {
      high: 'Other children like to play with yours. Teach your child to notice the one who stands alone.',
      low: 'A quarrel with a friend hurts for days. Listen first, and help with one sentence to say tomorrow.',
    },
  },
  8: {
    title: 'Changes and questions',
    intro: 'The eighth house: sudden changes, fears, and questions about hidden things.',
    occupantsIntro: 'In the eighth:',
    lord: {
      strong:
        'Your child bears changes well and asks deep questions. Answer truthfully and briefly; a guess or a joke does not satisfy this child.',
      fair: 'Your child is curious about what adults whisper. Say in plain words what concerns the child, and leave the rest for later.',
      weak: 'Fears may come at night or after a change. A night lamp, a familiar song and the same answer each time bring calm.',
    },
    points: {
      high: 'After an upset your child becomes steady again soon. A hug and a task are enough.',
      low: 'Surprises are hard here. Tell in advance what happens at the doctor, at school or on a trip.',
    },
  },
  9: {
    title: 'Father, teachers and faith',
    intro: 'The ninth house: the father, grandparents, teachers, prayers and journeys.',
    occupantsIntro: 'In the ninth:',
    lord: {
      strong:
        'Good teachers and elders come to your child, and the father’s example counts much. Travel, temples and stories of great people widen the mind.',
      fair: 'Your child respects an elder who is fair and keeps promises. Plan one trip a year with a grandparent or the father.',
      weak: 'Your child wants reasons before it obeys, or misses time with the father. A fixed hour together each week does much good.',
    },
    points: {
      high: 'Luck helps your child in small things, such as a good class or a kind teacher. Teach it to say thank you.',
      low: 'Trust in a teacher grows slowly here. Visit the school, and speak well of the teacher at home.',
    },
  },
  10: {
    title: 'School and tasks',
    intro: 'The tenth house: school, duties, and being seen by others.',
    occupantsIntro: 'In the tenth:',
    lord: {
      strong:
        'Your child likes to be given a task and is noticed at school. A part in a play, a prize day or the duty of a monitor suits it.',
      fair: 'At school your child does what is asked, and more where it likes the teacher. Look at the notebooks together once a week.',
      weak: 'Your child may hide in class although it knows the answer. Practise speaking at home before the family, for two minutes.',
    },
    points: {
      high: 'Effort at school is seen and praised. Keep the duties few, so that they are done well.',
      low: 'Marks do not show all that your child can do. Ask the teacher for one responsibility in class.',
    },
  },
  11: {
    title: 'Groups and wishes',
    intro: 'The eleventh house: teams, older friends, festivals and wishes.',
    occupantsIntro: 'In the eleventh:',
    lord: {
      strong:
        'Your child is happy in a group: cousins, scouts, a team or a music class. Older children like it and teach it much.',
      fair: 'Groups are a pleasure for two hours and tiring after that. Come early, leave early, and let the child rest.',
      weak: 'Your child wishes for what others have. Write wishes on a list together; many are forgotten in a month, and one can come true.',
    },
    points: {
      high: 'Wishes are often fulfilled here, so teach waiting as well: one wish at each festival.',
      low: 'A small circle is right for this child. Two good friends are enough.',
    },
  },
  12: {
    title: 'Sleep and imagination',
    intro: 'The twelfth house: sleep, dreams, quiet play and being alone.',
    occupantsIntro: 'In the twelfth:',
    lord: {
      strong:
        'Your child can play alone and has a rich imagination. Paper, colours and a quiet corner are better gifts than a loud toy.',
      fair: 'Sleep is good when the evening is quiet. Tell a story, put out the light, and keep this order each night.',
      weak: 'Your child falls asleep late or wakes from dreams. A warm bath, a foot massage and no screens after dinner help.',
    },
    points: {
      high: 'Prayer, music and drawing come from within here. Let your child continue without being corrected.',
      low: 'Noise and late nights cost this child more than others. Bring it home before it is overtired.',
    },
  },
};

/** A graha in a house, well placed and weak; a node has one text. */
export const childOccupants: Record<Graha, { well: string; weak: string }> = {
  Sun: {
    well: 'The Sun here gives pride and the wish to lead. Let your child decide something in this part of life, and ask for its opinion.',
    weak: 'The Sun here needs recognition and does not always ask for it. Praise one real thing each day, in front of somebody.',
  },
  Moon: {
    well: 'The Moon here makes your child open and caring. Feelings are shown freely in this part of life, so listen until the end.',
    weak: 'The Moon here brings changing moods. On a difficult day go back to the usual order: food, rest, and then talk.',
  },
  Mars: {
    well: 'Mars here gives courage and much energy. A clear goal and an hour of movement turn this into skill.',
    weak: 'Mars here brings a hot temper in these matters. Agree on one rule for anger, such as running round the house once.',
  },
  Mercury: {
    well: 'Mercury here makes your child quick, talkative and curious. Explain things, count things, and allow many questions.',
    weak: 'Mercury here has more thoughts than order. Help with a list of three points, written or drawn.',
  },
  Jupiter: {
    well: 'Jupiter here protects and widens this part of life. A good teacher or a grandparent can open doors in it.',
    weak: 'Jupiter here hopes for much at once. Choose one small aim with your child and finish it before the next.',
  },
  Venus: {
    well: 'Venus here brings charm, beauty and good company. Music, colours and kindness help your child more than drill does.',
    weak: 'Venus here likes comfort and sweets. Give pleasure in small portions, and let your child help to prepare it.',
  },
  Saturn: {
    well: 'Saturn here makes your child serious and reliable. Results come late and stay, so be patient with the pace.',
    weak: 'Saturn here brings delay or shyness. Divide the task into parts, and stay near until the first is done.',
  },
  Rahu: {
    well: 'Rahu here draws your child to everything new and unusual. Discover it together, and set clear limits on screens.',
    weak: 'Rahu here draws your child to everything new and unusual. Discover it together, and set clear limits on screens.',
  },
  Ketu: {
    well: 'Ketu here makes your child quiet and observant. It may need little in this part of life; offer, but do not insist.',
    weak: 'Ketu here makes your child quiet and observant. It may need little in this part of life; offer, but do not insist.',
  },
};

/** Follow the word "because". */
export const childHouseReasons = {
  lead: (first: string, last: string): string =>
    `with ${first} rising, the houses run from ${first} in the first to ${last} in the twelfth`,
  occupant: (graha: string, house: string, condition: string): string =>
    `${graha} is in the ${house} house, ${condition}`,
  points: (house: string, points: number): string =>
    `ashtakavarga gives the ${house} house ${points} bindus, where 28 is the middle`,
} as const;
