/** Venus of a child: friendship, beauty and comfort; by its sign, Aries to Pisces. */

export const childVenusRole = 'friendship, beauty and comfort';

export const childVenusInSign = [
  'You like a new friend at once and say so. Colours and lively games please you. Learn to wait for a turn.',
  'A few friends, good food, soft cloth and music please you most. Help in the kitchen or the garden.',
  'You make friends by talking and joking. Rhymes, cards and letters are a pleasure. Write a small letter to a cousin.',
  'You show affection by caring for others, for dolls or for animals. Old family songs comfort you. Look after somebody small.',
  'You like gifts, costumes and a small stage. You enjoy praise and give it back. Plan a little show at a family function.',
  'You show kindness by helping and putting things in order. You notice small faults, also your own. For parents: praise the help and leave the fault.',
  'Charm comes naturally to you, and you avoid quarrels. Beautiful things and fair play matter to you. Arrange the table or a room.',
  'You have one or two deep friendships and guard their secrets. Feelings are strong. Be patient when a friend disappoints.',
  'You like friends with whom you can explore. Trips, stories of far places and honest talk please you. Visit a museum or a fair.',
  'Trust grows slowly in you, and then it lasts. You like well-made things. For parents: give one good tool or instrument in place of many toys.',
  'You have friends of many kinds and are fair to all. Unusual art and inventions please you. Build something in a mixed group.',
  'Your gentle heart feels with others and with animals. Music and painting come easily. For parents: keep away rough company and loud evenings.',
] as const;
