/** The summary page of the love report. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** By the sign of Venus. */
export const venusSignLine = [
  'You love quickly and openly, and you take the first step yourself.',
  'You love slowly and steadily, through food, touch and time together.',
  'You love through talk, messages and humour, and you need regular replies.',
  'You love by looking after people, and you need the same care in return.',
  'You love with a full heart, and open praise makes you happy.',
  'You love through practical help, and you say less than you feel.',
  'You love with courtesy and fairness, and you are happiest in company.',
  'You love seldom and deeply, and you keep it private for a long time.',
  'You love as a good friend does, with honesty, humour and freedom.',
  'You love by being reliable, and you become warm once you feel safe.',
  'You love as a friend first, and you give others much freedom.',
  'You love with great tenderness, and you need someone who protects your limits.',
] as const;

/** By the sign of the seventh house. */
export const seventhSignLine = [
  'Your partner is likely to be direct, active and brave.',
  'A calm partner is shown, fond of comfort and hard to hurry.',
  'The partner shown is quick and curious, and talks a lot.',
  'The partner is likely to be tender and close to family.',
  'A warm, proud partner is likely, who enjoys attention.',
  'Your partner is likely to be modest, exact and very useful at home.',
  'The partner has charm and likes to decide things together.',
  'A private, loyal partner is shown, who is not easily deceived.',
  'A frank and cheerful partner is likely, with strong beliefs.',
  'The partner keeps promises and becomes more cheerful with age.',
  'Expect an independent, friendly partner with unusual ideas.',
  'A gentle partner is shown, fond of music or prayer.',
] as const;

export const loveStrengthLine: Record<ClassicalGraha, string> = {
  Sun: 'You can admire another person openly without feeling smaller.',
  Moon: 'You notice how another person feels before a word is said.',
  Mars: 'You act on love: you ask, you protect, you come when called.',
  Mercury: 'You can end a quarrel by talking, without blame.',
  Jupiter: 'You forgive in good time and wish the other person well.',
  Venus: 'You know how to make a person feel chosen.',
  Saturn: 'You stay, and people can plan their lives on your word.',
};

export const loveCautionLine: Record<ClassicalGraha, string> = {
  Sun: 'Ask for appreciation early, before you begin to miss it.',
  Moon: 'Tell people when your mood is low; they cannot guess it.',
  Mars: 'When you are angry, walk first and talk afterwards.',
  Mercury: 'Wait one night before you send a sharp message.',
  Jupiter: 'Give advice only when somebody asks you for it.',
  Venus: 'Say loving words even when they are not perfect.',
  Saturn: 'Show warmth a little sooner than feels right to you.',
};

/** By the lord of the current antardasha; ends the line with its dates. */
export const currentPeriodInLove: Record<Graha, string> = {
  Sun: 'love needs respect and clear words',
  Moon: 'closeness grows at home, through small daily care',
  Mars: 'feelings are quick, so exercise before you discuss a quarrel',
  Mercury: 'talk, messages and humour bring people closer',
  Jupiter: 'goodwill is strong, and the advice of elders is useful',
  Venus: 'affection comes easily, and invitations are worth accepting',
  Saturn: 'serious ties grow firmer, though slowly',
  Rahu: 'attraction comes from unexpected sides, so decide slowly',
  Ketu: 'feelings are quiet, and honest talk matters more than romance',
};

/** The same at sixteen and seventeen. */
export const currentPeriodInFriendship: Record<Graha, string> = {
  Sun: 'friends need respect and clear words',
  Moon: 'closeness grows at home, through small daily care',
  Mars: 'feelings are quick, so exercise before you discuss a quarrel',
  Mercury: 'talk, messages and humour bring friends closer',
  Jupiter: 'goodwill is strong, and the advice of elders is useful',
  Venus: 'friendship comes easily, and invitations are worth accepting',
  Saturn: 'friendships grow firmer, though slowly',
  Rahu: 'new people attract you, so trust them slowly',
  Ketu: 'feelings are quiet, and two good friends are enough',
};
/** A coming partnership period among the dates: first, second and third. */
const periodBeginsLine = [
  'a period linked with partnership begins',
  'the next such period begins',
  'a third such period begins',
] as const;

/** @param link “aspects the seventh house” */
export const describePeriodBegin = (graha: string, link: string, index: number): string =>
  `${graha} ${link}: ${periodBeginsLine[index]!}.`;
