/** Far places: the twelfth house, Rahu and the navamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times to go',
  best: (months) => `Going abroad is most favoured in ${months}. Send your applications about half a year earlier.`,
  fair: (months) => `No months stand out strongly for going abroad; ${months} is fair. A firm offer counts more than a date.`,
  second: (months) => `Another time for a stay abroad is ${months}. It suits a visit or a first stay of some months.`,
  none: 'No months of these ten years stand out for going abroad. Short visits are possible at any time.',
  rows: {
    3: ['Go, with all papers ready.', 'Again strong for going.', 'A third strong time.'],
    2: ['Papers and visa.', 'A visit of some weeks.', 'Good for talks with firms.'],
    1: ['A short trip.', 'Language and papers.', 'Ask people who live there.'],
  },
};

const windowsOfYouth: WindowTexts = {
  ...windows,
  rows: { ...windows.rows, 2: ['Applications and visa.', 'A visit, or a course there.', 'Good for an exchange.'] },
};

export const abroadTexts: SubjectTexts = {
  subject: 'of far places',
  ages: {
    youth: {
      lead: 'This chapter answers whether study or work in another country suits you, how it may come, and when.',
      lordCondition: {
        strong:
          'Study or work in another country is well supported in your chart. Prepare the language test and the papers now. Scholarships are worth the effort.',
        fair: 'A time abroad is possible for you, and it follows good preparation. Compare two countries, and begin with the one where you know somebody.',
        weak: 'Your chart favours growing at home first. A short course or an exchange suits you better than leaving for good.',
      },
      windows: windowsOfYouth,
    },
    adult: {
      lead: 'This chapter answers whether life or work in another country suits you, how it may come, and when.',
      lordCondition: {
        strong:
          'Living or working in another country is well supported. A post, a project or a branch abroad is worth asking for.',
        fair: 'Stays abroad are possible, for some months or a few years. A firm offer should come before the journey.',
        weak: 'Life in another country does not come easily to you, and a long stay may cost more than it gives. Short visits, or work for foreign firms from home, suit you better.',
      },
      windows,
    },
    older: {
      lead: 'This chapter is about long journeys, visits to family abroad and pilgrimages: what suits you, and when.',
      lordCondition: {
        strong: 'Long journeys and visits abroad are well supported. Travel with company, and take your time.',
        fair: 'Long journeys go well when they are planned with days of rest. Choose mild seasons.',
        weak: 'Home suits you better than far places now. Let others visit you, and keep journeys short.',
      },
      windows: {
        ...windows,
        best: (months) => `Long journeys are most favoured in ${months}. Travel by day, and book with free changes.`,
        fair: (months) => `No months stand out strongly for long journeys; ${months} is fair. Good company counts more than a date.`,
        second: (months) => `Another time for a journey is ${months}. It suits a visit to relatives or a pilgrimage.`,
        none: 'No months of these ten years stand out for long journeys. Short ones are possible at any time.',
        rows: {
          3: ['A long visit or a pilgrimage.', 'Strong for travel again.', 'A third strong time.'],
          2: ['A visit to relatives.', 'A tour with a group.', 'The hills or the sea.'],
          1: ['A short trip in company.', 'A nearby temple.', 'Plan, and ask for prices.'],
        },
      },
    },
  },
  lordInHouse: [
    'Distance is part of your own path. You adapt quickly in new places, and you may live in more than one of them.',
    'Money and far places are joined: income from there, or costs for it. Keep exact accounts of both.',
    'Short stays and frequent travel are likelier than one great move. Writing, media or trade may take you there.',
    'You may keep two homes, or live far from where you were born. Furnish the new place early; it calms you.',
    'Study, children or creative work may lead you to far places. A course is a good first step.',
    'Service and daily work are your way to far places: offices, clinics, ships, agencies. Read each agreement twice.',
    'A partner, in life or in business, connects you with other countries. Agree beforehand on where to live.',
    'A move may come suddenly, through research, inheritance or a change in the family. Keep your passport valid.',
    'Far places give you teachers, higher study or pilgrimage. Travel widens your faith and your luck.',
    'Your work and your name are the bridge to other countries. People who know what you can do open the door.',
    'Friends and acquaintances abroad are useful to you. One of them is likely to open a door.',
    'Far places suit you naturally, and you rest well there. A long stay or a retreat is supported.',
  ],
  element: [
    'Lively places with sun and movement suit you. Plan one thing to do each day.',
    'Orderly places with clear rules suit you. A long stay in one town gives more than a tour of ten.',
    'Cities with universities, talk and culture suit you. You find company quickly there.',
    'Places by the sea, on a river or on an island suit you. Your sleep is better there.',
  ],
  occupants: {
    Sun: 'You can gain respect far from home, where nobody knows your family. Keep your papers complete, and be polite to officials.',
    Moon: 'Your mind travels easily and sleeps lightly in new places. Take something from home with you.',
    Mars: 'You act boldly in far places. Be careful on the roads there, and avoid quarrels about money.',
    Mercury: 'Languages, trade or computers connect you with other countries. Learn one language well.',
    Jupiter: 'Jupiter protects you in far places. Teachers and holy places welcome you.',
    Venus: 'Comfort and pleasure belong to your stays in far places. Enjoy them, with a budget for each week.',
    Saturn: 'Time in far places comes with work and some solitude. It teaches you order, and it asks you to keep in touch with your people.',
    Rahu: 'The wish for foreign lands is strong here, and so are the chances. Check every agent and every promise.',
    Ketu: 'Retreat and pilgrimage suit you better than trade abroad. Simple places give you most.',
  },
  empty: {
    Jupiter: 'Help reaches you in far places when you need it. Write down the names of two people before each journey.',
    Saturn: 'Permissions for far places take their time. Apply early, and keep copies of everything.',
    Mars: 'Your decisions to travel come quickly. Wait for one night before you pay.',
    none: 'Nothing pushes you to far places or holds you back. Travel follows your own plans.',
  },
  karaka: {
    strong: 'Unfamiliar places carry you forward, because the planet of foreign lands is well supported. Accept an invitation from outside your circle.',
    fair: 'The planet of foreign lands gives mixed results. New places help you when the plan is realistic.',
    weak: 'The planet of foreign lands has little support. Promises from far away need to be checked twice.',
  },
  varga: {
    strong: 'The ninth-part chart strengthens this matter. A stay far away is likely to end better than it began.',
    fair: 'The ninth-part chart neither helps nor holds back here. Preparation makes the difference.',
    weak: 'The ninth-part chart weakens this matter. Keep the way back open: some savings, and a room at home.',
  },
  bindus: {
    many: 'Much energy and money flows to far places. Write down the costs before each journey.',
    some: 'Travel and rest are in balance with the rest of your life. One long journey a year is enough.',
    few: 'The house of far places has few points, so each journey needs a clear purpose and a budget.',
  },
  adviceByLord: {
    Sun: 'On the morning of a journey face east, and say its purpose aloud.',
    Moon: 'On Monday pour water at the root of a tree, and ask for a calm journey.',
    Mars: 'On the Tuesday before a journey recite the Hanuman Chalisa, and pack one day early.',
    Mercury: 'On Wednesday learn twenty words of another language.',
    Jupiter: 'On Thursday ask an elder for a blessing before you apply or leave.',
    Venus: 'On Friday give away a garment that you no longer wear, and leave your room in order.',
    Saturn: 'On Saturday help a traveller or a worker from another state, with food or with directions.',
  },
};
