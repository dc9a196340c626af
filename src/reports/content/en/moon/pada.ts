/** The pada of the Moon's nakshatra: its aim, and its navamsha sign (index sign - 1). */
export const padaAims = [
  {
    word: 'dharma',
    text: 'You are at peace when you have done what is right. Some of your choices bring no profit, and people wonder about them. Tell your family the reason before you decide.',
  },
  {
    word: 'artha',
    text: 'You are at peace when you have earned something: a skill, savings, a result. Set one clear goal for each year, and write down in March what you have reached.',
  },
  {
    word: 'kama',
    text: 'Wishes and good company move you. A plan without any pleasure in it you soon leave. Add something to look forward to, such as a trip at the end.',
  },
  {
    word: 'moksha',
    text: 'Freedom and quiet matter more to you than winning. You often finish what others leave behind. Keep some time each week for prayer or for being alone.',
  },
] as const;

export const moonNavamsha: readonly string[] = [
  'Inside you there is a wish to try things at once. With age you trust this wish more. Allow yourself one bold start every year.',
  'With the years your feelings become steadier, and people rest in your company. Property, food and land please you more later. Build slowly towards a place of your own.',
  'A second, lighter voice in you makes jokes in serious moments. It becomes your good adviser with age. Write down what it says about your worries.',
  'You become softer with age. Home, food and the people of your childhood mean more to you, and you say so more easily. Keep in touch with your mother’s side.',
  'Warmth and self-respect grow in you. Later in life you ask openly for the place you have earned. Start with one such request this year.',
  'Deep inside you like to be useful. With age you enjoy service itself and need less praise. Stop checking your own work a third time.',
  'The older you are, the more a good partnership means to you. You learn to give and take in equal parts. Decide large matters in two.',
  'You feel more strongly than people think at first. With the years you learn to use this strength openly. Tell a near person about one fear.',
  'Under your daily moods there is faith. Trust grows with age and worry becomes less. Study one scripture or one philosophy slowly, over several years.',
  'You feel well when you build something. You become calmer as your duties become your own choice. Drop one duty that you only inherited.',
  'With age you become a friend to many people. You learn to love without holding on. Join one group that works for the neighbourhood.',
  'At heart you are soft and full of imagination. Compassion grows with the years. Learn also to say no to one request each month.',
];
