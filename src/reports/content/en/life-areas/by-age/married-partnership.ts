/** Partnership for a reader of forty or more: a bond that is there, or a life alone. */
import type { AreaTextsForAge } from './age-texts.ts';

export const marriedPartnership: AreaTextsForAge = {
  sign: {
    1: 'You live best beside a direct, active and independent person. A little competition keeps the bond alive. Let each of you be first in a different field, so that you do not compete over money or family.',
    2: 'You value a calm, loyal companion who enjoys food and home. You ask for loyalty and give deep feeling in return. Keep one meal a day for the two of you, without guests and without the phone.',
    3: 'Talk keeps your bond young. A partner who jokes, reads and answers suits you better than a silent one. Take a walk together in the evening, and tell each other one new thing.',
    4: 'Care for the family is at the centre of your bond. Kindness reaches you more than status does. Look after the old parents of both sides together, and keep the home open to your children.',
    5: 'Your bond needs respect before others. A proud and generous companion suits you. Praise openly in company, and settle differences only when you are alone.',
    6: 'In your bond, small daily help counts more than words of love. A modest, practical companion suits you. Divide the duties of the house once a year, because strength and time change.',
    7: 'You live best with an equal who has good manners and a sense of fairness. Decide in company rather than alone. Discuss money, health and the wishes of the children once a month, at a quiet hour.',
    8: 'Your bond is deep, loyal and private. Light friendships do not hold you. Keep every promise about trust and money, because a break is hard to repair at this age.',
    9: 'Your bond lives by faith, humour or love of travel. Each of you needs some freedom. Plan one journey a year together, and let the other keep a separate circle of friends.',
    10: 'Duty and steadiness hold your bond. Love shows itself in kept promises more than in words. Celebrate one date of your own each year, so that duty does not become everything.',
    11: 'Friendship is the base of your bond. An independent companion who thinks differently suits you. Leave each other room for friends and interests, and support one social cause together.',
    12: 'A gentle, artistic or devout companion softens you. Kindness matters more to you than income. Divide bills and bookings in writing, since one of you may forget them.',
  },
  lords: {
    7: {
      1: 'Partnership plays a large part in your life, and people come to you easily. Your own wishes decide much in the bond. Ask for the other opinion before you announce a plan, and keep your own interests as well.',
      2: 'Partnership and family money are closely linked. Your partner has firm views on spending. Discuss the household money on one fixed day a month, and write down what you agreed.',
      3: 'Your bond grows by doing things together: trips, projects, messages. Neighbours and relatives play a part in it. Begin one small project together this year, such as a garden or a course.',
      4: 'Home is the centre of your bond. Your companion is likely to be settled and of independent mind. Let each of you decide alone in some matters of the house, and keep both families informed.',
      5: 'Your bond lives by shared interests and by joy in the young people of the family. Keep one hobby together, and go out once a week without talking about the household.',
      6: 'Work, health or disagreement enters your bond often. You help each other best by clear duties. Mention an irritation within days, and keep debts of relatives away from the two of you.',
      7: 'You take the bond seriously, and a strong and capable person suits you. Agreements made with open eyes hold. Renew the important ones: money, the will, and who looks after whom.',
      8: 'Partnership has changed you deeply and asks for patience. Shared money, in-laws or health may need care. Keep insurance, nominations and bank papers where both can find them.',
      9: 'Your partner brings luck, learning or links with another place. Belief and travel keep you together. Plan a pilgrimage or a journey that one of you has wished for long.',
      10: 'Partnership and work are connected in your life. You may have worked side by side or for the same aim. When work becomes less, find one new task that the two of you share.',
      11: 'Partnership brings you gain and a wider circle. Friends of both of you are a support. Save together for one goal, and invite old friends home once a month.',
      12: 'There is some distance in your partnership: long periods apart, or one of you in a world of your own. You give much and ask for little. Say what you need, and plan time and money for visits.',
    },
  },
  conditions: {
    7: {
      exalted:
        'You attract capable people, and a good agreement has raised your position. Keep it fresh: ask your partner for advice in one matter of yours each month.',
      moolatrikona:
        'You keep agreements well and expect the same from others. Clear duties suit your bond, so speak about them again when health or income changes.',
      debilitated:
        'You expect too little of a partner and then feel hurt. Ask for one definite thing at a time, and thank the other when it is done.',
      dusthana:
        'Your bond is strong but few people see it: much of it happens in quiet care or over a distance. Show it once in a while before the family.',
      friendly:
        'Affection comes easily into your bond, and even talks about money end pleasantly. Keep old friends of both sides near; their company helps you two.',
      enemy:
        'Partnership brings differences of opinion and more work than you expect. Agree on who decides what, and settle nothing while you are angry.',
      held: 'You are unsure in close relations, yet your partnership is better supported than you think. Say clearly what you like in the other.',
    },
  },
  aspects: {
    Saturn:
      'Your bond has become stronger through duty and patience. Lighten it now: give back one task that you took on alone, and spend the free hour together.',
  },
  judgements: {
    together:
      'Overall, your partnership is well supported. Its ruling planet is able, and friendly planets help it. You can rely on this support, so share one large decision of this year fully.',
    lord: 'Your partnership rests on an able ruling planet, and nothing outweighs it. Small kept promises hold it together. Say thank you for one of them this week.',
    lordOverPoints:
      'You may have few close ties, but one good tie is enough. An able ruling planet counts more here than a low count. Give that one person more time than ten acquaintances.',
    overruled:
      'Your bond is sound, and it is tested from three sides. Only its own ruler supports it. Keep relatives out of your arguments, and put agreements about money in writing.',
    wait: 'Partnership asks for patience in your life. Its ruling planet is weak, and other support is small so far. Do not judge the years by one bad month; repair one small thing at a time.',
    influencesUnderLord:
      'Closeness is not easy for you, although people wish you well. Good planets help a weak ruling planet. Let a calm friend or relative help when the two of you cannot agree.',
    karakaUnderLord:
      'You charm people easily, but lasting closeness takes practice. Venus is well placed, and the ruler of partnership is weak. Keep one fixed evening a week for the person closest to you.',
    pointsUnderLord:
      'Many people are open to you, and you keep them at some distance. The count is high, but the planet of partnership is weak. Tell one person this month what worries you.',
    carried:
      'Others come more than half the way towards you in partnership. Its ruler is weak, but helpful planets, Venus and the count outweigh that. Accept help at home, and answer kindness on the same day.',
    influences:
      'Partnership goes well for you with other people’s help. Its ruling planet is neutral, and good planets support it. Spend time with couples and friends whose company does you both good.',
    influencesOver:
      'Partnership is more favourable for you than not. Helpful planets count more than what is against it. Begin difficult talks after a good meal and among friendly people.',
    afflictedOver:
      'Strain comes first in partnership, and the good side shows later. Look back at ten years and not at the last quarrel. End each argument before you go to sleep.',
    karakaOver:
      'Few people come very close to you, but affection is not lacking. A well-placed Venus counts more than few points. Show it in small gifts and in time without a purpose.',
    karakaLowOver:
      'You have many chances for company, but you are shy of enjoying them. The count is high, Venus is weak, and Venus decides. See one good friend or your partner alone once a week.',
    points:
      'Company does your partnership good, because the high count of the seventh house decides here. Go to weddings, old students’ meetings and community functions together.',
    pointsLow:
      'Your circle of close people is small, because the count is low. Each of them deserves time. Call two of them on a fixed day, and do not let a small hurt end an old tie.',
    even: 'Help and pressure on partnership are about equal, so the two of you decide how it goes. Speak about money, children and health on a calm morning, and keep to what you agree.',
  },
  emptyWithoutAspects:
    'Nothing in your chart presses on partnership, so your own effort counts most. Choose one thing that you do together every week, and keep it even in busy months.',
};
