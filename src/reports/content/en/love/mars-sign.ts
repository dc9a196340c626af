/** Mars in each sign, Aries to Pisces: how you quarrel, and how you desire. */
export const marsSignInLove = [
  'Your quarrels are monsoon cloudbursts, over before the washing is in. Desire is equally direct and likes to be met, teased and chased a little; sulking is the only thing that puts out the flame.',
  'You seldom begin a fight and never leave one half eaten. Wanting builds in you slowly, through scent, food and nearness, so a rushed partner misreads you as cool on precisely the wrong evening.',
  'Your weapon is the excellent remark, and it lands before you have decided to throw it. Wit is also how you flirt, so keep the sharp ones for strangers and bring the playful ones home.',
  'When hurt you go sideways: a slammed tin, a brief answer, a sudden headache of a mood. You want tenderness first and heat second, and a plain “that hurt” shortens the whole journey.',
  'You argue from the balcony, with gestures. Passion in you is generous and likes to feel chosen above all others; being laughed at mid-sentence is what turns an ordinary difference into a tour of old ones.',
  'You fight about the teaspoon and mean the trust. Name the larger thing and the teaspoon goes quiet. Your ardour shows in care for detail, and it prefers clean sheets and an unhurried clock.',
  'You avoid the quarrel, then conduct it as a hearing with exhibits. Attraction needs grace around it, a well-chosen word, a shared glass of something cold; and it returns as soon as things feel even again.',
  'You rarely raise your voice, and the temperature drops instead. What you feel goes all the way down, loyalty and longing alike, so agree early that silence has a time limit in your house.',
  'You blurt, you exaggerate, you apologise laughing. Enthusiasm is what wakes your wanting: a new place, a bold plan, a race to the top of the steps. Being lectured cools you faster than rain.',
  'You quarrel like a senior officer, by withdrawing privileges. The strength is real and so is the self-command; let somebody see the want beneath it, on a day with nothing scheduled after nine.',
  'You dispute the principle while the other person is upset about the plate. Novelty wakes your desire, orders put it to sleep, and a good quarrel with you often ends in a better arrangement of the kitchen.',
  'You slip away from a fight as soap does from a wet hand, and return with a gift. Longing in you is half music; it opens to gentleness and needs a clear word now and then about what you want.',
] as const;
