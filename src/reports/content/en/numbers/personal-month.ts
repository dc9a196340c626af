/**
 * The personal month as a word, the text for a second occurrence of its number within twelve months (the first text is in
 * month-by-driver.ts), and its relation to the year.
 */
export const personalMonths: readonly { word: string; again: string }[] = [
  {
    word: 'begin',
    again:
      'Once more a start is offered; whatever did not catch the first time may be lit again, with drier paper.',
  },
  {
    word: 'listen',
    again:
      'The waiting month returns. By now you know whose opinion was worth having, so ask that person alone.',
  },
  {
    word: 'show',
    again:
      'There is colour in the calendar for a second time; use it for what you were too shy to show before.',
  },
  {
    word: 'build',
    again: 'Building again: you left a corner unfinished last time and know precisely which.',
  },
  { word: 'move', again: 'A fresh wind comes round again, so loosen one knot that has served its time.' },
  {
    word: 'care',
    again: 'Home comes first for a second time; a promise made in kindness can now be kept in detail.',
  },
  {
    word: 'reflect',
    again: 'The quiet room is free again. What you suspected in it the last time may be looked at squarely.',
  },
  { word: 'settle', again: 'The scales come out again, and you may collect what was only promised before.' },
  {
    word: 'finish',
    again:
      'A second clearing falls within the twelve months. It goes quickly, since the heavy sacks went out with the first.',
  },
];

/** By personal year, then by month. */
export const monthInYear: readonly (readonly string[])[] = [
  [
    'In a year of beginnings a start counts twice; this is the month for the one thing you mean.',
    'What you have just begun may rest for a moment, and helpers come forward.',
    'Your new plan has its first audience here, small and kind.',
    'What is new needs fixed hours and a list now.',
    'Even so young a plan can be turned, and here it turns easily.',
    'Ask who else the beginning has to feed.',
    'A pause for thought, set early, spares the plan a later one.',
    'First results can be counted, on one hand, with satisfaction.',
    'Weed the young field once before going on.',
  ],
  [
    'In a year that waits, these weeks are the ones when you may push the gate.',
    'Patience is doubled; a cup of tea achieves what a letter could not.',
    'A patient year smiles here, and partners turn into friends.',
    'Give the alliance its timetable and its tin for expenses.',
    'The partnership wants an outing, literally if possible.',
    'Two become a household, in business or in life; settle who locks up.',
    'Each of you needs a separate walk just now.',
    'Terms between the two of you can be written down fairly.',
    'An arrangement that suited last year may be thanked and released.',
  ],
  [
    'Of your bright ideas this is the month to choose the eldest.',
    'A merry year lowers its voice here, and somebody confides in you.',
    'Joy upon joy: sing, but keep hold of your door key.',
    'Give the brightest of your ideas a date and a budget.',
    'Talk travels far under this pair, so post what you wrote.',
    'The year’s good cheer does best at home for these weeks.',
    'Between two busy times comes a quiet one: enjoy it.',
    'What you do with charm is worth its price; say so.',
    'Take the decorations down in good order; some of them can be used again.',
  ],
  [
    'One stone may be laid here that all later ones line up with.',
    'In a building year, stop once and hear what the neighbours think.',
    'A plain, hard-working year has a cheerful interval here.',
    'Work on work: guard your sleep as you would guard cement from rain.',
    'A change to the plan is welcome now, if you measure it first.',
    'What you are building shows whom it is for.',
    'Check the year’s plan against the facts, by yourself.',
    'Endurance is paid its first wages.',
    'Clear away what the year’s work left lying about.',
  ],
  [
    'Among many doors of a lively year you put your hand to one.',
    'The traveller rests at a friend’s, and hears some home truths kindly.',
    'Chances come dressed for a wedding; dance with two of them.',
    'A moving year needs luggage labels, and now is when you write them.',
    'All windows are open at once. Hold on to your papers and enjoy the view.',
    'Bring the news home, and stay for dinner.',
    'On the journey, an hour by yourself in a waiting room changes the destination.',
    'Freedom has its price, and you find that you can meet it.',
    'Whatever you did not unpack in four months may go.',
  ],
  [
    'In a year of duties there is a beginning that is only for you.',
    'The one you care for would like to care back; permit it.',
    'Amid the duties the family laughs together.',
    'Love is carpentry in these weeks: shelves, lifts to school, a rail on the stairs.',
    'Someone in the house needs air, and it could be you.',
    'Home counts twice here. Give of what you have, though not all of it.',
    'The caretaker’s own room deserves its door closed.',
    'What home costs and what it earns can be talked of without heat.',
    'A family matter that is over may be allowed to be over.',
  ],
  [
    'Your inward year goes out for once, and finds people friendly.',
    'Sitting quietly beside somebody is the most useful thing now.',
    'What was understood in private wants a first telling.',
    'Give the study a timetable, four mornings a week.',
    'A book, a chance meeting, a lecture in another town: thought wants travel.',
    'Those at home miss you, even though you have been there all along.',
    'Quiet counts twice here; stay with one deep thing.',
    'Knowledge has a price in the market, and may ask for it.',
    'Put away the question that is answered.',
  ],
  [
    'A strong year invites one bold proposal; yours is ready.',
    'Before you sign, let the gentlest of your advisers read it.',
    'Success is sociable in these weeks, so share the sweets.',
    'The foundation under your gains gets its inspection, and passes.',
    'An offer comes from the side; weigh it like the rest.',
    'Spend some of the harvest on the people who held the ladder.',
    'Ambition sits down for once and thinks.',
    'The balance is doubled: what you have truly done, you may now claim.',
    'Close the books, forgive the smallest debtor.',
  ],
  [
    'Within the ending something new begins. Note it, and do not hurry it.',
    'Parting is easier by twos; do the sorting with a friend.',
    'Let the farewell have music.',
    'Some things are worth keeping, and they want a proper box.',
    'The cleared house tempts you out of doors, and rightly.',
    'You can let go of the task and keep the person.',
    'After so much clearing, sit still and see how much room there is.',
    'Old efforts pay a late dividend.',
    'The round comes to its full close, and you may leave the lamp on for what follows.',
  ],
];

/** A number may occur three times if the personal year changes within the twelve months. */
export const monthThirdTime: readonly string[] = [
  'Third time of asking: whatever you still have not begun may not be yours to begin, and that is worth knowing too.',
  'For the third time the calendar tells you to wait; you have become rather good at it.',
  'A third bright month among twelve: somebody has noticed by now, so say thank you and show the next piece.',
  'The trowel comes out a third time. Look at the whole wall once before you add to it.',
  'Movement for a third time, so choose the smallest change and make it well.',
  'Care comes up a third time within the year; now let it be you who is brought the soup.',
  'Three quiet months in twelve are a small retreat. Write down what you know at the end of it.',
  'A third month for settling: you know what is owed, so ask without lowering your eyes.',
  'At the third clearing there is little left to sort. Sweep, and sit on the step.',
];
