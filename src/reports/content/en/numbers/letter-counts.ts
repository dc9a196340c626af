/** The modern Pythagorean counts of the full name. Keyed by the number; 11, 22 and 33 where the school keeps them. */
export type ByNumber = Readonly<Record<number, string>>;

/** Destiny: all letters. */
export const destinies: ByNumber = {
  1: 'All letters of your name ask you to begin something of your own, however small. It can be a shop, a method, a tune or a family rule. Choose one this year and put your name to it.',
  2: 'Your full name asks you to bring two sides together and keep them together. You do it by listening and by fair words; start with two relatives or friends who no longer talk.',
  3: 'Expression is the task of your name. You can say, draw, sing or teach what others feel and have no words for. Show one such work to people this season.',
  4: 'The task of your name is to build something that stands: a system, a house, a well-ordered day. Those who come later can live in it, so write the rules down.',
  5: 'Your letters ask you to try new things and report on them. Freedom is given to you for this purpose; share what you learnt with those who stay at home.',
  6: 'To look after people, standards and places is the task of your full name. Do it until they can manage without you, and then let them.',
  7: 'Your name as a whole asks how things really are. You are content when you know one subject thoroughly, so choose it and read a little every day.',
  8: 'Results that can be measured are the task of your name, with power and money used well. Keep your own figures, and give a fixed part for a good purpose.',
  9: 'The letters of your name add up to 9, the last digit, which asks for generosity. Complete things, forgive, and work for people you do not know. Finish one old matter first.',
  11: 'Your name comes to 11, which this school does not reduce. Its task is to see early what is coming and to say it. Be prepared that others need more time.',
  22: 'The letters stop at 22, the number of the builder. Your name asks for a project that is open to many, such as a library or a good firm. Divide it into parts that one person can do.',
};

/** Heart: the vowels. */
export const hearts: ByNumber = {
  1: 'Your inner wish is to have done it yourself. Praise for the group pleases you less than one thing done without help. Keep one such thing in every project.',
  2: 'Inside, you wish for company: one person who is always there. Ask for an hour with that person, and do not wait to be asked.',
  3: 'The heart of your name wants to laugh with people it loves. A serious house tires you, so bring some music or a joke to it.',
  4: 'You wish for things to stay where you put them. A day without surprises is happiness for you; tell people that you like to know plans early.',
  5: 'A way out is what you wish for. When you know that you may leave, you are content to stay. Agree on free hours in advance, and you need not ask each time.',
  6: 'Your wish is to be needed by those you love, and to be thanked. Let them know it; a person who manages everything is easily forgotten.',
  7: 'To be left alone with something true is your inner wish: a book, a quiet ghat, a hard question. After such an hour you like everybody more.',
  8: 'You wish to manage any task. You are happy when it was hard and is done, so choose tasks that are a little too large.',
  9: 'What you wish for goes beyond your own door. A comfort that is yours alone troubles you, so share a part of it and enjoy the rest.',
  11: 'Your vowels give 11: you long to be carried by something greater, and purely practical people make you restless. Music and prayer help on both sides.',
  22: 'Inside, you plan something large that stays useful after you. Put the first sketch on paper, and show it to one practical person.',
};

/** Personality: the consonants. */
export const personalities: ByNumber = {
  1: 'From outside you look as if you know the way, and strangers ask you for directions. Say so when you do not know it.',
  2: 'People find it easy to sit beside you and to talk. In a train it is you who hears the whole story; end it kindly when you are tired.',
  3: 'Others see a bright face, a ready word and some colour. They expect cheerfulness even on bad days, so tell them when it is one.',
  4: 'You give an impression of order, and people hand you the common money. Keep written accounts of it.',
  5: 'At first sight you are lively, and your age is hard to guess. People think you are always on the way somewhere, so let them know when you have time.',
  6: 'You seem hospitable even as a guest, and children and lost visitors come to you. Accept it as a compliment.',
  7: 'Some reserve is what people see first. They choose their words and wonder what you think of them; a smile makes it easier.',
  8: 'You look solid and well-off, whatever you really have. People pass you the bill and the file, so agree on the shares beforehand.',
  9: 'You look like a generous and experienced person. Requests come to you easily; decide in advance how much you can give.',
  11: 'People remember you as radiant or as nervous, according to how you slept. Rest before an important meeting.',
  22: 'You look capable of more than is asked. When something seems impossible, people look at you, so name your conditions first.',
};

