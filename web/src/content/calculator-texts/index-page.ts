/** Texts of /calculators about all eight calculators. */

export const calculatorSteps = [
  { title: 'Pick a tool', text: 'There are eight. Each says first what it asks for.' },
  {
    title: 'Enter details',
    text: 'Only what it needs: a name or a date, sometimes the time and the town.',
  },
  { title: 'Get results', text: 'After five seconds you get an answer with its meaning.' },
  { title: 'Apply insights', text: 'Keep what fits you, share it or print it, and forget the rest.' },
];

export const calculatorBenefits = [
  {
    title: 'Free, without an account',
    text: 'Nothing to pay and no sign-up. Use them as often as you like.',
  },
  {
    title: 'Nothing is kept',
    text: 'The games are computed in your browser. For an answer from the real sky your birth is sent once, and not kept.',
  },
  {
    title: 'The same answer every time',
    text: 'The same details always give the same result.',
  },
  {
    title: 'Plain about what it is',
    text: 'Each page explains its terms and its arithmetic. Below every game with a date is the answer from the real sky.',
  },
];
