/** The navamsha, the ninth part of each sign, read for marriage: its lagna, Venus in it, and the lord of its seventh. */
export const navamsaLagna = [
  'Inside a long tie you turn out bolder than you look. Years of company bring forward your first-mover side, and whoever lives with you learns to pack fast and enjoy it.',
  'As a companion you settle. The restlessness of the front door is left on its hook, and what stays at home with another is a patient gardener with strong views about mangoes.',
  'Close up you are chattier and younger than acquaintances suspect. Marriage or any long company suits you best as a conversation that keeps being interrupted by life and resumed.',
  'The longer somebody knows you, the softer you get. Nearness brings out a keeper of albums and recipes, who worries about wet hair and counts the family at railway stations.',
  'Beneath the daily face stands someone regal. In a lasting bond you become warmer, more generous and less willing to be hurried, and you grow best beside a person who claps sincerely.',
  'Your deeper self is a maker of order. Commitment shows in you as service well done, and the person who shares your roof discovers a humour so dry that it takes a year to notice.',
  'Ripening, for you, means learning the duet. What is solitary in your chart becomes considerate over time, and the second half of life finds you better at asking, and at being asked.',
  'With time you go deeper rather than wider. Few are told who you really are, those few are told everything, and a shared life works as a long and thorough mutual rescue.',
  'The one who lives with you finds a traveller under the householder. Faith, jokes and plans enlarge as you age, and a tie stays young as long as the atlas is not put away.',
  'You mature into reliability. Whatever the start was like, years bring out a builder in you, and affection takes the shape of things that stand: a fund, a roof, a promise from 2009 still kept.',
  'In the second chart you belong to the wide world. Long company makes you freer and kinder, a friend first, and you prefer a union whose door has a bell and no bolt.',
  'Seen from within you are all tide and tenderness. A lasting bond makes you more forgiving and more musical, and you do well with someone who loves that and also reads the meter.',
] as const;

export const venusNavamsa = [
  'In the finer chart your love is a beginner every spring. Keep something to conquer together, a ridge, a recipe, a language, and affection does not go stale.',
  'Under the surface your heart wants peace, property and pudding. What looked like flirtation at twenty ripens into a talent for making another person comfortable.',
  'The ripe form of your affection is friendship with good dialogue. You keep falling for the same mind, provided it keeps reading.',
  'Love matures in you as shelter. After some years you protect more than you pursue, and the sentence that moves you most is “have you eaten?”',
  'What remains of your romance when the band has gone home is loyalty with a flourish. You stay proud of your person, and like it said in company.',
  'In the second chart Venus is asked to lower its demands a little. You learn with the years to love what has been mended, and find that most lasting things have been.',
  'Tenderness comes into its own in the second chart. The grace that early life asked you to imitate becomes natural, and shared rooms turn beautiful under your hand.',
  'The inner picture of love is intense and private. You want to be one of two who know, and with age that hunger turns into a rare capacity for keeping faith.',
  'Affection in you grows outward, towards meaning. The mature tie has a shared belief in it, or a shared suitcase, and stays good-humoured about the distance still to go.',
  'Time is a flatterer of your heart. You love better at forty than at twenty and better again later, since respect, once you have it, works in you like slow heat.',
  'Late or soon you discover that you love people for being unlike you. The second chart gives your affection long sleeves and an open collar: loyal, roomy, amused.',
  'In this second chart Venus is at its very best, whatever the first one gave it. What you come to with time is a forgiving kind of love, musical, unhurried, able to bow first.',
] as const;

/** Venus in the same sign in both charts. */
export const venusVargottama =
  'Venus keeps the same sign in the birth chart and in the navamsha, which the books call vargottama. What you promise in love and what you are in love agree; those who believed your first letter are not disappointed by the tenth year.';

/** By the house of that lord in the navamsha. */
export const navamsaSeventhLord = [
  'In the second chart the other person’s fortunes are bound up with your own growth. The better you know yourself, the simpler company becomes.',
  'What a bond yields, over the years, is a table: family, savings, familiar voices. Speak well of each other in front of relatives and the yield improves.',
  'Ties of yours strengthen through joint effort. A venture, a set of stairs to climb each morning, a shared younger generation: doing keeps you near.',
  'The deep promise of partnership is a peaceful house. Put effort into the roof you have in common before you put it into anything the neighbours can see.',
  'Long company keeps its playfulness if it is let. Music, games, pupils or children carry the joy of two people past the season of roses.',
  'Mutual service is where a bond proves itself in your second chart. It goes well when help is thanked and badly when help is assumed, so thank often.',
  'The inner marriage house is in its own hands. Once a tie is true it tends to regulate itself, like a good clock that two people take turns to wind.',
  'A lasting bond asks you both to change now and then. Talk about the hidden subjects, money and fear among them, and each change leaves you closer.',
  'Blessing is the word custom uses here. A shared teacher, faith or principle steadies you both, and luck seems kinder when you travel as two.',
  'Partnership shows in your standing. What you achieve has another’s fingerprints on it, and naming them in public is both just and wise.',
  'With years your bond gains a widening ring of friends and fulfilled wishes. Make the wishes jointly and write down the date; it is pleasant to check later.',
  'Solitude for two is what the second chart promises: quiet rooms, far places, a tie that is nobody’s business. Protect its privacy and rest inside it.',
] as const;
