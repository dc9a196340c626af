/**
 * The Sun in a month for readers under eighteen or of sixty and more, who have no post, loan or wedding to plan. Index place - 1, as
 * in sun-months.ts.
 */

const supported = [
  'This month puts you in front, and people listen to you. Begin the one plan that matters most to you.',
  'Family, food and savings go well this month. Talk about money calmly, and put a small sum aside.',
  'Short trips, calls and messages bring good results this month. Send the form, and ring a brother, sister or cousin.',
  'Home is a good place to be this month. Put one room in order, and spend an hour with somebody dear.',
  'Study, children and creative work have support this month. Practise one skill daily, and show a friend the result.',
  'A good month to finish what was left undone. Clear one old duty each week, and keep fixed hours for meals.',
  'Relations with others go well this month. Invite somebody, make peace after a quarrel, or plan a day together.',
  'Old papers and difficult questions can be settled this month. Ask gently, keep copies, and let one person help you.',
  'Teachers, prayer and journeys have support this month. Visit a temple or a teacher, and give thanks for an old kindness.',
  'People see what you do this month. Accept one visible task, and let your name stand on it.',
  'Friends and groups do you good this month. Accept an invitation, and tell a friend one wish.',
  'Rest, giving and quiet plans go well this month. Sleep early, prepare a later journey, and help somebody in silence.',
] as const;

const unsupported = [
  'You are visible this month, but your strength has limits. Keep meals and sleep regular, and leave a large plan for later.',
  'Money is tight this month, and words about it can hurt. Buy only what you need, and lend nothing.',
  'Replies come slowly this month. Keep trips short, and do not take a late answer personally.',
  'Home needs patience this month. Do small tasks at once, and give time to the relative who is hard to please.',
  'Learning and hobbies need more time this month. Repeat the basics, and take no risk with money.',
  'Small duties and complaints increase this month. Handle them one at a time, and do not skip meals or a walk.',
  'The people close to you are sensitive this month. Ask short questions, listen to the end, and decide nothing in anger.',
  'Shared money and papers need care this month. Sign nothing in haste, and avoid roads after dark.',
  'Advice comes late this month. Read at home, travel only with a clear purpose, and avoid disputes about religion.',
  'You are watched this month without much help. Do what was asked, and wait before you ask for more.',
  'Friends are busy this month. Send a kind message, and join no scheme of quick profit.',
  'Late nights weaken you this month. Sleep earlier, limit online shopping, and put off a distant trip.',
] as const;

/** If grahas of the birth chart are in the sign. */
const overNatalGrahas = [
  'What people know you for is visible now, the talent and the bad habit alike. Show the talent once, and control the habit for a month.',
  'A family gift for speech, food or music becomes useful. Use it for somebody at home this month.',
  'Your oldest skill of hand or word needs practice now. Use it half an hour a day, and show it to a neighbour.',
  'Something in your home comes from your parents or grandparents. Ask for its story, or tell it to somebody younger.',
  'An old interest returns, in art, study or music. Finish one small piece of it, and let children join in.',
  'Your daily habits are tested by duties and complaints. Keep the useful ones, and write down one that you want to change.',
  'Somebody close to you shows you how you really behave. Ask one honest question, and give thanks for the answer.',
  'An old worry or a hidden talent for research comes up. Speak of it in daylight with a person you trust.',
  'A belief from your childhood is examined now. Discuss it with a teacher or an elder, and keep what still helps you.',
  'You are asked to be useful to others. Accept one visible task, and refuse two.',
  'An old wish can take one step forward this month. Tell a friend, and find out what it needs.',
  'Something that you do best alone has its time now. Keep one quiet hour a day for it, and show the result later.',
] as const;

export const calmSunMonth = { supported, unsupported, overNatalGrahas } as const;
