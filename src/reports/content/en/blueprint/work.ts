/** Work in short: the tenth house, Saturn and the dashamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times at work',
  best: (months) => `For a rise, a new title or a larger task, ${months} is the strongest time. Collect your results in writing before that.`,
  fair: (months) => `No months stand out strongly at work; ${months} is fair. Steady results count more than a date.`,
  second: (months) => `Another time at work is ${months}. It suits an interview, an examination or a new team.`,
  none: 'No months of these ten years stand out at work. Quality and good relations decide, and not the calendar.',
  rows: {
    3: ['Ask for the larger task.', 'Strong at work again.', 'A third strong time.'],
    2: ['Interviews, examinations.', 'A new team.', 'Show what you finished.'],
    1: ['Learn one more tool.', 'Speak with a senior.', 'Small improvements.'],
  },
};

/** The first job or training place. */
const windowsOfYouth: WindowTexts = {
  title: 'Favoured times to begin work',
  best: (months) => `For a first job or a training place, ${months} is the strongest time. Send your applications before it.`,
  fair: (months) => `No months stand out strongly for a first job; ${months} is fair. A good training counts more than a date.`,
  second: (months) => `Another time to begin is ${months}. It suits an examination or a short project.`,
  none: 'No months of these ten years stand out for a first job. Finish your course first; a good certificate decides.',
  rows: {
    3: ['Look for a training place.', 'A strong time to begin.', 'A third strong time.'],
    2: ['Apply, and take tests.', 'Try a field in practice.', 'A second chance to begin.'],
    1: ['Help in a project.', 'Learn one skill well.', 'Ask people how they began.'],
  },
};

/** For sixteen and seventeen. */
export const workTextsOfYouth = {
  lead: 'Here you read about later work in short: what kind of action suits you, how your name grows, and when to begin.',
  windows: windowsOfYouth,
} as const;

