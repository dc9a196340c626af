/** Jupiter in each house, first to twelfth. */
export const jupiter = [
  'There is room around you. People bring you their second thoughts, you make them feel less foolish, and your own advice is often soundest on the matters you have not settled for yourself.',
  'You come from stories, recipes and sayings, and you add to them. Money tends to arrive through knowledge and good faith, and it leaves through a generous hand that dislikes counting twice.',
  'Your optimism works at short range: a good word at the right desk, a neighbour persuaded, a cousin encouraged. You write and explain warmly, though you begin more than you post.',
  'An hour in your own kitchen repairs what a month outside has worn. A roomy home matters to you, perhaps with a shelf of books and someone’s grandmother in it, and it tends to become the place where others gather.',
  'Teaching runs in you, with or without a classroom. You see what a young person could become and say so, and the belief itself does half the work.',
  'You are at your wisest in ordinary trouble. Colleagues bring you disputes, you look for the fair middle, and the daily round of work and care gives you more meaning than any ceremony.',
  'You look for a partner you can look up to, a little. Marriage, contracts and advice are subjects in which you grow, and good counsel reaches you most easily in the form of one person.',
  'Loss has taught you more than luck has, and you pass the lesson on without bitterness. You have a feeling for deep study, for inheritances of every kind, and for what to say to someone who grieves.',
  'Faith, law, learning, long roads: you breathe easily there. Teachers have been kind to you, and you tend to meet the right book or the right elder a few weeks before you need them.',
  'People trust your name on a decision. You rise by fairness more than by elbows, and you do your best work where the purpose can be told to your family with a straight face.',
  'You think in terms of “we”. Elders open doors for you, friendships ripen into ventures, and most of what you wished for at twenty comes by way of somebody who simply liked you.',
  'You give where nobody is keeping accounts. Retreats, charities, foreign places and the early hours suit your spirit, and a private practice holds you up when public plans sag.',
] as const;
