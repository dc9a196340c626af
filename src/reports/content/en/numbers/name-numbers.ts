/** The name: Cheiro’s compounds 10 to 52 and their single digit. */

/** The picture behind each compound, without its warnings. */
export const compounds: Record<number, string> = {
  10: 'The turning wheel: a name that rises with what its bearer intends. It repeats faithfully whatever is put into it, so it asks for clear wishes.',
  11: 'The picture shows a muzzled lion and a clenched hand, strength being held in. A name of hidden pressure, and of the poise that comes with bearing it.',
  12: 'Somebody is always ready to hang their wet umbrella on this name. It gives way from goodness, and gains when it asks what the favour is for.',
  13: 'People are afraid of this number; Cheiro was not. The picture in that book is a field turned over for new seed: change that makes room. The name goes with new beginnings, and keeps what was worth keeping.',
  14: 'Movement, crowds, news, money changing hands: a good number for everything that circulates. The one caution in the old picture is to check for yourself what others tell you.',
  15: 'A magnetic number, full of voice and music. It wins over clerks and relatives alike, and is the happier for using that power on behalf of someone.',
  16: 'The tower struck by lightning, in the old cards. Read in daylight it asks for foundations first and a second opinion before the top floor.',
  17: 'The star with eight rays, after a storm. It is a name said to outlast the day’s opinion, gentle in manner and hard to discourage.',
  18: 'A quarrel between the useful and the true. The name wants clear accounts among relations, and a short memory for what was said in anger.',
  19: 'The Sun itself, and Cheiro’s favourite among the early numbers: esteem, cheerfulness, a plan which comes off because its owner slept well.',
  20: 'A trumpet calls the sleeper to a purpose. Delay belongs to the story; the name takes long over its first decision and no time at all over the second.',
  21: 'The world with a wreath around it, reached after trials. Advancement by persistence: the door gives at the ninth knock, when eight had seemed reasonable.',
  22: 'A good dreamer with a bag on the shoulder, walking near the edge. Kind, trusting and in want of one honest friend who reads contracts.',
  23: 'Cheiro named it the royal star of the lion: help from those above, protection in odd corners. What is asked for politely tends to be granted.',
  24: 'Company of rank, and gain through affection. Whoever answers to this name does well by letting themselves be helped by people of another kind.',
  25: 'Strength that was gathered from experience. It looks on long before it acts, and the early errors, kept and labelled, are its capital.',
  26: 'Warnings of partners and advice. In plain words: this name carries others gladly, and should look at the scales before the cart is loaded.',
  27: 'The sceptre. Good judgement that may trust itself; its own ideas bear fruit, while borrowed ones only bear leaves.',
  28: 'Much is begun under this name, and others may take the credit for the finished thing. It gains by keeping plans quiet and agreements in writing.',
  29: 'Cheiro connects this number with friends one cannot be sure of. The best answer has always been the same: to be a friend of whom others can be sure.',
  30: 'A number of thought, enjoyed for its own sake. People of this name can earn well when they care to, and are as content with a good talk as with a good price.',
  31: 'More enclosed still than thirty, a lamp in an upper window. Independence is its bread; an occasional guest is the salt.',
  32: 'The paths of speech: a number of communication, with power over gatherings. It holds as long as its owner keeps to their own opinion.',
  33: 'No fresh picture of its own; Cheiro lends it the meaning of twenty-four. Read it as affection that has been promoted, and has not forgotten the lane.',
  34: 'It repeats what was said of twenty-five, a watcher made wise by practice. In this name the lesson is shorter, the patience having come along from the start.',
  35: 'Like twenty-six it speaks of joint undertakings. Agree on who brings the rice and who the salt, and this name is pleasant to share a table with.',
  36: 'Twenty-seven’s good sense in a larger coat: authority that grew out of work. The name reads well at the foot of a letter.',
  37: 'A number with its own light: good friendship, partnership, love that lasts. What is done by two under this name comes out better.',
  38: 'It echoes twenty-nine. Trust is its theme, given a little early, tested by weather, and better for having been spoken about.',
  39: 'The meaning of thirty again, a happy head. Such a name prefers to understand a thing before owning it.',
  40: 'Self-contained as thirty-one; the gate is closed, not locked. Who knocks in a friendly way finds a whole garden.',
  41: 'Thirty-two’s gift of tongues, now with a better memory. Groups listen to this name, chiefly because it waits for the end of the noise.',
  42: 'Here twenty-four comes back: gain through the good will of others, and by way of those who love beautiful and well-made things.',
  43: 'By its old image a number of upheaval. It belongs to people who change what they cannot approve of, and who learn to set the new chair down gently.',
  44: 'It carries the advice given to twenty-six, twice underlined: count together, early, aloud. Then four and four hold up a good deal of roof.',
  45: 'The sceptre of twenty-seven once more. Its bearer may give instructions in a low voice, since the plan has been thought through.',
  46: 'Kin to thirty-seven: the name of a good companion. Its fortune arrives in pairs and on foot.',
  47: 'Twenty-nine’s lesson, third time of telling. By now it is nearly a strength: this name knows whom to believe, and why.',
  48: 'It takes up thirty with some added weight. An idea pleases it most when it can be handed on in a form that works.',
  49: 'Solitary after the manner of thirty-one, with a workshop attached. Surprises suit it better than promises.',
  50: 'Speech again, as in thirty-two, and freedom around it. The name carries far; it helps to know beforehand what it is going to say.',
  51: 'The one among the last that has a strong picture of its own: a soldier’s number, swift advance. Let somebody walk ahead and look around the corner.',
  52: 'Cheiro’s list closes here, on the sense of forty-three. Renewal is its trade, and after this the sums begin again with their single figures.',
};

