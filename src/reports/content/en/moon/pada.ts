/** The pada of the Moon's nakshatra: its aim, and its navamsha sign (index sign - 1). */
export const padaAims = [
  {
    word: 'dharma',
    text: 'Doing what is right, and being seen by yourself to do it, is what settles you. Many of your choices look impractical to others until the reason is told.',
  },
  {
    word: 'artha',
    text: 'You like a feeling to have a use. Security, skill and something to show for the year are what your heart works towards, and it works steadily.',
  },
  {
    word: 'kama',
    text: 'You are moved by wish and by company. Pleasure, talk and shared excitement are your fuel, and a plan with nothing in it to look forward to is a plan you lose.',
  },
  {
    word: 'moksha',
    text: 'Something in you is always a little on its way out of the door. Release, depth and quiet matter more to you than keeping score, and you finish cycles for others too.',
  },
] as const;

export const moonNavamsha: readonly string[] = [
  'Under the surface there is a beginner who wants to try it at once. As you grow older you trust that impulse more and apologise for it less.',
  'What ripens in you is steadiness. With the years your feelings become heavier in the good sense, like fruit, and people come to rest under them.',
  'A second, lighter voice runs beneath your moods. It jokes at the serious moment and writes things down, and time makes it your better counsellor.',
  'Your tenderness deepens with age. Home, nourishment and a few remembered songs come to mean more, and you admit it more readily.',
  'Warmth and self-respect are what mature in you. Later in life you ask openly for the place you deserve and give others theirs with pleasure.',
  'A quiet helper lives in the deeper layer of your heart. You come to love usefulness for itself, once you stop marking your own work.',
  'The older you are, the more you live by proportion. Partnership, tact and beauty turn from something you like into something you practise.',
  'A strong current runs below. You feel more than the first impression suggests, and the years teach you to use the force without hiding it.',
  'Beneath your daily moods stands a believer with a walking stick. Trust and open country gain on you with time, and worry loses ground.',
  'There is a builder in the basement of your feelings. You become calmer as your duties become your own, and you end by enjoying them.',
  'A free and friendly spirit develops in you. Attachments widen to take in many people, and you learn to love at the right distance.',
  'In the inner chart your heart is soft clay. Compassion and imagination increase with time, and so does the wisdom to dry off afterwards.',
];
