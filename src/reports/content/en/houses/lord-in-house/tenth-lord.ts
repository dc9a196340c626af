/** The lord of the tenth house in each house: work. */
export const lordOfTenth = [
  'You make your own career, and success grows with age. Independent work or a post with freedom suits you. Keep regular habits, because people judge your work by them.',
  'Your work builds the wealth of the family. Finance, food, speech, teaching or a family business suits you. Negotiate your pay carefully, since fair pay keeps you loyal.',
  'You rise by initiative, speech and skilled hands. Sales, media, writing, sport or work with brothers and sisters suits you. Apply without waiting for a call, and practise your presentation.',
  'Land, houses, vehicles, schools or care suit you as work. Calm surroundings improve your results. Ask for a posting near the family, or for some days of work from home.',
  'Your work needs ideas: teaching, advice, finance, design, the arts. You lead well where you may also create. Complete a course that helps your work, and take the planning role.',
  'You work best on problems: service, law, repair, audit, competition. Office rivals may test you. Rise by method and proof, and get every approval in writing.',
  'You work best with a partner or directly with clients. Trade, consulting and contracts suit you. Listen before you quote a price, and put the terms on one page.',
  'Your career has breaks and changes of direction. Research, insurance, investigation or rescue work suits you. Learn a second skill in advance, and do not blame others when something goes wrong.',
  'You need to believe in your work, and mentors help you to rise. Teaching, law, government or publishing suits you. Keep in touch with the senior who recommends you.',
  'You carry responsibility well, and steady success in a public role is likely. Many kinds of task suit you. Accept the leading post, and keep dinner with the family at a fixed hour.',
  'Large organisations, networks and causes bring you a good income. Your next post is likely to come through somebody who knows your present work. Call three former colleagues each month.',
  'Your best work may be abroad, in an institution or behind the scenes. Office expenses and taxes need attention. Look at foreign firms and remote posts, and set tax money aside monthly.',
] as const;
