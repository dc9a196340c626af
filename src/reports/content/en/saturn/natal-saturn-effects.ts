/** The effect of Saturn: by its dignity at birth, by the lagna, by the bindus of each sign. */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';
import type { Dignity, SaturnPhase } from '#src/astrology/contract.ts';

export const saturnByDignity: Record<Dignity, string> = {
  exalted:
    'Your Saturn is exalted, the best pay of all seven. A graha so well placed at birth behaves in transit like a strict judge of good family: slow, exact and on the side of whoever kept the receipts.',
  moolatrikona:
    'You have a Saturn in office, in the part of Aquarius where it does its proper work. Its passages organise more than they press, and come with the authority to carry a thing through.',
  own: 'Saturn was at home when you were born, and a graha at home keeps its temper abroad. You know its language of lists, limits and long evenings, so Sade Sati is less of a foreign country to you.',
  friendly:
    'A friend lodged your Saturn at birth, and it remembers the courtesy. The slow years are mostly fair to you: help comes late, in working clothes, and stays to sweep up.',
  neutral:
    'Your natal Saturn owes nobody and asks no favours. Its passages return about what you put in, week by week, which makes these seven years unusually easy to calculate.',
  enemy:
    'Saturn was born in your chart on somewhat unfriendly ground, and feels stiff at first when it calls. The stiffness goes with use: fixed hours, prompt dues and old people’s company are the oil.',
  debilitated:
    'Your Saturn stood in its sign of fall, so steadiness was never handed to you. That is why the passages teach you so much: each leaves behind one habit that others had from the start.',
};

/** By the rising sign, Aries to Pisces. */
export const saturnByLagna = [
  'Saturn keeps your career and your income together, so its slow years are working years for you. Whatever is tested is tested at the office, and raises come by seniority, not by shouting.',
  'There is no better friend for Taurus rising: Saturn rules fortune and profession both, a yogakaraka. Even over the Moon it is your own minister on tour, tired and loyal.',
  'For Gemini rising Saturn holds fortune in one hand and hidden things in the other. Luck reaches you after a delay, by the side entrance, and is then hard to dislodge.',
  'To a Cancer lagna Saturn brings the partner and the shared purse. A passage over the Moon tends to run by way of other people’s needs; fair terms, written early, keep it light.',
  'Leo rising gives Saturn the charge of rivals and partners, service and contract. You are asked for patience with colleagues, and repaid in allies who have seen you under load.',
  'For Virgo rising Saturn rules learning and daily work, children’s lessons and the office roster. Its visits train a skill, and the skill outlives the visit.',
  'Libra rising has Saturn for a yogakaraka: home and learning in a single hand. What it builds during a passage, a house, a degree, a steady heart, is built for keeps.',
  'To Scorpio rising Saturn means effort and home, courage and the ground you stand on. Shifts of residence and repaired roofs are its usual errands, and both end in better sleep.',
  'Saturn keeps the purse and the pen for Sagittarius rising. Its passages reform how you save and how you speak; a tongue held for one day has often turned out to be money.',
  'You are Saturn’s own, with Capricorn rising: it looks after body, name and earnings. A parent is strict with the eldest and leaves them the keys.',
  'Aquarius rising belongs to Saturn, which for you also watches over sleep, distance and spending. It takes you away in order to bring you back to yourself, so pack and unpack with good humour.',
  'For Pisces rising Saturn carries gains on one shoulder and expenses on the other. A passage mostly moves money and friends from one to the other; keep your eye on the balance and you come out even, often ahead.',
] as const;

/** By phase and bindus of Saturn in that sign. */
export const bindusByPhase: Record<SaturnPhase['phase'], Record<BindusGrade, string>> = {
  rising: {
    many: 'The sign of the first part is well furnished: with this many points Saturn walks through it as through a lit corridor, and you hardly turn your head.',
    some: 'For the first part the points are about average: some evenings long, some short, nothing that a decent routine does not cover.',
    few: 'Points are scarce in the first sign, so begin it with slack in hand: fewer promises, some savings, an earlier bedtime than you think you need.',
  },
  peak: {
    many: 'In the Moon’s own sign Saturn has points to spare, which by the rule outweighs the name of the passage. Responsibility comes with the means to carry it.',
    some: 'The middle sign holds a middling count. Expect to be busy and useful, with one free day a week that you must defend yourself.',
    few: 'The middle part has few points, and is the one to plan for: move large decisions to either side of it where you freely can, and let friends know the dates.',
  },
  setting: {
    many: 'A high count waits in the last sign. What you put up with earlier is paid out there in plain notes: standing, income, an easier tone at home.',
    some: 'The last sign gives a fair count, so the end of the passage feels like the end of a working day: tired feet, wages in the pocket.',
    few: 'In the last sign the count is low, so do not celebrate a year early. Keep the careful budget until Saturn has left, and then buy the sweets.',
  },
};
