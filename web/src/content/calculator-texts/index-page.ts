/** Texts of /calculators about all eight calculators. */

export const calculatorSteps = [
  { title: 'Pick a tool', text: 'There are eight. Each says beforehand what it will ask you.' },
  {
    title: 'Enter details',
    text: 'Only what that one needs: a name or a date, sometimes the hour and the town.',
  },
  { title: 'Get results', text: 'Five seconds of suspense, then an answer with its meaning.' },
  { title: 'Apply insights', text: 'Keep what rings true, share it or print it, and leave the rest.' },
];

export const calculatorBenefits = [
  {
    title: 'Free, without an account',
    text: 'Nothing to pay and nothing to sign. Come back as often as you like.',
  },
  {
    title: 'Nothing leaves your phone',
    text: 'Every sum is done in your browser. We never see a name or a date.',
  },
  {
    title: 'The same answer every time',
    text: 'Equal details give equal results, so nobody has to press until they like it.',
  },
  {
    title: 'Plain about what it is',
    text: 'Each page explains its words and says how the answer was made. What is measured stands in the reports.',
  },
];
