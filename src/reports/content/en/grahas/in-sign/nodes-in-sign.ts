/** The axis of Rahu and Ketu, by the sign of Rahu, Aries to Pisces: what is new to you, and what you already know. */
export const rahuInSign = [
  'You are learning to act alone and to decide first. In the beginning you may push too hard. Begin with small things of your own, such as one trip or one project.',
  'You want security: land, savings, good food, family wealth. The wish can become larger than the need. Write down how much is enough, and stop buying when you reach it.',
  'You are hungry for news, languages, gadgets and clever company. Your attention jumps from one to the next. Read one chapter to the end each day before you open your phone.',
  'You long for home, roots and belonging. Houses, family history and motherly care attract you strongly. Build your own home step by step, and meanwhile visit the family that you have.',
  'You want to be seen, on a stage, in politics or on a screen. Praise from strangers attracts you, and it also makes you unsure. Choose one critic whose opinion you trust.',
  'You want to master methods: diets, systems, techniques, tools. You can become too strict about them. Ask which person your method helps this week, and begin with that person.',
  'You are learning to live and work with a partner. Charm, design and agreement interest you, because they are new to you. Practise giving way in small matters, such as the menu.',
  'Secrets, power and hidden causes attract you. You look deep, and you may want to control what you find. Study research, finance or psychology openly, under a teacher.',
  'You look for big answers in foreign wisdom, travel and bold teachers. You believe quickly and strongly. Compare two teachers or two books before you follow one.',
  'You want position and respect in society. You learn quickly how to rise, and you use new methods. Keep one old friend near you who does not care about titles.',
  'Networks, inventions and unusual friends attract you. Your ideas are ahead of the people around you. Explain each one to a neighbour in simple words, and it gains support.',
  'Film, faith, foreign lands and other people’s sorrow pull you strongly. You can lose track of time and money there. Keep a timetable and one fixed duty every day.',
] as const;

/** By the sign of Ketu. */
export const ketuInSign = [
  'You already know how to act alone, and you need not prove it again. You would rather be understood than admired. Let others lead at times, and ask for company early.',
  'Comfort and possessions have little hold on you. You can live simply and give good things away. Do your bank work on one fixed day a month, because it does not interest you.',
  'You are clever, but chatter and wordplay tire you. You often keep your best remark to yourself. Put it in writing where it counts: a report, an exam or a letter.',
  'Family feeling is deep in you, yet you do not depend on it. You can leave a house or a town without looking back. Tell the family when you plan to visit.',
  'You have talent, and applause is not important to you. You let others take the stage. Accept the credit when it helps your family or your team.',
  'You know order and method well, and perfection no longer interests you. Papers may lie half done. Keep only the habits that matter: sleep, meals and payments on time.',
  'You know how to please people, and you need their agreement less and less. You can be alone and enjoy it. In marriage or business, say early what you do not want.',
  'Strong feelings and crises are familiar to you. You do not chase secrets; people bring them to you. Keep what you hear, and rest after you have supported someone.',
  'You have heard many teachings, and grand theories do not impress you. You trust small facts and direct experience. Join the family rituals for the company, even if you need none.',
  'Rank and authority neither attract nor frighten you. A high post may come without your asking for it. Accept it if the work is useful, and keep your own hours.',
  'You wish people well, but you prefer one person to a crowd. Groups and causes seem familiar and a little empty. Choose one organisation and give it an hour a week.',
  'Solitude, prayer and letting go are natural to you. Daily practical work needs more effort. Begin each morning with one such task: a bill, a form or a call.',
] as const;
