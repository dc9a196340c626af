/** The tenth house for a reader of sixty or more: an active day and a duty of one’s own choice in place of a post. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** The sign of the tenth house; index sign - 1. */
export const tenthSignWorkday = [
  'You act fast and like to begin things. Do the hardest task before ten in the morning, when your energy is high. Let somebody steady finish what you have started.',
  'A steady pace suits you, and interruptions cost you more than long hours. Do one large task before lunch and eat a proper meal. Keep small tasks for the afternoon.',
  'Several talks and tasks in one day keep you fresh. But messages can fill all your hours. Answer them at two fixed times, and read or write in between.',
  'Your mood decides how much you finish in a day. A quiet corner and a meal before a difficult call help at once. Talk with neighbours for ten minutes each morning.',
  'You do more when others see the result and thank you. Show it yourself instead of sending somebody. Keep one hour a day free of visitors.',
  'Lists and order carry your day. You check everything, and a third check takes time from the next task. Decide beforehand what is good enough.',
  'You decide better after talking with one other person. Too many opinions slow you down more than a hard question does. Choose one person to think with.',
  'Long hours on one subject bring out your best. People may think that you are angry when you are only concentrating. Tell them when you can talk.',
  'You see the large plan quickly and forget the small papers. Write down on Monday what the week is for. Ask somebody who likes forms to check yours.',
  'You rise early and build the day step by step. Fixed aims and simple tools suit you, and you rarely rest. Write your days of rest into the calendar in January.',
  'Unusual hours, new methods and friends in other cities suit you better than a fixed routine. Your ideas seem obvious to you and sudden to others. Explain how you came to them.',
  'Your energy comes and goes within the day. Use the good hours for prayer, music or whatever needs imagination. Do forms in the dull hours, and set alarms.',
] as const;

/** A graha in the tenth house, weak or not. */
export const tenthOccupant: Record<Graha, { notWeak: string; weak: string }> = {
  Sun: {
    notWeak: 'People gave you authority early, and they still listen. Government offices answer you well. Accept one public duty that you can end on a day of your choice.',
    weak:
      'Recognition came later than you wished. You are respected most where results can be counted. Share the credit with younger people, and your own name grows.',
  },
  Moon: {
    notWeak: 'You deal easily with the public. You sense what visitors, pupils or guests want next. Choose a duty in which you meet people twice a week.',
    weak:
      'Tension outside the house affects your sleep and appetite. Keep a fixed hour after which no call is answered. Give up no duty on the day of a quarrel; wait a week.',
  },
  Mars: {
    notWeak: 'You are good at what is urgent, technical or delayed. Repairs, land matters and building work move when you direct them. Let younger people carry and climb.',
    weak:
      'Slow work and careless people make you angry. A walk, a tool or a garden uses this force well. Write the complaint, sleep over it, and send it in the morning.',
  },
  Mercury: {
    notWeak: 'Words, figures and papers are easy for you. You make difficult matters simple to read, and you bargain well. Help one family a month with a form or an account.',
    weak:
      'You begin many things and answer before the question is complete. One finished letter does more than five quick replies. Ask a careful person to read it first.',
  },
  Jupiter: {
    notWeak: 'People ask for your advice, whether or not you hold a title. They trust you with decisions and with the young. Teach on fixed days, so that your own time stays free.',
    weak:
      'You promise more than your time allows. Say yes to fewer requests, and write down what each one includes. Your judgement is valued more when you are not busy.',
  },
  Venus: {
    notWeak: 'What you do is pleasing in form, and people like to deal with you. Difficult meetings become easier when you are there. Music, guests and decoration suit you.',
    weak:
      'You avoid unpleasant talk about money, and so others decide for you. Say the amount before you agree. Spend no extra hours on beauty that nobody asked for.',
  },
  Saturn: {
    notWeak: 'Your working life was slow and firm, and what you built stays. People trust your long experience. Keep one regular duty, because an empty calendar does not suit you.',
    weak:
      'Work felt heavy from the beginning, and you carried more than your share. Now put some of it down. Write a list of your duties and give two of them to others.',
  },
  Rahu: {
    notWeak: 'New things still attract you: technology, foreign contacts, media. You learn them faster than others of your age. Show one useful new tool to your friends.',
    weak:
      'Your wishes change often, and some of them are copied from other people. Before you begin something new, write down its daily tasks. If they still attract you, begin.',
  },
  Ketu: {
    notWeak: 'You are skilled at the work itself and care little for titles. Research, craft and quiet service suit you. Let one trusted person tell others what you do.',
    weak:
      'You lose interest in a duty before it ends. Finish the present one, and note what you built. Choose duties with a purpose that you respect.',
  },
};

