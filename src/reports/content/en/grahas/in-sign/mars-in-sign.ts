/** Mars in each sign, Aries to Pisces: how you act, and how you fight. */
export const mars = [
  'You act at once, and your first instinct is often right. Your energy is highest in the morning. Do the hardest task before lunch, and leave arguments for the next day.',
  'You start slowly, and after that nobody can stop you. Anger stays inside for months before it shows. Say a small complaint within the week, so that it does not collect.',
  'You fight with words and clever arguments, and you like to do two tasks at once. Your hands are quick with tools. Finish one of the two by evening before you open a third.',
  'Your energy follows your feelings, so it rises and falls. You defend your family strongly, but you avoid an open quarrel. Speak on the same day when something hurts you.',
  'You act boldly, and you want your courage to be seen. Honour decides for you more than profit does. Lead a team or an event, and thank each helper by name at the end.',
  'You work with precision: you sort, measure, repair and correct. Careless work by others makes you angry. Explain your standard once before you expect it from anybody.',
  'You prefer to win by agreement, and unfairness makes you act. You give way on many small points and then react suddenly. Object politely at the first point that matters to you.',
  'You have great stamina, and you wait for the right moment to act. You control anger well but do not forget. Let one old grudge go this year, because it uses up your strength.',
  'You act when you believe in the aim. Travel, sport, teaching and big plans bring out your energy. Let a careful person check the tickets, bills and dates.',
  'You use your energy with discipline, and you climb step by step. People give you heavy work because you complete it. Ask for the rank and the pay that belong to the load.',
  'You act independently, and you resist orders that come without reasons. You work in bursts, best in a group of your own choice. Set your own deadline one day before the real one.',
  'You act by feeling, slowly at first and then all at once. You fight for weaker people more than for yourself. Use the same courage for your own claims, such as leave or a due payment.',
] as const;
