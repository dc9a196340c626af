/** Judgements on learning and faith: lords of the fifth and the ninth house, Jupiter as karaka. */
import type { JudgementTexts } from './area-verdict.ts';

export const learningJudgements: JudgementTexts = {
  together: 'Overall, study and faith are well supported. Their ruling planets are able, and good planets help them. Whatever you wish to learn, apply for it this month; you need nobody’s permission.',
  lord: 'Your learning rests on able ruling planets, and nothing outweighs them. You learn best by following one question to its end. Finish the course that you began as well.',
  lordOverInfluences: 'Your studies are often interrupted, although your mind is good. The planets ruling study are stronger than the pressure. Study early in the morning, before the house is awake.',
  lordOverKaraka: 'You have talent, but teachers have not always helped you. The planets ruling study are able, while Jupiter is weak. Learn from books and practice, and test a guru’s advice before you follow it.',
  lordOverPoints: 'You get fewer courses and journeys than others, and you use them better. Able ruling planets count more than a low count. Read about each course or journey before it starts.',
  overruled: 'Much around you makes study hard, although you wish to learn. Only the ruling planets are on your side. Take study in small parts: one paper, one module, one short course.',
  wait: 'Study and faith need patience. Their ruling planets are weak, and other planets do not make up for it yet. Understanding comes late to you and then stays, so do not leave a course after one poor result.',
  influencesUnderLord: 'Good teachers are near you, but learning starts slowly. The planets ruling study are weak, and they count most. Join a class instead of studying alone, and sit in the first row.',
  karakaUnderLord: 'You see the goal of study clearly, but your steps are uneven. Jupiter is well placed, and the ruling planets are weak. Ask a teacher to divide the subject into short stages.',
  pointsUnderLord: 'You have many chances to study, and you hesitate over each of them. The count is high, but the planets ruling study are weak. Choose one subject and one teacher for one year.',
  carried: 'You learn through people and circumstances, even though the planets ruling study are weak. Company, Jupiter and the count outweigh them. Join a study circle, or go on a guided pilgrimage.',
  influences: 'Learning comes to you through other people, since the ruling planets are neutral and good planets help. Look for a patient elder, a reading group or a study partner.',
  influencesOver: 'Study and faith are more favourable for you than not. Helpful planets count more than what is against them. Choose the teacher first and the subject second.',
  afflicted: 'Your studies and beliefs are tested, and their ruling planets stay neutral. Write down each doubt and solve one at a time. What you have worked out yourself stays with you.',
  afflictedOver: 'Distraction comes first in your studies, and the benefit shows later. Do not measure your learning by one exam. Leave the phone in another room for two hours a day.',
  karaka: 'Love of knowledge carries you. Jupiter is well placed, and the ruling planets are neutral. You remember what a kind teacher told you; explain it to a younger student, and it becomes firm.',
  karakaOver: 'One good teacher may be all that you find, and as many as you need. A well-placed Jupiter counts more than few points. Stay with that teacher instead of changing institutes.',
  karakaLow: 'Your talent is fair, but trust in teachers needs time, because Jupiter is weak. Test advice on small matters first, and then follow the person whose advice worked.',
  karakaLowOver: 'You have enough books and courses, but too little guidance. The count is high, Jupiter is weak, and that decides. Read fewer books, and discuss each with somebody who knows the subject.',
  points: 'Regular study brings you knowledge, since the count is high and this decides. Read one page a day, and make a pilgrimage every few years.',
  pointsLow: 'Your chances to study are few, and none of them is closed. The low count of the ninth house is what limits them. Take the nearest one, such as an evening college or an open university.',
  even: 'Help and hindrance are about equal in study and faith, so the direction is your choice. Choose two people whom you admire, and ask them how they studied.',
};
