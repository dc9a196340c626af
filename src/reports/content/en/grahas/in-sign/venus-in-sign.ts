/** Venus in each sign, Aries to Pisces: how you love, and what you find beautiful. */
export const venus = [
  'You fall in love fast and say so at once. You enjoy winning a person’s affection. Plan small surprises after marriage too, so that interest stays alive on both sides.',
  'You love slowly and faithfully, with time, touch and good food. You have good taste in cloth, music and jewellery. Choose a partner who values a settled home as much as you do.',
  'Talk keeps love alive for you: messages, jokes, shared films. Two days of silence hurt you. Choose a partner who likes conversation, and say when you are waiting for a reply.',
  'You love by caring and remembering: birthdays, favourite dishes, old stories. You want shelter in return, and a harsh word at home stays with you. Say at once which word has hurt.',
  'You love generously and proudly, with gifts and loyalty. Without praise from your partner you become cold. Tell the other person plainly which kind of attention matters to you.',
  'You show love by helping, correcting and taking care of small things. The other person may hear only the correction. Say one word of praise first, and the advice after it.',
  'You have grace, and you want harmony and company. You arrange rooms, colours and people well. Name one point on which you want your own choice, and do not give way there.',
  'You love completely, and a half-hearted tie does not interest you. You guard the privacy of two people strictly. Ask a question before you become jealous.',
  'You value freedom, travel and honest talk in love. A partner who enjoys travelling with you is a good match. Make promises slowly, and keep each one that you make.',
  'You love seriously, with good manners and a long memory. You prove affection by being there and providing. Put it into words as well, because shyness can look like coldness.',
  'Love begins for you as friendship. You like minds that differ from yours, and you need some freedom in every tie. Tell the other person that your easy manner is not a lack of loyalty.',
  'You love tenderly, and you feel another person’s sorrow as your own. Music and devotion touch you deeply. Choose somebody who deserves this care and is practical with money and dates.',
] as const;
