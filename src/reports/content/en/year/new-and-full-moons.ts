/** New and full moons by their sign. Index place - 1, as in sun-months.ts. */
export const newMoons = [
  'The dark of the Moon falls on your own ground: a fitting evening to begin again with yourself, whether by a haircut, a vow or a long walk without the telephone.',
  'Sow something small in the field of keeping. A deposit, a recipe learnt by heart or one kind sentence at breakfast is seed enough for a month.',
  'Start a habit that fits into fifteen minutes. Scales, stretches, a page to a friend: what is begun on this dark night likes to be repeated.',
  'Begin indoors. Light a lamp in the room you use least, decide there what the household can do without, and start one small repair that everybody notices.',
  'Plant a pleasure. Choose the hobby, the verse or the child’s project that gets its hour this month, and defend the hour.',
  'A clean start for routine: the shelf of bills, the hour of rising, the route to work. Choose one correction and keep it until the Moon is full.',
  'Make one offer to the person opposite, plainly and without a price. What two people begin on such a night takes root.',
  'Let something go that was never quite yours: a grudge, a key, a subscription. Empty hands are the right tool for this new Moon.',
  'Choose a teacher for the month, living or in print, and take the first lesson, however short. Questions of faith and long journeys may be opened as well.',
  'Name the piece of work you want to be known for, write it on a card, and give it the first hour of the next working day.',
  'Write down three wishes and tell one of them to somebody who could help. Groups that are formed at this new Moon tend to stay in touch.',
  'Here rest is the seed. Switch off early, sit for ten breaths, forgive one small debt, and let the new month find you rested.',
] as const;

export const fullMoons = [
  'The full Moon shines on you, feelings included. You are seen more clearly than usual, and somebody may say what you mean to them; receive it without a joke.',
  'A sum is complete, or a promise has been kept. Count what has come in, feed a guest, put the rest away, and say thank you at table.',
  'Talk ripens. A letter is answered, a lesson is understood at last, and a short journey brings back more than you went for.',
  'Home is at high tide. Have people in, hear the old story out, and let one room stay untidy in honour of it.',
  'Something you made is ready to be looked at. Show it first to those who love you, and to the examiners afterwards.',
  'A long list reaches its end. Tick the last line, thank whoever helped you carry it, and sleep late once.',
  'What you and another have long been avoiding can be said now, and it looks friendlier in the light than either of you expected.',
  'Deep water, clear light. A hidden figure, an old loyalty or a family matter can be seen to the bottom, and proves shallower than it sounded.',
  'A wider view opens. News from far off, a result or a sentence in a book shows you where you stand; take your bearings by it.',
  'Your work stands in full view. Accept the applause or the comment that comes, and write down what you would do differently next time.',
  'Harvest among friends. A wish gets its answer, and the answer is more fun in company than alone.',
  'An inner matter completes itself. Forgive somebody, pay what is owed, spend the evening without screens, and sleep on the rest.',
] as const;
