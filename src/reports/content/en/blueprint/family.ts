/** Mother, father, brothers and sisters: the fourth, ninth and third houses. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { formatList, formatOrdinal } from '#src/reports/content/en/grammar/index.ts';
import type { LifeAreaTexts, TextsByCondition } from './subject-texts.ts';

export type FamilyTexts = LifeAreaTexts & {
  title: string;
  lordCondition: TextsByCondition;
  /** for readers of sixty or more, whose parents may live in memory */
  lordConditionOfOlder: TextsByCondition;
  ofChild: { lordCondition: TextsByCondition; lordInHouse: TextsOfSomeHouses };
};

/** By house; the others are those of every reader. */
type TextsOfSomeHouses = Readonly<Partial<Record<number, string>>>;

export const familyLeads = {
  young: 'This chapter is about your mother, your father, and brothers and sisters: what they give you, and how to keep the bonds warm.',
  older: 'This chapter is about your mother, your father, and brothers and sisters: what you received from them, and what you pass on.',
} as const;

export const motherTexts: FamilyTexts = {
  title: 'Your mother',
  subject: 'of the mother',
  lordCondition: {
    strong: 'The bond with your mother gives you strength. Your mother’s advice is worth hearing before you decide about your home.',
    fair: 'The bond with your mother is good when it has regular time. A quiet talk each week keeps it warm.',
    weak: 'The bond with your mother asks for patience, perhaps because of distance or worry in early years. Small acts of care say more than discussions.',
  },
  lordConditionOfOlder: {
    strong: 'Much of your calm comes from your mother’s example. Pass on one recipe, song or saying to the young ones.',
    fair: 'What your mother taught you shows in your home to this day. Tell the family a story about it.',
    weak: 'Life with your mother was not always easy, and you learned to rely on yourself. Remember the good days by name.',
  },
  ofChild: {
    lordCondition: {
      strong: 'Your mother’s care gives you strength. A fixed time together each day keeps it so.',
      fair: 'The bond with your mother is good when it has regular time. A quiet talk each evening keeps it warm.',
      weak: 'The bond with your mother asks for patience and for time without other work. Small acts of care say more than explanations.',
    },
    lordInHouse: {
      2: 'Your mother stands for family, food and good words in your life. Meals together keep the bond.',
      6: 'Duty and care mark this bond. One small task a day, done for your mother, says more than words.',
      7: 'Your mother shows you how to get on with other people. Fair play at home is part of that gift.',
      9: 'Faith and good fortune come to you from your mother’s side. Learn one prayer or custom there.',
      10: 'Your mother wishes to see you do well. Praise for effort helps you more than praise for marks.',
    },
  },
  lordInHouse: [
    'You resemble your mother in looks or in manner. Many of your habits at home come from that example.',
    'Your mother stands for family, food and savings in your life. Sayings from home guide how you handle money.',
    'Courage and effort are what your mother encouraged in you. This bond lives through talk and small news.',
    'Your mother is the centre of the home in this chart. Peace there gives you peace everywhere.',
    'What you enjoy and how you learn comes from your mother. Stories, songs and prayers of childhood stay with you.',
    'Duty and service mark this bond. There was much work in the house, and practical care says most.',
    'From your mother you learned how to deal with other people. Fairness in small things is part of that gift.',
    'This bond is deep, and it may pass through a change. Little is said, and much is felt.',
    'Faith and good fortune come to you from your mother’s side. Keep one custom that you learned there.',
    'Your mother wished to see you respected. The example of a busy, capable person is before you.',
    'Friends, relatives and gains come to you through your mother. That side of the family is helpful.',
    'Distance, quiet or another place belongs to this bond. Thoughts and prayers cross it easily.',
  ],
  karaka: {
    strong: 'You know how to give care and comfort, and you like to receive them. The planet of the mother is strong.',
    fair: 'Warmth grows where it is shown. The planet of the mother has middle strength.',
    weak: 'Look after your own comfort first, and then you can give it to others. The planet of the mother is weak.',
  },
  varga: {
    strong: 'The mother’s family is a support, as the chart of parents shows. Keep in touch with that side.',
    fair: 'The chart of parents leaves this bond as it is. Visits to the mother’s family keep it alive.',
    weak: 'Relations with the mother’s family need your first step, as the chart of parents shows. Write or call on festival days.',
  },
};

