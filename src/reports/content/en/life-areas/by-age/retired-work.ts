/** Work and standing for a reader of sixty or more: tasks and respect without a career. */
import type { AreaTextsForAge } from './age-texts.ts';

export const retiredWork: AreaTextsForAge = {
  sign: {
    1: 'New starts and quick decisions still suit you: a small venture, a sports club, the repair that everybody puts off. Routine bores you. Begin the thing, and let a younger person keep the records.',
    2: 'Work with things of solid value suits you: a garden, food, music, gold, the care of property. You do it slowly and well. Choose one such task and stay with it for years.',
    3: 'Work with words and numbers suits you: teaching, writing, accounts for a society, messages for the family. Two small tasks keep you fresher than one large one. Learn one new tool this year.',
    4: 'Work that cares for people suits you: grandchildren, food, a school, neighbours who are alone. You lead a group like a family. Keep hours for your own rest as well.',
    5: 'People see you as a person of rank, with or without a title. A committee, a temple trust or an association suits you. Lead when you are asked, and give the credit to the younger ones.',
    6: 'Exact work suits you: accounts, editing, craft, the care of plants. Nobody needs to check what you did. Offer this care to one society or to the family papers.',
    7: 'You bring people to agreement, and your family and neighbours use this gift. Mediation, design or hosting suits you. Help two people to settle a matter, and stay out of the money in it.',
    8: 'Hidden or difficult matters suit you: old papers, research, repair, help in a crisis. People bring you the case that others could not solve. Take one at a time, and rest between two.',
    9: 'Work with a large purpose suits you: teaching, religion, law, travel, books. You lead by explaining why a thing matters. Tell a group of young people what you have learned.',
    10: 'Others respect you because you stay with a task to its end. A lasting duty in a society, a trust or the family property suits you. Train the person who will do it after you.',
    11: 'Work for many people suits you: technology, science, social service, an association. You need free hours in it. Join a group that tries something new, and bring one old friend along.',
    12: 'Work with imagination or compassion suits you: art, care, charity, a temple or an ashram. You give away too much time in it. Fix the hours, and keep the others for yourself.',
  },
  lords: {
    10: {
      1: 'Your name stands for what you did, and people still ask you first. A task with freedom suits you. Choose it yourself, and keep regular hours for it.',
      2: 'Your experience is worth money and serves the family: advice on finance, food, teaching or a family business. Say clearly what you do free and what you do for a fee.',
      3: 'You are respected for your initiative, your speech and your skilled hands. Write, speak or teach a craft to a small group. A short text each week is a good beginning.',
      4: 'House, land, vehicles or a school are the place of your work now. Calm surroundings help you. Put the property in order, and write down who looks after what.',
      5: 'Your ideas are your work: teaching, advice, the arts, a plan for the young. You do best where you may create. Guide one student or grandchild through a whole year.',
      6: 'You solve problems that others avoid: disputes, repairs, accounts, the care of the sick. Help by method and with proof on paper, and leave quarrels that are not yours.',
      7: 'You work best with one other person or for the public. Advice and agreements suit you. Find a partner for your task, and put the terms on one page.',
      8: 'Your work changed its direction more than once, and this has made you wise in a crisis. Research, insurance papers or help after a loss suits you. Do it without haste.',
      9: 'You need to believe in what you do, and people take you as a guide. Teaching, law, faith or publishing suits you. Stay in touch with those whom you once trained.',
      10: 'You are used to responsibility, and your standing lasts after the office is gone. Accept one leading task, and leave the daily work of it to younger people.',
      11: 'Organisations, friends and causes use your experience well. A task comes to you through somebody who knows your earlier work. Call three old colleagues this month.',
      12: 'Your best work may be behind the scenes: in an institution, for a charity, or far from home. Keep its costs in view, and tell the family which hours it takes.',
    },
  },
  conditions: {
    10: {
      exalted:
        'Your standing is very high, and what you did stands close inspection. Choose one task that continues your best work, and give it two hours a day.',
      moolatrikona:
        'Authority suits you, and you use it for the work itself. A society or trust does well with you in charge; agree on a term of two years.',
      own: 'You work best in your own way, and people have learned to leave you free. Take full charge of one thing and let the rest go.',
      friendly:
        'Old colleagues help you still, often people whom you once helped. Keep these contacts alive with a call every few months.',
      neutral:
        'Your standing rests on work that you have done, without sudden rise or fall. Choose one aim for each year and write it down.',
      enemy:
        'Your abilities have often been used in the wrong place. You are free of that now: take only a task that fits you.',
      debilitated:
        'You have received less recognition than you deserved, partly because you spoke little of your work. Write down for the family what you built.',
      dusthana:
        'You did strong work where few could see it. Tell one younger person how it was done; the knowledge should not be lost.',
      held: 'You feel unsure of your standing, though people rely on you more than they say. Accept the next request for advice.',
    },
  },
  aspects: {
    Jupiter:
      'People trust your judgement. An honest choice that once cost you something is now remembered in your favour; offer your advice where it is asked for.',
    Saturn:
      'Long training and proof gave you a firm position, and it lasts. Do fewer things now, at the same hour every day, and let nobody hurry you.',
    Mars: 'You bring force and speed to every task. Choose one with an end in sight, and rest before the next; slower helpers will thank you.',
  },
  judgements: {
    together:
      'Overall, your standing is well supported. Its ruling planet is able, and other planets help it. When people ask you to lead something small, say yes before you begin to doubt.',
    lord: 'Your standing rests on one able planet, the ruler of that house, and it is enough. You are known for thorough work. Hand it on: teach one subject from beginning to end.',
    lordOverInfluences:
      'You have ability, and some people resist you. The ability counts more. Answer critics with the finished work, and keep out of offices where everything is a contest.',
    lordOverKaraka:
      'You work better than you present. The planet of your standing is able, while Mercury is weak. Let somebody in the family write the letters and check the forms.',
    lordOverPoints:
      'Few tasks are offered to you, yet the right one stays with you. An able ruling planet counts more than a low count. Do what nobody else in your circle can do.',
    overruled:
      'You have the skill, but your surroundings make little use of it. Only the ruling planet is on your side. Offer it in another place: a school, a society, another part of the family.',
    wait: 'Recognition comes late to you. The ruler of your standing is weak, and other planets help only a little. Work for the joy of the task, and let the thanks come when they come.',
    influencesUnderLord:
      'Helpers are near you, but your own strength tires early. The ruling planet is weak, and it counts most. Share each task with one younger person from the first day.',
    karakaUnderLord:
      'Your skill is greater than the position you were given. Mercury is well placed, and the ruler of work is weak. Teach it to a few, where people see what you can do.',
    pointsUnderLord:
      'More is asked of you than you feel ready for. The count is high, but the planet of work is weak. Choose one request out of five, and decline the rest in a kind word.',
    carried:
      'You do well in a group, even though the planet of work is weak. Helpful planets, Mercury and the count outweigh it. Stay close to good people, and do not work alone.',
    influences:
      'Good people carry your standing: somebody you trained, a neighbour, an old colleague. The ruling planet itself is neutral. Thank them, and let them introduce you to a new circle.',
    influencesOver:
      'Your standing is better than you fear. Goodwill around you counts more than a weak point. If a skill is missing, let a grandchild or a short course teach it to you.',
    afflicted:
      'People watch what you do, and the ruling planet stays neutral. Keep simple accounts of every shared task. A clean record defends you better than a long explanation.',
    afflictedOver:
      'In a new task criticism comes first, and support comes later. The first months say little about it. Stay for one year before you decide to leave.',
    karaka:
      'Skill in words, figures or trade keeps you in demand. Mercury is well placed, while the rest is neutral. Help with accounts, letters or lessons, and answer messages the same day.',
    karakaOver:
      'You are asked for your knowledge where few tasks are open. A well-placed Mercury counts more than a low count. Keep one narrow subject, and know it better than others do.',
    karakaLow:
      'Paperwork is the weak point in what you do, because Mercury is weak. Before you sign a form, a bill or a will, let a second person read it.',
    karakaLowOver:
      'People bring you more tasks than you can finish. The count is high, Mercury is weak, and Mercury decides. Keep a short list on paper, and take no fourth task before one is done.',
    points:
      'Regular effort keeps your good name. The high count of the tenth house stands behind it. Do one useful thing each morning, and note it in a small book.',
    pointsLow:
      'Your good name grows slowly, and a low count is the reason. Do small tasks well; people who notice them tell others.',
    even: 'You are freer than most people in what you do, since help and pressure are about equal and the count is average. Choose the task whose dull days you can accept.',
  },
  emptyWithoutAspects:
    'Your standing is not tied to one planet’s subject, so you can begin something new without losing respect. Begin small: one morning a week, for three months.',
};
