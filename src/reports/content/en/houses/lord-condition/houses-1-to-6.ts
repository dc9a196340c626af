/** The condition of the lords of the first six houses. */
import type { LordConditionTexts } from './lord-condition-type.ts';

export const firstSix: LordConditionTexts<1 | 2 | 3 | 4 | 5 | 6> = {
  1: {
    exalted:
      'Your vitality has a high ceiling. In a tight week you surprise even those who know you well, and you recover your good opinion of yourself without asking around for it.',
    moolatrikona:
      'You hold office in your own life, so to speak. Duties you chose sit lightly, and a role with a purpose steadies you more than a free afternoon.',
    own: 'You need few props. Take away the title, the phone and the good shirt, and what remains still knows what it is about.',
    friendly:
      'You do well on friendly ground and have a nose for finding it. Half your confidence is knowing at whose house you may ring unannounced.',
    neutral:
      'Your confidence is of the ordinary, honest kind that depends on how you live. With some effort each morning and enough sleep each night it holds well.',
    enemy:
      'You have had to be yourself among people who preferred somebody else. It taught you to tell your own taste from theirs.',
    debilitated:
      'Self-trust is your handmade thing: begun late, unpicked more than once, and therefore understood to the last stitch.',
    hidden:
      'There is more power in you than the day gets to see. It works in back rooms, on hard cases, far away; put a small lamp beside it now and then.',
    held: 'You doubt yourself in a good position, like an actor with stage fright in the leading part. Keep the part; the voice steadies by the second scene.',
  },
  2: {
    exalted:
      'There is fineness in what you keep: a well-cut sentence, a well-chosen asset. You could aim one shelf higher in what you ask to be paid.',
    moolatrikona:
      'Money behaves for you when it is given an office: a fixed day, a fixed drawer, a purpose written on the envelope.',
    own: 'What you earn and what you say are your own. Whatever the family had or lacked, you can provide for yourself, and people learn that your word is good.',
    friendly:
      'People help you with money: a cousin who knows the rates, a colleague who tells you what to ask for. Thank them, take the good advice, and keep copies of whatever is signed.',
    neutral:
      'Earnings are neither blessed nor blocked here. They are exactly as regular as your habits, and there is freedom in that.',
    enemy:
      'Money has been a guest with opinions, at times paid for in patience. You protect yourself by naming your price before you name your kindness.',
    debilitated:
      'You learnt thrift from its absence. A small balance, checked every Friday without drama, gives you more ease than any windfall could.',
    hidden:
      'You have good resources in awkward places: held jointly, paid late, parked at a distance. Careful paperwork brings them home.',
    held: 'The means may be modest, the position is good: people believe your word before they see your balance. Spend the first carefully and the second hardly at all.',
  },
  3: {
    exalted:
      'Your nerve is of the first quality, practised and calm. Whoever dares you ought to have read the small print.',
    moolatrikona:
      'Discipline and daring relieve each other in you like two drivers on a night journey, and so you get very far.',
    own: 'Nobody had to push you into your skills. You practise because you enjoy the doing, and other people can tell.',
    friendly:
      'You are bravest with a friend at your elbow. Enrol in pairs, travel in threes, and count encouragement among the regular expenses.',
    neutral:
      'Your courage is of ordinary size, which is the size that most days require. Use it early, before the day has found reasons to put things off.',
    enemy:
      'Your efforts have had to argue with the weather. That they went on at all is what people mean when they call you lucky.',
    debilitated:
      'Boldness was not issued to you; you assembled it from a kit. Begin small, begin in public, and the second attempt is half as steep.',
    hidden:
      'Real skill sits out of sight here, in night practice and unsigned work. Somebody ought to hear it; you may choose the somebody.',
    held: 'Your hands hesitate, yet they are in the right place: near teachers, near the stage, near those who call on you. Say yes first and tremble afterwards.',
  },
  4: {
    exalted: 'A deep and generous calm is available to you. Where you live well, others sleep well too.',
    moolatrikona:
      'You keep house as one keeps a promise. Rooms in your charge acquire rules, plants and a proper hour for tea.',
    own: 'Wherever you live, the place feels like your own within a week. Peace at home is yours without a struggle, so you need not earn your rest twice over.',
    friendly:
      'Peace comes by way of good neighbours, a kind landlord, an aunt with spare mangoes. You settle where you are liked.',
    neutral:
      'Your inner weather is mild and depends on upkeep: curtains washed, calls returned, one evening left white in the diary.',
    enemy:
      'You have lived like a guest in places that should have been yours. Arrange one corner to your own taste, even in a hostel, and defend it.',
    debilitated:
      'Ease had to be put together out of borrowed chairs. For that reason you know what makes a stranger feel at home, and do it without thinking.',
    hidden:
      'The comfort is real, only it lies off the main road: a house far away, a room at the back, an hour before anyone is up.',
    held: 'You fret about home more than home deserves. You stand at the heart of it, and those who walk in without knocking show you how welcome you have made them.',
  },
  5: {
    exalted:
      'Your judgement has a fine grain. Trust the idea that makes you smile before it can be explained.',
    moolatrikona:
      'Talent has taken a government job with you: it turns up daily, signs the register and improves by seniority.',
    own: 'What you make resembles nobody’s work but yours. Keep the first drafts, since some pupil may ask for them one day.',
    friendly:
      'Good teachers, good playmates: your gifts thrive in warm company and dry up a little under a cold eye.',
    neutral:
      'You are as clever as you are rested, and as inventive as your calendar allows. Two free hours a week, kept for nothing in particular, do more for your ideas than any effort.',
    enemy:
      'Somebody once marked you too severely, and you still hear the red pen. Write one page that is for no one to see.',
    debilitated:
      'Your cleverness dislikes examinations and shines in corridors. Choose tests in which one may walk about, and play for small stakes.',
    hidden:
      'A true gift is kept in the cupboard under the stairs. It comes out in a crisis, in a foreign room, at two in the morning; invite it to lunch.',
    held: 'You think little of your own ideas, and yet they are asked for again and again. Believe the people who come back for more; they have compared.',
  },
  6: {
    exalted:
      'You are formidable in a difficulty: prepared, fair, and still there on Thursday. An opponent does well to settle.',
    moolatrikona:
      'You run a tight day. Duties have their places like tools on a wall, and trouble finds no hook left free.',
    own: 'You deal with your own difficulties in your own way. Debts, rivals and dull duties seldom stay with you for long, because you take them up yourself and do not wait for rescue.',
    friendly:
      'Allies appear in the thick of things: the clerk who stays late, the rival who turns fair. Routine is kinder to you in good company.',
    neutral:
      'You take work as work, something to be done before supper. You seldom make a drama of rivals or routine, and that alone settles half of what others lose sleep over.',
    enemy:
      'The daily grind grates on you more than it should. Shorten the list; it was written by somebody in a temper.',
    debilitated:
      'Quarrels bore you before they are won, a better thing than it sounds, since most were not worth the bus fare. Keep accounts simple and dues small.',
    hidden:
      'Struggle has moved to a back room, where by the old rule it wears itself out. What was meant to hold you up has more than once put you ahead.',
    held: 'Irritations sit in the front row of your life, though they have little voice. Answer them once, in writing, and go on with the play.',
  },
};
