import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D9, the navamsha. */
export const d9Partnership: DivisionalText = {
  name: 'navamsha',
  title: 'Navamsha (D9): marriage and later life',
  caption: 'Ninths of 3°20′.',
  text: 'Most astrologers read this chart directly after the birth chart. It is asked about marriage and close partnership, and about what becomes of your abilities in later life.',
  timeRange: ['The same ninth of a sign rose', 'A wrong birth time can give another navamsha.'],
  lords: {
    Sun: 'With the years you want respect in love more than admiration. You give the same, and you stand by the other person openly.',
    Moon: 'Time makes you softer. You come to need a person who notices when you are tired; until then, say it in words.',
    Mars: 'You feel and speak strongly in close ties. Quarrels that end the same day keep two people nearer than a calm in which nobody is honest.',
    Mercury:
      'Good conversation keeps love alive for you. Someone with many interests suits you, so keep your own interests as well.',
    Jupiter:
      'You grow towards a partner whom you can respect. Common beliefs, elders and meals make the tie strong; give them a fixed place in the week.',
    Venus:
      'Your gift for affection becomes full in later years. Small daily courtesies keep your partnerships alive, more than large presents do.',
    Saturn:
      'You open slowly over the years, and after that you stay open. Promises kept on ordinary days are your way of showing love.',
  },
  lordByHouseClass: {
    angle: 'All this shows more in the second half of life than in the first.',
    trine: 'The good fortune of a partner and your own support each other.',
    dusthana: 'Such a tie needs privacy, and relatives see little of it.',
    other: 'Friendship, talk and common errands are what help the two of you.',
  },
  gains: {
    Sun: 'Your self-respect grows with age. The shy or loud manner of youth becomes a calm way of saying who you are, and others rely on it.',
    Moon: 'Peace of mind is likely to grow in later years. A steady person beside you helps you to see which worries are your own.',
    Mars: 'Your strength comes with time. Courage that missed its aim early works once there is a person to protect.',
    Mercury:
      'Your understanding becomes deep with age. In a family dispute you can explain each side to the other, and both believe you.',
    Jupiter:
      'Wisdom comes to you late and in large measure. Advice that you could not follow at thirty later helps the whole house.',
    Venus:
      'Love improves for you with the years. A poorly timed or clumsy start gives way to a real talent for making one person happy.',
    Saturn:
      'Slow virtues win in your case: punctuality, endurance, kept promises. Those near you come to depend on them, so choose long plans.',
  },
  losses: {
    Sun: 'In a couple you hide your own strength to keep the peace. Say early what you are proud of; the right person has room for it.',
    Moon: 'You look easy-going, but you need more reassurance than you ask for. Ask for it plainly.',
    Mars: 'You are too careful in close ties and avoid every dispute. Have the small disagreement today, so that a large one is not needed later.',
    Mercury:
      'You become silent in love where words matter most. Write the difficult thing as a letter, and hand it over yourself.',
    Jupiter:
      'You trust people before you have asked enough. Meet the friends and the uncles, and take a second year before you sign anything shared.',
    Venus:
      'Charm brings you offers that you have not thought about. Give your answer a week later; a serious person can wait.',
    Saturn:
      'Discipline becomes weak in private, and time together is put off. One fixed evening a week for the two of you is enough.',
  },
  noChange:
    'You grow older without a change of nature. Those who knew you at nineteen find the same person at sixty, so plan with your habits and not against them.',
};
