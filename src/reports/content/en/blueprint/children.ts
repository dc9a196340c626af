/** Children: the fifth house, Jupiter and the saptamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times for a child',
  best: (months) =>
    `The strongest time for a child in these ten years is ${months}. Plan it together, and ask a doctor for advice beforehand.`,
  fair: (months) =>
    `These ten years have no strong months for a child; ${months} is fair. Let health and readiness decide.`,
  second: (months) => `Another time for it is ${months}. It suits good news, and also celebrations with the young ones.`,
  secondForMarried: (months) => `If you are married, there is also ${months}. It suits good news, and celebrations with the young ones.`,
  none: 'No months of these ten years stand out for a child. Then the wish of the two people counts, and not the calendar.',
  forMarried: (months) =>
    `The months above come after your first favoured time for marriage. If you are married already, you have ${months} as well.`,
  rows: {
    3: ['A strong time for a child.', 'Strong once more.', 'A third strong time.'],
    2: ['Plan, and prepare the home.', 'Good for family events.', 'Good for school matters.'],
    1: ['Possible, with patience.', 'Rest, and eat well.', 'Speak about your wishes.'],
  },
};

export const childrenTexts: SubjectTexts = {
  subject: 'of children',
  ages: {
    youth: {
      lead: 'Children are a question for later years. This chapter shows how your chart treats them, so that you can plan without hurry.',
      lordCondition: {
        strong:
          'Children are favoured in your chart, when you wish for them later. Nothing asks for hurry. Finish your studies and find steady work first.',
        fair: 'The question of children is open in your chart, and that suits your age. Planning counts more than luck here. Speak about your wish for a family before you marry.',
        weak: 'A family of your own may begin somewhat later than among your friends, and that is no loss. Use the years before for health, savings and a calm home.',
      },
      windows,
    },
    adult: {
      lead: 'This chapter is about children, born or hoped for, and about the other young people who are close to you.',
      lordCondition: {
        strong:
          'Children are a happy part of this chart, and the bond with them is likely to stay close. Your time matters more to them than gifts. Keep one evening a week free for the young ones.',
        fair: 'Children give you joy in ordinary measure, with some planning. The chart neither hurries nor refuses this part of life. Agree at home on money for school and on shared duties.',
        weak: 'Children may ask for more patience from you than from others. A calm, later start goes better than an early one. Take any question to a doctor, and do not compare yourself with relatives.',
      },
      windows,
    },
    older: {
      lead: 'This chapter is about your bond with the young: children and grandchildren, your own or those of relatives and neighbours.',
      lordCondition: {
        strong:
          'The young people of the family are likely to come to you gladly, and they respect your word. Tell them how you took decisions, and let them take their own.',
        fair: 'Your bond with the younger generation is steady. It grows when you take an interest in their work. Ask one question about their life before you give advice.',
        weak: 'Distance or different views may stand between you and the young people of the family. A short call every week repairs more than one long talk a year.',
      },
    },
  },
  lordInHouse: [
    'Children are likely to resemble you in looks or in temper. They watch what you do more than what you say, so let your own habits teach.',
    'Children belong to the long plans of the household. School and family customs cost money, so set a fixed sum aside each month.',
    'Talk keeps you and the children close: calls, messages, short trips. They are likely to be active and independent. Give them tasks to finish alone.',
    'Children feel best at home with you. Grandparents and the family house matter to them, so keep meals together and a quiet corner for study.',
    'Your bond with children is direct and warm, because the ruler of this house is at home in it. Play, music and stories are the best way to reach them.',
    'Care for children comes with duties: timetables, food, school matters and small quarrels. A fixed routine settles most of it. Share the work at home.',
    'Children and partnership are joined in your life. Decisions about them succeed when two people agree beforehand. The young ones may later live far away.',
    'Children change your life deeply, and plans about them may shift once or twice. Keep papers, insurance and savings in order. Patience is rewarded here.',
    'Children count as a blessing in this chart, and they are likely to carry on the good name of the family. Teach them a principle that you live by.',
    'Children are likely to be visible and active, and people notice your part in it. Do not let duties take the evenings that they need from you.',
    'Children bring company and gains to the family, and one of them may help you greatly later. Spend holidays together with other families.',
    'Children may live or study far from you for some years. The bond survives distance when you speak every week. Save early for their education.',
  ],
  element: [
    'Lively, proud young people are likely, who want to lead. Give them a stage and a few clear rules.',
    'Young people near you learn by doing, and they like regular days. Let them help with real work at home.',
    'Curious and talkative young people are likely. Answer their questions, and let them meet many kinds of people.',
    'Sensitive young people with strong feelings are likely. A calm voice and a story help them more than a rule.',
  ],
  occupants: {
    Sun: 'Pride is part of your love for children. You want them to stand out, and they need room to fail as well. Praise effort before results.',
    Moon: 'You feel the moods of children at once, and they come to you for comfort. Keep your own worries away from the dinner table.',
    Mars: 'There is much energy between you and the children: sport, play, and also sharp words. Let anger cool for ten minutes before you correct them.',
    Mercury: 'The young ones are likely to be talkative and quick to learn. Games, books and honest answers keep them close to you.',
    Jupiter: 'Joy through children is the classical meaning of this Jupiter. They look to you as a teacher, so live what you teach.',
    Venus: 'Affection, music and beauty belong to your time with children. You may spoil them a little. Balance gifts with small duties at home.',
    Saturn: 'Duty comes before play with children, and family life may begin late. Your steadiness becomes their security. Laugh with them once a day.',
    Rahu: 'A young person near you may choose an unusual path, in studies or in ideas. Be curious about it. Agree on screen time instead of forbidding it.',
    Ketu: 'A quiet, inward bond joins you with children. Words may be few, so show your love through regular time together.',
  },
  empty: {
    Jupiter: 'Good advice about children reaches you at the right time, often from an elder. Ask before a worry grows large.',
    Saturn: 'This part of life is likely to come slowly and to last. Plan early, and then wait without worry.',
    Mars: 'The young ones are likely to have much energy. Give it a sports field, and keep your own voice low.',
    none: 'Nothing disturbs this part of life, so its ruler decides alone. Your own choices count for much.',
  },
  karaka: {
    strong: 'You have the patience and good sense that young people trust, because the planet of children is strong. Offer your guidance when they ask for it.',
    fair: 'The planet of children has middle strength. Good guidance is there when you look for it, so ask experienced parents early.',
    weak: 'The planet of children is weak in your chart. Build up what it stands for: patience, good books and the company of good teachers.',
  },
  varga: {
    strong: 'The special chart of children supports the matter. What begins slowly here is likely to end well.',
    fair: 'The special chart of children is neutral and changes nothing of this.',
    weak: 'The special chart of children gives less support. Give this part of life more time and less pressure.',
  },
  bindus: {
    many: 'Help from relatives and teachers comes easily in matters of children. Accept it, and thank people by name.',
    some: 'Ordinary care is enough in matters of children. Keep promises to young people exactly, even small ones.',
    few: 'Save your strength in matters of children. Do one thing well for them instead of five things in haste.',
  },
  adviceByLord: {
    Sun: 'On Sunday morning offer water to the rising sun, and name each child of the family once.',
    Moon: 'On Monday give milk or rice to a child in need, and speak gently all that day.',
    Mars: 'On Tuesday walk or play outdoors with a child for half an hour.',
    Mercury: 'On Wednesday read aloud to a child, or help one with a school task.',
    Jupiter: 'On Thursday share fruit with children near a temple or a school, and greet a teacher with respect.',
    Venus: 'On Friday sing, draw or cook together with a child.',
    Saturn: 'On Saturday give an hour to a child who has less: teach, mend or carry something.',
  },
  ageTexts: {
    lordInHouse: [
      'Children and grandchildren are likely to resemble you in looks or in temper. They watch what you do more than what you say.',
      'The young ones belong to the long plans of the household. Gifts and family customs cost money, so set a fixed sum aside each month.',
      'Talk keeps you and the young ones close: calls, messages, short trips. They are independent, so ask before you advise.',
      'The young ones feel at home with you, and the family house matters to them. Keep one meal a week for everybody.',
      'Your bond with children and grandchildren is direct and warm, because the ruler of this house is at home in it. Play, music and stories keep it so.',
      'Care for the young ones comes with duties: fetching, food, school matters and small quarrels. Say which days are theirs and which are free.',
      'The young ones and your partnership are joined. Decide as two people how much you help them. They may live far away with families of their own.',
      'Children changed your life deeply, and plans about them shifted once or twice. Keep nominations and papers in order, and tell them where these are.',
      'Children and grandchildren count as a blessing in this chart. They are likely to carry on the good name of the family. Tell them the principle that you live by.',
      'The young ones are likely to be visible and active, and people see your part in it. Praise them, and leave the decisions to them.',
      'Grown children bring company and gains to the family, and one of them may help you greatly. Spend holidays together with all of them.',
      'Children may live far from you. The bond survives distance when you speak every week. Plan one long visit a year.',
    ],
    occupants: {
      Mars: 'There is much energy between you and the young ones, and also sharp words. Let anger cool for ten minutes before you answer.',
      Saturn: 'Duty came before play with children in your life. Your steadiness became their security. Laugh with the young ones once a day.',
      Rahu: 'A young person near you may choose an unusual path, in studies or in ideas. Be curious about it, and ask to be shown.',
    },
    empty: {
      Jupiter: 'Good advice about the young reaches you at the right time, often from an old friend. Ask before a worry grows large.',
      Saturn: 'Joy through the young comes slowly in this chart, and it lasts. Give them regular time.',
      Mars: 'The young ones are likely to have much energy. Enjoy it for an hour, and then rest.',
      none: 'Nothing disturbs your bond with the young, so the ruler of the house decides alone. Your own interest in them counts most.',
    },
    karaka: {
      fair: 'The planet of children has middle strength. Your advice helps when somebody asks for it, so wait for the question.',
    },
  },
};
