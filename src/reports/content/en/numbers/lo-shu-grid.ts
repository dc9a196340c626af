/**
 * The Lo Shu square of the date: each digit by its count, and its eight lines. A digit that is missing or occurs once is read with
 * its support.
 */
export type Presence = 'missing' | 'once' | 'twice' | 'often';

/**
 * Support of a digit: driver, conductor or name number is the same (`held`); the opposite digit is present, for five one beside it
 * (`facing`); another digit of its column is (`column`); or nothing (`bare`).
 */
export type DigitSupportKind = 'held' | 'facing' | 'column' | 'bare';

/** Index digit - 1. */
export const missingDigit: Record<DigitSupportKind, readonly string[]> = {
  held: [
    'One is not in the date, but one of your chief numbers makes good the lack. You learn to plead your cause in the doing, title in hand.',
    'No two among the digits; a number of yours brings it by another road. Tact is something you acquired, and therefore can explain.',
    'Your date leaves out three, and another number of yours puts it back. Imagination arrives late, with luggage, and stays.',
    'The square has no four, yet a number of yours is built of it. Order is your decision, made anew, and rather well kept.',
    'Five is absent from the centre and present among your numbers. You turn on an axis that others do not see at first.',
    'There is no six on the square, and still one of your numbers keeps house. You came to warmth by choice; nobody drilled you in it.',
    'Where seven is wanting in the date it returns as a number of yours. Sympathy for the unspoken grows on you, like a taste for bitter gourd.',
    'Eight is lacking below and standing above, among your numbers. You dislike small print and read it nonetheless, to the end.',
    'No nine stands in the date, but your numbers have not forgotten it. Your zeal wakes when somebody needs a defender by evening.',
  ],
  facing: [
    'For the one that you lack nine comes forward from across. You argue poorly for yourself and splendidly for a cause, so make your case one.',
    'The two is missing and eight opposite takes its work. You notice people by details: the untouched plate, the new shoes, the late reply.',
    'Without a three you think of things as they are, and seven opposite thinks to the bottom. Depth does for you what fancy does for others.',
    'Four is left out, and six on the other corner tidies for love. Your papers are in disorder; the guest room never is.',
    'The middle has no five, but a neighbour in its row lends an arm. You find your feet in talk, with one person who stays calm.',
    'No six, and four across the square minds the house by method. Care, from you, looks like a serviced boiler and a spare key.',
    'With seven gone, three opposite consoles. You meet what is sad with a story or a sketch, and it is surprisingly often right.',
    'Small print is nobody’s favourite, and your eight is missing; two on the far side asks a friend to read it aloud. It works.',
    'A nine is not there, a one facing its place is. Your aims are your own and stated plainly; the crusades of others go by.',
  ],
  column: [
    'The one is missing from the column of will, and still the column is not empty. You want firmly first and find the words afterwards.',
    'There is no two, though its column moves. You show sympathy by getting up: the lift, the errand, the chair brought in.',
    'In the column of thought three is the gap between steadier digits. You plan without picturing it, from the list, and get there.',
    'Four is missing, and the rest of its column thinks for it. You keep the plan in your head and nothing in the folder.',
    'An empty centre, with will standing above or below it: you lose your balance seldom and know what you want even then.',
    'Six is not in the date, but the column it belongs to acts. You help first and ask for help third; try the second step.',
    'The seven of your column of action is a blank between doers. You are up and repairing before the other has finished sighing.',
    'Eight fails the column of thought at its foot. Ideas are ample, the last line of the sum is not; ask for it to be checked.',
    'Nine is lacking at the top of the will, and what is below carries on without a banner. You persist for persons.',
  ],
  bare: [
    'The one is missing, so your own case is what you plead least well. Prepare it like a friend’s, and it is won.',
    'No two is written in the date; hints pass you by. You prefer to be told outright, and may say so without blushing.',
    'Three is not to be found. Picturing a thing that does not exist yet is work for you, and a sketch on paper is your imagination’s walking stick.',
    'An empty four leaves routine to your choice. You keep no order by nature, yet you have invented a better one than most born with it.',
    'The centre, five, stands empty: you find your balance outside, in a teacher, a street, a weekly game. Choose that anchor well and it holds.',
    'Where six is absent help is asked for late. You manage, then over-manage; the neighbour would have liked to be called.',
    'Seven is absent, and disorder in other people’s feelings seems avoidable to you. They are glad of your broom once you have listened.',
    'With no eight the small print blurs. Your eye is for the whole, and it is sensible to marry, hire or befriend someone who reads clauses.',
    'There is no nine, nor anything that speaks for it. Big causes leave you cool; near ones do not, and the ward gains what the world goes without.',
  ],
};

