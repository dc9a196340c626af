/** Talking and quarrels by Mercury and Mars; showing love by Venus and the lord of the seventh house. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const talkLead =
  'In a quarrel the tone often hurts more than the subject. Mercury shows how each of you speaks, and Mars how each of you gets angry.';
export const talkLeadReason = (mercury: string, mars: string): string => `${mercury}; ${mars}`;
export const talkParts = { speech: 'How each of you speaks', anger: 'How each of you gets angry', peace: 'How you make up' } as const;

/** By the sign of Mercury, Aries first. */
export const mercurySpeech = [
  'Says it at once and in few words. Questions should be short, and the answer may be blunt without ill will.',
  'Thinks before every sentence and means it. Do not finish the sentence for {partner}.',
  'Jokes, asks and tells stories in one breath. Important things are best repeated the next morning.',
  'Speaks from feelings and memories. Old matters may come up again, so stay with the subject of today.',
  'Speaks warmly and likes to be listened to. Interrupting costs you more than disagreeing.',
  'Notices each word and each mistake. Ask for the main point first, and for details afterwards.',
  'Weighs both sides and asks for your opinion. A decision needs a date, or it stays open.',
  'Says little and hears a great deal. Direct questions bring out more than hints.',
  'Talks in large pictures and promises. Ask in a friendly way what comes first, and on which day.',
  'Keeps to facts, costs and dates. A compliment at the beginning makes the rest easier.',
  'Has unusual ideas and defends them calmly. Ask where the idea comes from before you object.',
  'Gives hints more often than plain answers, and senses what you mean. Repeat in your own words what you understood.',
] as const;

/** By the element of the sign of Mars. */
export const marsAnger = {
  fire: 'Anger comes quickly and goes quickly. Wait ten minutes, and the same person will laugh about it.',
  earth: 'Anger comes late, and then it stays. Raise a complaint while it is still small.',
  air: 'Anger becomes argument and clever words. Stop before one of you has to win the argument.',
  water: 'Anger turns into silence or tears. Stay in the room, and ask what hurt most.',
} as const;

/** Both elements of Mars, in the order of fire, earth, air and water. */
export const makingUp = {
  'fire fire': 'Two quick tempers need one rule: the louder one leaves the room first and comes back first.',
  'fire earth': 'One of you gets angry fast, and the other becomes hard and silent. The quick one should say sorry for the tone, the slow one for the silence.',
  'fire air': 'Anger and many words make each other stronger. End a quarrel with something to do, such as a walk or a meal.',
  'fire water': 'What one of you forgets in an hour hurts the other for a week. Come back to it once, quietly, and then let it rest.',
  'earth earth': 'Two slow tempers can be silent for days. Fix a limit of one night.',
  'earth air': 'One wants deeds and the other wants reasons. Offer both: explain, and then change one small thing.',
  'earth water': 'Practical help repairs most here. Cook, mend or fetch something, and the talk follows.',
  'air air': 'You can argue well and for long. Write the result on paper, so that it ends.',
  'air water': 'Reasons do not comfort a hurt person. First hold a hand, then explain.',
  'water water': 'Both of you withdraw when hurt. Agree on a sign that means: please come to me now.',
} as const;

export const affectionLead =
  'Two people can love each other and show it in different ways. Venus shows how each of you gives it, and the seventh lord what each expects.';
export const affectionLeadReason = (first: string, second: string): string => `${first}; ${second}`;
export const affectionParts = { venus: 'How each of you gives love', expected: 'What each expects of a partner' } as const;

/** By the sign of Venus, Aries first. */
export const venusGiving = [
  'Love is given through surprise and open words. Say yes or no clearly, because waiting makes this love weaker.',
  'Love is given through touch, food and loyalty. Time without hurry is the best present.',
  'Love is given through messages, jokes and interest. Answer, even if it is only one line.',
  'Love is given through care for the whole family. A call to the parents counts as tenderness.',
  'Love is given generously and wants to be seen. Put the photograph on the wall.',
  'Love is given in small services that nobody asked for. Say that you see them.',
  'Love is given with charm, beauty and fairness. A nicely laid table says more than a speech.',
  'Love is given completely and in private. Never joke about this bond before others.',
  'Love is given as shared adventure and honest talk. Plan one journey a year.',
  'Love is given as reliability over many years. Punctuality is a sign of affection here.',
  'Love is given as friendship and freedom. Do not ask where every hour went.',
  'Love is given with sympathy and without counting. See that {partner} also receives.',
] as const;

/** By the lord of the seventh house. */
export const expectedPartner: Record<ClassicalGraha, string> = {
  Sun: 'Expects a partner to look up to, with clear principles. Show that you stand by your word.',
  Moon: 'Expects warmth and care from a partner, every single day. Ask how the day was, and wait for the answer.',
  Mars: 'Expects energy and courage in a partner. Decide quickly in small things, and admit a mistake at once.',
  Mercury: 'Expects a partner to talk and laugh with. Keep curious, and learn something new together.',
  Jupiter: 'Expects wisdom, faith and a good conscience in a partner. Speak about values, not only about plans.',
  Venus: 'Expects tenderness and good taste in a partner. Dress for {partner} now and then.',
  Saturn: 'Expects patience and reliability in a partner. Keep promises, even the small ones.',
};
export const expectedReason = (name: string, lord: string, sign: string): string =>
  `${lord} rules ${sign}, the sign of the 7th house of ${name}`;
export const loveSource = 'Phaladeepika 10';
export const signOfElement = (place: string, element: string): string => `${place}, a sign of ${element}`;
export const sources = { speech: 'Saravali 26', anger: 'Saravali 25', venus: 'Saravali 28' } as const;
