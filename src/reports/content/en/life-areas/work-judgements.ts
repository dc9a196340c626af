/** Judgements on work; its karaka is Mercury. */
import type { JudgementTexts } from './area-verdict.ts';

export const workJudgements: JudgementTexts = {
  together: 'Overall, your career is well supported. Its ruling planet is able, and other planets help it. Accept the larger task when it is offered, before you begin to doubt.',
  lord: 'Your position at work rests on one able planet, the ruler of that house, and it is enough. Thorough work gets noticed. Make one subject fully your own, and be known for it.',
  lordOverInfluences: 'You have ability at work, and you meet resistance. The ability counts more. Strict seniors delay you by some months and improve the result; keep a record of each correction.',
  lordOverKaraka: 'You work better than you present. The planet of your career is able, while Mercury is weak. Let results speak, and ask a colleague to check your CV, report or proposal.',
  lordOverPoints: 'Posts in your line may be few, yet you are likely to keep yours. An able ruling planet counts more than a low count. Learn the task that nobody else in the office can do.',
  overruled: 'You have the skill, but the surroundings at work are against it. Only the ruling planet is on your side. Keep the skill and change the place: ask for a transfer, or apply to another company.',
  wait: 'Success at work asks for patience over some years. The ruler of your career is weak, and other planets help it only a little. Collect certificates and experience before titles; later years are kinder.',
  influencesUnderLord: 'You have supporters, but your own strength at work tires early. The ruling planet is weak, and it counts most. Tell a helpful senior exactly which post you want and by when.',
  karakaUnderLord: 'Your skill is ahead of your position. Mercury is well placed, and the ruler of career is weak. Choose a smaller company, where the boss sees your work directly.',
  pointsUnderLord: 'Openings come before you feel ready for them. The count is high, but the planet of your career is weak. Apply when you meet most of the requirements, and prepare in the weeks after.',
  carried: 'You rise with your team, even though the planet of your career is weak. Helpful planets, Mercury and the count outweigh it. Choose a growing industry, and stay close to good colleagues.',
  influences: 'Good people carry your career: a trainer, a regular client, a colleague who recommends you. The ruling planet itself is neutral. Thank them, and ask one of them for an introduction this month.',
  influencesOver: 'Your career is more favourable than not. Goodwill around you counts more than a weak point. A missing skill can be learned in a six-month course; keep your good name meanwhile.',
  afflicted: 'You work under strict eyes, and the ruling planet stays neutral. Deliver on the date, and keep proof by e-mail. The finished work defends you better than a long explanation does.',
  afflictedOver: 'Criticism comes first in your work, and support comes later. The early reviews say little about you. Stay into the third year before you decide to leave a place.',
  karaka: 'Skill in words, figures or trade moves your career forward. Mercury is well placed, while the rest is neutral. Write clear reports, price your work exactly, and answer mail the same day.',
  karakaOver: 'You advance by intelligence where openings are few. A well-placed Mercury counts more than a low count. Choose a narrow speciality, and learn it better than the people around you.',
  karakaLow: 'The weak points in your work are paperwork and presentation, because Mercury is weak. Before you send a bill, a form or a price, let a second person check it.',
  karakaLowOver: 'There is plenty of work for you, and too much of it comes at once. The count is high, Mercury is weak, and Mercury decides. Take fewer tasks, and finish each of them.',
  points: 'Regular effort is well paid in your career. The high count of the tenth house stands behind it. Set a target for each month, and write down at its end what you reached.',
  pointsLow: 'Your reputation grows slowly, and a low count is the reason. Accept small jobs for two years and do them well; larger ones follow from them.',
  even: 'Your choice of work is freer than most people’s, since help and pressure are about equal and the count is average. Among the trades you like, take the one whose dull days you can accept.',
};
