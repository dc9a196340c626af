/** An occupant of a house compared with the lord of the house. A graha occupies one house only. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** which of the two is well placed */
export type OccupantComparison = 'both' | 'occupant' | 'lord' | 'neither';

export const houseOccupant: Record<ClassicalGraha, Record<OccupantComparison, string>> = {
  Sun: {
    both: 'You can lead in this part of life, and you have the means for it. Take the decision without waiting for permission; the support to carry it out is there.',
    occupant: 'You are confident in these matters, but support for you is uneven. Promise a little less than you think possible, and confirm who is with you before you announce it.',
    lord: 'You feel less sure here than necessary, for the conditions are good. Attend to the work and not to what people think; respect comes with the result.',
    neither: 'You want to be in charge here before everything is ready. Prepare longer and announce it late. When somebody refuses, ask what was missing.',
  },
  Moon: {
    both: 'Your feelings are well supported in this part of life. Your instinct here is reliable, so follow it in daily decisions.',
    occupant: 'You care deeply about these matters, but the practical side is weak. Write down what you promised out of kindness, and read the list before you promise more.',
    lord: 'Your mood changes here more than your circumstances do. On a low day follow the fixed routine, and decide nothing until the next morning.',
    neither: 'You are sensitive here, and small remarks can hurt you. Take somebody along to a difficult visit, and plan a quiet evening after it.',
  },
  Mars: {
    both: 'Your energy is well used in this part of life. Set a target with a date and act early; longer planning adds little here.',
    occupant: 'You have more drive here than means. Spend half an hour on a plan first: what is missing, whom to ask, what can wait.',
    lord: 'You are more impatient here than the matter deserves, for it is in good order. Let the other person finish, and then act.',
    neither: 'You take offence quickly in this part of life, and help comes slowly. Walk for ten minutes first, and then decide whether to answer at all.',
  },
  Mercury: {
    both: 'You find the right words here, and people listen to them. Study, bargain and write; a clear proposal from you is often accepted.',
    occupant: 'Your thinking here is ahead of your circumstances. Write the plan down with a date, and look at it again after a year.',
    lord: 'You think too long about matters that are in good order. Read the papers once, ask one person with experience, and begin.',
    neither: 'Facts and papers get lost easily in this part of life. Keep one file, set two reminders, and let a careful friend check the figures.',
  },
  Jupiter: {
    both: 'Good fortune is well supported here. You can be generous with time and money in these matters, and enough is left for you.',
    occupant: 'You have wisdom and goodwill here, but the practical side needs help. Give the advice yourself, and let a practical person manage money and dates.',
    lord: 'Conditions are good here, but you trust them less than you could. Choose one hope, ask an experienced person for advice, and take the first step.',
    neither: 'Your plans here are large, and your trust in them is short. Choose one small hope, work on it weekly, and begin the next after it succeeds.',
  },
  Venus: {
    both: 'You have good taste in these matters and the means to follow it. Spend on quality here; what you make beautiful is also useful.',
    occupant: 'People like you here at once, but practical work is needed too. Learn the practical side, or pay somebody who knows it.',
    lord: 'There is more good in this part of life than you allow yourself to enjoy. Accept the invitation, the gift or the comfort without guilt.',
    neither: 'You look for comfort here and find little of it. Keep expenses simple in these matters, and enjoy yourself where pleasure costs less trouble.',
  },
  Saturn: {
    both: 'Patience is well rewarded in this part of life. What you build here rises slowly and stays, so plan for ten years.',
    occupant: 'You do most of the work in this part of life yourself. Ask one more person to share it; the work loses nothing, and you gain an evening.',
    lord: 'You are very cautious about matters that favour you. Take one small risk a month, and note how often the expected trouble did not come.',
    neither: 'Progress here is slow but real. Measure it in years, and do not compare yourself with relatives of the same age.',
  },
};

/** The schools differ on the dignity of the nodes, so only the lord is graded. */
export const nodeOccupant: Record<'Rahu' | 'Ketu', Record<'lord' | 'neither', string>> = {
  Rahu: {
    lord: 'You have an unusual wish in this part of life, and conditions to support it. Try the new thing, and keep ordinary duties and payments regular.',
    neither: 'You want more here than is easily available. Write down how much is enough, and stop when you reach that figure.',
  },
  Ketu: {
    lord: 'You give little attention to these matters, although they go well for you. Give them an hour each week, and enjoy what they bring.',
    neither: 'You do not ask for much in this part of life. If you miss one thing in it, speak about it with somebody close, and leave the rest.',
  },
};
