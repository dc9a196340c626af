/** The weekday of birth, counted from sunrise: Sunday to Saturday. */
export const birthWeekday: readonly string[] = [
  'A family Sunday has one person who decides when everybody gets up, and it may well be you. Give your week a clear head: ten minutes early on, with the light on your face, before anyone may ask.',
  'Your week turns on how it opens. A mild Monday, with clean sheets the night before and no quarrel at breakfast, carries you to Friday; a rough one asks for a second start on Wednesday.',
  'You do the heavy task first, and the others look up and find it gone. Keep a place in your week where strength is simply spent: stairs, a spade, a ball, the big pots.',
  'You run on exchange. The post, the market, the chat at the gate put your day in order, and a note written on a Wednesday has a way of coming back with an answer.',
  'Your advice is asked for, and you do give it, at length. Thursday by Thursday, learn one thing from somebody younger than you; a well that is also fed does not run low.',
  'You were made for reconciling: colours, relations, the salt and the lime. Do one lovely unnecessary thing in the week, best for the person whom you find a little difficult.',
  'Time is on your side, although it seldom said so when you were young. What you repeat, you master. Leave Saturday a corner for the slow job that only you still know how to do.',
];
