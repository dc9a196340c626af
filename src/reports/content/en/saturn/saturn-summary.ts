/** The summary page of the Sade Sati Check: strengths and cautions. */
import type { Dignity } from '#src/astrology/contract.ts';

/** By Moon sign. */
export const steadyingByMoonSign = [
  'Work with your hands calms you. Keep a small repair or cooking task ready for difficult evenings.',
  'Good food at fixed hours calms you. Keep the same mealtimes on holidays too.',
  'A friend to talk to calms you. Say the worry in words, and half its weight is gone.',
  'Your home and your own people calm you. Spend one evening a week with the family only.',
  'Being needed by name calms you. Keep one weekly place where people expect you.',
  'A list with finished items calms you. Tidy one shelf, and your mind follows within an hour.',
  'A fair companion calms you. Talk a decision over before you take it, and take it slowly.',
  'You can stay with a hard matter until it gives way. Choose one such matter at a time.',
  'A wider view calms you. Read, walk or plan a trip when the mood is low.',
  'A plan with dates calms you. You work well under discipline, which suits Saturn.',
  'A cool head is your strength. Meet a friend who makes you laugh once a week.',
  'Music, prayer or water calms you. An hour of quiet removes what troubles you.',
] as const;

export const cautionByMoonSign = [
  'Do not answer a delay with haste. Leave earlier and carry something to read.',
  'Do not buy comfort in a hurry. The wish often passes by the next morning.',
  'Do not handle nine matters at once. Choose two and close the others for the week.',
  'Do not hold a bad mood inside the house. A short walk after dinner helps.',
  'Do not wait for praise before you rest. Saturn rewards late.',
  'Do not correct everybody when you feel tense. Set your own desk in order instead.',
  'Do not delay a decision to please both sides. A kind refusal is better.',
  'Do not study your accounts late at night. Look at figures before lunch.',
  'Do not promise a distant plan to escape a duty near you. Finish that duty first.',
  'Do not carry the whole load alone. Give one task to somebody else.',
  'Do not mistake tiredness for a change of beliefs. Sleep first, then think again.',
  'Do not give away what you need yourself. Set a limit before you help.',
] as const;

/** By the dignity of the natal Saturn. */
export const saturnGiftByDignity: Record<Dignity, string> = {
  exalted: 'Saturn was exalted at your birth, so its slow years are fair and reward honest work.',
  moolatrikona: 'Saturn was very strong by sign at your birth, and brings order and authority.',
  own: 'Saturn was in its own sign at your birth, so you know how to live with limits.',
  friendly: 'Saturn was in a friend’s sign at your birth, and it leaves you more than it takes.',
  neutral: 'Saturn was in a neutral sign at your birth, so results match your effort.',
  enemy: 'Saturn was in an enemy’s sign at your birth, and this has taught you to persist.',
  debilitated: 'Saturn was in its fall at your birth, so each good habit you have is earned by yourself.',
};

export const manyBindusText =
  'Saturn has many points in the sign of your Moon, so you can carry its years well.';
