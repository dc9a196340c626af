/** The sign of the tenth house: suitable work. */
export const signOnTenth = [
  'Work with new starts and quick decisions suits you: sales, sport, defence, machines, your own venture. Routine upkeep bores you. Take the launch or the emergency, and let a colleague keep the records.',
  'Work with things of solid value suits you: food, farming, banking, jewellery, music. You build slowly and hold your position. Stay long enough in one place to collect the increments that you have earned.',
  'Work with words, numbers or trade suits you: teaching, writing, software, accounts, media. Two skills protect your income better than one. Add a second certificate within the next year.',
  'Work that cares for people suits you: food, housing, schools, nursing, public service. You lead a team like a family. Look for an employer with kind seniors, because your results depend on it.',
  'Work with authority suits you: administration, government service, politics, performance. You carry responsibility well when it is given in your name. Prepare for posts with a clear rank, and share the credit with juniors.',
  'Exact work suits you: accounts, analysis, editing, pharmacy, craft. You rise because nobody has to check what you did. Learn to present it as well, for seniors overlook a quiet worker.',
  'Work that brings people to agreement suits you: law, design, trade, hotels, human resources. You also need a pleasant office. Take the client meetings, and leave the recovery of dues to a colleague.',
  'Work with risk or hidden facts suits you: engineering, audit, insurance, police, laboratory research. People give you the case that others could not solve. Ask for written authority before you begin it.',
  'Work with a large purpose suits you: teaching, law, publishing, religion, travel. You lead by explaining why a thing matters. Complete the higher degree that your field respects.',
  'You are made for a steady rise in a large organisation: government, construction, management, industry. Others leave early and you stay. Learn the promotion rules of your department, and apply on time.',
  'Work for systems and for many people suits you: technology, science, social service, networks. You need some freedom in your hours. Join a team that tests new methods, and keep one senior as supporter.',
  'Work with imagination or compassion suits you: art, film, care, charity, shipping, foreign trade. You give away too much time in it. Keep fixed working hours and a written fee.',
] as const;