export const fatherTexts: FamilyTexts = {
  title: 'Your father',
  subject: 'of the father',
  lordCondition: {
    strong: 'Your father, or the person in that place, is a support and a good example. Ask for a blessing before new beginnings.',
    fair: 'The bond with your father is respectful and a little formal. Doing something together is easier than talking.',
    weak: 'Views differ between you and your father, or there was distance. Respect does not need agreement, so speak of the present and leave old matters.',
  },
  lordConditionOfOlder: {
    strong: 'Your father’s principles have carried you far. Write down two or three of them for the family.',
    fair: 'You took over some of your father’s ways and left others. Both choices were right in their time.',
    weak: 'Your path differed from that of your father, and this cost you something. Make peace with it, in words or in thought.',
  },
  ofChild: {
    lordCondition: {
      strong: 'Your father, or the person in that place, is a support and a good example. One fixed day for the two of you keeps it so.',
      fair: 'The bond with your father is respectful. A game or a repair done together is easier than a talk.',
      weak: 'You and your father see many things differently, or time is short. One fixed hour together each week helps more than advice.',
    },
    lordInHouse: {
      1: 'You carry your father’s ways in you. Begin new things together.',
      2: 'Your father stands for family values and good speech. Stories told at meals reach you best.',
      4: 'Home has a large part in the bond with your father. Build or repair something in the house together.',
      3: 'Your father wishes you to stand on your own feet. Courage is the gift of this bond.',
      5: 'Your father’s guidance shows in what you learn. Study and play together.',
      7: 'Your father shows you how to meet the world. Travel together, and talk about it afterwards.',
      8: 'Your father’s life has had its changes. Ask about family history, one story at a time.',
      10: 'Your father’s work and name impress you. Visit the place of work together once.',
      12: 'Your father may be away or quiet at times. A call at a fixed hour keeps the bond.',
    },
  },
  lordInHouse: [
    'You carry your father’s ways in you, and luck follows your own initiative. Begin things yourself.',
    'Your father stands for family values and good speech. Advice about saving from that side is useful.',
    'Standing on your own feet is what your father wished for you. Courage is the gift of this bond.',
    'Home, land or vehicles are joined with your father in this chart. The family house keeps that memory.',
    'Your father’s guidance shows in what you know and teach. Blessings pass on from that side to the young ones.',
    'Hard work or differences over duties belong to this bond. Service to elders gives you good fortune.',
    'How to meet the world is what your father taught you. Travel, trade or public life belong to that side.',
    'Your father’s life had turns that were not explained to you. Ask about family history while somebody can tell it.',
    'Father, teachers and good fortune stand together here. Follow good advice at once.',
    'The name and the work of your father influence your own place in the world. Choose which expectation you accept.',
    'Useful friends and gains come through your father. Uncles, elder cousins or teachers help as well.',
    'In some years your father was away, quiet or turned inward. That distance taught you independence.',
  ],
  karaka: {
    strong: 'Self-respect and a sense of authority come naturally to you. The planet of the father is strong.',
    fair: 'Respect grows here through deeds more than through words. The planet of the father has middle strength.',
    weak: 'Look for a good elder or teacher beside the family. The planet of the father is weak.',
  },
  varga: {
    strong: 'Uncles and grandparents on the father’s side wish you well, as the chart of parents shows.',
    fair: 'The chart of parents is neutral about the father’s family. Family functions keep the contact.',
    weak: 'Contact with the father’s family is thin in the chart of parents. One visit a year already helps.',
  },
};