export const workTexts: SubjectTexts = {
  subject: 'of work',
  ages: {
    youth: {
      lead: 'Here you read about work in short: what kind of action suits you, how your name grows, and when.',
      lordCondition: {
        strong: 'A good position is well supported in your chart. Begin with a thorough training, and the rest comes step by step.',
        fair: 'Work goes well for you when the training fits. Try two fields in practice before you settle on one.',
        weak: 'Your start at work may need patience. Accept a small place where you learn, and move on after two or three years.',
      },
      windows,
    },
    adult: {
      lead: 'Here you read about work in short: what kind of action suits you, how your name grows, and when.',
      lordCondition: {
        strong: 'Work is a strong side of your chart, and responsibility suits you. Accept the visible task, and share the credit.',
        fair: 'Work stands in the middle in your chart, so your choice of place and people counts. Stay where results are measured fairly.',
        weak: 'Work costs you more strength than others see. Choose steady duties, a kind team and clear hours over a great title.',
      },
      windows,
    },
    older: {
      lead: 'Here you read about what you have done and what you still do: experience, service and a good name.',
      lordCondition: {
        strong: 'Your work has made a name that people remember. Advise, teach or serve on a committee, as long as it pleases you.',
        fair: 'Your work was solid, and people relied on it. One regular duty outside the house keeps the days in order.',
        weak: 'Work asked much of you, and thanks came late. Let others carry the duties now, and do what you enjoy.',
      },
    },
  },
  lordInHouse: [
    'You do best in work that carries your own name. Independence and initiative suit you.',
    'Words, food, money or family trade are good fields for you. Your voice is part of your work.',
    'Writing, sales, technique or media suit you. Progress comes by courage and by many small steps.',
    'Land, houses, vehicles, teaching or care are good fields for you. A workplace near home suits you.',
    'Advice, teaching, design or finance suit you. You need room for your own ideas.',
    'Service, law, accounts, health care or administration suit you. You are good where there are problems to solve.',
    'Trade, contracts and work with the public suit you. A good partner doubles your result.',
    'Research, insurance, audit or repair suit you. Changes of place or field are natural in your path.',
    'Law, teaching, travel or religion are good fields for you. A mentor opens the way.',
    'Leadership and public duty suit you, and your field is likely to become your name.',
    'Large organisations, networks and sales suit you. Income follows from the people you know.',
    'Work for foreign firms, charities, care homes or behind the scenes suits you. Recognition comes quietly.',
  ],
  occupants: {
    Sun: 'You work with authority, and government or leadership is near to you. Give others a share of the praise.',
    Moon: 'Your work has to do with people and their needs, and it may change often. The public likes you.',
    Mars: 'You work fast and with courage: technique, land, uniform or sport. Choose which disputes are worth it.',
    Mercury: 'Figures, words and trade are your tools. Two kinds of work at once are natural to you.',
    Jupiter: 'People trust your advice at work. Teaching, law, finance or counsel suit you.',
    Venus: 'Taste and tact are your tools: design, hospitality, art or people. A pleasant workplace matters to you.',
    Saturn: 'You rise slowly, by endurance, and you carry heavy duties. The later years of work are the best ones.',
    Rahu: 'Ambition is strong, and new fields or technology attract you. Keep your means clean and your papers complete.',
    Ketu: 'You work best alone, or on something subtle. Titles mean less to you than skill.',
  },
  karaka: {
    strong: 'Endurance is your advantage, because the planet of labour is strong. You finish what others leave.',
    fair: 'The planet of labour has middle strength. A fixed plan for the week keeps your work even.',
    weak: 'The planet of labour is weak, so routine tires you. Divide large tasks, and rest before you are empty.',
  },
  varga: {
    strong: 'The special chart of work is favourable: positions that you reach are likely to last.',
    fair: 'The special chart of work is neutral: skill and place decide.',
    weak: 'The special chart of work gives less support. Prepare twice before a large step.',
  },
  ageTexts: {
    lordInHouse: [
      'You did best in work that carried your own name. A small task of your own still suits you.',
      'Words, food, money or family trade were good fields for you. Your voice is still a part of what you give.',
      'Writing, sales, technique or media were your fields. A letter or a lesson keeps this skill fresh.',
      'Land, houses, teaching or care were good fields for you. A task near home suits you now.',
      'Advice, teaching, design or finance were your strength. Give your ideas to younger people.',
      'Service, law, accounts or administration were your strength. You are still good where there are problems to solve.',
      'Trade, agreements and the public were your strength. A good partner makes each task easier.',
      'Research, insurance, audit or repair were your strength. You still understand what others find hidden.',
      'Law, teaching, travel or religion were good fields for you. Now you can be a mentor for others.',
      'Leadership and public duty were your strength, and people still connect your name with your field.',
      'Large organisations and networks were your strength. The people you know are still your best help.',
      'Work far from home or out of public view was your strength. Recognition came quietly, and it lasts.',
    ],
    occupants: {
      Sun: 'You worked with authority, and people still ask for your decision. Let others be praised too.',
      Moon: 'Your work had to do with people and their needs. Many still know you and like you.',
      Mars: 'You worked fast and with courage. Choose now which disputes are worth your strength.',
      Mercury: 'Figures and words were your tools, and they still are. Two small tasks at once are natural to you.',
      Jupiter: 'People trusted your advice at work, and they still do. A trust, a school or a temple can use it.',
      Venus: 'Taste and tact were your tools. They are welcome wherever people meet.',
      Saturn: 'You rose slowly, by endurance, and you carried heavy duties. Put one of them down now.',
      Rahu: 'Ambition was strong, and new fields attracted you. New technology still interests you; keep your papers complete.',
      Ketu: 'You worked best alone, or on something subtle. Skill meant more to you than a title.',
    },
    varga: {
      strong: 'The special chart of work is favourable: what you built is likely to last.',
    },
  },
};
