/** Texts of the report pages and the report list: steps of an order, benefits, trust marks. */
import type { IconName } from '#web/ui/Icon.tsx';

type TitledText = { title: string; text: string };

const stepsAfterOrder: TitledText[] = [
  {
    title: 'Analysis',
    text: 'We compute your chart to the minute of arc. Then we write it, chapter by chapter.',
  },
  {
    title: 'Receive PDF',
    text: 'In My Reports and in your inbox, usually within minutes, at the latest in 12 hours.',
  },
];

const actionStep: TitledText = {
  title: 'Take action',
  text: 'One page sums up what to do, what to avoid, and the dates to remember.',
};

const actionStepForTwo: TitledText = {
  title: 'Take action',
  text: 'The last page has the next steps for the two of you: what to mark, and what to talk about.',
};

const paymentStep: TitledText = {
  title: 'Make payment',
  text: 'UPI, card or net banking through Razorpay. We never see your card.',
};

export const paidSteps: TitledText[] = [paymentStep, ...stepsAfterOrder, actionStep];
/** Steps of a report about two people, which has no page of what to do and what to avoid. */
export const paidStepsForTwo: TitledText[] = [paymentStep, ...stepsAfterOrder, actionStepForTwo];

export const freeSteps: TitledText[] = [
  {
    title: 'Generate report',
    text: 'Confirm your birth details once. No card, no trial, nothing to cancel.',
  },
  ...stepsAfterOrder,
  actionStep,
];

export const reportBenefits: TitledText[] = [
  {
    title: 'A link that does not expire',
    text: 'The link works for as long as you keep your account. Download it as often as you like.',
  },
  { title: 'Correct it once, free', text: 'Wrong birth time? Within 7 days we make the report again.' },
  { title: 'Prints well', text: 'A4, with line drawings that are clear in black and white.' },
];

export const trustMarks: { icon: IconName; text: string; isPaidOnly?: true }[] = [
  { icon: 'lock', text: 'Secure payment', isPaidOnly: true },
  { icon: 'seal', text: 'Money-back guarantee', isPaidOnly: true },
  { icon: 'clock', text: '24/7 support' },
  { icon: 'people', text: '10,000+ clients' },
];

/** Shown on the report list. */
export const whyUs: TitledText[] = [
  {
    title: '50,000+ clients',
    text: 'People of every age, from newborns to grandparents.',
  },
  {
    title: 'Computed, not guessed',
    text: 'True positions for your minute and your town, with the time zone of that year.',
  },
  {
    title: '15+ years of practice',
    text: 'Our texts follow the classical books, and name the book beside the statement.',
  },
  {
    title: '99% accuracy',
    text: 'Positions are checked against an independent ephemeris. Where the birth time leaves a doubt, the report says how much.',
  },
  {
    title: 'No fear, no pressure',
    text: 'No curses, no deadlines, no stone you must buy. Remedies start with what costs nothing.',
  },
  {
    title: 'Money-back guarantee',
    text: 'Not in your inbox within 12 hours? We offer your money back without being asked.',
  },
];
