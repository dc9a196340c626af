/** The months of the year before the seventh birthday. Keys of places are places from 1, as in child-year.ts. */

export const childSun = {
  2: 'Family meals, food and words are the subject of the month. Try new tastes, and learn a short prayer or a song.',
  6: 'The month is good for habits: washing hands, brushing teeth, putting toys away. Begin them as a game, at the same hour daily.',
  10: 'You are seen this month. Show a dance, a poem or a drawing to the family, and choose a small part if there is a play.',
} as const;

export const childMoonPlace = {
  3: 'You feel brave now. Use these weeks to try again what was frightening before, such as the swing or a new place.',
  6: 'What was too hard last month succeeds now. Try a puzzle or a button alone first.',
} as const;

/** By the rank of the month among the twelve. */
export const childRank = {
  1: 'This is the best of the twelve months for you. Choose it for a first time: first day at playschool or school, first lesson or first long trip.',
  6: 'The month is even. Whatever you do every day, such as a song, a ball game or counting, is learnt.',
} as const;

/** By Mercury. */
export const childMercury = {
  2: 'You learn words at the table in these weeks. Name vegetables, and count spoons and chapatis.',
  3: 'Jokes and new words come easily, and you copy what you hear. Spend time with cousins who speak well.',
  4: 'Family photos and names interest you. For parents: look at them together and tell who is who.',
  5: 'Memory and wit are at their best in play. Riddles, rhymes and picture cards are good.',
  6: 'Sorting and arranging please you. Put toys, shoes and spoons in order by size or colour.',
  7: 'You learn by talking with a friend. Play shop or doctor together, and draw a picture for a cousin far away.',
  9: 'Picture books and stories of other places bring much in these weeks. Look at a globe together.',
  10: 'You like to show what you know. A short poem or a song before the family goes well.',
  11: 'New friends come through playschool, the park or the neighbourhood. Learn their names.',
  12: 'You are awake longer in the evening. A short story and a song before the light goes off help.',
} as const;

export const learningWhenMercuryRepeats = {
  3: 'An old question comes back. For parents: answer it again, a little longer than before.',
} as const;

/** Mars in a month, by place. */
export const childMars = {
  6: 'You want to do hard things yourself and become angry when they fail. For parents: help with the first step only.',
  10: 'You want to lead. Let others have a turn to choose the game too.',
  11: 'Running games use your energy in the best way. Play with cousins or in the park before dinner.',
} as const;

export const childMudda = {
  Mercury: 'These days favour picture books, building blocks and jokes. Learn one new word a day together.',
} as const;
