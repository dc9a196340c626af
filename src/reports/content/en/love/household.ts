/** Living together: home, family, trust, rest, and sentences for a difficult day. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

/** By the sign of the fourth house. */
export const fourthSignTexts = [
  'Your home is busy and quick in temper; people come and go, and small arguments start easily. Give each member one task that is fully theirs, and settle a quarrel before the day ends.',
  'Comfort and good food keep the people of your house together. Spend on the kitchen and on good beds before you spend on decoration, and do not move house often.',
  'A lively home suits you, with books, visitors and much talk. Long silence after a quarrel harms it most. Sit together for ten minutes every evening and exchange the news of the day.',
  'Feelings decide how your home runs, and the elders of the family have a strong say. When somebody is low, sit with them first and leave advice for later.',
  'At home you and the others want respect. Thank the one who cooks and the one who earns, by name and in front of guests. Arguments about position then become rare.',
  'Good order makes you easy to live with. Put a list of chores on the door, pay the bills by the fifth of the month, and keep Sunday free of corrections.',
  'Fairness holds your household together. Decide together about furniture, guests and money for relatives. Let nobody carry two heavy duties at the same time.',
  'Privacy matters most in your home; you do not want relatives or neighbours to know its affairs. Keep family secrets inside the house, and keep none from those who live in it.',
  'Your home is open to guests, travel plans, prayer and study. The people in it need freedom to go out. Receive visitors on two days a week and leave the other days quiet.',
  'You run a home responsibly: loans are paid and repairs are done on time. It can become all duty, so keep one evening a week on which nobody has a task.',
  'Unusual hours and separate interests are normal in your home. Give each person a corner and some time alone, and divide the housework again every six months.',
  'You need a peaceful home with prayer, music and rest in it. Kindness comes easily there, while papers are forgotten. Let one person take charge of rent, tax and bills.',
] as const;

/** By the lord of the second house. */
export const secondLordTexts: Record<ClassicalGraha, string> = {
  Sun: 'Pride in the family and a firm way of speaking come from your parents’ home. With in-laws and other new relatives, speak less of your own family and let their elders lead.',
  Moon: 'In your family, love was shown by feeding people and asking about them. New relatives become close in the same way. Ask their elders for a recipe or an old family story.',
  Mars: 'People in your family speak straight and loudly. In a crisis this helps, but new relatives may feel attacked. Lower your voice with them, and apologise the same day when a word was too hard.',
  Mercury:
    'Jokes, accounts and news filled the house in which you grew up. You win new relatives by remembering names and birthdays. Do not forward family messages; many quarrels begin there.',
  Jupiter:
    'Respect for learning and good advice comes to you from your family. In-laws and cousins soon ask your opinion in a dispute. Bless both sides, and do not join one of them.',
  Venus:
    'Sweet speech and good taste are your family’s gift, and new relatives like you quickly. Your politeness hides problems from them. Say early what you find hard.',
  Saturn:
    'Your family is careful with money and slow to praise, but loyal in difficulty. New relatives may find you cold at first. Visit them once a month and help with one real task.',
};

/** By the element of the sign of the eighth house. */
export const eighthElementTexts: Record<Element, string> = {
  fire: 'About shared money and old hurts you want the whole truth at once. Ask first whether the other person can talk now. Then say everything in one sitting.',
  earth:
    'Trust means papers in order to you: nominees, insurance and joint accounts known to both sides. Check them this month, and ask whether any old worry is still open.',
  air: 'You trust people with whom you can discuss money, fear and the past. When the same point has come up three times, stop and continue the next day.',
  water:
    'Your trust goes very deep, and so does jealousy. When you feel doubt, say it and ask for reassurance. Do not check a phone or question relatives.',
};

/** By the element of the sign of the twelfth house. */
export const twelfthElementTexts: Record<Element, string> = {
  fire: 'Your mind stays active late at night, and rest comes slowly. Walk for fifteen minutes after dinner with someone close, and leave the phone at home.',
  earth:
    'Good rest needs bodily comfort for you: a firm bed, a cool room, fixed hours. Keep one morning a week without an alarm; closeness grows when nobody has to hurry.',
  air: 'Thoughts and talk keep you awake. Leave family problems for the daytime, and give the last ten minutes before sleep to something light and pleasant.',
  water:
    'Before sleep you need quiet, prayer or soft music. Tell those who live with you that this silence is rest and does not mean anger.',
};

/** By the sign of Mercury: a sentence for a difficult day. */
export const mercurySignTexts = [
  'You speak fast when you are angry. On a bad evening say: “I need twenty minutes, then I come back and listen.” Come back on time, or the sentence loses its value.',
  'Your answers come slowly, and others take this for stubbornness. Say: “Please tell me once more, I want to understand.” Repeat their point before you give your own.',
  'Winning an argument is easy for you, and it tires the other person. Begin with: “You are right about one part of this.” Then name that part honestly.',
  'When hurt, you give hints and hope to be understood. Use a direct sentence once a week: “I missed you today.” It says what the hints only suggest.',
  'Your tone becomes commanding when you feel ignored. Try: “I would like your help with this.” People at home answer a request much sooner than an order.',
  'You see the mistake before you see the effort. On hard days start with “Thank you for doing this,” and keep the correction for the next morning.',
  'You wait for the perfect words, and the moment passes. Say it unfinished: “I am upset, and I cannot explain it yet.” The other person can then wait with you.',
  'Your questions can sound like a police enquiry. Ask instead: “What would make this evening easier for you?” You learn as much, and nobody feels accused.',
  'In anger you use large words such as always, never and everyone. Replace them with “this time” and “in this matter.” The quarrel then stays as small as its cause.',
  'You state your decision and leave out your feeling. Start with “It worried me that you came late,” and stop there. Often no decision is needed after that.',
  'Talk about feelings makes you turn to general ideas. Return with: “I do care, and I became cold. Can we start again?” Say it on the same day.',
  'Complaints stay inside you until they come out as tears. Say a small one early: “That was not all right with me.” Practise it first on an easy matter.',
] as const;
