/** Judgements on learning and faith: lords of the fifth and the ninth house, Jupiter as karaka. */
import type { JudgementTexts } from './area-verdict.ts';

export const learningJudgements: JudgementTexts = {
  together:
    'Seen whole, this is a room that carries itself. The lords of talent and of faith do their part and good company does the rest; whatever you wish to understand, you can begin it this month and without permission.',
  lord: 'Study and belief rest on their own lords, and rest well. You learn best by following a question to its end, alone if need be; diplomas may come along behind, a little out of breath.',
  lordOverInfluences:
    'Your mind is gifted and it is interrupted: two facts in one room. The gift weighs more, as it is there every day, while interruptions come and go; study early in the morning, before they wake.',
  lordOverKaraka:
    'You have the talent and have had mixed luck with teachers. The lords of this room are stronger than Jupiter, who stands for the guide, so learn from the book, the work and the mistake, and thank the guide later.',
  lordOverPoints:
    'The ninth has a low count and its lords have ability. Ability decides: fewer courses and fewer journeys than others, and you bring home from each what they left lying on the seat.',
  overruled:
    'The lords of learning mean well by you, but company, Jupiter and the count oppose them with one voice. It is the larger voice, so take study in small sound portions, and keep the faith that has been tried in use.',
  wait: 'Patience is the teacher here. The lords of study and faith are still finding their feet and no one speaks for them, so understanding tends to come to you late, at an odd hour, and then for good.',
  influencesUnderLord:
    'Good teachers look your way while the gift itself is slow to warm. The gift is what decides, so the start is laborious; with such company it need not be lonely, and a class suits you better than a shelf.',
  karakaUnderLord:
    'Jupiter holds the lamp, and the path beneath is uneven. The lords of the room weigh more than the lamp does: you see the goal well before your feet agree. Short stages, with a guide, are the answer.',
  pointsUnderLord:
    'Chances to learn are many by the count, and the lords of learning hesitate over each of them. They have the greater weight, so the remedy is choice: one subject, one teacher, one year.',
  carried:
    'If the lords of this room falter, the room does not. Company, Jupiter and the count stand together and weigh more: you are taught by people and by circumstance, often before you had thought of asking.',
  influences:
    'Learning comes to you through others. As the lords of the fifth and ninth leave the scales level, the good company at the ninth tips them: a patient elder, a reading circle, a fellow traveller with a map.',
  influencesOver:
    'Not every witness praises this room, but the best placed one does. Good company outweighs the doubt, so look for the teacher first and the subject second; the doubt makes a decent examiner.',
  pressed:
    'Belief and study are put to the test in your life, and their lords watch with folded arms. Have patience with your questions: an answer that you have carried up the hill yourself does not roll down again.',
  pressedOver:
    'Something teaches you and something heavier distracts you. For the present the distraction has the better seat; the teaching lasts longer, and shows after the examination, in what you still know.',
  karaka:
    'Jupiter is the friend of this room. Where its own lords balance out, a love of meaning carries you: you remember what was told with kindness, and explain it again better than you heard it.',
  karakaOver:
    'A short count and a well-placed Jupiter: it is quality against quantity, and quality has the casting vote. One true teacher may be all that you meet, and as many as you need.',
  karakaLow:
    'The talent is in fair balance; it is trust in teachers that needs time. Jupiter is the hesitant one here, so test advice on small matters first, and let those who pass the test come closer.',
  karakaLowOver:
    'Books, courses and roads there are enough by the count, and Jupiter looks tired among them. The tired one decides: read less, finish more, and sleep on whatever moved you.',
  points:
    'A full count supports your learning while no graha takes a side. That favours the diligent: a page a day, a pilgrimage every few years, and knowledge gathers with you like rain in a good tank.',
  pointsLow:
    'The doors of study are not shut to you, they are merely few. No graha objects and the count is small, so go patiently through the nearest one; it often leads to the library by the back stairs.',
  even: 'Faith and study are yours to furnish. No voice leads in this room, so what you admire at thirty is what you resemble at fifty; choose your admirations as others choose a school.',
};
