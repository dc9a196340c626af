/** Yogas of the Sun and the Moon, in relation to work. The texts on yogas of rank and wealth are in career-yogas.ts. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';

export const sunAndMoonYogas = {
  sunapha:
    'You provide for things before you are asked. Most of what you own you have earned yourself, and you know where each part came from. Keep such records; they help when you apply for a loan.',
  anapha:
    'Good habits and calm manners support you at work. People take you for senior before the promotion comes. Use this in meetings with clients, where a calm person is trusted.',
  durudhara:
    'Money, tasks and people come to you from two sides at the same time. You give freely and manage much. Set closing hours for one of the two sides, or both tire you.',
  veshi:
    'Your manner at work is even and truthful. You say what is wrong with a plan before it fails, and you say it calmly. Put this opinion in writing, so that it is remembered.',
  voshi:
    'You remember, prepare and have the right paper ready. Your position rests on having read what others did not read. Ask for the file two days before each meeting.',
  ubhayachari:
    'Responsibility looks natural in your hands, because you have support before and behind you. Choose two assistants with care: one who opens new contacts and one who completes the work.',
} as const satisfies Partial<Record<YogaKey, string>>;

export type SunOrMoonYoga = keyof typeof sunAndMoonYogas;

export const noSunOrMoonYoga =
  'None of these few yogas was present for the whole of your day. They only add to the reading; the tenth sign, its lord and your own habits decide your work.';
