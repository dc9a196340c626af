/** The D10 chart (dashamsha) for a reader of sixty or more. Lists by sign or house of that chart, first to twelfth. */
import type { Graha } from '#src/astrology/contract.ts';

/** The sign rising in D10. */
export const dashamshaLagna = [
  'People know you as somebody who starts things and speaks directly. Your name grows with each thing that you also finish. Complete one old plan before you begin the next.',
  'You are known as solid, practical and never in a hurry. People may joke about your pace, but they trust you with money and stores. Accept a task with a cash box.',
  'People know you as clever and always doing two things at once. You connect families, neighbours or languages. Keep the two tasks in separate folders.',
  'You protect the people around you. You make any room feel like a home, and people miss you when you leave. Choose company rather than titles.',
  'People expect much of you and notice you as soon as you come. Use this attention to bring others forward, and nobody is jealous of you.',
  'You are known as the one who reads the rules. Careful and modest, you see the error before others do. Teach this care to one younger person.',
  'You are known for bringing two sides together. Good manners and a sense of proportion make you the person who receives the difficult letters. Answer one of them this week.',
  'There is something private about you, and it is valued. People give you confidential matters. You also have a second field in reserve; take it up now.',
  'Others see you as a teacher and as a person of principle. Students, foreigners and religious people come to you. Offer a talk or a class in your colony.',
  'You seemed older than your age for long, and this has become lighter. Others leave heavy tasks to you. Say openly which of them you give back.',
  'You are known for being different. New ideas, fairness and odd hours are your marks. A group that is only a few years old suits you best.',
  'People know you for imagination and sympathy. You help more than you were asked for. A fixed hour for going home protects you.',
] as const;

/** By the house of the lord of its tenth house. */
export const dashamshaTenthLord = [
  'Your success depended on your own person more than on any office, and it stays with you. Put your full name on what you make.',
  'Your work was about what you could keep and build. Knowledge of money, food, voice or family business is still asked for. Teach it to one person.',
  'You made your way by many small efforts. Asking, writing and short trips still suit you. Write two letters or messages a month to people who can use your help.',
  'You need a settled home for what you do. Land, a school or a circle that stays together gives you peace, and results follow.',
  'New ideas carry your standing. Advising, teaching and guiding the young bring you luck. Show one idea of your own to others each season.',
  'Service under pressure was your way up. You still do well where others give up. Choose the hours yourself now, and rest between two tasks.',
  'Other people decide how far your work goes: partners and the public. One long friendship does more for you than ten short ones. Look after the oldest one.',
  'Your work moved by breaks and fresh starts. After each pause you came back with knowledge that others lack. The years after work may be the best pause of all.',
  'Teachers, principles or foreign countries help you when effort alone is not enough. Stay in touch with an elder who likes you, and keep your passport valid.',
  'What you aimed for was close to what you were able to do, so your name became larger than your office. Put your strength into one aim.',
  'Your work brought good returns and a wide circle. Old colleagues recommend you still. Greet them at Diwali and tell them what you do now.',
  'The best part of your work is away from public view. A distant place, research or long preparation belongs to it and is no waste of time.',
] as const;

/** The Sun in D10, by sign. */
export const dashamshaSun = [
  'Courage is the name you seek. You get it each time you begin what everybody agrees on and nobody starts.',
  'Your pride rests on what you have built honestly: skill, house, property. Show the young how it was done.',
  'Cleverness is what you like to be praised for, and a name for clarity serves you better. Explain one hard thing in simple words.',
  'Pride comes to you from having looked after people. The thanks of one person mean more to you than a prize. Keep such letters.',
  'The Sun is in its own sign here, and you expect excellence in public. You set a standard that lifts others; praise those who reach it.',
  'Respect, for you, comes from skill. You are pleased when your work needs no correction. Choose tasks in which quality counts more than speed.',
  'You look for respect in the opinion of others. It comes most reliably after a fair decision, even one that pleased nobody fully.',
  'Trust in serious matters is what you look for. An honour without real responsibility does not hold you.',
  'You would like to be respected as a teacher more than as a chief. Begin with one pupil this year.',
  'Respect reaches you in the form of responsibility. You collect duties; refuse one of them each year so that the others are done well.',
  'Your contribution matters more to you than your title. Work that serves the public satisfies you.',
  'Recognition comes to you through people whom you have helped. Accept their thanks, and let them speak of it.',
] as const;

