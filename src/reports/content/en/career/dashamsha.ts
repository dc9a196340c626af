/** The D10 chart (dashamsha), the chart of work. Lists by sign or house of that chart, first to twelfth. */
import type { Graha } from '#src/astrology/contract.ts';

/** The sign rising in D10. */
export const dashamshaLagna = [
  'Colleagues know you as somebody who starts things and speaks directly. Your name grows with each project that you also finish. Stay until the handover is complete, even when the next task is already calling you.',
  'At work you are known as solid, practical and never in a hurry. People may joke about your pace, but they trust you with money and stores. Ask for a post with a budget.',
  'Your profession knows you as clever and always doing two things at once. Employers use you to connect departments or languages. Keep the two tasks in separate folders, because mixing them harms your name.',
  'You protect the people you work with. You make any office feel like a home, and people miss you when you leave. Choose teams rather than titles.',
  'People expect much of you, even in a junior post. You are noticed as soon as you join. Use this attention to bring your team forward, and nobody is jealous of you.',
  'You are known as the expert who reads the rules. Careful and modest, you see the error before others do. Such a name spreads by recommendation, so ask satisfied clients to mention you.',
  'You become known by bringing two sides together. Good manners and a sense of proportion make you the person who receives the difficult letters. Ask to attend negotiations.',
  'There is something private about you at work, and it is valued. People give you confidential matters. You also have a second career in reserve; take one course in it each year.',
  'Others see you as a teacher and as a person of principle. Students, foreigners and religious people come to you, and your wide view makes up for a loose timetable. Offer a talk or a class at your office.',
  'You seem older than your age at work, and this becomes lighter with the years. You receive heavy tasks early, and seniors accept you as one of them. Ask for the grade that belongs to the load.',
  'You are known for being different from others in your profession. New ideas, fairness and odd hours are your marks. A field that is only a few years old suits you best.',
  'People know you for imagination and sympathy. You help more than your post asks for. A clear contract and a fixed hour for leaving the office protect you.',
] as const;

/** By the house of the lord of its tenth house. */
export const dashamshaTenthLord = [
  'Your success depends on your own person more than on any office. Build skills that others connect with your name, and use your full name on your work.',
  'Your career is about what you can keep and build. Expertise in money, food, voice or family business serves it well. Measure each post by what you save in it.',
  'Your career is self-made, by many small efforts. Asking, writing, publishing and short trips decide it. Send out two applications or proposals every month.',
  'Your career needs a settled home. Education, land, vehicles, or a team that stays together give you peace, and results follow. Live near your work if you can.',
  'New ideas carry your career. Advising, teaching and guiding the young bring professional luck. Show one idea of your own to your seniors each quarter.',
  'Service under pressure is your way up. Competition, backlogs and strict seniors bring out a skill that easy posts do not. Take the difficult department for two years.',
  'Other people decide your progress: clients, partners and the public. One long association does more for you than ten short ones. Keep the client who has stayed longest satisfied.',
  'Your career moves by breaks and fresh starts. After a pause or a change of field you come back with knowledge that others lack. Keep savings for six months without salary.',
  'Teachers, principles or foreign countries help your career when effort alone is not enough. Stay in touch with a senior who likes you, and keep your passport valid.',
  'What you aim for is close to what you are able to do, so your name may become larger than your post. Put all your strength into one profession.',
  'Your career brings good returns, and larger circles bring more. Former colleagues recommend you for new posts. Greet them at Diwali and tell them what you do now.',
  'The best part of your career is away from public view. A foreign posting, research or long preparation belongs to it and is no waste of time. Apply for distant posts without fear.',
] as const;

/** The Sun in D10, by sign. */
export const dashamshaSun = [
  'Courage is the name you seek at work. You get it each time you begin what everybody agrees on and nobody starts.',
  'Your pride at work rests on what you have built honestly: skill, clients, property. Show it in figures when you are assessed.',
  'Cleverness is what you like to be praised for, and a name for clarity serves you better. Write your reports so that a tired reader understands them.',
  'Pride comes to you from having looked after people. The thanks of a junior mean more to you than a prize. Keep such letters.',
  'The Sun is in its own sign here, and you expect excellence in public. You set a standard that lifts the whole team; praise those who reach it.',
  'Respect, for you, comes from competence. You are pleased when your work needs no correction. Ask for posts in which quality is measured.',
  'You look for respect in the opinion of others. It comes most reliably after a fair decision, even one that pleased nobody fully.',
  'Trust in serious matters is what you look for. A high post without real responsibility does not hold you, so ask about powers before you accept.',
  'You would like to be respected as a teacher more than as a chief. Begin with one pupil or one trainee this year.',
  'Respect reaches you in the form of responsibility. You collect duties; refuse one of them each year so that the others are done well.',
  'Your contribution matters more to you than your title. Work that serves the public, or improves a tool for it, satisfies you.',
  'Recognition comes to you through people whom you have helped. Accept their thanks, and let them recommend you.',
] as const;

