/** The tenth house: its sign, occupants, lord and aspects. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** The sign of the tenth house; index sign - 1. */
export const tenthSignWorkday = [
  'You work fast and like to act first. The hardest task goes well before ten in the morning, when your energy is high; later in the day you lose interest. Keep meetings short, and give the file to a steady colleague once the work is running.',
  'A steady pace suits you, and interruptions cost you more than long hours. Do one large task before lunch, eat a proper meal, and keep small tasks for the afternoon. Switch off the phone for the first two hours of work.',
  'You can handle several conversations and tasks at the same time, and this keeps you fresh. But quick replies can fill the whole day. Answer messages at two fixed hours, and use the rest for the long report.',
  'Your mood decides how much you finish in a day. A quiet corner and a meal before a difficult call improve your work at once. Talk with colleagues for ten minutes each morning; you hear important news that way.',
  'You do twice as much when your work is seen and your name is on it. Present your results yourself instead of sending them through another person. Keep one hour a day free of visitors, and work for a senior whom you respect.',
  'Lists and order carry your working day. You check everything, and a third check takes time from the next task. Decide beforehand what is good enough, stop after the second check, and do all small corrections together at four o’clock.',
  'You decide better after talking with one other person. Too many opinions, or an untidy and noisy office, slow you down more than a hard problem does. Choose one colleague to think with, and decide before you ask a third one.',
  'Long hours on one subject without interruption bring out your best. You find what others have missed, but people may think that you are angry when you are only concentrating. Tell them when you can talk, and keep the phone in another room.',
  'You see the large plan quickly and forget the small papers. Start Monday by writing down what the week is for, and accept travel when the work allows it. Ask a colleague who likes forms to check yours before they go out.',
  'You come early and build the day step by step. Fixed targets and simple tools suit you, and you rarely take leave. Apply for your holidays in January, before the calendar is full, because you do not ask for them later.',
  'Unusual hours, new methods and colleagues in other cities suit you better than a fixed routine. Your ideas seem obvious to you and sudden to others. When you propose a change, write down the steps that led you to it.',
  'Your energy comes and goes within the day. Use the good hours, often early morning or late evening, for work that needs imagination. Do forms and filing in the dull hours, and set alarms, because you lose count of time.',
] as const;

/** A graha in the tenth house, weak or not. */
export const tenthOccupant: Record<Graha, { notWeak: string; weak: string }> = {
  Sun: {
    notWeak: 'Authority comes to you early and looks natural. Seniors give you charge of things, and government offices answer you well. A government job, a headship or any post with a public title suits you; apply when one is advertised.',
    weak:
      'Recognition comes later than you wish. Choose posts where results are counted in numbers, such as sales or examinations. Share credit with your juniors, because this raises your own standing.',
  },
  Moon: {
    notWeak: 'You deal easily with the public. You sense what customers, patients or pupils want next, and a working life with several different posts suits you. Choose a job in which you meet people every day.',
    weak:
      'Tension at work affects your sleep and your appetite. Keep a fixed closing hour and one friend outside the profession. Do not write a resignation letter on the day of a quarrel; wait until the next week.',
  },
  Mars: {
    notWeak: 'You are good at work that is urgent, technical or delayed. You give clear orders and set a fast pace. Engineering, police, defence, construction and sales all use this; ask for the project that has stopped.',
    weak:
      'Slow work and lazy colleagues make you angry. Machines, sport, site work and deadlines use this force well, while arguments with a senior harm your record. Write the complaint, sleep over it, and send it in the morning.',
  },
  Mercury: {
    notWeak: 'Your profession runs on words, figures or code, and you are quick in it. You make difficult matters easy to read and you bargain well. Keep a second skill, such as a language or accounts, because it brings income more than once.',
    weak:
      'You begin many things and answer before the question is complete. One finished report does more for your name than five quick replies. Ask a careful colleague to check it before it leaves your desk.',
  },
  Jupiter: {
    notWeak: 'Advice is a part of your work, whatever your title says. People trust you with decisions and with the training of juniors. Teaching, law, banking and administration suit you; offer to train the next batch.',
    weak:
      'You promise more than your time allows. Say yes to fewer requests, and write down what each one includes. Your judgement is valued more when you are not busy keeping last month’s promises.',
  },
  Venus: {
    notWeak: 'Your work is pleasing in form, and people like to deal with you. Clients notice good design and good manners, and difficult meetings become easier when you are there. Design, hotels, fashion, media and client service suit you.',
    weak:
      'You avoid unpleasant talk about money, and so you are paid less than you should be. Tell the price before you begin the work. Deliver on the date, and spend no extra hours on beauty that nobody asked for.',
  },
  Saturn: {
    notWeak: 'Your career is slow and firm. You learn each level of the work, and you reach a seniority that no transfer takes away. The years after forty are likely to be the better ones, so do not compare yourself with fast starters.',
    weak:
      'Work has felt heavy from the beginning, and you have carried more than your share. Ask your employer for a written list of your duties. Count your years of service when you apply for a rise, and take your full leave.',
  },
  Rahu: {
    notWeak: 'New fields suit you: technology, foreign companies, media, aviation. You may be the first in your family in your line of work. Learn the rules of a new field earlier than others do, and turn that into a post.',
    weak:
      'Ambition changes your direction often, and some of your aims are copied from other people. Before you change your job, write down the daily tasks of the new one without its title. If the tasks still attract you, apply.',
  },
  Ketu: {
    notWeak: 'You are skilled at the work itself and care little for titles. Research, technical work and service without publicity suit you. Ask one colleague whom you trust to mention your part when results are shown.',
    weak:
      'You lose interest in a post long before you leave it. Finish the task in hand and keep a record of what you have built. Look for work with a purpose that you respect, because salary alone does not hold you.',
  },
};

