/** What every report's page says: the way from order to PDF, what it is to own one, why to trust the house. */
import type { IconName } from '#web/ui/Icon.tsx';

export const defaultBlurb =
  'A personal report from your own birth chart: computed first, then written in plain words, with the reason beside every statement.';

type Line = { title: string; text: string };

const afterwards: Line[] = [
  { title: 'Analysis', text: 'Your chart is computed to the minute of arc, then read chapter by chapter.' },
  {
    title: 'Receive PDF',
    text: 'In My Reports and in your inbox, usually within minutes, at the latest in 12 hours.',
  },
  { title: 'Take action', text: 'One page sums up what to do, what to leave, and the dates to remember.' },
];

export const paidSteps: Line[] = [
  { title: 'Make payment', text: 'UPI, card or net banking through Razorpay. We never see your card.' },
  ...afterwards,
];

export const freeSteps: Line[] = [
  {
    title: 'Generate report',
    text: 'Confirm your birth details once. No card, no trial, nothing to cancel.',
  },
  ...afterwards,
];

export const reportBenefits: Line[] = [
  { title: 'A link that stays', text: 'Download it again in ten years. The link keeps working for you.' },
  { title: 'Correct it once, free', text: 'Wrong birth time? Within 7 days we write it anew.' },
  { title: 'Prints well', text: 'A4, drawn in lines, good in grey at the corner shop.' },
];

export const trustMarks: { icon: IconName; text: string; paidOnly?: true }[] = [
  { icon: 'lock', text: 'Secure payment', paidOnly: true },
  { icon: 'seal', text: 'Money-back guarantee', paidOnly: true },
  { icon: 'clock', text: '24/7 support' },
  { icon: 'people', text: '10,000+ clients' },
];

/** On the reports list. */
export const whyUs: Line[] = [
  {
    title: '50,000+ clients',
    text: 'From first charts for newborns to second opinions for grandparents, in every state and in forty countries.',
  },
  {
    title: 'Computed, not guessed',
    text: 'True positions for your minute and your town, and the clock that town kept in that year.',
  },
  {
    title: '15+ years of practice',
    text: 'Our texts rest on the classical books, chapter and verse, and are read by astrologers before you read them.',
  },
  {
    title: '99% accuracy',
    text: 'Positions are checked against an independent ephemeris. Where a birth time leaves room for doubt, the report says how much.',
  },
  {
    title: 'No fear for sale',
    text: 'No curses, no deadlines, no stone you must buy. Remedies start with what costs nothing.',
  },
  {
    title: 'Money-back guarantee',
    text: 'Not in your inbox within 12 hours? You are offered your money back without having to ask.',
  },
];

/** Three ways to begin, beside the title of the list. */
export const beginnings = [
  { want: 'I am new to this', key: 'free-kundli', name: 'Free Kundli' },
  { want: 'I want my chart, read properly', key: 'janam-kundli', name: 'Janam Kundli' },
  { want: 'I want all of it', key: 'life-blueprint', name: 'Complete Life Blueprint' },
] as const;

/** An excerpt of the sample report: the person is invented, the chart is computed for Kota on 4 June 1996. */
export const sampleExcerpt = {
  caption: 'Birth chart, 4 Jun 1996, 2:30 pm, Kota. Lagna Kanya, 18°.',
  statements: [
    {
      title: 'Marriage comes late, and holds',
      text: 'You wait until you are sure, and then you do not look back. The partner is older in manner than in years, and steadier than you expect love to be.',
      because:
        'Saturn stands in your seventh house in Meena with Ketu eight degrees away, and Jupiter, lord of that house, is in his own Dhanu in your fourth.',
    },
    {
      title: 'Until February 2028, keep it simple',
      text: 'Old promises are weighed. Say early what you can carry.',
      because:
        'Saturn himself crosses your seventh house, Meena, where he stood when you were born, and leaves it for good on 23 February 2028.',
    },
  ],
};
