/** The Sun in each sign, Aries to Pisces: what gives you pride, and how you show it. */
export const sun = [
  'You want to lead, and you do it openly. People forgive your mistakes because you never pretend. Before you start something new, listen to one person who has done it already.',
  'Your confidence comes from lasting things: a skill, land, savings, a steady income. You hold your position, and flattery does not move you. Review a plan once a year, and change it if the facts have changed.',
  'You are proud of what you know, and you love to learn. People accept your authority because you explain your reasons. Go deep in one subject until others call you the expert in it.',
  'You lead by caring for people, as a good host does. The mood at home decides your confidence outside. When a remark about your family hurts you, reply on the next day.',
  'You carry yourself with dignity, and you are generous and loyal. You give your best to those who ask for it with respect. Share the credit by name when a group has worked with you.',
  'You are proud of being useful and of doing work correctly. Praise embarrasses you, although you need it. Note your results every month, and take the list to your appraisal.',
  'You find it hard to decide alone, because you see both sides. Your judgement is fair and worth the wait. Take small decisions within a minute, and keep long thinking for large ones.',
  'You show little of your strength and keep the rest in reserve. Respect matters to you more than popularity. Tell your plans to one trusted person, so that help is ready in time.',
  'You need a cause in which you believe. You are honest, at times more than people like. Choose work that agrees with your values, and advise when you are asked.',
  'Your confidence grows step by step, through work. You respect rank, and you plan in years. Mark each completed stage with a meal or a small outing; do not wait for the last one.',
  'You do not like to stand above others, and you dislike people who do. You want your idea or your group to be honoured. Accept a leading post when it lets you change a rule.',
  'You shine quietly, through service, art or prayer. You seldom notice how much people value you. Ask a friend for an honest opinion, and let your name appear on what you do.',
] as const;
