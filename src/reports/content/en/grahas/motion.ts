/** A retrograde graha, and a combust one. */
import type { Graha } from '#src/astrology/contract.ts';

type Planet = Exclude<Graha, 'Sun' | 'Moon' | 'Rahu' | 'Ketu'>;

export const retrogradeTexts: Record<Planet, string> = {
  Mars: 'Your force turns inward before it goes out. You rehearse a fight, fight it mostly with yourself, and act a day later with more aim than those who began at once.',
  Mercury:
    'You think backwards from the end. Revision is your strength, second readings show you what others missed, and your first answer deserves a night’s rest.',
  Jupiter:
    'Your wisdom is home-made. You take little on authority, go over the great questions again by yourself, and arrive at old truths with new fingerprints on them.',
  Venus:
    'You revisit your affections. What you value is worked out privately, sometimes against fashion, and an old tie or an old art may come back with a second chapter in it.',
  Saturn:
    'The strictest inspector sits inside. You hold yourself to account before anyone asks, redo the duty that was passable, and learn to sign your own leave.',
};

export const combustTexts: Record<Planet | 'Moon', string> = {
  Moon: 'Feeling stands so near to purpose that you may not notice it as feeling. Ask yourself now and then what you would like, quite apart from what needs to be done.',
  Mars: 'Your drive is hidden in your pride, so it is seldom seen as effort. You push hardest where no one is looking, and need rest that is called rest.',
  Mercury:
    'Your thinking is so close to your will that the two sound alike. You are convincing for that very reason; a friend who takes minutes is worth having.',
  Jupiter:
    'Your faith is close to your sense of self and glows rather than shines. You help without preaching, and underrate how much advice you have given by example.',
  Venus:
    'What you love is warmed, and a little dazzled, by what you are trying to become. Tenderness gets its turn when you schedule it like a serious matter.',
  Saturn:
    'Duty and dignity press on the same nerve. You feel responsible for how things look as well as for how they are, and lighten visibly when one of the two is let go.',
};
