/** The Moon in each sign, Aries to Pisces: what soothes you in company with another. */
export const moonSignInLove = [
  'A walk at once soothes you better than a talk later. When you flare, the kindest thing beside you is someone who laces up, comes along, and does not bring up the flare at supper.',
  'You are calmed by hands and habits: oil warmed for the hair, dal at eight, the same side of the bed. A companion who keeps small promises does more for you than one who makes large ones.',
  'Let it be talked over, preferably twice, and once as a comedy. You settle when the other person asks the next question; you unsettle when an answer is a nod towards the television.',
  'Being expected is your comfort. A lit window, a plate covered with another plate, a call when the flight has landed: with these you can bear almost any week outside the door.',
  'What restores you is to be seen with pleasure. One warm sentence said in the doorway, while shoes are still on, saves the two of you an evening of elaborate dignity.',
  'Order quiets you, and so does help that needs no instructions. When somebody has wiped the counter and found the charger unasked, your shoulders come down from around your ears.',
  'You breathe out when the air between two people is fair. An apology that meets you halfway, a vase moved to where it looks right, a quarrel ended before bedtime: these are your lullabies.',
  'You are soothed by being let in. Half-truths for your own good keep you awake, whereas a hard fact, told in the dark by a steady voice, lets you fall asleep on that very shoulder.',
  'Give you a horizon and you forgive the room. Planning a Sunday drive, laughing at the landlord, reading aloud from something large-hearted: company that widens the view is what calms you.',
  'Respect is your blanket. You ease when your effort has been noticed and your silence is not picked at; an hour of shared, useful quiet mends more than an hour of being cheered up.',
  'You come back to people who let you go. A closed door without a cross-examination, then tea and an interesting topic, returns you to warmth faster than any demand for closeness.',
  'Tone reaches you before words do. A hummed tune from the kitchen, a hand on the back of the neck, lights kept low after a loud day: you are gentled through the senses and hardly know it.',
] as const;