/** Maturity: the sum of life path and destiny. */
export const maturities: ByNumber = {
  1: 'Independence is what grows with age in you. After about forty, the opinion of others counts less, and your own decisions get easier.',
  2: 'The gift of later years is companionship. You learn to wait for people, and you find them worth the time.',
  3: 'A playful side comes late. Your later years bring writing, painting, songs or stories, and many visitors; keep the instruments.',
  4: 'Order comes with age in your case: fixed habits, a tidy house, a quiet mind. Younger years may do without it.',
  5: 'Others settle as they grow older, and you become freer. The second half of life has more travel and new interests, so keep some money for it.',
  6: 'With the years you become the person around whom the family gathers. Every meal you cook or arrange before then is practice for it.',
  7: 'Age brings you depth: one subject, a daily practice, and less need to prove yourself right. Collect the books for it early.',
  8: 'Authority comes slowly to you and then quickly. In later life important matters are brought to you, so keep your knowledge up to date.',
  9: 'Breadth is the late gift. Old grudges lose their force, and what you have goes more easily to those who can use it.',
  11: 'Number 11 grows into insight. In time you trust the thought that comes by itself, and others wait to hear it.',
  22: 'With 22 the great plan belongs to later life. Everything before it gives you the material, so keep your notes and contacts.',
  33: 'The rare 33 grows into kindness with authority. Even neighbours come to you as to a grandparent; give them fixed hours.',
};

/** Soul urge by our own rule: path and name together, modulo nine. */
export const soulUrges: ByNumber = {
  1: 'Date and name together leave 1: beneath all plans you want to know what you can do without help. Test it in one small thing.',
  2: 'Your date and name together leave 2. You want somebody to share your evenings with, so plan time for that person first.',
  3: 'Date and name together leave 3, a need to make something with joy every day. A quarter of an hour is enough. Keep the time free for it.',
  4: 'Date and name together leave 4, a need to leave each thing firmer than you found it. Repair or improve one small thing a week.',
  5: 'Date and name together leave 5: you are drawn to what you do not know yet. Give it an hour now and then, in a new street or a new book.',
  6: 'Date and name together leave 6: you want to be a home for somebody. A plant, an animal, a pupil or a child can be that somebody.',
  7: 'Date and name together leave 7. You need to understand, and understanding takes time; do not promise quick answers.',
  8: 'Date and name together leave 8, the need to have an effect. One result satisfies you more than ten discussions, so ask what is to be done.',
  9: 'Date and name together leave 9. You need to bring things to an end and to let them go; close one open matter each season.',
};

/** The digit with the most letters, 1 to 9, called the hidden passion in books. */
export const frequentLetters: readonly string[] = [
  'Letters for 1 are frequent in your name. You give much strength to the start of a task; keep some of it for the end.',
  'Your name has many letters for 2, the number of tact. Use it where two people do not find the right words.',
  'Threes come often in your name, so you like talk and colour. Say things well, and also in time.',
  'Fours come often in your name, so you like lists and finished tasks. Put one pleasant thing on each list too.',
  'Letters for 5 are many in your name, as in most names with E and N. You like variety; change the order of your day and keep its hours.',
  'Letters for 6 are frequent here. Care is your strong point, and early worry goes with it; ask first whether help is wanted.',
  'Seven is a rare digit in names, and yours has much of it. The name leans towards solitude; keep two friends near.',
  'Letters for 8 come often in your name: an eye for value, and strength for heavy tasks. Ask a fair price for both.',
  'Nine is frequent in your name, through R or I. You feel with many people and give quickly, so look at your expenses once a month.',
];

/** A digit without a letter, called a karmic lesson in books. */
export const missingLetters: readonly string[] = [
  'No letter of your name stands for 1, and you learn to assert yourself by example. Copy how a bold friend begins a request.',
  'No letter of your name stands for 2, so you have to learn patience with slow people. Spend time with somebody very old or very young.',
  'Your name has no 3, so praise is hard for you to say, above all about yourself. Practise it on the person who cooks your meals.',
  'Without a letter for 4, you take your order from outside. A diary, a fixed hour or a punctual friend supplies it.',
  'Change is difficult for a name without 5. Each short trip makes it easier, so take one every few months.',
  'The name has no 6, so you have to choose responsibility on purpose. Choose one duty at home that is only yours.',
  'Seven is missing in your name, and silence does not come by itself. Take a walk alone in the early morning.',
  'With no letter for 8, money is a subject that you have to study. Learn from the mistakes of others before your own.',
  'Your letters lack a 9: you care for those who are near, and you forget people far away. Give to one good cause each year.',
];

/** The same, if the date has the digit. */
export const missingLettersInDate: readonly string[] = [
  'One is missing in the letters and present in the date: you begin well and draw little attention to it. Sign your work in full.',
  'The name has no 2, but your date has it. You feel for others more than they expect, so say it.',
  'Three is absent from the name and given by the date. You have more to tell than strangers think; tell it in the first hour.',
  'Your date supplies the 4 that your name lacks. You look unprepared although you have a plan, so show the plan earlier.',
  'The 5 that your letters lack is in your date. People think that you are settled; tell them when you plan a change.',
  'Your name lacks a 6, and the date gives it: you are warmer at home than outside. Invite people in sooner.',
  'Without a 7 in the name you have one in the date. Silence is natural to you, and company comes through introductions; accept them.',
  'Eight is not among your letters and stands in your date. You calculate better than you admit, so offer to do it.',
  'No letter stands for 9, and the date has it. Your sympathy is wide and does not show; join one group in which it can be seen.',
];
