/** Personal months of a reader under sixteen, by number. The number of the month is the subject; its relation to the mulank shows how easy it is. */

export const childNumberMonths: readonly {
  subject: string;
  /** The graha of the month is that of the mulank or its friend. */
  easy: string;
  /** It is neutral, or an opponent. */
  slow: string;
  /** The second and the third month of the twelve with this number. */
  again: string;
  third: string;
}[] = [
  {
    subject: 'This is a month to begin something.',
    easy: 'Choose one new game, song or sport, and start it in the first week.',
    slow: 'Start with a small part, and let somebody at home help.',
    again: 'A second month for beginnings has come. Try once more what did not work the first time.',
    third: 'Beginnings are the subject for a third time. Choose one thing only, and stay with it.',
  },
  {
    subject: 'This is a month to listen and to share.',
    easy: 'A friend or a cousin is good company, so play or learn together.',
    slow: 'Feelings are hurt sooner than usual, so say what you need in kind words.',
    again: 'The month of sharing returns. Invite the friend who was good company last time.',
    third: 'For a third time sharing comes first. Give back what you have borrowed, and say thank you.',
  },
  {
    subject: 'This is a month to show what you can do.',
    easy: 'Sing, draw, dance or tell a story before the family.',
    slow: 'Practise it once alone, and then show it to one person.',
    again: 'You can show something for the second time. Take what you were too shy to show before.',
    third: 'A third month for showing has come. Teach it to somebody smaller.',
  },
  {
    subject: 'This is a month for order and practice.',
    easy: 'Fixed hours feel good now, so give each thing its place and each day its plan.',
    slow: 'Order is a little dull for you, so make a game of it with a clock or a song.',
    again: 'Order comes again. Finish the part that you left open last time.',
    third: 'Order is the subject for a third time. Put one shelf or one box right, and keep it so.',
  },
  {
    subject: 'This is a month with much movement.',
    easy: 'Trips, questions and new people bring joy.',
    slow: 'There is much at once, so keep the same hour of sleep.',
    again: 'Movement comes once more. Visit a place that you liked, and look for something new there.',
    third: 'For a third time much moves. Choose one trip and enjoy it fully.',
  },
  {
    subject: 'This is a month of home and family.',
    easy: 'Help with one task each day, and everybody has more time for you.',
    slow: 'Wishes at home differ, so let others choose sometimes.',
    again: 'Home comes first a second time. Make something by hand for somebody there.',
    third: 'Home is the subject a third time. In this month, let others spoil you a little too.',
  },
  {
    subject: 'This is a quiet month.',
    easy: 'Stories, puzzles and nature suit you, and so does a little time alone.',
    slow: 'You may feel alone, so tell somebody at home what you think about.',
    again: 'The quiet weeks return. Ask the question that stayed open last time.',
    third: 'A third quiet month has come. Look at the stars or at a garden with somebody you love.',
  },
  {
    subject: 'This is a month in which effort counts.',
    easy: 'What you have practised is seen and praised.',
    slow: 'Grown-ups are strict now, so keep your promises and begin early.',
    again: 'Effort counts once more. Do the hard thing first, and play afterwards.',
    third: 'For a third time effort counts. Be fair, also when you win.',
  },
  {
    subject: 'This is a month to finish things.',
    easy: 'Complete what you began, and give away a toy or a book that you no longer need.',
    slow: 'Parting from things is hard now, so keep the best one and give one away.',
    again: 'A second month for finishing has come. It goes faster, since the large things are done.',
    third: 'At the third clearing little is left. Say sorry where it is needed, and rest.',
  },
];
