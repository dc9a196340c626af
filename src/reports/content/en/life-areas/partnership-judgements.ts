/** Judgements on partnership; its karaka is Venus. */
import type { JudgementTexts } from './area-verdict.ts';

export const partnershipJudgements: JudgementTexts = {
  together: 'Overall, marriage and partnership are well supported. Their ruling planet is able, and friendly planets help it. You can rely on a good bond, so give a serious proposal a clear answer.',
  lord: 'Partnership rests on an able ruling planet, and nothing outweighs it. Choose by character, and see whether the person keeps small promises. Looks and status may come second.',
  lordOverInfluences: 'Your bond is sound, but other people interfere in it. Its ruling planet is stronger than the planets that press. Settle a matter between the two of you before you ask any relative.',
  lordOverKaraka: 'You are better at loyalty than at romance. The planet of partnership is able, while Venus is weak. The bond holds; keep birthdays and anniversaries in the phone, and give a small gift.',
  lordOverPoints: 'Fewer proposals come to you, but one good one is enough. An able ruling planet counts more here than a low count. Look closely at each of them instead of waiting for a longer list.',
  overruled: 'A sound bond is possible for you, and it is tested from three sides. Only its own ruler is on your side. Let a year of acquaintance pass before a marriage, and put a business deal in writing.',
  wait: 'Partnership needs time in your life. Its ruling planet is weak, and other support is small so far. See how a person behaves on difficult days, and decide only after that.',
  influencesUnderLord: 'The first steps in partnership are hard for you, although people wish you well. Good planets help a weak ruling planet. Let a friend or a kind aunt make the introduction.',
  karakaUnderLord: 'You charm people easily, but lasting closeness takes practice. Venus is well placed, and the ruler of partnership is weak. After the first months, keep one fixed evening a week for the two of you.',
  pointsUnderLord: 'Offers come, and acceptance takes long. The count is high, but the planet of partnership is weak. Decide beforehand on the three qualities you need, and answer each proposal within a month.',
  carried: 'Others come more than half the way towards you in partnership. Its ruler is weak, but helpful planets, Venus and the count outweigh that. Accept invitations, and answer messages the same day.',
  influences: 'Partnership goes well for you with other people’s help. Its ruling planet is neutral, and good planets support it. Ask a happily married couple in the family to guide or introduce you.',
  influencesOver: 'Partnership is more favourable for you than not. Helpful planets count more than what is against it. Meet first among friends or family, where you feel at ease.',
  afflicted: 'Closeness brings you some strain, and the ruling planet does not take it away. Say early what you can and cannot do. A bond with clear limits on money and in-laws is easier to keep.',
  afflictedOver: 'Strain comes first in partnership, and the good side shows later. Judge a bond after some years and not after some quarrels. End each argument before you go to sleep.',
  karaka: 'Your affection and tact carry your partnerships. Venus is well placed, while the rest is neutral. A thoughtful gift, music or a planned evening does more than a long argument.',
  karakaOver: 'You may meet the right person late, but affection is not lacking. A well-placed Venus counts more than few points. Go on meeting people without hurry, and widen the search by one city.',
  karakaLow: 'The bond itself is in fair order, but affection is easily forgotten, because Venus is weak. Keep one day a week for love, and ask for yours in clear words.',
  karakaLowOver: 'You have many chances to meet people, but you are shy of enjoying them. The count is high, Venus is weak, and Venus decides. Meet one person several times instead of many people once.',
  points: 'Partnership grows likelier each time you go out among people. The high count of the seventh house decides here. Attend weddings, old students’ meetings and community functions this season.',
  pointsLow: 'The list of suitable people is short, because the count is low. Each of them deserves a fair look. Tell two relatives who know many families, and look at each proposal fully.',
  even: 'Help and pressure on partnership are about equal, so the two of you decide how it goes. Make agreements about money, children and parents on a calm morning, and keep to them.',
};