/** For an empty tenth house, by its lord. */
export const emptyTenth: Record<ClassicalGraha, string> = {
  Sun: 'The Sun directs your work, so you need responsibility more than comfort. A day without any charge bores you. Keep one matter in which you decide.',
  Moon: 'The Moon directs your work, so it follows people and circumstances. Care for people connects all that you did. Before a new duty, ask who is served by it.',
  Mars: 'Mars directs your work, so you choose it by the challenge in it. Weeks without a target trouble you more than full ones. Set a small target for each month.',
  Mercury:
    'Mercury directs your work, so two subjects at a time are natural for you. Explaining things is your strength. A little tuition or accounting keeps your mind quick.',
  Jupiter:
    'Jupiter directs your work, so it grows through teachers and well-wishers. You do badly in work that you would not explain to a child. Teach what you believe.',
  Venus:
    'Venus directs your work, so good company and a pleasant place matter to you most. Tact opens doors for you. Visit a new group once before you join it.',
  Saturn:
    'Saturn directs your work, so you built it by regular attendance. There were few sudden successes and many completed tasks. A fixed daily duty keeps you well.',
};

/** The lord of the tenth by the class of its house (angle, trine, growth, hidden) and its condition. */
export const tenthLordTexts: Record<
  'angle' | 'trine' | 'growth' | 'dusthana',
  Record<'strong' | 'fair' | 'weak', string>
> = {
  angle: {
    strong:
      'What you do is seen, and people give you position for it. This continues after sixty. Choose one task of this kind, and agree from the start when it ends.',
    fair: 'Work was close to the centre of your life, and being useful still is. People value you because you are present and reliable. A new group helps you more than a new title.',
    weak: 'People often hand you a charge before you feel ready for it. Say openly what you do not know, and ask one experienced person for help.',
  },
  trine: {
    strong:
      'Luck supports what you do. Talent, teachers and good timing helped you in your profession, and they help you now. Choose a duty in which you believe.',
    fair: 'Learning moves you forward at any age. A course or a guide opens doors that a request alone does not. Learn one subject this year, and teach a part of it.',
    weak: 'Your talent is real but was noticed late. One honest person speaks up for it now. Do not call your own ideas small; put the best one in writing.',
  },
  growth: {
    strong:
      'Your profession paid well, and income, contacts and skill supported one another. They still do. Call five old colleagues this month, and tell them what you do now.',
    fair: 'You progress by small additions: one more contact, one more skill, one more deposit. Some of your tasks please you and others only take time. Drop one of those this season.',
    weak: 'You worked hard for each rupee. Collect now what is due to you, such as arrears, claims and old loans. Two reliable contacts help you more than twenty who only praise you.',
  },
  dusthana: {
    strong:
      'Your best work was done out of public view, and this still suits you. Archives, a kitchen, a trust or people in difficulty need such help. Offer it there.',
    fair: 'Your working life took turns that you did not plan. Each one left you with a skill that others do not have. Write these turns down for the family.',
    weak: 'Credit for your work may have gone to somebody else. What you know is still yours. Choose quiet duties with patience in them, and keep copies of papers.',
  },
};

/** By graha that aspects the tenth house. */
export const tenthAspect: Record<ClassicalGraha, string> = {
  Sun: 'The name of your family stands behind what you do. You want to be worthy of it in your own way. Tell the young ones one story of the family this month.',
  Moon: 'Peace at home shows in your day at once. After a bad night you achieve little before noon. Settle matters at home the evening before an important day.',
  Mars: 'Urgent and disputed matters come to you, and you finish them. The strain comes afterwards. After each hard day, take one evening off for a walk.',
  Mercury:
    'Calls, letters and questions come to you, even if you look for none. Keep all your contacts in one list, with a note on each person.',
  Jupiter:
    'A respected person speaks well of you when you are not there. Decisions that you take on principle bring you a good name. Thank this person in words.',
  Venus:
    'People enjoy doing things with you, and the look of the result counts nearly as much as its content. Give the last half hour of each task to its appearance.',
  Saturn:
    'Approvals come late, and original documents are asked for. What you gain by waiting in the proper way is seldom taken back. Keep certificates, pension and service papers in one file.',
};
