/** Marriage and partnership in short: the seventh house, Venus and the navamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times for two',
  best: (months) => `For a marriage or a large step as a couple, ${months} is the strongest time. Bring the families together before that.`,
  fair: (months) => `No months stand out strongly for marriage; ${months} is fair. Two willing people and good talks count more than a date.`,
  second: (months) => `Another time for two people is ${months}. It suits an engagement, a first meeting or a journey together.`,
  none: 'No months of these ten years stand out for marriage. Then character and patience decide, and not the calendar.',
  rows: {
    3: ['A wedding, or a large step.', 'Strong for two again.', 'A third strong time.'],
    2: ['Meetings of the families.', 'An engagement.', 'A journey for two.'],
    1: ['Get to know each other.', 'Talks, without hurry.', 'Small plans together.'],
  },
};

/** A reader of these years may be married, so each text also fits a couple. The time may run already. */
const windowsOfAdults: WindowTexts = {
  ...windows,
  best: (months) => `For a wedding or another large step as a couple, ${months} is the strongest time. Make the decision together.`,
  second: (months) => `Another time for two people is ${months}. It suits a journey, a celebration or a promise.`,
  rows: {
    ...windows.rows,
    2: ['A journey for two.', 'A promise, or a celebration.', 'A visit to both families.'],
    1: ['An evening for two each week.', 'Talks, without hurry.', 'Small plans together.'],
  },
};

/** From forty on. */
const windowsOfMarried: WindowTexts = {
  ...windowsOfAdults,
  best: (months) => `For two people ${months} is the strongest time. Use it for a journey, a celebration or a plan that both of you share.`,
  fair: (months) => `No months stand out strongly for two people; ${months} is fair. Kindness on ordinary days counts more than a date.`,
  second: (months) => `Another time for two people is ${months}. It suits a visit, a talk that has waited, or a fresh start.`,
  none: 'No months of these ten years stand out for two people. Then kindness decides, and not the calendar.',
  rows: {
    3: ['A celebration, or a large plan.', 'Strong for two again.', 'A third strong time.'],
    2: ['A journey for two.', 'A celebration.', 'A visit to both families.'],
    1: ['An evening for two each week.', 'Talks, without hurry.', 'Small plans together.'],
  },
};

