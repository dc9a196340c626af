/**
 * The personal month as a word, the text for a second occurrence of its number within twelve months (the first text is in
 * month-by-driver.ts), and its relation to the year.
 */
export const personalMonths: readonly { word: string; again: string }[] = [
  {
    word: 'begin',
    again:
      'A second start comes within the twelve months. What did not succeed the first time can be tried again, with better preparation.',
  },
  {
    word: 'listen',
    again: 'The month of waiting returns. Ask only the one person whose opinion was useful last time.',
  },
  {
    word: 'show',
    again: 'You can show something for the second time. Take what you were too shy to show before.',
  },
  {
    word: 'build',
    again: 'Building comes again. Finish the part that you left open last time.',
  },
  {
    word: 'move',
    again: 'Change is favoured once more. End one arrangement that has served its time.',
  },
  {
    word: 'care',
    again: 'Home comes first a second time. A promise made in kindness can now be kept in detail.',
  },
  {
    word: 'reflect',
    again: 'The quiet weeks return. Look closely at what you only suspected last time.',
  },
  {
    word: 'settle',
    again: 'What was only promised before can come now. Ask for it once, in a friendly way.',
  },
  {
    word: 'finish',
    again:
      'A second clearing falls within the twelve months. It goes faster, since the large things went out with the first.',
  },
];

/** By personal year, then by month. */
export const monthInYear: readonly (readonly string[])[] = [
  [
    'In a year of beginnings this month counts twice: start the one thing that matters.',
    'The new plan may rest for a while, and helpers come forward.',
    'Show the new plan to a small and friendly group.',
    'What is new needs fixed hours and a list now.',
    'A plan that is still new can be changed without cost.',
    'Ask who else should gain from what you have begun.',
    'Some days of thought now save you a long pause later.',
    'The first results can be counted; write the figures down.',
    'Drop those parts of the new plan that do not grow.',
  ],
  [
    'In a year that waits, this is the month in which you may push a little.',
    'Patience is doubled: a visit over tea achieves what a letter cannot.',
    'Partners turn into friends, so celebrate something small together.',
    'Give your work with others a timetable and a shared sum for expenses.',
    'Go out together with somebody who helps you; another place does both of you good.',
    'Settle with the other person who looks after what.',
    'Each of you needs some time alone just now.',
    'Fair terms between the two of you can be written down.',
    'End an arrangement that suited last year, and say thanks for it.',
  ],
  [
    'Of your many bright ideas, choose one and begin with it.',
    'A merry year becomes quieter here, and somebody confides in you.',
    'Joy comes twice; go out, and keep an eye on the money.',
    'Give the best of your ideas a date and a fixed sum.',
    'What you say travels far, so send or publish it now.',
    'Bring the good mood of the year home to the family.',
    'Enjoy the quiet weeks between two busy times.',
    'What you do with charm has a value; ask for it.',
    'Put everything away in good order; some of it can be used again.',
  ],
  [
    'Begin the part on which all the later work depends.',
    'In a building year, stop once and hear what the neighbours think.',
    'A plain and hard-working year has a cheerful break here; take it.',
    'Work comes on top of work, so protect your sleep.',
    'A change to the plan is welcome, if you measure it first.',
    'Let the family see for whom you are building.',
    'Compare the plan of the year with the facts, by yourself.',
    'Endurance receives its first reward.',
    'Clear away what the work of the year has left lying about.',
  ],
  [
    'Many chances are open in a lively year; choose one of them.',
    'Rest at a friend’s place, and hear some honest words kindly.',
    'Chances are many and pleasant here; accept two.',
    'A moving year needs order: label, copy and file your papers.',
    'Everything moves at once, so keep your documents close and enjoy it.',
    'Bring the news home, and stay there for some days.',
    'In this year of change, one hour alone can show you the direction.',
    'Freedom costs some money, and you can pay for it now.',
    'What you have not used for four months may go.',
  ],
  [
    'Among many duties, begin one thing that is only for you.',
    'The person you care for would like to help you; allow it.',
    'In a year full of duties the family laughs together, so plan an outing.',
    'Love means practical work now, such as a repair or a ride to school.',
    'Somebody at home needs a change of air, and it could be you.',
    'Home counts twice here; give much, and keep something for yourself.',
    'Close the door of your own room for one hour a day.',
    'Talk calmly about what the household costs and what it earns.',
    'If a family matter is over, leave it alone.',
  ],
  [
    'In a quiet year this is a month to go out; people are friendly.',
    'Sitting quietly with one person is the most useful thing now.',
    'Explain to one other person what you have understood by yourself.',
    'Give your study a timetable, with four mornings a week.',
    'A book, a lecture or a short trip brings new thoughts.',
    'Those at home miss you even when you are there; join the evening meal.',
    'Silence is doubled, so stay with one deep subject.',
    'Your knowledge has a price, and you may name it.',
    'Put the question that has been answered out of your mind.',
  ],
  [
    'A strong year supports one bold proposal, and yours is ready.',
    'Before you sign, let the gentlest of your advisers read it.',
    'Success likes company in these weeks, so share the sweets.',
    'Check the base of your gains: papers, savings and repairs.',
    'An offer comes from an unexpected side; judge it like the rest.',
    'Spend a part of the gain on those who helped you to it.',
    'Let ambition rest for once, and think about the next aim.',
    'Year and month both bring results: claim what you have really done.',
    'Close the books, and forgive the smallest debt.',
  ],
  [
    'While old matters end, something new appears. Note it, and do not hurry it.',
    'Sorting and parting are easier with a friend at your side.',
    'Part from people with music or a good meal.',
    'Some things are worth keeping, so store them properly.',
    'With fewer duties at home you are free to move; take a trip.',
    'You can give up a task and still keep the friend.',
    'After so much clearing, rest, and enjoy the free space.',
    'Old effort brings a late reward.',
    'The round of nine years ends fully here; complete the last open matter.',
  ],
];

/** A number may occur three times if the personal year changes within the twelve months. */
export const monthThirdTime: readonly string[] = [
  'A third month for beginning has come. What you still have not begun may not be your task; strike it off.',
  'For the third time you are asked to wait. By now you know how; use the weeks for visits.',
  'A third month for showing has come: thank those who noticed you, and show the next piece.',
  'You build for a third time. Look at the whole work once before you add to it.',
  'Movement comes for a third time, so choose the smallest change and do it well.',
  'Care is the subject a third time; in this month let somebody care for you.',
  'Three quiet months fall within these twelve. Write down what you know at the end of the third.',
  'A third month for settling things has come. You know what is still open, so ask for it politely.',
  'At the third clearing little is left to sort. Empty one drawer, and rest.',
];
