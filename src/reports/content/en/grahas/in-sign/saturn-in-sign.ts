/** Saturn in each sign, Aries to Pisces: where you are careful, and what time teaches. */
export const saturn = [
  'Patience and impatience share a bed in you. You brake while accelerating, resent being hurried, and learn with the years that a slow start is a perfectly good start.',
  'You build with stone and check the receipt. Security is a serious craft to you, pleasure comes after the work is paid for, and what you own you keep in good repair.',
  'Your thinking likes rails. You learn methodically, mean what you write, and take on a language or a system the way others take on a mortgage, for the long term.',
  'You keep feeling in a tin with a tight lid. Family duty sits heavily and honourably on you, and ease arrives on the day you ask your own people for something.',
  'You are stern with your own wish to be seen. Applause comes late and you examine it for faults; still, people follow you, because you never asked for it cheaply.',
  'Method is your consolation. You notice error early, work without fuss, worry about trifles with great skill, and can be relied upon to have kept the papers.',
  'Your sense of justice is slow, exact and hard to bribe. You honour agreements to the letter, you take partnership as a form of public office, and courtesy survives in you under strain.',
  'You hold on. Secrets, grief, purpose: nothing leaves you quickly, and you have an unusual ability to stay in a difficult place until it has been properly dealt with.',
  'You test a creed before you kneel to it. Principles learned from books were rebuilt by experience in your case, and you teach, when you do, without decoration.',
  'You are at home among duties. Long plans, thin budgets and high steps suit you; you grow gentler after forty, and you could start practising the gentleness earlier.',
  'You serve the many with a cool head. Structures interest you more than status, you keep faith with a few odd friends, and solitude among people is a skill you have mastered.',
  'You carry compassion like a quiet second job. Boundaries are your lifelong lesson, retreat is your way of mending, and old music or old scriptures steady you.',
] as const;
