/** Texts in place of those on a career, an examination or a first home, for a reader of sixty or more. */
import type { Graha } from '#src/astrology/contract.ts';

type TextsByNumber = Partial<Record<number, string>>;

/** By house, from 1. */
export const lateGrahaInHouse: Partial<Record<Graha, TextsByNumber>> = {
  Sun: {
    2: 'Your self-respect rests much on what you earned yourself. You speak with authority at home. Keep some money in your own name, and speak softly at meals.',
    4: 'You want a home where your word counts, and a room of your own. Share the decisions of the house with the younger people, and keep its papers where they can find them.',
    6: 'Difficult work made you strong, and rules and duties suited you. Without a task you look for faults in others. Take one useful duty with fixed hours, in a society or at home.',
    10: 'Your work made you known, and people still give you authority. A title matters less than being useful. Guide one younger person in your field, and let the others decide the rest.',
    12: 'You build your confidence alone, away from public attention. Study, prayer or quiet service suits you. Rise early, and give the family regular news, so that distance is not misunderstood.',
  },
  Moon: {
    10: 'You sense what people around you want, and many know your name. Public service, hospitality or teaching suits you. Choose one such task, and leave the evenings free for rest.',
  },
  Mars: {
    3: 'Courage and skilful hands are your strength. Repairs, a garden or short trips keep you fresh. With brothers, sisters and neighbours, offer help first and criticism later.',
    6: 'You do not give up before an opponent, and rules and technical matters interest you. Choose your fights. Use the energy for regular exercise, at a pace that your doctor approves.',
    10: 'You like a clear target and action. Take charge of one project in a society, a temple or the family, with an end in sight. Be polite to slower helpers.',
    9: 'You hold your beliefs firmly and act on them. You respect people of another view. Put this energy into pilgrimage or service, and avoid arguments about religion.',
    11: 'You worked openly for large gains, often with land, machines or an elder brother or sister. Keep what you have in safe forms now, and decide on a new plan only after a month.',
    12: 'You keep anger inside, and it shows as sudden spending or restless sleep. Quiet service far from public attention uses this energy well. Walk daily, and decide on big expenses only in the morning.',
  },
  Mercury: {
    1: 'You think and speak quickly, and you look younger than your age. You learn by asking, and you remember names and facts. Read, write or teach a little every day to keep this gift.',
    3: 'Writing, calls, messages and short trips are your natural field. You can explain the same thing to a child and to a committee. Write down the stories of your family this year.',
    6: 'You find mistakes that others miss, in accounts, bills or arguments. Use this for the papers of the house. Point out one mistake to the family, and let the small ones pass.',
    7: 'You like a companion with whom you can talk about everything. Agreements and bargaining come easily to you. Put every promise about money on paper, and after a quarrel begin to talk within a day.',
    9: 'You collect knowledge from teachers, books and travel, and you question what you believe. Teaching and writing suit you. Choose one subject, and explain it to younger people.',
    10: 'Speech, writing or figures gave you your position, and people still ask for your opinion. A busy day suits you better than an empty one. Help with letters, accounts or lessons at fixed hours.',
    12: 'You think best alone, late in the evening or early in the morning. Reading, languages and prayer suit you. Put the phone away an hour before sleep, and keep a notebook by the bed.',
  },
  Jupiter: {
    4: 'Your home is a place of peace, and people like to gather there. What your mother taught you still guides it. Let an expert see the papers before you sell or share a house.',
    11: 'Gains come through friends and well-placed people who wish you well. Many of your hopes come true in company. Greet old friends at festivals, and let them know what you plan.',
    10: 'You rose through fairness and a good reputation, and people still ask for your judgement. A trust, a school or a temple uses it well. Agree only to what you could explain to your family at dinner.',
  },
  Venus: {
    4: 'You make a home beautiful and welcoming. Comfort at home and a vehicle are favoured. Buy one lasting thing for the house each year rather than many small ones.',
    5: 'Art, music and the young people of the family bring you joy. You are creative and affectionate. Practise one art regularly, and teach it to a child.',
    6: 'You bring peace where people work together, and you serve others kindly. Affection shows itself in shared duties. Never lend money only to please somebody.',
    10: 'Your taste and manners made you welcome everywhere. Functions, design and hospitality still suit you. Help a younger relative to arrange one event, and let them receive the praise.',
  },
  Saturn: {
    5: 'You learn slowly and forget nothing. Matters of children asked for time and reward it later. Study a little every day, and praise young people before you correct them.',
    10: 'Your position rose slowly and stands firm. Long work brought you respect. Hand on what you know to one person at a time, and put down one duty each year.',
  },
  Rahu: {
    4: 'You searched for the right home and perhaps moved more than once. Comfort matters more than size now. Let a lawyer check every paper of the house before you sign.',
    10: 'You wanted visible success, and new ways helped you to it. New technology and public matters still interest you. Keep papers clean, and use your name for one good cause.',
  },
  Ketu: {
    5: 'You understand things by intuition before you can explain them. You may be shy about a talent. Show it once this year to the family or a small circle.',
    10: 'You did your work well and cared little for titles. Rank does not hold you now. Choose a useful task without a title, and keep your own hours.',
  },
};

