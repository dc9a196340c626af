import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D9, the navamsha. */
export const d9Partnership: DivisionalText = {
  name: 'navamsha',
  title: 'Navamsha (D9): companionship and ripening',
  caption: 'Ninths of 3°20′.',
  text: 'The division most astrologers lay beside the birth chart. It is asked about marriage and close partnership, and about what becomes of every promise in the chart once youth is over.',
  timeRange: [
    'The ninth of a sign that heads it kept its place in the east',
    'A wrong watch is felt here first.',
  ],
  lords: {
    Sun: 'With the years you ask to be respected in love before you ask to be adored. You give the same, and you are loyal in full daylight.',
    Moon: 'Time makes you softer. You come to want a companion who notices that you are tired before you have put the bag down.',
    Mars: 'Closeness, for you, has heat in it. Quarrels that end in laughter hold you better than a calm in which nobody raises a point.',
    Mercury:
      'You remain in love for as long as the conversation lasts. A person who can still surprise you over the washing-up has no rival.',
    Jupiter:
      'The partner you grow towards is one you can look up to a little. Shared beliefs, shared elders and a shared table do the rest.',
    Venus:
      'Your gift for affection ripens late and well. Small courtesies, given daily like water to tulsi, are what your partnerships live on.',
    Saturn:
      'You take years to unpack your heart, and then it stays unpacked. Promises kept on ordinary Tuesdays are your idea of romance.',
  },
  lordByHouseClass: {
    angle: 'The second half of life tends to show more of this than the first.',
    trine: 'A companion’s good fortune and your own feed each other.',
    hidden: 'Affection asks for privacy in your case: the best of it is never shown at weddings.',
    other: 'Friendship, talk and shared errands are the soil for the two of you.',
  },
  gains: {
    Sun: 'Self-respect grows as you age. What was bluster at twenty, or shyness, settles into a plain way of saying who you are, and companions lean on it.',
    Moon: 'Peace of heart is on the side of your later years. You learn which worries are yours, and somebody’s steady presence helps you return the others.',
    Mars: 'Your strength comes in with time. Boldness that misfired early finds its mark once there is a person, and not only a point, to fight for.',
    Mercury:
      'Understanding ripens. You turn into the one who can tell both sides of a family dispute what the other meant, and be believed by each.',
    Jupiter:
      'Wisdom is a late crop with you, and a heavy one. Advice that you could not follow yourself at thirty becomes the bread of the house.',
    Venus:
      'Love improves with keeping. Early clumsiness or plain bad timing gives way to a talent for making one person happy, on purpose, for years.',
    Saturn:
      'The slow virtues win in the end. You become reliable in ways that your youth did not announce, and the people near you breathe out.',
  },
  losses: {
    Sun: 'In a couple you dim your own lamp in order to keep things pleasant. Say early what you are proud of; the right person has room for it.',
    Moon: 'Beneath an easy manner you need more reassurance than you ask for. Ask, in so many words, and before midnight.',
    Mars: 'Your force outside makes you over-careful within. Choose the small disagreement and have it today, so that the large one need not be had.',
    Mercury:
      'Clever in company, you fall silent where it counts. Write the difficult thing as a letter, and hand it over instead of posting it.',
    Jupiter:
      'Your trust in people is larger than your enquiries. Meet the friends and the uncles, and take a second monsoon before signing anything shared.',
    Venus:
      'Charm opens doors that you have not yet decided to walk through. Be slower with the yes; nobody worth having minds.',
    Saturn:
      'The discipline you show the world grows thin in private, where nobody takes attendance. One fixed evening a week for the two of you is discipline enough.',
  },
  noChange:
    'You ripen without changing your nature. Those who knew you at nineteen would recognise you at sixty by the second sentence.',
};
