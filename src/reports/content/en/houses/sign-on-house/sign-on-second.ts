/** The sign of the second house: money. */
export const signOnSecond = [
  'You earn quickly and decide quickly, sometimes in that order. Your purse prefers beginnings to budgets, so let one dull, fixed transfer do what enthusiasm cannot.',
  'Money is a thing with weight and smell to you, best held in metal, soil or a full larder. You are patient with it, and unpersuaded by anything that cannot be touched.',
  'You live by wit: a phone, a pen, two or three sources at once. Figures amuse you, and a fortnightly look at them would amuse you more than you expect.',
  'Your savings rise and fall with the household. You spend on people’s comfort, save in fear of rain that seldom comes, and keep coins of sentiment that no bank would take.',
  'You like to be seen paying. Quality, generosity and a good name are your three investments, and the first to be reviewed after a festival.',
  'You know where each rupee went, and so does your notebook. Modest margins and precise work build your security; allow one purchase a season with no use whatever.',
  'You spend on balance: a better lamp, a fairer share, a present that had to match. Trade and shared accounts agree with you, provided the sharing is written down.',
  'You keep figures to yourself and reserves out of sight. Money is bound up with trust for you, and what was once hard to get you can hold for a very long time.',
  'You trust tomorrow to pay its part. Generous by nature and bored by coupons, you do well with long investments that are hard to open in a happy mood.',
  'Your thrift has a plan behind it. You build assets as one builds stairs, dislike debt on principle, and could let yourself enjoy the first landing.',
  'Your way with money is unusual and oddly steady: a strict system here, a sudden donation there. Regular sums into something useful for many suit your mind.',
  'Coins swim through your fingers towards whoever looks sad. You have more instinct in finance than method, and a kind, boring accountant is a blessing to you.',
] as const;
