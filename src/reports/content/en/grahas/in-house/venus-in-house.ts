/** Venus in each house, first to twelfth. */
export const venus = [
  'You are charming, and people feel at ease with you. You care about dress, scent and manners, and rude places tire you. Set a monthly limit for clothes and beauty, and your savings stay safe.',
  'You speak sweetly, and good food, jewellery and family comfort matter to you. Money comes through art, beauty, food, finance or a pleasant voice. Buy gold in small amounts through the year, not all at once.',
  'You express affection best in writing, music or small gifts. Design, media and advertising are favoured, and you get on with brothers and sisters. Send the praise that you only thought of, on the same day.',
  'You make a home beautiful and welcoming. A comfortable house, a vehicle and your mother’s affection are favoured. Buy one lasting thing for the house each year rather than many small ones.',
  'Love, art, children and entertainment bring you joy. You are creative, and you fall in love easily. Practise one art seriously, such as music, dance or design; it may also earn for you.',
  'You bring peace to a difficult workplace and serve others kindly. Love grows slowly for you, often through shared work. Never lend money only to please somebody.',
  'Marriage and partnership matter greatly to you, and you are good at reaching agreement. An attractive, cultured partner is likely. Say your own wish first, before you agree to the other person’s.',
  'You love deeply and in private, and you trust slowly. Money may come through a partner, in-laws or inheritance. Speak about shared money once a month, and keep jewellery in a bank locker.',
  'You find beauty in temples, music, travel and learning. A partner may come from another city, state or culture. Visit one new place with your family each year; good contacts come on such trips.',
  'Your taste and manners help your career. Fashion, design, hospitality, film, jewellery and public relations are favoured. Seniors like to introduce you to guests, so dress well and arrive on time.',
  'Friends, groups and functions bring you both pleasure and gain. You choose pleasant, cultured company. Go to weddings and family functions even when you are tired; the useful introduction often comes there.',
  'You show love in private, and you spend on comfort, travel and the people you love. Foreign places suit your taste. Set aside a fixed sum for pleasure each month, and enjoy it freely.',
] as const;
