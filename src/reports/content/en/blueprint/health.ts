/** Habits of health: the sixth house, the lord of the lagna, the Sun and the trimshamsha. */
import type { SubjectTexts, TextsByAge, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Times for more care',
  best: (months) =>
    `More care of health is advised in ${months}. Plan less in that time, sleep more, and have a check-up before it begins.`,
  fair: (months) => `Only a little more care is advised, in ${months}. Your usual habits are enough for the rest.`,
  second: (months) => `Give rest the first place also in ${months}. Keep to your routine, and set yourself no new record.`,
  none: 'No months of these ten years ask for special care. The usual habits are enough.',
  rows: {
    3: ['Rest first, plan less.', 'Rest comes first again.', 'Light duties only.'],
    2: ['A check-up in time.', 'Early sleep.', 'No extra duties.'],
    1: ['Keep up the walks.', 'Regular meals.', 'Enough water.'],
  },
};

const windowsOfChild: WindowTexts = {
  ...windows,
  best: (months) =>
    `More care of health is advised in ${months}. Plan fewer tasks in that time, and go to bed early.`,
  rows: {
    3: ['Rest first, fewer tasks.', 'Rest comes first again.', 'Only light tasks.'],
    2: ['A visit to the doctor.', 'Early sleep.', 'No extra tasks.'],
    1: ['Exercise outdoors.', 'Regular meals.', 'Enough water.'],
  },
};

const adult: TextsByAge = {
  lead: 'This chapter is about habits that keep your strength: sleep, food, movement and rest. Questions about complaints belong to a doctor.',
  lordCondition: {
    strong:
      'Your constitution is strong, so it is easy to neglect good habits. Keep one form of exercise that you like, and have a check-up every year.',
    fair: 'Your strength is good as long as your days are regular. Sleep, meals and walking at fixed hours do most of the work.',
    weak: 'Your strength needs care. Do not copy people who work late and eat anything. Rest early, eat warm food, and see a doctor in time.',
  },
  windows,
};

