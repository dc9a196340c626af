/** Grahas in the seventh house by condition. For a node it is the condition of the lord of its sign. */
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const seventhOccupants: Record<Graha, Record<Condition, string>> = {
  Sun: {
    strong:
      'You meet people of good standing and are not made small by them. A partner with a post, a name or a strong character suits you. Pride becomes mutual respect when each has a separate field of work.',
    fair: 'A partner who likes to lead is likely, and you want to decide as well. Divide the decisions: one decides on money this month, the other on the home. Then change over.',
    weak: 'You look up to others more than is good for you, and may choose someone who decides everything. Value kindness above rank. Say what you want before you ask what they want.',
  },
  Moon: {
    strong:
      'Your feelings find a good home with a partner. This person is likely to bring family, good food and calm company. You give understanding in return, so host relatives and keep in touch with both families.',
    fair: 'Your mood and your partner’s mood affect each other quickly. You notice at the door how the day went. Ask about it all the same, and keep one interest that is only yours.',
    weak: 'You give so much to people close to you that you feel empty afterwards. Let closeness grow slowly, and keep friends of your own. Spend one evening a week without company.',
  },
  Mars: {
    strong:
      'You are drawn to brave, active people and meet them as equals. Two strong people do well with a common project, such as a house or a business. A person who can lose a game with a laugh suits you.',
    fair: 'Closeness has heat for you, in love and in quarrels. The old books advise a partner with a temper of equal strength. Make two rules for quarrels, such as no shouting and no word about parents.',
    weak: 'Anger collects easily in your close relationships. Exercise together, decide small things quickly, and never argue while driving. The same energy can then go into work for the home.',
  },
  Mercury: {
    strong:
      'A clever partner with a young mind is likely, at any age. You settle matters by talking. The two of you may run something together, such as a shop, a website or a coaching class.',
    fair: 'Talk keeps your relationship alive. Agreements come easily, so write the important ones down. Someone who never asks you anything tires you more than someone who argues.',
    weak: 'Words between you and a partner are easily misunderstood, above all the hurried ones. Repeat what you heard before you answer it. Leave contracts and voice messages for the morning.',
  },
  Jupiter: {
    strong:
      'You meet generous people with principles, and elders usually approve of them. A partnership tends to make both lives wider, through study, travel or faith. Ask this person’s advice before large steps.',
    fair: 'You look for meaning in a partnership, and one of you often teaches the other. Learn something together as equals on weekends. Keep your advice until it is requested.',
    weak: 'You believe in good intentions a little too early. Compare words with deeds for six months before you commit money or a date. After that, your trust is a gift to both.',
  },
  Venus: {
    strong:
      'Love and affection are strongly favoured in your chart. You make another person feel chosen, and you are chosen in turn. Music, beauty and shared pleasures keep the tie alive, so give them time each week.',
    fair: 'You are at your most charming in the company of one person. Peace matters so much that you postpone a necessary quarrel. Raise the point within three days, gently, and plan something pleasant after it.',
    weak: 'You hope for a perfect love, and ordinary faults disappoint you. Look for pleasure in an ordinary evening. For two weeks, replace each correction by one honest compliment.',
  },
  Saturn: {
    strong:
      'Your partnerships tend to last and to improve with age, for Saturn is at its best in this house. You choose with care and keep what you have promised. Let nobody hurry you before the decision.',
    fair: 'Partnership means shared duties to you: bills, parents, the years ahead. A later marriage or an older, serious person suits you. Speak your affection as well, since duty alone does not show it.',
    weak: 'Part of you holds back from closeness, and trust comes step by step. A patient person deserves you; a sense of duty is not enough. Ask whether the two of you also laugh together.',
  },
  Rahu: {
    strong:
      'A partner from another community, language or city suits you, and the difference rests on a firm base. Your life becomes wider through it. Learn some of the other language and cook both kinds of food.',
    fair: 'People from a different background fascinate you. Enjoy it, and see also how the person treats waiters and small cousins. Bring them home before you decide anything.',
    weak: 'What pleases you in a partner at first may not last. Let a full year pass before you sign anything, and ask the friend who is hardest to impress. Check what is said about job and income.',
  },
  Ketu: {
    strong:
      'You can love without holding on too tightly. A partner with prayer, study or art of their own suits you. Silence is a form of trust between you; say so, because it can be misread.',
    fair: 'Part of you remains an observer in every relationship. Say when you need distance, and do not simply disappear. With one fixed meeting a week, your calm becomes restful for both.',
    weak: 'A relationship can feel to you like a duty made for somebody else. Have fewer guests, agree on hours alone, and speak honestly. A tie with your own rules fits you better than the usual one.',
  },
};

/** For an empty seventh house. */
export const emptySeventh =
  'No graha is in your seventh house. This is the most common case and no disadvantage. The lord of the house, described below, speaks for it, and your daily conduct matters even more.';

/** By graha that aspects the seventh house. */
export const seventhAspected = {
  Jupiter:
    'Jupiter supports your partnerships. Good advice from elders or teachers comes in time, and differences are settled more easily. Ask one wise person before each large step.',
  Saturn:
    'Saturn makes partnership slower and firmer. What begins late often lasts longest, and a hurried choice gains you nothing. Look at character first, and talk about money early.',
  Mars: 'Mars makes attraction start quickly, and disagreement too. On a calm day, agree on a rule for quarrels, such as a break of twenty minutes when voices rise.',
} as const;
