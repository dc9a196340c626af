/** The modern Pythagorean counts of the full name. Keyed by the number; 11, 22 and 33 where the school keeps them. */
export type ByNumber = Readonly<Record<number, string>>;

/** Destiny: all letters. */
export const destinies: ByNumber = {
  1: 'The whole of your name adds up to an undertaking. What you are called for is the thing that would not exist unless you did it, however modest: a shop, a method, a tune, a family rule that finally makes sense.',
  2: 'As a whole your name is a bridge. It is fulfilled where two sides meet and stay: in mediation, in accompaniment, in the second signature on the page.',
  3: 'Your letters together want to be heard. Expression is the errand: to say, draw, cook, sing or teach what the others at the table felt and could not put.',
  4: 'The sum of your name is a wall with true corners. It is satisfied by something that stands: a system, a house, an order of days in which those who come after can live.',
  5: 'Taken together your letters spell a passage. Your errand is to try out, cross over and report; freedom used well becomes a map for the less brave.',
  6: 'Your full name adds up to a household. It asks for responsibility with flowers on it: to look after people, standards and places until they flourish without you.',
  7: 'All letters counted, your name is a question. It wishes to know how things are in truth, and is at peace when you have become thoroughly expert in one corner of the world.',
  8: 'In sum your name is a weighty seal. It wants results that can be measured, power that answers for itself, and money that has been given something decent to do.',
  9: 'Your letters end at the last digit, with the door open. The errand is generous: to complete, to forgive, to work for people whose names you are not going to learn.',
  11: 'Your name halts at eleven, which this school does not reduce. Its errand is to light something up: you sense the coming thing, say it, and live with having said it before the others were ready.',
  22: 'The letters stop at twenty-two, the builder’s figure. Your name would like a project with public doors; a library, a bridge, a firm where people are glad to work.',
};

/** Heart: the vowels. */
export const hearts: ByNumber = {
  1: 'Inside, you want to have done it yourself. Praise for the team is welcome, and yet the moment you keep is the one in which nobody held the bicycle.',
  2: 'Your wish is simple and large, to be two: a hand in a hand at the fair, a second cup set out without asking.',
  3: 'The heart of your name would like to laugh. It longs for an audience of people it loves, and is parched by rooms where nothing may be said lightly.',
  4: 'Deep down you want things to stay where you put them. A morning without surprises is, for you, a form of happiness that needs no excuse.',
  5: 'Inside, you want a way out to be there. What you long for is the possibility of leaving, and having it you are quite content to stay.',
  6: 'To be needed by those you love, and thanked with the eyes: that is the inward wish. You would carry an umbrella for the entire family.',
  7: 'The inmost wish is to be left alone with a true thing. An unread book, an empty ghat, a problem without a deadline; you return from them fond of everyone.',
  8: 'You want to be equal to it, whatever it is. The secret pleasure is not the reward but the knowledge that the weight was real and was lifted.',
  9: 'What you wish within goes beyond your own door. You want it to be better for people at large, and feel a guilty tug at every comfort that is yours alone.',
  11: 'Two high notes sound in your vowels. There is a longing to be carried by something greater, and a fine tremor when others are merely practical; music takes care of both.',
  22: 'You dream in foundations. Privately you would like to leave behind one thing large enough to be useful when nobody remembers who began it.',
};

/** Personality: the consonants. */
export const personalities: ByNumber = {
  1: 'From outside you look as if you knew the way. Strangers ask you for directions in towns that you have never seen.',
  2: 'You strike people as easy to sit beside. In a crowded compartment it is your row that gets told everything.',
  3: 'What shows of you is bright: a ready word, a colour somewhere, a face that is already halfway to amusement.',
  4: 'You give an impression of order. Others suppose your tax papers are filed, and hand you the kitty for the picnic.',
  5: 'At first sight you are lively and hard to date. It is assumed that you have just come from somewhere or are just off.',
  6: 'You appear hospitable even when you are a guest. Children and lost visitors come up to you as to an information desk.',
  7: 'Outwardly there is some reserve, well dressed. People straighten their sentences for you, and wonder afterwards what you made of them.',
  8: 'You seem solid, prosperous even, whatever the state of your purse. Waiters bring you the bill, and committees the file.',
  9: 'A certain largeness shows: you look like a person who has seen weather and would lend a coat.',
  11: 'What shows is a sort of current. You are remembered as luminous or as nervous, according to how you slept.',
  22: 'You look capable of more than is being asked. In meetings eyes move to you at the word “impossible”.',
};

