/** The brightness of the Moon, by groups of tithis; each group holds the tithis up to and including `upTo`. */
export const moonPhases = [
  {
    upTo: 4,
    name: 'a young crescent',
    text: 'Your moods look forward. You were born with the light just returning, and something in you is refreshed by fresh notebooks, first days of term and people who say “let’s try”.',
  },
  {
    upTo: 10,
    name: 'a growing half moon',
    text: 'You are built for the middle of the effort. Obstacles interest you, momentum cheers you, and you take it almost personally when someone gives up at the halfway stone.',
  },
  {
    upTo: 14,
    name: 'a bright gibbous moon',
    text: 'You polish. There is in you a wish to improve what already works, and an inner light strong enough that others read by it.',
  },
  {
    upTo: 16,
    name: 'a full moon',
    text: 'You see best in contrast: self and other, wish and duty, both fully lit. People are drawn to such brightness, so you do well to learn where your own edges are.',
  },
  {
    upTo: 20,
    name: 'a moon just past full',
    text: 'You like to hand on what you know. The harvest is in, so to speak, and you find satisfaction in teaching, distributing and putting to use.',
  },
  {
    upTo: 26,
    name: 'a waning half moon',
    text: 'You sift. Experience matters more to you than promise, you prune ideas and friendships as a gardener does, and what is left bears well.',
  },
  {
    upTo: 29,
    name: 'a thin old moon',
    text: 'You were born near the end of a month, with a feeling for what is finished. Quiet, memory and clear goodbyes suit you, and new beginnings come up through you in private.',
  },
  {
    upTo: 30,
    name: 'a dark moon',
    text: 'Your feelings do their work unseen, like seeds. You may seem hard to read; give yourself silence and dim light, and you find out early what others learn by argument.',
  },
] as const;
