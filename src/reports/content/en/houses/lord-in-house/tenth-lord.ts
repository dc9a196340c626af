/** The lord of the tenth house in each house: work. */
export const lordOfTenth = [
  'You make your own way and prefer it. Independent work, or a post with real latitude, suits you, and your reputation is largely a portrait of your habits.',
  'You work to build something that feeds people. Finance, food, speech, teaching or a family concern are natural fields, and a fair wage matters to you as a form of respect.',
  'Your career is made of initiatives. Writing, selling, media, skilled hands, many short assignments: you get on by asking first and practising longest.',
  'You do well with your back to a wall of your own: property, schooling, vehicles, care, or simply an office at home. Calm surroundings double your output.',
  'Work has to have some play in it. Counsel, education, design, finance or the arts give your judgement room, and you manage best where you may also invent.',
  'You are a professional of difficult things. Service, law, rescue, audit, repair: where there is a queue and a problem, you rise, by method rather than by speeches.',
  'You work best across a table from someone. Trade, consulting and partnerships suit you, and clients remember that you listened before you quoted.',
  'Your career has chapters with closed doors between them. Research, insurance, investigation or rescue work suits you; a change that looked like an end was usually a change of floor.',
  'You need to believe in the work. Teaching, law, publishing, travel or anything with an ethical spine lifts you, and mentors have a hand in your promotions.',
  'You are built for responsibility and at ease with it. Public roles suit you, achievement is steady, and you should watch only that the calendar leaves room for supper.',
  'You profit from the work you do among many. Large organisations, networks and causes give it scale, and your next post is likely to come through someone who has seen you at this one.',
  'Much of your best work is done out of sight or far away. Foreign firms, institutions, back rooms and creative solitude suit you, and the name on the door interests you little.',
] as const;