/** For an empty tenth house, by its lord. */
export const emptyTenth: Record<ClassicalGraha, string> = {
  Sun: 'The Sun directs your work, so you need responsibility more than comfort. An easy post with no charge bores you soon. When two offers are equal, take the one in which you decide something.',
  Moon: 'Your profession follows people and circumstances, because the Moon directs it. You may hold very different posts in life, and care for people connects them. Before a change, ask who is served by the new work.',
  Mars: 'Mars directs your work, so you choose it by the challenge in it. Weeks without a target trouble you more than weeks with too many. Set your own target for the quarter if your employer gives none.',
  Mercury:
    'Mercury directs your work, so two jobs or two skills at a time are natural for you. You can also be paid for explaining things. Start a small second activity, such as evening tuition, beside the main one.',
  Jupiter:
    'Your calling grows through teachers and well-wishers, because Jupiter directs it. You do badly in work that you would not explain to a child. Before you accept an offer, describe the work to somebody young.',
  Venus:
    'Venus directs your work, so good company and a pleasant place matter to you before pay does. Tact brings you your posts. Visit the office once before you join, and meet the people at the next desks.',
  Saturn:
    'Your career is built by regular attendance, because Saturn directs it. There are few sudden successes and many completed tasks. Stay long enough in one organisation for seniority to count, at least five years.',
};

/** The lord of the tenth by the class of its house (angle, trine, growth, hidden) and its condition. */
export const tenthLordTexts = {
  angle: {
    strong:
      'Effort at work turns into position for you at a good rate. You are where decisions are made, and people see what you do. Ask for a larger task right after a success, while it is still remembered.',
    fair: 'Work is close to the centre of your life. You move up by being present and reliable. A change of city or team helps you more than a new title. Tell your office if you are open to a transfer.',
    weak: 'You are often given a post before you feel ready for it. Say openly what you still have to learn, and ask one experienced person to guide you for a year. Practice repairs this weakness.',
  },
  trine: {
    strong:
      'Luck supports your career. Your talent, your teachers and good timing help you in the profession itself, so you can choose work in which you believe. Apply for the post you really want; a second choice is not needed.',
    fair: 'Learning moves your career forward. A course or a guide opens posts for you that an application alone does not. Finish one certificate in your field this year, and teach a part of it to a junior.',
    weak: 'Your talent is real but is noticed late. One honest senior, or a subject learnt after thirty, brings the recognition. Do not call your own ideas small; send the best one to your manager in writing.',
  },
  growth: {
    strong:
      'Your profession pays well, and income, contacts and skill support one another. More people should know exactly what you do. Write to five former colleagues this month and tell them your present work.',
    fair: 'You progress by repetition: more clients, more contacts, one more level of skill. Some of your tasks pay and others only please you. Note both for three months, and drop one that does not pay.',
    weak: 'You work hard for each rupee that your profession brings. Fix your rates in writing, and follow up on the third day after a bill. Two reliable contacts are worth more to you than twenty who only praise you.',
  },
  dusthana: {
    strong:
      'Your best work is done out of public view: behind the counter, abroad, in research, or with people in difficulty. You are at ease there and hard to replace. Look for posts in such places rather than at the front desk.',
    fair: 'Your career takes turns that you did not plan, through service, research or a distant place. Each turn leaves you with a skill that others in your field do not have. Put these skills at the top of your bio-data.',
    weak: 'Credit for your work may go to somebody else. Keep copies, and ask for feedback by e-mail so that there is proof. Choose work where patience, repair or secrecy is the thing that is paid for.',
  },
} as const;

/** By graha that aspects the tenth house. */
export const tenthAspect: Record<ClassicalGraha, string> = {
  Sun: 'A parent’s standard, or the name of your family, stands behind your ambition at work. You want to be worthy of it in your own way. Tell your parents about one result this month; their approval gives you strength.',
  Moon: 'Peace at home shows in your work the same day. After a bad night or a family quarrel you achieve little before noon. Settle matters at home the evening before an important day.',
  Mars: 'You are given urgent, technical and disputed tasks, and you finish them. The strain comes afterwards. After each hard deadline, take one evening off for a walk or a game.',
  Mercury:
    'Calls, letters and questions come to you even if your job is a silent one. They bring you work as well. Keep all your contacts in one list, with a note of what each person does.',
  Jupiter:
    'Somebody senior speaks well of you when you are not there. Decisions that you take on principle are slow, and later they bring you a good name. Thank this person, and ask for advice before your next step.',
  Venus:
    'Colleagues enjoy working with you, and the look of your work counts nearly as much as its content. Spend the last half hour of each task on its presentation.',
  Saturn:
    'Approvals come late in your career, and original documents are asked for. What you gain by waiting in the proper way is seldom taken back. Keep certificates and service papers complete in one file.',
};
