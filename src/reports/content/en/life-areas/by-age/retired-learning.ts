/** Learning and faith for a reader of sixty or more: study without examinations, and teaching the young. */
import type { AreaTextsForAge } from './age-texts.ts';

export const retiredLearning: AreaTextsForAge = {
  lords: {
    5: {
      1: 'Your intelligence is easily seen, and people take you for a teacher. You still learn fast. Choose one new subject this year, and share your notes with a younger person.',
      2: 'Memory, voice and family learning are your treasures. You teach while you speak. Record the old songs, recipes or stories of the family, and keep your savings out of new fields.',
      4: 'You study best at home and with a calm mind. Children and grandchildren add to your happiness. Make a fixed corner for reading, and use it at the same time each day.',
      5: 'Intelligence, good advice and affection come easily to you, and you enjoy what you make. Teach what you know, and choose one mantra that keeps the mind steady.',
      6: 'You learn by correcting mistakes. With children or pupils there can be disagreement. Hear a young person to the end before you advise, and choose books that ask for effort.',
      7: 'You think best in conversation with one other person. Love and shared interests go together for you. Read one book aloud with your companion or with a friend.',
      8: 'Your mind goes deep, and its results come after a delay. Old subjects suit you more than quick news. Begin again the art you once gave up, with one lesson a week.',
      9: 'Learning brings you luck, and good teachers come to you at any age. Write, lecture or guide students; the old books connect this place with authors.',
      10: 'Your ideas are still useful to others. Planning and advice have made you known. Write down one plan for your society or family under your own name.',
      12: 'You make beautiful things in private, and you love quietly. Foreign places or languages still teach you. Learn the first hundred words of one, and let somebody see your work.',
    },
    9: {
      4: 'Luck reaches you through mother’s family, home, land and vehicles. Prayer at home gives you peace. Bless the young people before they leave for a new job or city.',
      5: 'Study, children and teachers bring you good fortune, and old texts attract you. Ask a respected teacher which text to read next, and begin it with a prayer.',
      6: 'Your luck came through work that others avoided. Service and the settling of disputes still improve it. Give one morning a week to somebody who needs it.',
      7: 'Fortune has grown through marriage or partnership. The other has strong beliefs or comes from far away. Decide large matters together and none of them alone.',
      10: 'Your work and your values agree, and people remember it. Public service brings you luck. Accept one duty in a trust, a temple or an association.',
      12: 'Your luck is far from home, in travel, retreat or giving. You spend much on guests and good causes. Fix a yearly limit for this, and plan one pilgrimage with good rest.',
    },
  },
  conditions: {
    5: {
      exalted:
        'Your judgement and talent are excellent, and a quick idea of yours is often right. Write your best ones down, and publish or tell them.',
      friendly:
        'Your mind opens in friendly company and closes before a cold teacher. In choosing a class, put a kind teacher before a famous name.',
      debilitated:
        'Study and creative work have cost you more effort than others. You may learn at your own pace now. Learn with a patient teacher, and keep away from speculation.',
      dusthana:
        'A real talent of yours stays hidden and appears only in a crisis or far away. Show it once at a family function.',
    },
    9: {
      exalted:
        'Luck, teachers and faith are strongly on your side, and good advice reaches you in time. Begin the pilgrimage that you planned.',
      moolatrikona:
        'Regular practice brings you luck, such as a fixed hour of prayer, honest accounts and respect for those who taught you. Keep to it in busy months too.',
      neutral:
        'Fortune gives you what you put in, no more and no less. Keep a small daily practice, and trust it more than signs.',
      dusthana:
        'Your luck works through hard things: a debt repaid, a long distance, a loss accepted. You notice it later. Tell the young how it was.',
    },
  },
  judgements: {
    together:
      'Overall, study and faith are well supported. Their ruling planets are able, and good planets help them. Choose the subject you always wished to know, and begin this month.',
    lord: 'Your learning rests on able ruling planets, and nothing outweighs them. You learn best by following one question to its end. Take a single question for this year.',
    lordOverInfluences:
      'Your reading is often interrupted, although your mind is good. The planets ruling study are stronger than the pressure. Read early in the morning, before the house is awake.',
    lordOverPoints:
      'You get fewer courses and journeys than others, and you use them better. Able ruling planets count more than a low count. Read about each journey before it starts.',
    overruled:
      'Much around you takes the time for study, although you wish to learn. Only the ruling planets are on your side. Take it in small parts: one page, one verse, one talk.',
    wait: 'Study and faith need patience. Their ruling planets are weak, and other planets do not make up for it yet. Understanding comes late to you and then stays, so keep one book near the bed.',
    influencesUnderLord:
      'Good teachers are near you, but learning starts slowly. The planets ruling study are weak, and they count most. Join a reading circle instead of studying alone.',
    afflictedOver:
      'Distraction comes first in your studies, and the benefit shows later. Leave the phone in another room for an hour a day, and read something that you love.',
    karakaOver:
      'One good teacher may be all that you find, and as many as you need. A well-placed Jupiter counts more than few points. Stay with that teacher instead of looking for another.',
    points:
      'Regular reading brings you knowledge, since the count is high and this decides. Read one page a day, and make a pilgrimage while your health allows it.',
    pointsLow:
      'Your chances to study are few, and none of them is closed. The low count of the ninth house is what limits them. Take the nearest one: a talk, a library, a class in the colony.',
    even: 'Help and hindrance are about equal in study and faith, so the direction is your choice. Ask two people whom you admire what they read at your age.',
  },
};