export const healthTexts: SubjectTexts = {
  subject: 'of daily habits',
  ages: {
    child: {
      lead: 'This chapter is about habits that build strength: sleep, food, play and rest. Questions about complaints belong to a doctor.',
      lordCondition: {
        strong:
          'Your body has good strength, and rest restores it quickly. Outdoor play, enough sleep and plain food keep it so.',
        fair: 'Your strength is good when the day is regular. The same hours for meals and sleep do more than any tonic.',
        weak: 'You need a little more rest than other children. Warm meals, early sleep and gentle sport build strength over the years. Ask the family doctor for the rest.',
      },
      windows: windowsOfChild,
    },
    youth: adult,
    adult,
    older: {
      lead: 'This chapter is about habits that keep your strength in later years. Questions about complaints belong to a doctor.',
      lordCondition: {
        strong:
          'Your constitution has served you well, and it still does. Walk every morning, keep your muscles in use, and do not skip the yearly check-up.',
        fair: 'Regular days keep you well: the same hours for food, walking and sleep. Let somebody know your plan for the day.',
        weak: 'Gentle care suits you now. Short walks, light evening meals and help with heavy things save your strength. Keep your doctor’s number near the telephone.',
      },
      windows,
    },
  },
  lordInHouse: [
    'Your own routine decides how you feel. Small daily habits do more for you than great resolutions. Begin with sleep.',
    'Food is the point to watch: what you eat, and how fast. Eat slowly, in company, and keep sweets for holidays.',
    'Hands, shoulders and neck need movement. Stretch every hour when you read or write, and carry less on one side.',
    'Rest at home keeps you well. An airy bedroom, a fixed hour for sleep and peace in the house do more than late exercise.',
    'Joy keeps you well: play, music, time with children. Too much thinking disturbs your meals, so eat without a screen.',
    'You notice early when your rhythm is out of order, and you act. Fixed discipline suits you. Do not be too strict with yourself.',
    'You keep good habits better in company. Find somebody for your walks, and agree on meals and bedtime at home.',
    'Rest after effort is your rule. Extremes do not suit you, neither in diet nor in sport. Change one habit a month.',
    'Nature, faith and a good teacher support your strength. Yoga with a trained person, or a walk to a temple, suits you.',
    'Duties easily take your hours of rest. Write meals, sleep and exercise into the plan of the day first.',
    'Friends influence your habits, in food and in late hours. Choose company that walks or plays instead of only sitting.',
    'Sleep is your most important habit. Dim the lights early, keep screens out of the bed, and leave decisions for the morning.',
  ],
  element: [
    'Your body runs warm and likes action. Cool drinks, less chilli, and exercise before noon suit you.',
    'Your body likes regular days. Long walks and simple meals at fixed hours suit you.',
    'Your body is light and easily restless. Warm cooked food, oil on the skin and slow breathing suit you.',
    'Your body keeps water easily, and feelings act on it. Warm food, less salt, and a swim or a walk near water suit you.',
  ],
  occupants: {
    Sun: 'You have good resistance and a sense of duty. Morning light and a regular breakfast keep it up.',
    Moon: 'Your appetite changes with your mood. Eat calmly, and decide nothing while you are hungry.',
    Mars: 'There is much energy for effort, and also haste. Warm up before sport, and be careful with sharp tools and fast vehicles.',
    Mercury: 'You feel it in your nerves when there is too much to do. Short breaks and quiet evenings help you.',
    Jupiter: 'Good protection is given here, together with a liking for rich food. Stop eating a little before you are full.',
    Venus: 'Sweets and comfort are your temptation. Dance, swim or do yoga to music, so that movement becomes a pleasure.',
    Saturn: 'Endurance is your strength: slow, regular exercise over many years. Warm the joints before effort, and do not sit too long.',
    Rahu: 'Unusual diets and devices attract you. Keep what is simple, and ask a doctor before you follow advice from the internet.',
    Ketu: 'Your body gives only slight signs when it is tired, so rest early. A quiet hour, and light food on one day of the week, suit you.',
  },
  empty: {
    Jupiter: 'Good advice on health reaches you in time. Follow it the first time you hear it.',
    Saturn: 'Regular days protect you, and irregular weeks show quickly. Keep the same hour for sleep on holidays too.',
    Mars: 'You have force in reserve. Use it in movement instead of in haste.',
    none: 'Nothing presses on your daily habits from outside. Ordinary care is enough.',
  },
  karaka: {
    strong: 'You recover quickly, because the planet of vitality is strong. Morning is your best time for effort.',
    fair: 'The planet of vitality has middle strength. Daylight, a good breakfast and an upright back raise it.',
    weak: 'The planet of vitality is weak, so do not spend your strength to please others. Rise early, and spend half an hour in morning light.',
  },
  varga: {
    strong: 'A second look at your strength, in the chart of thirtieth parts, is favourable. Your reserves are larger than they seem.',
    fair: 'A second look, in the chart of thirtieth parts, changes nothing about your strength. Habits decide.',
    weak: 'A second look, in the chart of thirtieth parts, shows fewer reserves. Keep one day of the week free of plans.',
  },
  bindus: {
    many: 'The house of daily habits is well supported, so a good habit holds once you have begun it. Stop work at a fixed hour.',
    some: 'The support for daily habits is average. A regular week does more than a single good resolution.',
    few: 'The house of daily habits has few points. When you feel tired, take that day as a day of rest, and do not wait for a second one.',
  },
  adviceByLord: {
    Sun: 'Do a few rounds of Surya Namaskar in the early morning, as many as feel good.',
    Moon: 'Drink a glass of water on rising, and sit quietly in moonlight for ten minutes at the full moon.',
    Mars: 'Walk briskly on four days of the week, and begin on a Tuesday.',
    Mercury: 'Breathe slowly for ten minutes each day, as a yoga teacher shows it.',
    Jupiter: 'Eat one light meal on Thursday, without sweets, and take a walk after it.',
    Venus: 'Go to bed early from Friday to Sunday, and move to music once a week.',
    Saturn: 'On Saturday rub sesame oil on the feet and joints before the bath, slowly.',
  },
};
