/** The sign of the sixth house: difficult days. */
export const signOnSixth = [
  'You attack problems at once, and rivals tire before you do. Hard work goes best in the morning. Leave small provocations at the office unanswered, because they cost more time than the real task.',
  'You defeat problems by patience and routine. Debts get paid instalment by instalment. Keep loans few and at a fixed rate, and do not change a routine that already works.',
  'You solve problems by talking, calling and finding a short way. Disputes grow when you go on arguing by message at night. Put the phone away at ten and answer in the morning.',
  'You treat colleagues like family and take their criticism personally. Kind people around you matter more than the pay. When somebody criticises you, ask for one example and leave the rest at the office.',
  'You work hard when your role is respected. An insult stays in your mind and comes back as a quarrel. Ask for a duty with your own name on it, and settle an insult within the week.',
  'Method is your strength on difficult days. You find mistakes, file bills and do more than rivals do. Decide beforehand when a job is good enough, or corrections take the whole evening.',
  'You want work to be shared fairly, and unfairness upsets you. Others ask you to settle their disputes. Divide chores and duties in writing, and do not judge a quarrel between your own friends.',
  'You finish every difficult thing that you begin, and rivals underestimate you. You repay in full, and you also remember hurts. Drop one old grievance this year and use its force for one hard task.',
  'Dull routine makes you careless, while a good cause makes you work hard. You promise too much at the start. Promise half of it, and keep the rules or the contract ready for disputes.',
  'You meet duties early and outlast rivals by discipline. Repeated work does not trouble you. Take care that you do not also carry the duties of lazy colleagues; return one of them this month.',
  'You correct a whole system where others correct one mistake. You treat juniors and seniors alike. Suggest one improvement at work in writing, and keep common hours, because odd hours annoy colleagues.',
  'You help without counting, so other people’s work comes to your desk. That is kind, and it tires you. Fix a closing time each day, and refuse one request every week.',
] as const;