/** A compound outside the list, above or below it. */
export const compoundOutsideList = {
  below:
    'Some names come to a single figure at once, and then there is no compound and no picture. The figure has to speak for everything, which it does plainly, as a name does when it is called across a playground.',
  above:
    'The sum runs past fifty-two, where Cheiro’s pictures end. We do not make up one for you: the single figure is read, and the long row of letters stands as what it is, a generous name.',
} as const;

/** The single figure of the name, 1 to 9. */
export const nameSingles: readonly string[] = [
  'Your name sounds like a decision. People expect an opinion from whoever signs so, and make room for one.',
  'It has a soft landing. Strangers lower their voices a little when they read it out, and expect to be heard in return.',
  'Your name sounds as if it belonged on a platform. People hear a teacher or a host in it, and are ready to listen before you have begun.',
  'Your name has an unusual sound, and it is remembered for that. People expect an uncommon answer from whoever bears it, and they often get one.',
  'Quick on the tongue, easily passed on, at home in a phone book and on a ticket. It gets about before you do.',
  'An agreeable sound, warm at both ends. It is a name that is put on guest lists without discussion.',
  'There is something reserved in the sound of your name. Those who hear it suppose that you know more than you tell, and they choose their words.',
  'Your name sounds serious and dependable. People hand over difficult things to whoever bears it, and then stop worrying about them.',
  'It strikes the air smartly. One looks up on hearing it and expects something to be done by evening.',
];

/** The graha of the name compared with that of the driver, by driver, 1 to 9. No graha is neutral to the Sun. */
export type GrahaFit = 'same' | 'friendly' | 'neutral' | 'tense';
export const nameFits: Record<GrahaFit, Readonly<Record<number, string>>> = {
  same: {
    1: 'Label and contents agree to the letter: the name announces a leader, and a leader comes in.',
    2: 'Gentle without and gentle within; nobody is misled, though a few may overlook you until you speak.',
    3: 'The teacher’s name is worn by a teacher. You need no introduction, and might give a shorter one.',
    4: 'Unusual by date and by sound. You are at least spared the effort of appearing ordinary.',
    5: 'Mercury twice over: the name is as nimble as its owner, and the two are often in different rooms.',
    6: 'Sweetness is promised and delivered. See that the invoices carry the same fine hand.',
    7: 'A secret kept in a secret. The name guards your privacy so well that friends have to be given the key.',
    8: 'Serious on paper and in person; your humour is the surprise, so let it be found early.',
    9: 'You arrive just as your name does, at speed. There is no disappointment in it, and some dust.',
  },
  friendly: {
    1: 'The sound supports your wish to lead; it opens the door and you walk through it.',
    2: 'What is called out suits who answers: the name lends you a firmness you can use.',
    3: 'Your explaining nature is well served, as by a good voice that carries to the last row.',
    4: 'The name makes your odd angles welcome; people take the idea because the label sounded familiar.',
    5: 'Mind and name play on one side, and trade between them is brisk.',
    6: 'A kindly sound around a kindly number; favours are easily asked and easily given.',
    7: 'It leaves you in peace, and yet speaks up for you in rooms you would rather not enter.',
    8: 'Your weight is carried well by it; the name adds some ease to what you do in earnest.',
    9: 'It points your energy in a useful direction, as a good captain does.',
  },
  neutral: {
    2: 'There is courtesy between the two, no more. The impression you make is made in person.',
    3: 'It does its office like a polite clerk, and the teaching remains your own affair.',
    4: 'A convenient coat over an unusual frame: it fits at the shoulders, and elsewhere you move about freely.',
    5: 'Half of it helps and the other half waits to be convinced, so introduce yourself with a smile and a sentence.',
    6: 'The sound gives little away; your taste has to be seen before it is believed.',
    7: 'Nothing in the name disturbs the inner room. It may be that nothing in it advertises the room either.',
    8: 'You and your name are colleagues of long standing: correct, reliable, seldom effusive.',
    9: 'It takes the heat off a little, and on some days you are grateful to it.',
  },
  tense: {
    1: 'You want to lead and the name suggests something else, so that people learn who you are at the second meeting. Many find this an advantage.',
    2: 'The name sounds harder or stranger than your heart is. A warm first line in a message puts it right.',
    3: 'It advertises other goods than yours, pleasure or bustle instead of counsel. The contrast makes your learning a discovery.',
    4: 'Between the date and the sound there is a step. You have had practice in taking it, and it keeps you alert.',
    5: 'What is promised by the letters moves at another pace than your mind; patience with the mispronouncers is the toll.',
    6: 'It calls for battle or ceremony where you had laid out cushions. Guests sit down on them all the same, relieved.',
    7: 'The name would like to be seen and you would not. Let it go to the meetings in your place, as a signature.',
    8: 'A bright or fiery label is fixed to a patient engine; nobody complains, once the engine has pulled.',
    9: 'It slows you or argues with you, as a cautious relative might. Listen to every third objection.',
  },
};
