/** The sign of the fifth house: play, creation and love. */
export const signOnFifth = [
  'You create quickly and like to win at games. In love you take the first step. With children you are an active playmate, so let them finish a thing at their own speed.',
  'You make beautiful things with your hands or voice, slowly and well. In love you are patient and loyal. Sing, cook, paint or plant something every week; doing it pleases you more than watching.',
  'You enjoy words, puzzles and two hobbies at once. A person who makes you laugh wins your heart. Teach children by asking questions, and finish one course before you join the next.',
  'You create out of memory and care: recipes, albums, family stories. In love you are deep and shy. Record an elder’s stories this year; the children of the family may value them later.',
  'You love to perform and to celebrate, and your affection is open. Young people feel important near you. Join a cultural programme, or coach a children’s team in your locality.',
  'You take pleasure in doing a thing correctly, such as chess, craft or mathematics. You show love by helping. Teach a weak student; praise the first right step before you correct the next.',
  'You create best with a partner, in music, design or dance. Good manners and intelligence attract you. Join a class where people work in pairs, and say clearly whom you like.',
  'One subject or one person can hold you for years. Your love is strong and private. Children trust you with their secrets; keep these, and show them some work of your own.',
  'You learn through sport, travel and large ideas. In love you need freedom and humour. You encourage young people well, but keep games with money small, because you take risks too cheerfully.',
  'Joy comes late to you and then stays. In love and in study you are serious and constant. Give one fixed evening a week to children or to an art, without any target.',
  'You invent your own games, tools and ideas. Love often begins with friendship. Children like you because you treat them as equals; join a science or quiz club with them.',
  'Imagination is your strength, in music, poetry, film or prayer. In love you see the best in a person and miss the rest. Before a big promise, ask one practical friend to check the facts.',
] as const;
