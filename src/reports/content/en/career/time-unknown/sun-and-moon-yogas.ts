/** Yogas of the Sun and the Moon, in relation to work. The texts on yogas of rank and wealth are in career-yogas.ts. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';

export const sunAndMoonYogas = {
  sunapha:
    'Something stands ready on the step ahead of your Moon, and you tend to provide before you are asked. What you own, you have mostly put together yourself, and you know where each piece came from.',
  anapha:
    'A helper stands behind your Moon. You come to work already fed by habits, manners and a reserve of calm, and people take your composure for seniority some years before the letter arrives.',
  durudhara:
    'Your Moon has company before and behind. Means, errands and people come from two sides at once; you give freely, and manage best when one of the two sides has closing hours.',
  veshi:
    'A graha goes on ahead of your Sun, and your manner at work is even and truthful. You say what you think of the plan before it fails, in a voice that can be heard twice.',
  voshi:
    'Someone follows your Sun with the papers. You remember, prepare and have the document at hand, and your standing rests on being the one who had read it.',
  ubhayachari:
    'Your Sun walks with an escort, one before and one behind. Responsibility looks natural on you, and you do well to choose both companions carefully, the one who opens the door and the one who closes it.',
} as const satisfies Partial<Record<YogaKey, string>>;

export type SunOrMoonYoga = keyof typeof sunAndMoonYogas;

export const noSunOrMoonYoga =
  'On your day none of these few patterns was drawn. They are seasoning and not the dish; the tenth sign, its lord and your own habits carry the matter without them.';