export const partnershipTexts: SubjectTexts = {
  subject: 'of partnership',
  ages: {
    youth: {
      lead: 'Here you read about marriage and partnership in short: how it stands in the chart, and when it is favoured.',
      lordCondition: {
        strong: 'A good marriage is well supported in your chart. Choose by character, and let your family meet the person early.',
        fair: 'Marriage is supported in ordinary measure. What you learn about yourself before it decides more than luck does.',
        weak: 'Marriage asks for time in your chart. A later choice, made with open eyes, is likely to be better than an early one.',
      },
      windows,
    },
    adult: {
      lead: 'Here you read about marriage and partnership in short, for a bond that exists and for one that may come.',
      lordCondition: {
        strong: 'Partnership is a strong side of your chart. A bond that is cared for is likely to carry you for many years.',
        fair: 'Partnership stands in the middle in your chart: it becomes what both of you make of it. Regular time for two is the best investment.',
        weak: 'Partnership is a field of learning for you. Patience, clear agreements and kind words at home change more than great gestures.',
      },
      windows: windowsOfAdults,
    },
    older: {
      lead: 'Here you read about companionship: the partner at your side, or the people who have become close to you.',
      lordCondition: {
        strong: 'Companionship is a strong side of your chart, and it warms your later years. Keep the small daily customs for two.',
        fair: 'Companionship stands in the middle in your chart. A walk or a cup of tea together every day keeps it alive.',
        weak: 'Companionship has asked patience of you. Speak of good memories, and accept that two people need separate hours.',
      },
    },
  },
  lordInHouse: [
    'A partner comes towards you, and the bond is close to your own person. Leave room for a different opinion.',
    'Partnership and family belong together: meals, money and relatives are part of it. Speak about money early and calmly.',
    'Partnership lives through talk, humour and short journeys. Somebody from your town or your circle is likely.',
    'Partnership becomes a home. Comfort, land and the wishes of the elders play a part in it.',
    'Affection and play lead to partnership, and shared interests keep it. Do not stop courting after the wedding.',
    'Daily duties are the test of your partnership. Share the work fairly, and settle small quarrels on the same day.',
    'Partnership has an able ruler in its own place. The other person is independent and fair, and expects the same of you.',
    'Partnership goes deep and changes you. Trust, shared money and the other family need open words.',
    'Good fortune comes with partnership: faith, journeys, a respected family. Honour the elders of the other side.',
    'Partnership is joined with your work and name. The other person may be busy; plan your hours for two.',
    'Partnership grows out of friendship, and it brings gains. Friends or elder relatives are likely to introduce you.',
    'Partnership has to do with distance or with quiet. A person from far away is possible; give time without interruption.',
  ],
  occupants: {
    Sun: 'A proud, capable person attracts you. Let each of you lead in one field.',
    Moon: 'You look for warmth and daily nearness. Moods pass between the two of you, so name them early.',
    Mars: 'This bond has strong attraction and strong words. Take a walk before you discuss a quarrel.',
    Mercury: 'You need a partner with whom you can talk and laugh. Keep listening when you already know the answer.',
    Jupiter: 'Jupiter here stands for a wise and kind partner. Respect for each other’s principles keeps the bond.',
    Venus: 'Love of beauty and comfort joins you. Choose kindness before looks.',
    Saturn: 'Your bond may come late, and it is likely to last. Show affection in words; loyalty alone is silent.',
    Rahu: 'A person from another background attracts you. Take a full year before a promise.',
    Ketu: 'You need freedom in closeness. Tell the other person when you need silence, so that it does not seem like rejection.',
  },
  karaka: {
    strong: 'Tact and affection come easily to you, because the planet of love is strong. Use them first at home.',
    fair: 'The planet of love has middle strength. Affection grows where you give it time.',
    weak: 'The planet of love is weak, so praise and tenderness need practice. One kind sentence a day is a good beginning.',
  },
  varga: {
    strong: 'The chart of marriage is favourable: a bond becomes better with the years.',
    fair: 'The chart of marriage is neutral: daily life decides.',
    weak: 'The chart of marriage gives less support. Care for the bond in ordinary weeks too.',
  },
  ageTexts: {
    windows: windowsOfMarried,
    lordInHouse: [
      'A partner stands close to your own person. Leave room for a different opinion.',
      'Partnership and family belong together: meals, money and relatives are part of it. Speak about money early and calmly.',
      'Partnership lives through talk, humour and short journeys. Plan one small trip for two each season.',
      'Partnership is a home for you. Comfort, land and the wishes of the elders play a part in it.',
      'Affection and play keep your partnership young. Share one interest, and give it an evening a week.',
      'Daily duties are the test of your partnership. Share the work fairly, and settle small quarrels on the same day.',
      'Partnership has an able ruler in its own place. The other person is independent and fair, and expects the same of you.',
      'Partnership goes deep and changes you. Trust, shared money and the other family need open words.',
      'Good fortune comes with partnership: faith, journeys, a respected family. Honour the elders of the other side.',
      'Partnership is joined with your work and name. The other person may be busy; plan your hours for two.',
      'Partnership rests on friendship, and it brings gains. Keep common friends, and invite them to your home.',
      'Partnership has to do with distance or with quiet. Give each other time without interruption.',
    ],
    occupants: {
      Sun: 'Both of you are proud and capable. Let each lead in one field.',
      Mars: 'This bond has strong feeling and strong words. Take a walk before you discuss a quarrel.',
      Mercury: 'Talk and laughter hold the two of you together. Keep listening when you already know the answer.',
      Venus: 'Love of beauty and comfort joins you. Make the home pleasant for both.',
      Saturn: 'Your bond is quiet, and it is likely to last. Show affection in words; loyalty alone is silent.',
      Rahu: 'Different backgrounds meet in this bond. Ask about what is strange to you before you judge it.',
    },
  },
};