/** Maturity: the sum of life path and destiny. */
export const maturities: ByNumber = {
  1: 'What ripens late in you is independence. Some time after forty the opinion of the street becomes a sound among other sounds.',
  2: 'The late fruit is companionship. You learn to wait for people without tapping a foot, and find them worth the wait.',
  3: 'A playful streak ripens last. Your later years write, paint, sing out of tune and are much visited.',
  4: 'It is order that comes with age here: drawers, habits, a garden in rows, and a peace of mind that younger days did without.',
  5: 'Others settle as time goes by; you loosen. The second half of life has more travel in it, and a new word every week.',
  6: 'With years you turn into the person round whom the family arranges its chairs. You had been practising all along.',
  7: 'Ripeness means depth in your case: a subject, a shelf, a practice at dawn, and less and less need of being right aloud.',
  8: 'Authority ripens slowly with you and then all at once. Matters of substance are laid in front of you, and you know what to do.',
  9: 'The late gift is breadth. Old grudges fall off like dry bark, and what you have begins to flow towards whoever can use it.',
  11: 'Eleven ripens into insight. In time you trust the sentence that comes by itself, and others start waiting for it.',
  22: 'With twenty-two the great plan is for later. All that went before turns out to have been the quarry.',
  33: 'The rare thirty-three ripens into kindness with authority, the sort of grandparent even the neighbours borrow.',
};

/** Soul urge by our own rule: path and name together, modulo nine. */
export const soulUrges: ByNumber = {
  1: 'Date and name, put together and cast out by nines, leave a one: beneath all plans you want to find out what you can do unaided.',
  2: 'What remains of date and name is two. Under the ambition sits the wish to have somebody to tell it to in the evening.',
  3: 'Three is left over when path and name are shared out: an urge to make something with a little joy in it every single day.',
  4: 'The remainder is four, the urge to leave each thing more firmly fixed than you found it, shelf or sentence.',
  5: 'Five remains, a pull towards the unknown street. Follow it now and then for an hour, and it does not ask for a year.',
  6: 'A six is what is left: the underlying urge is to be somebody’s home, in whatever form.',
  7: 'Out of both together comes seven. You are driven by the desire to understand, and understanding is seldom in a hurry.',
  8: 'Eight stays in the sieve, the urge to be effective. It is satisfied by one thing achieved and unimpressed by ten that were discussed.',
  9: 'Nothing is left over, and that counts as nine: an urge to give the thing its ending and let it go.',
};

/** The digit with the most letters, 1 to 9, called the hidden passion in books. */
export const frequentLetters: readonly string[] = [
  'More of your letters stand on one than on any other figure. Starting is where the name spends its strength, and a signature of yours slopes upward.',
  'Two has the most letters, so there is more tact in the name than most people need, and someone is always grateful for the surplus.',
  'Three comes up most often: talk, colour, ornament. The name would rather say it well than say it first.',
  'Fours lead in your name. It likes a list, and the small click with which an item is ticked.',
  'Fives lead the count, as they do in many names, with E and N and W among them. Where they are many, a taste for variety shows in everything you do.',
  'Six is met more often than any other. Care is the accent of the name, and it worries in advance on behalf of others.',
  'Seven, seldom frequent, is what your name has most of; a rare tilt towards solitude and first principles.',
  'Eight collects the letters here. The name has an eye for worth and a good arm for carrying.',
  'Nine comes oftenest, R and I doing the work. Feeling runs broad in such a name, and gives before it counts.',
];

/** A digit without a letter, called a karmic lesson in books. */
export const missingLetters: readonly string[] = [
  'Without a one among the letters, self-assertion is learnt by ear. Copy a bold friend’s first sentence until it is yours.',
  'No two in the name: patience with slow talkers is learnt rather than given, often at a grandparent’s side.',
  'Where three is lacking, praise sticks in the throat, your own most of all. Practise on whoever brings your tea.',
  'A name without four borrows its order from outside. Borrow it openly, from a diary, a fixed hour or a friend who is always on time.',
  'With no five, change is a foreign language. You speak it better after each journey, and with your own accent.',
  'The six is not there, so responsibility has to be chosen with open eyes; that is perhaps the better way.',
  'Seven is lacking, no G, P or Y being there. Silence is a place that you visit with a guide, a book or a walk at six in the morning.',
  'For want of an eight, money is a subject learnt from other people’s mistakes, and from a few instructive ones of one’s own.',
  'There is no nine: compassion at a distance has to be thought of, while for those nearby you have plenty.',
];

/** The same, if the date has the digit. */
export const missingLettersInDate: readonly string[] = [
  'One is lacking in the letters and present in the date: you begin things well and sign them small. A larger signature costs nothing.',
  'Two has dropped out of the letters but stands in the date. You feel for others before your name suggests it.',
  'Three is missing from the name, but your date has it. You have more to tell than strangers expect, so tell it in the first hour.',
  'The name has no four, and the date supplies it. You look improvised and turn out to have a plan.',
  'The date lends the five that is wanting here. People think you settled; your suitcase knows better.',
  'The letters lack a six that the date has: yours is a warm house behind a plain gate.',
  'Your name is without a seven, your date is not. Quiet comes to you by birth, and company by introduction.',
  'Eight is not among the letters but among the digits of your date. You reckon better than you admit.',
  'Without a letter of nine, you have it from the date: wide sympathies under a name that does not advertise them.',
];
