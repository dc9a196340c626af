/** The Lo Shu square of the date: each digit missing, once, twice or more often, and its eight lines. */
export type Presence = 'missing' | 'once' | 'twice' | 'often';

/** Index digit - 1. */
export const presence: Record<Presence, readonly string[]> = {
  once: [
    'A single one: you speak clearly when you are calm and search for words when you are moved. Write first, on such days.',
    'With one two you read people well enough to be kind and not so well that you cannot sleep.',
    'Three stands here once and gives a ready imagination, good for finding the third way between two tired ones.',
    'The lone four is a steady hand: you finish what is in front of you and know where the spare fuse is.',
    'One five sits in the middle of the square like a lamp in a hall. It steadies the rest, and lets you stay yourself in changing company.',
    'A six by itself makes you love a home, and makes you want to be asked before anybody moves the chairs.',
    'There is one seven: you learn certain things by having to do without them, and you do learn them.',
    'Eight appears a single time, bringing an eye for detail. Wrong totals call out to you from across the room.',
    'One nine is ambition in a fair dose; whoever was born between 1900 and 1999 brings at least this much of it.',
  ],
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
  missing: [
    'The one is missing, so your own case is what you plead least well. Prepare it like a friend’s, and it is won.',
    'No two is written in the date; hints pass you by. You prefer to be told outright, and may say so without blushing.',
    'Three is not to be found. Picturing a thing that does not exist yet is work for you, and a sketch on paper is your imagination’s walking stick.',
    'An empty four leaves routine to your choice. You keep no order by nature, yet you have invented a better one than most born with it.',
    'The centre, five, stands empty: you find your balance outside, in a teacher, a street, a weekly game. Choose that anchor well and it holds.',
    'Where six is absent help is asked for late. You manage, then over-manage; the neighbour would have liked to be called.',
    'Seven is absent, and disorder in other people’s feelings seems avoidable to you. They are glad of your broom once you have listened.',
    'With no eight the small print blurs. Your eye is for the whole, and it is sensible to marry, hire or befriend someone who reads clauses.',
    'There is no nine, as for most births since 2000. Big causes leave you cool; near ones do not, and the ward gains what the world goes without.',
  ],
};

/** The eight lines in the order of the engine: all three digits there, or none. */
export const completeLines: Record<string, string> = {
  'mental plane': 'The upper row is full: memory, order of thought, a mind that files while it listens. Others ask you what was decided, and you know, with the date.',
  'emotional plane': 'Across the middle nothing is missing, so heart and hand speak to each other. You are moved, you say so, and you do something about it.',
  'practical plane': 'The ground row is complete, a rare and useful gift for making things happen: from word to work to tidy heap of results.',
  thought: 'Down the left side runs an unbroken column. You plan ahead by nature, and carry the sequence of a thing in your head like a raga.',
  will: 'The middle column stands without a gap. Once you want a thing, weather has little to do with it, and the art lies in what you choose to want.',
  action: 'On the right all three are present: you get up and do it. While the rest are debating the route, your slippers are at the door.',
  'golden line': 'From corner to corner the diagonal of four, five and six is whole. Indian practice calls it golden and connects it with standing, earned and kept.',
  'silver line': 'Two, five and eight join up, the line named after silver, and linked with property and slow gain. It speaks of patience with walls and papers.',
};
export const emptyLines: Record<string, string> = {
  'mental plane': 'The top row is bare. You think through your fingertips, and a matter that was only described to you has not quite happened.',
  'emotional plane': 'The middle row has nothing in it: feelings are private property, fenced. The gate needs oiling on festival days and anniversaries.',
  'practical plane': 'Along the bottom it is empty. Ideas reach you before tools do, so a practical companion is worth more than a clever one.',
  thought: 'The column at the left is open. You enter upon things without a plan and are good at it; for the long ones, borrow a list.',
  will: 'No digit stands in the central column, and wanting comes in waves. Promise on the crest, in front of a witness, and the trough is crossed.',
  action: 'The right-hand column stands empty. The step from deciding to doing is high in your house; an appointment with another person makes it lower.',
  'golden line': 'The golden diagonal is not drawn in this date. Standing, for you, is a thing you build with people, not one that arrives by post.',
  'silver line': 'The silver diagonal is free of digits. What is owned matters less in your story than what is understood, unless you decide otherwise.',
};

/** The names of rows and columns beside the drawing. */
export const gridRows = ['Mental plane', 'Emotional plane', 'Practical plane'] as const;
export const gridColumns = ['Thought', 'Will', 'Action'] as const;