/** Saturn in D10, by sign. */
export const dashamshaSaturn = [
  'Your work teaches you to control haste. Force alone does not meet the deadlines, so begin each task one week earlier.',
  'You have to build reserves slowly and to stay when a job is no longer new. Remain at least three years in each post.',
  'Finishing is the lesson at work: courses, contracts, reports. A half-known subject costs you more than an unknown one, so complete the exam you once left.',
  'The load at work is emotional. Close the office at seven, and do not take on the private troubles of the whole department.',
  'You have to work for some years without praise. It comes later, often for things you did not expect to be noticed.',
  'Detail is your burden and your income. People pay for the patience that you show here, year after year, so do not hurry it.',
  'Work asks you to be fair: equal terms, calm in disputes, open accounts. In return it gives rank, so accept a seat on the committee.',
  'You are given matters that others want to hide. Endurance and silence make you valuable; do not discuss such cases at home.',
  'Work asks you to live by what you teach. This is demanding, and in later years it gives your words weight.',
  'Your load is structure: grades, rules, long projects. You can bear it for decades if you take your leave every year.',
  'You serve a large number of people through a system that seldom thanks anybody. Ask for your leave and your allowance in writing.',
  'You have to give order to confused matters and confused people. Fixed limits protect you: one list of duties, one closing hour.',
] as const;

/** By graha in the tenth house of D10. */
export const dashamshaTenthOccupant: Record<Graha, string> = {
  Sun: 'The head of an office, or a profession with a public licence, is within your reach. You are happier when you are responsible than when you assist. Apply for the post with the larger powers.',
  Moon: 'Your career depends on the public and goes up and down with it. You can become popular with ordinary people. Save in the good months for the slow ones.',
  Mars: 'You are known for getting things done. People send you where a task simply has to be finished, so ask for a bonus that is tied to completion.',
  Mercury:
    'Knowledge that can be written, taught or sold takes you upward. Your field changes quickly, so take one course in it every year.',
  Jupiter:
    'You are likely to grow into advising and teaching posts. A clean name is your main asset there; keep away from work that you would have to hide.',
  Venus:
    'People, art, comfort or persuasion are at the centre of your profession. The pleasant mood you create is half of what clients pay for, so include it in your fee.',
  Saturn:
    'Your rise is long, and the post, once reached, lasts. Support comes from workers and ordinary people, so treat them well from the beginning.',
  Rahu: 'Large companies, media and foreign names draw you, and you may rise high by an unusual way. Keep one old colleague near you who tells you the truth.',
  Ketu: 'You master your work quietly. You would rather be asked for advice than introduced on a stage, so let your results be published under your name.',
};

/** For a graha in the same sign in the birth chart and in D10 (vargottama). */
export const dashamshaSameSign: Record<Graha, string> = {
  Sun: 'You are the same person at work and at home. What you promise in public you can keep, and this makes your word strong.',
  Moon: 'Your feelings and your public work agree. People notice that your care is real, so choose work in which care counts.',
  Mars: 'The energy you show in life is the energy you bring to work. You can plan it by the hour, so book it in advance for the hardest task.',
  Mercury:
    'Your skills pass freely between hobby and profession. A hobby of yours may earn money; test it with one paying customer.',
  Jupiter: 'Your advice rests on the way you live, and people feel it. Give it first where you have lived it.',
  Venus:
    'Your taste is real and not made for clients. What you enjoy at home shows you what sells at work.',
  Saturn:
    'You carry duty in the same way at home and at work. Patience that you learn in one of them helps you in the other.',
  Rahu: 'Your wish for new things is honest. Give it one real new field at work, and the rest of your life stays calm.',
  Ketu: 'What you have given up in private life you no longer seek at work. This saves strength; use it for one skill.',
};
