/** The summary page of the love report. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** By the sign of Venus. */
export const venusSignLine = [
  'You love fast and frankly, and keep a tie alive by going on to court it.',
  'You love slowly, through food, touch and time, and you stay.',
  'You love in conversation, and a good question reaches you faster than a rose.',
  'You love by looking after people, and wish to be looked after in return.',
  'You love with ceremony and a whole heart, and bloom when you are praised.',
  'You love in deeds and details, and say less of it than you feel.',
  'You love with grace and a sense of fairness, and are most yourself in company.',
  'You love seldom, deeply and in private, and mean it for a long time.',
  'You love as a fellow traveller does, with laughter, candour and an open gate.',
  'You love by being dependable, and thaw beautifully in safe hands.',
  'You love as a friend first, and give freedom as others give presents.',
  'You love without a fence, and are happiest with somebody who guards one for you.',
] as const;

/** By the sign of the seventh house. */
export const seventhSignLine = [
  'The one opposite tends to be direct, lively and braver than the occasion requires.',
  'Opposite you stands someone calm, sensuous and hard to hurry.',
  'Towards you comes a quick, curious companion with a great many sentences.',
  'A tender, family-loving person sits across from you.',
  'You are met by warmth, pride and a taste for candles.',
  'The other is likely to be modest, exact and useful in every weather.',
  'Facing you is a person of charm who thinks in pairs.',
  'Your counterpart is private, loyal and not easily fooled.',
  'A frank and laughing seeker is drawn to your door.',
  'The person across the table keeps promises and gets merrier with age.',
  'Opposite is an original, friendly soul who needs elbow room.',
  'What meets you is gentleness, with music in it.',
] as const;

export const loveStrengthLine: Record<ClassicalGraha, string> = {
  Sun: 'You can be admired without vanity, and admire without feeling smaller.',
  Moon: 'You sense how another person is before the shoes are off.',
  Mars: 'You act on affection: you ask, you defend, you turn up.',
  Mercury: 'You can talk a knot loose that others would have to cut.',
  Jupiter: 'You forgive in good time and mean the other well.',
  Venus: 'You know how to make a person feel chosen.',
  Saturn: 'You stay, and people can plan their lives around your word.',
};

export const loveCautionLine: Record<ClassicalGraha, string> = {
  Sun: 'Ask for appreciation before you start to miss it.',
  Moon: 'Tell moods early; nobody reads them through a closed door.',
  Mars: 'Let heat out on a road or a mat, and come to the talk afterwards.',
  Mercury: 'Sleep on the clever message. Most of them improve by not being sent.',
  Jupiter: 'Give advice on request, and hope in any quantity.',
  Venus: 'Say the tender thing while it is still unpolished.',
  Saturn: 'Unbend a little sooner than feels proper.',
};

/** By the lord of the current sub-period; ends the line with its dates. */
export const currentPeriodInLove: Record<Graha, string> = {
  Sun: 'affection likes daylight and a clear word',
  Moon: 'closeness grows at home, by small attentions',
  Mars: 'feelings move fast and want a fair fight or a long run',
  Mercury: 'love talks, writes and laughs its way forward',
  Jupiter: 'goodwill is plentiful, and elders speak sense',
  Venus: 'sweetness is in the air and should be spent',
  Saturn: 'what is real between people shows by staying',
  Rahu: 'attraction comes from unexpected sides',
  Ketu: 'hearts are quiet, and honest when asked',
};
/** A coming partnership period among the dates: first, second and third. */
export const periodBeginsLine = [
  'opens a time in which partnership comes to the fore',
  'turns the talk to companionship again',
  'brings partnership back as a subject once more',
] as const;
