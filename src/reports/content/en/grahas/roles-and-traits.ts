/** The role of each graha as a line below its name, and its strength or caution in one sentence. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const grahaRoles: Record<Graha, string> = {
  Sun: 'confidence, position and father',
  Moon: 'mind, feelings and mother',
  Mars: 'energy, courage and siblings',
  Mercury: 'thinking, speech and figures',
  Jupiter: 'wisdom, good fortune and teachers',
  Venus: 'love, comfort and taste',
  Saturn: 'work, duty and patience',
  Rahu: 'ambition and what is new to you',
  Ketu: 'old skills and what you let go',
};

export type WeaknessKind = 'debilitated' | 'dusthana' | 'enemy';

/** "Two things to be careful with": one line for each graha and each kind of weakness; the Moon has no enemies. */
export const cautionTexts: Record<
  ClassicalGraha,
  Record<Exclude<WeaknessKind, 'enemy'>, string> & { enemy?: string }
> = {
  Sun: {
    debilitated:
      'You ask too many people before you decide. Decide one thing a week alone, and tell them afterwards.',
    dusthana: 'Your best work is not seen. Show one piece of it to somebody this month.',
    enemy: 'You wait for somebody’s approval before you act. Notice whose approval it is.',
  },
  Moon: {
    debilitated: 'You keep a worry inside until it is too large. Tell one person while it is small.',
    dusthana:
      'You comfort others when you are tired yourself. Rest first tonight, and let somebody else look after you.',
  },
  Mars: {
    debilitated: 'Your anger comes out in indirect ways. Say one short, plain objection on the same day.',
    dusthana: 'You spend strength on too many hidden quarrels. Choose the one that matters and drop the rest.',
    enemy: 'You push hard where a request would be enough. Ask once before you use force.',
  },
  Mercury: {
    debilitated: 'You rely on memory, and figures get lost. Write down amounts and dates at once.',
    dusthana: 'You think things out alone and tell nobody. Share your plan with the person it concerns.',
    enemy: 'You hear a sharp tone where there was only hurry. Ask the person to say it again.',
  },
  Jupiter: {
    debilitated: 'You hope for little, so as not to be let down. Set one clear hope, with a date.',
    dusthana: 'You advise others and neglect your own case. Follow your own advice once this week.',
    enemy: 'You promise more than you can give. Promise half, and deliver it on time.',
  },
  Venus: {
    debilitated: 'You want love and beauty to be without fault. Enjoy one thing as it is.',
    dusthana: 'You show affection only in private. Say one kind word at breakfast.',
    enemy: 'You say yes to keep the peace. A polite no keeps it too.',
  },
  Saturn: {
    debilitated: 'You lose patience with your own progress. Compare yourself with last year, not with others.',
    dusthana: 'You carry duties that nobody gave you. List them, and return two.',
    enemy: 'You take your own caution for a fact. Test it each month in one small matter.',
  },
};

/** Cautions by the house of Rahu. */
export const rahuCautionByHouse: readonly string[] = [
  'You change your image or plan too soon. Stay with one for at least six months.',
  'You always want a little more than you have. Decide beforehand how much is enough.',
  'You answer before you have understood the question. Take one breath first.',
  'You look for a better place again and again. Improve the one that you have.',
  'You take risks for attention. Ask whether the thing still matters to you in a year.',
  'You keep quarrels alive because you like to win. Leave one without an answer.',
  'You judge yourself by the reactions of others. Decide for yourself how you did.',
  'You look into secrets that are not yours. Ask for permission first.',
  'You change teachers when the lesson becomes hard. Stay until the course is complete.',
  'Ambition hardly lets you rest. Keep one day a week free of work.',
  'You count contacts more than friends. Telephone one real friend this week.',
  'You withdraw when life becomes demanding. Tell the family where you are and until when.',
];

export type StrengthKind = 'exalted' | 'own' | 'direction' | 'angle' | 'trine' | 'friendly';

/** "Three strengths to rely on": one line for each graha and each kind of strength. */
export const strengthTexts: Record<ClassicalGraha, Record<StrengthKind, string>> = {
  Sun: {
    exalted: 'You have a clear purpose, and others follow your lead.',
    own: 'Your self-respect is steady and does not depend on praise.',
    direction: 'Visible work with authority is favoured, and it makes you known.',
    angle: 'You stay confident when everybody is looking at you.',
    trine: 'You do what is right and feel confident about it.',
    friendly: 'People in authority tend to like and support you.',
  },
  Moon: {
    exalted: 'Your mind is calm, and it calms the people around you.',
    own: 'You know what you feel, and people confide in you safely.',
    direction: 'Peace at home doubles your strength in everything else.',
    angle: 'You sense the mood of a group before anybody speaks.',
    trine: 'A kind imagination helps you to find a way out of trouble.',
    friendly: 'You put people at ease without effort.',
  },
  Mars: {
    exalted: 'You have disciplined energy, and you finish what you start.',
    own: 'Courage is there whenever you need it.',
    direction: 'You do your best work with a target and a free hand.',
    angle: 'When work is stuck, you get it moving.',
    trine: 'You fight for what you believe, without bitterness.',
    friendly: 'Your energy wins you supporters more often than opponents.',
  },
  Mercury: {
    exalted: 'Your mind is exact, and it checks its own work.',
    own: 'Words and figures come easily to you.',
    direction: 'You think and speak clearly, so people understand you at once.',
    angle: 'Your way of speaking opens doors for you and brings good contacts.',
    trine: 'You learn quickly and explain well.',
    friendly: 'You can give a difficult message without hurting anybody.',
  },
  Jupiter: {
    exalted: 'You are generous, and your judgement is good.',
    own: 'Wise people accept you as one of their own.',
    direction: 'Your presence and advice raise the people around you.',
    angle: 'In a hard hour, a helpful person tends to appear.',
    trine: 'The right elder or teacher comes at the right time.',
    friendly: 'You are hopeful, and you pass this hope on to others.',
  },
  Venus: {
    exalted: 'You love freely, and comfort and beauty come to you.',
    own: 'You have natural grace, even during a quarrel.',
    direction: 'You make a home to which everybody likes to return.',
    angle: 'People say yes to you easily.',
    trine: 'Your taste is a talent; it can also bring income.',
    friendly: 'You get along with people, and this brings you support.',
  },
  Saturn: {
    exalted: 'You are just and patient, and people trust your decision.',
    own: 'What you undertake gets done, without noise.',
    direction: 'Your promises are kept, and time increases their value.',
    angle: 'You stay firm when others give up.',
    trine: 'What you learn slowly stays with you for life.',
    friendly: 'Hard work does not frighten you.',
  },
};