/** By sign, from 1. */
export const lateGrahaInSign: Partial<Record<Graha, TextsByNumber>> = {
  Sun: {
    3: 'You are proud of what you know, and you love to learn. People accept your authority because you explain your reasons. Teach your best subject to one younger person.',
    6: 'You are proud of being useful and of doing things correctly. Praise embarrasses you, although you need it. Once a month, write down what you did well for others.',
    11: 'You do not like to stand above others, and you dislike people who do. You want your idea or your group to be honoured. Give a society your advice, and leave its daily work to others.',
  },
  Mars: {
    10: 'You use your energy with discipline, step by step. People give you heavy tasks because you complete them. Take one at a time, and say no to the second.',
    12: 'You act by feeling, slowly at first and then all at once. You fight for weaker people more than for yourself. Use the same courage for your own comfort and for payments due to you.',
  },
  Mercury: {
    6: 'You notice every mistake in a text, an account or a plan. Analysis and editing suit your mind. Look over the family papers once a month, and praise what is in order.',
  },
  Saturn: {
    3: 'You learn by method, and you mean what you write. Languages, accounts or technical subjects stay with you. Read or study at a fixed hour, even for twenty minutes.',
    9: 'You test a belief before you follow it. Experience taught you more than books did, and you teach others plainly. Read one new teacher this year, and compare.',
    10: 'Duty, long plans and small means are familiar to you. You rose by steady work, and people rely on you. Keep Sunday for the family and for rest.',
  },
  Rahu: {
    4: 'You long for home, roots and belonging. Houses, family history and motherly care attract you strongly. Write down the history of your family, and invite those who share it.',
  },
  Ketu: {
    3: 'You are clever, but chatter and wordplay tire you. You often keep your best remark to yourself. Write it in a letter to somebody who values it.',
    10: 'Rank and authority neither attract nor frighten you. People may still offer you a chair of honour. Accept it if the task is useful, and keep your own hours.',
  },
};

/** Keyed as the pairs of grahas. */
export const lateConjunctions: Readonly<Record<string, string>> = {
  'Sun+Mercury':
    'You explain yourself well, and your intelligence serves your aims. Writing, teaching, accounts and letters profit from this. Check whether an opinion of yours is only a wish.',
  'Sun+Venus':
    'You want what you do to be beautiful and to carry your name. Art, design and festivals profit from this. Let the other helpers be praised in public too.',
  'Mercury+Venus':
    'You speak and write with charm, and you have an eye for good things. Music, letters and design suit you. Use this gift to settle a matter in the family.',
  'Saturn+Rahu':
    'You worked hard in unusual, technical or foreign fields, and you look for ways round a rule. Keep each paper correct. Discipline for a common purpose brings you respect.',
  'Mars+Saturn':
    'Your energy was held back at first and became great endurance. You know how to repair and to build. Move a little every day; force on one day tires you.',
};

export const lateRetrogradeTexts: Partial<Record<Graha, string>> = {
  Mercury:
    'You understand a matter best the second time. Read letters and contracts twice. Sleep for a night before you give your first answer.',
  Saturn:
    'You judge yourself strictly before anybody else does. You repeat work that was already good enough. Fix the hour at which you stop, and rest without excuses.',
};

/** From forty on: for a bond that is there, or a life alone. By house, from 1. */
export const marriedGrahaInHouse: Partial<Record<Graha, TextsByNumber>> = {
  Jupiter: {
    7: 'Partnership helps you to grow. You value learning and fairness in the person beside you. Take large decisions together, and ask for advice before you invest.',
  },
  Venus: {
    7: 'Partnership matters greatly to you, and you are good at reaching agreement. Good manners and pleasant company keep it warm. Say your own wish first, before you agree to the other person’s.',
    9: 'You find beauty in temples, music, travel and learning. Friends from other cities and cultures enrich your life. Visit one new place with your family each year.',
  },
  Saturn: {
    7: 'You take the bond with your partner seriously, and you stay once you have agreed. You show it by duty more than by words. Say your affection aloud, and share one pleasure a week.',
  },
  Rahu: {
    7: 'You are drawn to people who differ from you in language, belief or custom. This makes partnership interesting and sometimes difficult. Ask about the difference, and do not try to remove it.',
  },
};

/** By sign, from 1. */
export const marriedVenusInSign: TextsByNumber = {
  1: 'You show love fast and openly. You enjoy winning a person’s affection again and again. Plan a small surprise each month, so that interest stays alive on both sides.',
  2: 'You love slowly and faithfully, with time, touch and good food. You have good taste in cloth, music and jewellery. Keep one unhurried meal a day with the people you love.',
  3: 'Talk keeps love alive for you: messages, jokes, shared films. Two days of silence hurt you. Say when you are waiting for an answer, and ask one question a day yourself.',
  9: 'You value freedom, travel and honest talk in love. A shared journey does more for you than a gift. Make promises slowly, and keep each one that you make.',
  12: 'You love tenderly, and you feel another person’s sorrow as your own. Music and devotion touch you deeply. Give care where it is returned, and leave money and dates to a practical head.',
};

export const marriedConjunctions: Readonly<Record<string, string>> = {
  'Mars+Venus':
    'Your affection is quick and strong, and so is the love of colour and style. You want fast results. Show warmth in small things every day, and wait a night before you argue.',
  'Venus+Saturn':
    'Love comes slowly to you and then lasts; your taste is simple and good. You show affection by duty. Give a small gift or a kind word without an occasion.',
  'Venus+Rahu':
    'The rare and the foreign attract you, in people and in things. The first charm is strong. Wait through an ordinary month before you promise or buy.',
};