/** A digit that occurs once has no text on its column. */
export const singleDigit: Record<Exclude<DigitSupportKind, 'column'>, readonly string[]> = {
  held: [
    'A one in the date and a one again among your numbers: you say “I” without a cough. What you announce in the morning is begun by noon.',
    'Two stands here, and once more among your chief numbers. Your feeling for people has a second witness, so believe it sooner.',
    'The three of the square has a namesake among your numbers, so fancy is not left to holidays. Ideas of yours tend to get as far as paper.',
    'What one four lays down, a second among your numbers plasters. You finish, tidy, and can say where the receipt is.',
    'Five is in the middle and at the head of the page as well. Change does not frighten you; standing still needs a reason.',
    'With six both in the square and in your numbers, home is a calling. Guests feel it at the shoe rack.',
    'Your seven is confirmed elsewhere in your numbers. What you learn by doing without goes deep, and afterwards you teach it in one sentence.',
    'Eight is written once and signed again by another number of yours. Details obey you; remember to let a few go unsupervised.',
    'The nine of your date has an ally among your numbers. Ambition comes with stamina, and the long run is where you pass others.',
  ],
  facing: [
    'One looks across at nine: the word and the cause. You speak up most easily for something that is larger than your own turn.',
    'Your two has an eight opposite, tact across from accuracy. You can tell people about the wrong total so that they thank you.',
    'Three and seven face each other over the centre. Fancy is checked by quiet thought, and a daydream of yours has usually been proof-read.',
    'The four is answered by a six on the far corner, so that order serves comfort. Your shelves are straight because somebody is going to sit below them.',
    'Around your five the middle row is not empty. You are at ease in company, and the balance holds even when the company changes.',
    'Six has its four across the square. Affection comes with a timetable, and the people you love are fetched from the station.',
    'Seven faces three, hence a loss of yours seldom stays mute. You find the picture or the story in it and hand it on.',
    'Eight is balanced by a two on the other side. You see the flaw, and whose feelings hang on it, in the same glance.',
    'Nine has a one to speak for it. What you want for everyone you are able to ask for, in a clear voice, at the right counter.',
  ],
  bare: [
    'A single one: you speak clearly when you are calm and search for words when you are moved. Write first, on such days.',
    'With one two you read people well enough to be kind and not so well that you cannot sleep.',
    'Three stands here once and gives a ready imagination, good for finding the third way between two tired ones.',
    'The lone four is a steady hand: you finish what is in front of you and know where the spare fuse is.',
    'One five sits in the middle of the square like a lamp in a hall. It steadies the rest, and lets you stay yourself in changing company.',
    'A six by itself makes you love a home, and makes you want to be asked before anybody moves the chairs.',
    'There is one seven: you learn certain things by having to do without them, and you do learn them.',
    'Eight appears a single time, bringing an eye for detail. Wrong totals call out to you from across the room.',
    'A nine with no one to face it is ambition without a megaphone. Those who work beside you know of it, and that has been enough so far.',
  ],
};

