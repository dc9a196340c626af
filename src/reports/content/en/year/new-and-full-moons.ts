/** New and full moons by their sign. Index place - 1, as in sun-months.ts. */
export const newMoons = [
  'The new Moon favours a fresh start for yourself. Begin a diet, a morning walk or a new hairstyle in the three days after it.',
  'This new Moon is good for savings and family food. Open a small recurring deposit, or agree with the family on one expense to drop.',
  'Begin a short daily practice on the day after this new Moon. Fifteen minutes of writing, music or exam questions, kept for a month, shows results.',
  'This new Moon turns to the home. Clean the room you use least, start one repair, and light a lamp for your ancestors.',
  'A new Moon for children, love and hobbies. Fix one hour a week for play or art, and begin it in the week that follows.',
  'This new Moon helps you correct one habit: bills, waking time or diet. Keep the change until the Moon is full.',
  'This new Moon turns to the person closest to you. Two or three days after it, make a clear offer and listen to the reply.',
  'End something at this new Moon: a subscription, a grudge or an unused loan card. Do not begin joint money matters on that evening.',
  'Plan a study, a prayer or a trip at this new Moon. Choose one teacher or book, and take the first lesson as the Moon grows.',
  'This new Moon is for work. Name the task you want to be known for, and give it the first hour of your next working day.',
  'Write down three wishes at this new Moon, and tell one to a person who can help. It is also good for joining a group.',
  'This new Moon asks for rest before any new start. Sleep early, forgive a small debt, and keep travel plans for later in the month.',
] as const;

export const fullMoons = [
  'The full Moon makes you and your feelings visible. Somebody may praise you or ask something personal; answer simply, and rest the next day.',
  'A matter of money or a promise is completed at this full Moon. Count what has come in, share a meal, and save the rest.',
  'A letter, exam or talk reaches its result at this full Moon. Reply to messages, and make the short trip you planned.',
  'Home and mother need you at this full Moon. Invite relatives, listen to an old story, and leave repairs for another day.',
  'Something you made, or a child’s effort, is ready to be shown. Show it first to those who love you, then to judges.',
  'A long task or loan comes near its end at this full Moon. Complete the last step, and thank those who helped.',
  'What you and another person avoided can be discussed at this full Moon. Speak kindly and fix the next step, such as a date to meet.',
  'A hidden amount, an old family matter or a fear becomes clear. Look at the papers calmly, and decide two days later.',
  'News from far away, a result or a teacher’s word shows where you stand. Use it to confirm your next trip or course.',
  'Your work is fully visible at this full Moon. Accept praise or criticism politely, and note what to improve before you ask for more.',
  'A wish or payment among friends gets its answer at this full Moon. Attend the gathering, and send the reminder before it.',
  'A private matter is complete at this full Moon. Forgive somebody, pay what you owe, and keep the evening quiet.',
] as const;
