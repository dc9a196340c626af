/** A graha in its own sign, exalted, or in its fall. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const exaltedTexts: Record<ClassicalGraha, string> = {
  Sun: 'All of this is said with a full voice. Confidence comes back to you quickly after a defeat, and others lean on it more than they tell you.',
  Moon: 'These moods have a deep keel under them. What you feel you can usually carry, and you are a steadying person to sit beside.',
  Mars: 'The engine is in excellent order. You can call up strength at will, which obliges you to be gentle with those who cannot.',
  Mercury:
    'The instrument is a fine one. You may take good thinking for granted in yourself, and be puzzled where it is missing in others.',
  Jupiter:
    'This voice carries farther than the rest. Trust in life was given to you as capital, and spending it on others seems to increase it.',
  Venus:
    'Here grace is no effort. You know at once what is becoming, in dress, in speech and in love, and may rely on the first impression.',
  Saturn:
    'The foundations are sound. You can bear delay and plainness better than most, and time tends to settle matters in your favour.',
};

export const ownSignTexts: Record<ClassicalGraha, string> = {
  Sun: 'It speaks from its own threshold, without borrowing anybody’s authority. You know what you stand for, and can afford to listen.',
  Moon: 'A Moon so well lodged keeps regular hours. Your needs are clear to you, and you can be asked about them.',
  Mars: 'Being master of the house, it need not shout. You act from your own reasons and stop when you have done what you came for.',
  Mercury:
    'The clerk is in the clerk’s own office. Tools are at hand, papers in order, and what you set out to learn you can learn.',
  Jupiter:
    'A teacher in the teacher’s own school: advice costs you little and is worth a good deal, and you rarely need to raise your voice to be believed.',
  Venus:
    'The host of the chart is under the right roof. Ease, taste and affection are at your disposal on ordinary days as well as feasts.',
  Saturn:
    'This judge sits in the right court. Your severity is mostly fair, your endurance mostly voluntary, and people know where they stand.',
};

export const debilitatedTexts: Record<ClassicalGraha, string> = {
  Sun: 'It has to speak over the noise of a market. Self-trust came to you as a craft and not as a gift, which makes it the kind that can be taught.',
  Moon: 'It lies deep and gets little daylight. Comfort had to be learnt, and those who learn it know its value to the gram.',
  Mars: 'The force is there, wrapped in wool. You spend it best in small, regular amounts, for someone you care about.',
  Mercury:
    'Details swim, and the whole picture comes first. Let lists and friends keep count, and trust the thought that arrives sideways.',
  Jupiter:
    'Hope is on a short ration and is used with great economy. What you do believe in has been weighed twice, and holds.',
  Venus:
    'Tenderness is examined for faults on its way out. Say it before it is perfect; nobody else is marking it.',
  Saturn:
    'Patience had to be made by hand. You learn order in bursts, and in the second half of life are surprised to find yourself the steady one.',
};