export const repeatedDigit: Record<'twice' | 'often', readonly string[]> = {
  twice: [
    'Two ones make a balanced speaker, able to see both sides of a case and to put either of them well.',
    'The two is doubled, and with it your antennae. You know who is unhappy in the other room; allow yourself not to go in.',
    'Double three: an inner theatre with matinees. Much is lived through beforehand, so by the time it happens you are composed.',
    'Fours in a pair love what can be touched. Craft, accounts, gardens, engines: with hands busy you think straight.',
    'Twice five is drive, rather a lot of it. You fix your eyes on a thing with a force that others take for temper.',
    'In two sixes the host becomes a stage manager. Creative talent is ample; worry about the family’s lunch uses up a third of it.',
    'Seven comes twice, and the taste for hidden causes deepens. You have had to let go of something early and grew a root there.',
    'The doubled eight is thorough to the last comma. You test, weigh, revise, and are the reader whom every author needs and dreads.',
    'Nine and nine again: an ideal and the energy to pursue it. You see what ought to be, vividly; what is gets less light.',
  ],
  often: [
    'The ones are many here. Words come in floods or not at all, and a friend who can wait through both is half your eloquence.',
    'Twos in such number feel everything. Thin curtains let in the whole street, so it is no weakness to close the shutters.',
    'So many threes keep the mind’s cinema running all night. Put some of it into the world, in ink or clay, and the house gets quieter.',
    'A row of fours works and works. You are the firm ground for several people; grass should be let grow on part of it.',
    'Fives in plenty are a strong engine in a light car. Think of the passengers at the bend, then enjoy it.',
    'With sixes as many as this, love keeps watch at every window. Let the young ones come home late once; the world tends to return them.',
    'Three sevens or more: a life with several farewells in it, and a calm at the centre that people travel to visit.',
    'Eights crowd the practical corner. You need movement with a result, and get restless wherever things are merely being considered.',
    'Nines abound here, and the head is crowded with plans for improving everyone. Begin with lunch.',
  ],
};

/** The eight lines in the order of src/numerology: complete or empty. */
export const completeLines: Record<string, string> = {
  'mental plane':
    'The upper row is full: memory, order of thought, a mind that files while it listens. Others ask you what was decided, and you know, with the date.',
  'emotional plane':
    'Across the middle nothing is missing, so heart and hand speak to each other. You are moved, you say so, and you do something about it.',
  'practical plane':
    'The ground row is complete, a rare and useful gift for making things happen: from word to work to tidy heap of results.',
  thought:
    'Down the left side runs an unbroken column. You plan ahead by nature, and carry the sequence of a thing in your head like a raga.',
  will: 'The middle column stands without a gap. Once you want a thing, weather has little to do with it, and the art lies in what you choose to want.',
  action:
    'On the right all three are present: you get up and do it. While the rest are debating the route, your slippers are at the door.',
  'golden line':
    'From corner to corner the diagonal of four, five and six is whole. Indian practice calls it golden and connects it with standing, earned and kept.',
  'silver line':
    'Two, five and eight join up, the line named after silver, and linked with property and slow gain. It speaks of patience with walls and papers.',
};
export const emptyLines: Record<string, string> = {
  'mental plane':
    'The top row is bare. You think through your fingertips, and a matter that was only described to you has not quite happened.',
  'emotional plane':
    'The middle row has nothing in it: feelings are private property, fenced. The gate needs oiling on festival days and anniversaries.',
  'practical plane':
    'Along the bottom it is empty. Ideas reach you before tools do, so a practical companion is worth more than a clever one.',
  thought:
    'The column at the left is open. You enter upon things without a plan and are good at it; for the long ones, borrow a list.',
  will: 'No digit stands in the central column, and wanting comes in waves. Promise on the crest, in front of a witness, and the trough is crossed.',
  action:
    'The right-hand column stands empty. The step from deciding to doing is high in your house; an appointment with another person makes it lower.',
  'golden line':
    'The golden diagonal is not drawn in this date. Standing, for you, is a thing you build with people, not one that arrives by post.',
  'silver line':
    'The silver diagonal is free of digits. What is owned matters less in your story than what is understood, unless you decide otherwise.',
};

/** The labels of rows and columns. */
export const gridRows = ['Mental plane', 'Emotional plane', 'Practical plane'] as const;
export const gridColumns = ['Thought', 'Will', 'Action'] as const;
