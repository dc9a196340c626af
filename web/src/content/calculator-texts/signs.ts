/** One text for each of the twelve signs, Aries first: for sun sign, rising sign and moon sign. */

export const sunTraits = [
  'Starts before the others have finished asking, and seldom regrets it.',
  'Slow to begin, hard to stop, and usually right about the food.',
  'Two questions for every answer, and a friend in every group.',
  'Remembers who was kind, feeds them, and guards the door.',
  'Gives with both hands, glows when thanked, forgives in the same breath.',
  'Notices the loose thread and mends it before anyone is embarrassed.',
  'Hears both sides, then a third, and leaves the room calmer than before.',
  'Says little, misses less, and stays when things get difficult.',
  'Packs light, speaks plainly, and finds the joke in a missed train.',
  'Takes the long stairs, keeps the promise, and laughs later and longer.',
  'Thinks for the whole street and still needs an evening alone.',
  'Feels the weather in a room and lends an umbrella to strangers.',
] as const;

export const risingManners = [
  'You walk in as if the door had been waiting, and people make room.',
  'You arrive unhurried, take the good chair, and the talk slows down to your pace.',
  'You are in conversation before your shoes are off.',
  'You look for a familiar face first, and within the hour you are one to somebody else.',
  'Heads turn, partly for the voice, partly for the warmth behind it.',
  'You come early, see what is missing, and quietly put it on the table.',
  'You have a greeting for each person, and each feels it was chosen.',
  'You stand at the edge, read the room once, and forget none of it.',
  'You bring news from elsewhere and leave a window open behind you.',
  'You seem older than you are until somebody makes you laugh.',
  'You are friendly to all and dressed for no one, and it works.',
  'You enter softly, and people find themselves telling you things.',
] as const;

export const moonQualities = [
  { quality: 'Quick to warm', text: 'Feelings come fast and burn clean; by evening you have forgiven it.' },
  { quality: 'Steady', text: 'You calm down through the hands: kneading, planting, folding, holding.' },
  { quality: 'Curious', text: 'A worry shrinks once you have talked it through with two people.' },
  { quality: 'Tender', text: 'Home is a mood you carry, and you see at once who has left theirs behind.' },
  { quality: 'Generous', text: 'Praise is food to you, and you cook plenty of it for others.' },
  { quality: 'Careful', text: 'You show love by getting the small things right.' },
  { quality: 'Even', text: 'Raised voices cost you sleep, so you learned to lower them.' },
  { quality: 'Deep', text: 'You feel in layers, and few people are shown the lower ones.' },
  { quality: 'Hopeful', text: 'A low day passes sooner with a road, a book or a plan ahead of you.' },
  { quality: 'Composed', text: 'You keep a straight face and settle the matter with yourself later.' },
  { quality: 'Clear', text: 'You step back to see what you feel, then come back kinder.' },
  { quality: 'Receptive', text: 'The sorrow of others reaches you first; water and music put you right.' },
] as const;
