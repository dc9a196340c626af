/** Study and friends up to the age of twenty-one, by the house through which the lord of the antardasha acts. */
import type { TextsByHouse } from './reading-text-type.ts';

export const study: TextsByHouse = [
  [
    'Learning is quick and independent.',
    'The best way to learn is to try.',
    'Patience is short; short lessons work better.',
  ],
  [
    'Languages, reciting and reading go well.',
    'Good books at home help.',
    'Reading aloud every day helps the most.',
  ],
  [
    'Writing, hand skills and computers go well.',
    'Practice brings more than theory.',
    'Attention jumps. One subject at a time.',
  ],
  [
    'School results are steady and good.',
    'A quiet table at home decides the results.',
    'A change of school or class needs patience.',
  ],
  [
    'Memory is strong; exams go well.',
    'Interest grows when the subject is played with.',
    'Cleverness is no substitute for revision.',
  ],
  [
    'Competitions and tests are won by practice.',
    'Daily practice shows after a few months.',
    'Homework piles up. Fix one hour a day.',
  ],
  [
    'Learning with a friend goes best.',
    'Debate and group tasks teach most.',
    'Comparison with others does not help.',
  ],
  [
    'Science, mathematics or deep questions attract.',
    'Hard topics need a second explanation.',
    'Results go up and down. Look at the whole year.',
  ],
  [
    'A good teacher makes hard things clear.',
    'Travel and stories widen knowledge.',
    'Ask the teacher early when something is unclear.',
  ],
  [
    'Honours or a leading part at school are likely.',
    'Teachers expect more than before.',
    'Pressure grows. Keep marks in proportion.',
  ],
  [
    'Goals are reached, with help from classmates.',
    'A club or a team supports study.',
    'Friends distract. Study first, then play.',
  ],
  [
    'Quiet subjects, art or a foreign language go well.',
    'Learning needs silence and enough sleep.',
    'Screens cost sleep and marks. Limit them.',
  ],
];

export const friends: TextsByHouse = [
  ['It is easy to make friends.', 'Friends follow a clear example.', 'Let others choose the game too.'],
  [
    'Friends like to eat and sing together.',
    'Kind words keep friends.',
    'A rude word is best repaired on the same day.',
  ],
  ['Neighbours and classmates become friends.', 'There is much to say and to write.', 'Gossip hurts; stay out of it.'],
  ['Friends are welcome at home.', 'One friend from near home is enough.', 'An old friend moves away or changes.'],
  ['Games, theatre and music bring friends.', 'Shared hobbies make friends.', 'Sharing needs to be practised.'],
  [
    'Team sport suits well.',
    'Friends are found through practice and training.',
    'Rivalry with a classmate needs a calm adult.',
  ],
  ['A close friendship begins.', 'Two get on better than three.', 'Friends decide too much. Make your own choices.'],
  ['Trust between friends grows deeper.', 'A secret is safe with one good friend.', 'Choose friends slowly.'],
  ['Friends from other places widen the view.', 'Older friends are good models.', 'Different customs need respect.'],
  ['Others see a leader.', 'School tasks bring new friends.', 'Bossing others costs friends.'],
  ['The circle of friends grows.', 'Many friends, few close ones.', 'Not everybody who is fun is a friend.'],
  ['A few quiet friends are best.', 'Time alone is needed beside friends.', 'If friends are few now, visit cousins.'],
];
