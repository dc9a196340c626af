/** Venus of a child: friendship, beauty and comfort; by its sign, Aries to Pisces. */

export const childVenusRole = 'friendship, beauty and comfort';

export const childVenusInSign = [
  'A new friend is liked at once and told so. Colours and lively games please. Teach waiting for a turn with a friend.',
  'A few friends, good food, soft cloth and music please your child most. Let the child help in the kitchen or the garden.',
  'Your child makes friends by talking and joking. Rhymes, cards and letters are a pleasure. Write a small letter to a cousin together.',
  'Your child shows affection by caring for others, for dolls or for animals. Old family songs comfort it. Give it somebody to look after.',
  'Your child likes gifts, costumes and a small stage. Praise is enjoyed and given back. Plan a little show at a family function.',
  'Your child shows kindness by helping and putting things in order. It notices small faults, also its own. Praise the help and leave the fault.',
  'Charm comes naturally to your child, and quarrels are avoided. Beautiful things and fair play matter to it. Let it arrange the table or a room.',
  'Your child has one or two deep friendships and guards their secrets. Feelings are strong. Be patient when a friend disappoints.',
  'Your child likes friends with whom it can explore. Trips, stories of far places and honest talk please. Visit a museum or a fair together.',
  'Trust grows slowly in your child, and then it lasts. It likes well-made things. Give one good tool or instrument in place of many toys.',
  'Your child has friends of many kinds and is fair to all. Unusual art and inventions please. Invite a mixed group, and let them build something.',
  'A gentle heart feels with others and with animals. Music and painting come easily. Protect it from rough company and loud evenings.',
] as const;