/** Saturn in D10, by sign. */
export const dashamshaSaturn = [
  'Your tasks teach you to control haste. Force alone does not finish them, so begin each one a week earlier.',
  'You had to build reserves slowly and to stay when a thing was no longer new. You may leave what is finished now.',
  'Finishing is the lesson: courses, agreements, letters. A half-known subject costs you more than an unknown one, so complete the book you once left.',
  'The load of your tasks is emotional. Close the door at seven, and do not take on the private troubles of everybody.',
  'You had to work for some years without praise. It comes now, often for things you did not expect to be noticed.',
  'Detail is your burden and your gift. People ask for the patience that you show here, so do not let them hurry it.',
  'Your tasks ask you to be fair: equal terms, calm in disputes, open accounts. A seat on a committee suits you.',
  'You are given matters that others want to hide. Endurance and silence make you valuable; do not carry such cases into the evening.',
  'Your tasks ask you to live by what you teach. This is demanding, and it gives your words weight now.',
  'Your load is structure: rules and long projects. You can bear it if you take some free weeks every year.',
  'You served a large number of people through a system that seldom thanked anybody. Choose a smaller circle now, where you see the faces.',
  'You have to give order to confused matters and confused people. Fixed limits protect you: one list of duties, one closing hour.',
] as const;

/** By graha in the tenth house of D10. */
export const dashamshaTenthOccupant: Record<Graha, string> = {
  Sun: 'Government, the head of a group, or a public licence belonged to your field. You are happier when you are responsible than when you assist. Lead one thing that is small enough.',
  Moon: 'Your standing depends on the public and goes up and down with it. Ordinary people like you. Do not measure yourself in the quiet months.',
  Mars: 'You are known for getting things done. People send you where a task simply has to be finished, so ask for helpers before you begin.',
  Mercury:
    'Knowledge that can be written or taught carries your name. Your field changes quickly, so learn one new thing in it every year.',
  Jupiter:
    'You are made for advising and teaching. A clean name is your main asset; keep away from anything that you would have to hide.',
  Venus:
    'People, art, comfort or persuasion are at the centre of what you do. The pleasant mood you create is half of the work, so count it.',
  Saturn:
    'Your rise was long, and the place you reached is yours. Support comes from workers and ordinary people, so go on treating them well.',
  Rahu: 'Large organisations, media and foreign names drew you, and your way was unusual. Keep one old friend near you who tells you the truth.',
  Ketu: 'You master things quietly. You would rather be asked for advice than introduced on a stage, so put your name under what you write.',
};

/** For a graha in the same sign in the birth chart and in D10 (vargottama). */
export const dashamshaSameSign: Record<Graha, string> = {
  Sun: 'You are the same person in public and at home. What you promise you can keep, and this makes your word strong.',
  Moon: 'Your feelings and your public tasks agree. People notice that your care is real, so choose a task in which care counts.',
  Mars: 'The energy you show at home is the energy you bring to a task. Plan it by the hour, and rest before the hardest one.',
  Mercury: 'Your skills pass freely between hobby and task. A hobby of yours may help others; offer it to one person.',
  Jupiter: 'Your advice rests on the way you live, and people feel it. Give it first where you have lived it.',
  Venus: 'Your taste is real and not made for others. What you enjoy at home is what people like about your company.',
  Saturn: 'You carry duty in the same way at home and outside. Patience that you learn in one of them helps you in the other.',
  Rahu: 'Your wish for new things is honest. Give it one real new field, and the rest of your life stays calm.',
  Ketu: 'What you have given up in private life you no longer seek outside. This saves strength; use it for one skill.',
};
