/** The navamsha, the ninth part of each sign, read for marriage: its lagna, Venus in it, and the lord of its seventh. */
export const navamsaLagna = [
  'In a long relationship you become bolder and more independent. Over the years you take the first step in most matters. Tell the other person your plan before you act on it.',
  'With time you become settled and patient in a relationship. Home, food and savings matter more to you than at the beginning. Plan early for property or a fixed deposit; it gives you peace.',
  'Those who live with you find you more talkative and younger than you appear outside. A long relationship suits you as an exchange of ideas. Learn one new subject together each year.',
  'The longer somebody knows you, the softer you become. Later you are the one who keeps the family together and worries about all of them. Let others carry half of that worry.',
  'In a lasting relationship you become warmer and more generous, and you want more respect. Decisions made without you hurt you. Ask early to be consulted in family matters.',
  'Commitment shows in you as daily service and good order. After some years a dry humour appears as well. You notice faults first, so count each week what went right at home.',
  'Marriage or a long partnership makes you more considerate. The second half of life goes better for you in company than the first. Ask for the other opinion before you state your own.',
  'Time makes you deeper and more private in love. A few people know you fully, and they know everything. Keep one trusted friend outside the home as well.',
  'Long company brings out your faith, your humour and your wish to travel. A relationship stays young when a trip or pilgrimage is planned each year. Begin a small travel fund for it.',
  'You grow into a very reliable partner. Love takes the form of lasting things in your case: savings, a house, a promise kept for years. Add words to it from time to time.',
  'With the years you become freer and more friendly in a relationship. A partner with a life of their own suits you. Keep separate hobbies and one common circle of friends.',
  'A lasting relationship makes you more forgiving and more devoted. You give way easily, and practical matters wait too long. Ask a practical person to check the accounts every month.',
] as const;

export const venusNavamsa = [
  'Your love needs a fresh start from time to time. Affection stays alive when both of you have something new to win: a trek, a course, a small business.',
  'At heart you want a peaceful home, property and good food. With the years you become skilled at making another person comfortable. Choose the furniture of your home with care.',
  'Friendship and good talk are the mature form of your love. You stay attached to a mind that keeps learning. Discuss one film or article together every week.',
  'Love turns into care and protection in you. After some years, being asked whether you have eaten moves you more than any gift. Ask others the same each day.',
  'Loyalty and pride in the other person remain after the first romance. You like to hear this in company. Praise first, and you are likely to be praised in return.',
  'Venus is weak in this sign of the navamsha, so you learn to expect less perfection. Later you value what has been repaired above what is new. Name one good habit before one fault.',
  'Tenderness and good manners become natural to you with time. A shared home turns beautiful in your hands. Keep one evening a week for music or guests.',
  'Your inner wish in love is a close and private tie. With age it becomes rare loyalty. Do not test the other person; ask directly when you have a doubt.',
  'Your love grows through shared belief and shared travel. A common prayer, cause or yearly trip keeps it alive. Choose one of them and fix its date.',
  'You love better at forty than at twenty, because respect comes first for you. A slow or dry beginning is no bad sign. Show affection by free time, and not by duty alone.',
  'You come to love people for being different from you. Your affection is loyal and leaves them free. Respect one habit of the other that you do not understand.',
  'Venus is at its best in this sign of the navamsha, which favours marriage whatever the birth chart shows. Love becomes forgiving and calm in you. Share music, prayer or service with the other person.',
] as const;

/** Venus in the same sign in both charts. */
export const venusVargottama =
  'Venus is in the same sign in the birth chart and in the navamsha, which is called vargottama. What you promise in love agrees with what you do, early and late. Make a promise only when you mean it, because people trust your first word.';

/** By the house of that lord in the navamsha. */
export const navamsaSeventhLord = [
  'Partnership and your own growth go together. The better you know your own wishes, the simpler marriage becomes; write down three of them.',
  'A partnership brings you family, savings and familiar company. Speak well of each other before relatives, and keep one savings account in both names.',
  'Shared effort makes the tie stronger: a small venture, a daily walk, a course. Start one such thing together this year.',
  'The main gift of partnership is a peaceful house. Spend on the rooms you share before you spend on what the neighbours see.',
  'Joy comes to the relationship through games, music, students or children. Keep an hour a week for play, even after many years.',
  'Daily service keeps the tie strong. Help that is noticed brings peace, and help that is taken for granted brings arguments, so say thank you every day.',
  'Marriage stands on its own strength in this chart. Two people settle most problems by themselves, so do not call in relatives for each quarrel.',
  'A lasting tie asks both people to change now and then. Talk about money and fears once a month, before they become secrets.',
  'A shared faith, teacher or principle brings good fortune to the partnership. Visit a holy place or give to a cause together each year.',
  'Partnership raises your standing, and your work gains from it. Name the other person’s help in public; it is fair and wise.',
  'Friends increase and wishes come nearer through the relationship. Write down three common wishes for the next five years, with dates.',
  'Quiet and privacy protect the partnership, and life far from relatives may suit it. Keep a few days each year for the two of you alone.',
] as const;