export const siblingTexts: FamilyTexts = {
  title: 'Brothers and sisters',
  subject: 'of brothers and sisters',
  lordCondition: {
    strong: 'Brothers and sisters, or cousins and friends who are like them, are a real help to you. Do one thing together each year.',
    fair: 'Relations with brothers, sisters or cousins are friendly, and each of you leads a separate life. Birthdays and festivals keep the thread.',
    weak: 'With brothers, sisters or cousins there may be rivalry or distance. Settle quarrels on the same day, and praise them in front of others.',
  },
  lordConditionOfOlder: {
    strong: 'Brothers, sisters and cousins have stood by you, and that bond is still a strength. Call the one who lives furthest away.',
    fair: 'With brothers, sisters or cousins you share memories more than daily life. An old photograph is a good reason to call.',
    weak: 'Not everything was settled among brothers, sisters or cousins. Make the first call yourself, and speak of childhood instead of property.',
  },
  ofChild: {
    lordCondition: {
      strong: 'Brothers and sisters, or cousins and friends who are like them, are a real help to you. Do one thing together each week.',
      fair: 'You play well with brothers, sisters or cousins, and each of you also needs time alone. Festivals bring everybody together.',
      weak: 'With brothers, sisters or cousins there may be quarrels over things and turns. Make peace on the same day.',
    },
    lordInHouse: {
      2: 'Sharing is the lesson among brothers, sisters and cousins. Divide things fairly, and say thank you.',
      5: 'Play, learning and humour join you with brothers, sisters and cousins. Learn one game together.',
      7: 'A brother, sister or cousin may be your closest companion. Fair rules for games keep the peace.',
      10: 'Brothers, sisters and cousins notice what you achieve. Share the praise with them.',
      11: 'Brothers, sisters and their friends make your circle larger. Invite them home.',
    },
  },
  lordInHouse: [
    'You often take the lead among brothers, sisters and cousins. Ask for their opinion before you decide for all.',
    'Money and family matters connect you with brothers and sisters. Write down who gave what, so that peace remains.',
    'The bond with brothers, sisters and cousins is lively and direct. You encourage each other.',
    'Brothers and sisters meet in the family home. Keep a place where all of you can come together.',
    'Play, learning and humour join you with brothers and sisters. Their children are fond of you, or yours of them.',
    'There is competition among brothers, sisters or cousins. Compete in sport, and help each other in need.',
    'A brother, sister or cousin may be almost a partner to you, in journeys or in work. Make clear agreements.',
    'This bond has silent years and close ones. Be the person who keeps a secret.',
    'A brother, sister or cousin brings you luck or a good teacher. Shared prayers and journeys strengthen the bond.',
    'Brothers and sisters notice what you achieve. Share the credit, and open doors for them.',
    'Brothers, sisters and their friends bring gains. The circle grows larger with the years.',
    'A brother, sister or cousin lives far away or needs quiet. Letters and calls keep the bond.',
  ],
  karaka: {
    strong: 'Courage joins you with brothers and sisters. Their planet is strong in your chart.',
    fair: 'Help goes both ways in small things. The planet of brothers and sisters has middle strength.',
    weak: 'Old quarrels are best left alone. The planet of brothers and sisters is weak in your chart.',
  },
  varga: {
    strong: 'In difficult days brothers and sisters are likely to stand by you, as the third-part chart shows.',
    fair: 'The third-part chart is neutral about brothers and sisters. The bond becomes what you make of it.',
    weak: 'The third-part chart advises you not to expect too much from brothers and sisters. Give first, and keep no account.',
  },
};

type YearText = (lord: string, dates: string, people: readonly string[]) => string;
type People = Record<3 | 4 | 9, string>;

/** The next two antardashas that bring the family to the front. */
export const familyYears: {
  title: string;
  texts: readonly [YearText, YearText];
  people: People;
  /** for readers of sixty or more */
  peopleOfOlder: People;
  reason: (lord: string, houses: readonly number[]) => string;
} = {
  title: 'When the family comes first',
  texts: [
    (lord, dates, people) =>
      `The antardasha of ${lord}, ${dates}, asks for more time with ${formatList(people)}, and gives more in return. Keep days free for visits.`,
    (lord, dates, people) =>
      `Later the antardasha of ${lord}, ${dates}, brings ${formatList(people)} to the front. Plan a family gathering or a shared journey then.`,
  ],
  people: { 3: 'brothers and sisters', 4: 'your mother', 9: 'your father' },
  peopleOfOlder: { 3: 'brothers and sisters', 4: 'the people at home', 9: 'the oldest of the family' },
  reason: (lord, houses) =>
    houses.length > 1
      ? `${lord} rules the ${formatList(houses.map(formatOrdinal))} houses, which stand for the family`
      : `${lord} rules the ${formatOrdinal(houses[0]!)} house, which stands for the family`,
};

export const familyPracticeTitle = 'One practice for the family';

/** By the lord of the ninth house. */
export const familyPractice: Record<ClassicalGraha, string> = {
  Sun: 'On Sunday bow to your father or to an elder; a photograph serves as well.',
  Moon: 'On Monday ask an elder of the family about one memory, and write it down.',
  Mars: 'On Tuesday do a piece of work for a brother, sister or neighbour without being asked.',
  Mercury: 'On Wednesday write or call one relative from whom you have not heard for a year.',
  Jupiter: 'On Thursday light a lamp for the elders of the family, and say their names.',
  Venus: 'On Friday cook a family dish, and share it with somebody at the table.',
  Saturn: 'On Saturday offer water with sesame in memory of the ancestors, and sit with an old person for a while.',
};
