/** A graha in its own sign, exalted, or in its fall. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const exaltedTexts: Record<ClassicalGraha, string> = {
  Sun: 'Your Sun is in its best sign, so confidence returns quickly after a defeat. Others lean on you in a difficulty. Accept a leading role when it is offered.',
  Moon: 'Your Moon is in its best sign, so you can carry strong feelings and stay calm. Your presence steadies others. Use it when the family faces a hard decision.',
  Mars: 'Your Mars is in its best sign, so you have disciplined energy whenever you need it. Be gentle with people who have less strength.',
  Mercury:
    'Your Mercury is in its best sign, so clear thinking comes easily to you. Explain your steps to others, because they may need more time to follow.',
  Jupiter:
    'Your Jupiter is in its best sign, so trust, good advice and good fortune come easily. Share them, by teaching or by giving; what you share returns.',
  Venus:
    'Your Venus is in its best sign, so taste, affection and comfort come without effort. Trust your first impression in dress, design and friendship.',
  Saturn:
    'Your Saturn is in its best sign, so you bear delay and hard work better than most. Time usually decides in your favour; do not give up early.',
};

export const ownSignTexts: Record<ClassicalGraha, string> = {
  Sun: 'Your Sun is in a sign of its own, so you know what you stand for. You need nobody’s approval, and so you can afford to listen.',
  Moon: 'Your Moon is in a sign of its own, so you know what you need. Say it to your family clearly; they are glad to know.',
  Mars: 'Your Mars is in a sign of its own, so you act for your own reasons. You stop when the work is done, and you need not shout.',
  Mercury:
    'Your Mercury is in a sign of its own, so study, figures and speech come easily. What you decide to learn this year, you can learn.',
  Jupiter:
    'Your Jupiter is in a sign of its own, so people believe your advice. Give it freely to the young, and speak in few words.',
  Venus:
    'Your Venus is in a sign of its own, so ease and affection are with you on ordinary days too. Invite people home; it does you good.',
  Saturn:
    'Your Saturn is in a sign of its own, so your discipline is your own choice. You are mostly fair, and people know where they stand with you.',
};

export const debilitatedTexts: Record<ClassicalGraha, string> = {
  Sun: 'Your Sun is weak by sign, so confidence has to be learnt. It grows each time you decide something alone. Begin with small decisions every day.',
  Moon: 'Your Moon is weak by sign, so peace of mind does not come by itself. Regular sleep, prayer and one close friend build it up.',
  Mars: 'Your Mars is weak by sign, so energy comes in small amounts. Use it regularly, for example half an hour of exercise daily, and it grows.',
  Mercury:
    'Your Mercury is weak by sign, so details and dates escape you while the whole picture is clear. Use lists, and let somebody check your figures.',
  Jupiter:
    'Your Jupiter is weak by sign, so you hope carefully and test advice twice. What you finally believe is sound. Keep one good teacher close.',
  Venus:
    'Your Venus is weak by sign, so you find faults before you enjoy. Say the loving word first; it need not be perfect.',
  Saturn:
    'Your Saturn is weak by sign, so patience and order come slowly. Fixed hours help, and in the second half of life you become the steady one.',
};
