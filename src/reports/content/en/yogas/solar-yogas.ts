/** Yogas counted from the Sun. */
export const solarYogas = {
  veshi: 'You are truthful and even-tempered, and what you say in one month you still say in the next. Work that needs trust suits you: accounts, teaching, administration.',
  voshi: 'Skill, a good memory and generosity are your strengths. You prepare best alone. Then show the result to the whole group, and put your name on it.',
  ubhayachari: 'You have support before and behind you whenever you step forward, and success does not make you proud. Accept leading roles, and speak for your group in public.',
  budhaAditya: 'You are intelligent and say clearly what you want. Office work, reports and examinations suit you. Use this for an application, a test or a report that others avoid.',
} as const;
