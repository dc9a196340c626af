/** For readers without a partner: by the lord of the lagna. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const singlesByLagnaLord: Record<ClassicalGraha, string> = {
  Sun: 'No chart obliges anybody to marry. Your work and your name can fill a life. Take students, a public duty or a family role in which people wait for your decision.',
  Moon: 'If you live alone, for some time or for good, you still need people to care for. Eat with relatives or neighbours on a fixed day each week, and help one child or elder regularly.',
  Mars: 'Without a partner you do well as long as you have a goal and a team. Join a sports group or a demanding course, and set yourself one hard target each year.',
  Mercury:
    'Living alone seldom bores you, because your mind is busy. Arrange regular talk all the same: an evening class, a discussion group, a friend who calls at a fixed hour.',
  Jupiter:
    'Marriage is one form of company, and you have a gift for the other forms. Students, elders or a prayer group can fill your life; give one of them a fixed day.',
  Venus:
    'Comfort and beauty are yours to enjoy without a partner too. Cook well for yourself, go to a concert or a film every month, and keep two or three affectionate friends near you.',
  Saturn:
    'Being alone suits you better than it suits most people, and you need not explain it to anyone. Keep two fixed visits a week, because long quiet can become a habit of refusing company.',
};
