/** The lord of the first house in each house. */
export const lordOfFirst = [
  'You are your own project, in the good sense. Decisions about your life are best made by you, in your own words, and borrowed ambitions fit you about as well as borrowed shoes.',
  'You invest yourself in what lasts: family, savings, a voice people trust. Self-respect and bank balance talk to each other, so keep a friend who likes you on the poor months too.',
  'You become yourself by trying. Short journeys, practice, writing and the company of siblings or peers shape you more than any plan, and your courage grows with use.',
  'All your roads lead home in some way. You are most yourself among familiar walls, and the question of where to live is, for you, a question about who to be.',
  'You are here to make things: children, books, songs, lessons, a business with a playful name. When nothing is being made, even success tastes like homework.',
  'Life hands you problems, and you turn into the person who can solve them. Service is your training ground; take care that being needed does not become your only address.',
  'You meet yourself in the other person. Partners, clients and even opponents draw out sides of you that solitude leaves asleep, and you choose better when you are rested.',
  'A part of you lives below the waterline. You change by deep, infrequent turns, know more than you say, and owe your steadiness to things you have never discussed at dinner.',
  'You walk better with a purpose than with a map. Luck, teachers and distant places have a habit of finding you when you are doing what you believe to be right.',
  'You tend to answer “who are you?” with what you do. Work that carries your own stamp nourishes you, and a day off without an errand takes some getting used to.',
  'You come into your own through friends and large hopes. Whatever you attempt with a circle around you goes further, and your best introductions were accidents.',
  'You need distance to see yourself. Foreign cities, long silences and behind-the-scenes work suit you, and what you give without signing your name comes back in calm.',
] as const;
