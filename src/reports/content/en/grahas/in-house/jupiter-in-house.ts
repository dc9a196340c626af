/** Jupiter in each house, first to twelfth. */
export const jupiter = [
  'People trust you easily and come to you for advice. You give others confidence, even when you are unsure about your own affairs. Before a big decision of your own, ask one elder, as others ask you.',
  'Money comes to you through knowledge, teaching or a good name. You speak well, and your family values your word. You also give freely, so fill a recurring deposit before you lend or donate.',
  'Your hope works best in small, near matters: a form filled, a neighbour helped, a cousin encouraged. You start more letters and courses than you finish. Complete one that is pending before you begin the next.',
  'Your home is a place of peace, and your mother’s guidance counts. A large or welcoming house is favoured, and relatives like to gather there. Buy property slowly, after an elder has seen the papers.',
  'You teach and guide well, above all children and young people. Study, scripture and good judgement are your strong points. Help one student to prepare for an exam; your own knowledge grows with it.',
  'You settle disputes fairly, and people at work bring their problems to you. Opponents usually come to terms after a talk. Eat simple meals on working days, and keep rich food for festivals.',
  'Marriage and partnership help you to grow. Your partner is likely to be learned, fair or respected, and you want to look up to them. Take large decisions together, and ask for advice before you invest.',
  'Hard times teach you more than easy ones, and they do not make you bitter. Inheritance, insurance and old knowledge can benefit you. Keep nominations and joint papers in one file that the family can find.',
  'Good fortune reaches you through teachers, your father, faith and long travel. The right guide or book tends to come when you need it. Read or listen to a scripture for ten minutes every morning.',
  'You rise in work through fairness and a good reputation. Teaching, law, finance, administration and advisory posts are favoured. Agree only to what you could explain to your family at dinner.',
  'Gains come through friends, elder brothers or sisters, and well-placed people who wish you well. Many of your hopes come true in company. Greet your old seniors at festivals, and tell them what you plan.',
  'You give quietly, and you spend on guests, good causes and religious work. Foreign places and early mornings suit your mind. Decide a yearly amount for giving, so that your own savings stay whole.',
] as const;
