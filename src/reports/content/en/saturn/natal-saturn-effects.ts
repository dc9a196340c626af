/** The effect of Saturn: by its dignity at birth, by the lagna, by the bindus of each sign. */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';
import type { Dignity, SaturnPhase } from '#src/astrology/contract.ts';

export const saturnByDignity: Record<Dignity, string> = {
  exalted:
    'Your Saturn is exalted, its best condition. Its slow years treat you strictly but fairly, and honest records pay. Keep receipts and agreements, because they decide matters in your favour.',
  moolatrikona:
    'Your Saturn is in its moolatrikona part of Aquarius, where it works well. Its transits bring order and authority more than pressure. Accept the post of organiser when it is offered.',
  own: 'Your Saturn is in its own sign, so discipline and waiting are familiar to you. Sade Sati is easier for you than for many. Use it to finish one long project.',
  friendly:
    'Your Saturn is in a friend’s sign, and its slow years are mostly fair to you. Help comes late but lasts. Ask friends and relatives early, so that it arrives in time.',
  neutral:
    'Your Saturn is in a neutral sign, so its transits return about as much as you put in. Set a weekly target for work and savings, and the result can be planned.',
  enemy:
    'Your Saturn is in an enemy’s sign, and its transits feel hard at the start. They become easier with fixed hours, dues paid on time and respect for old people.',
  debilitated:
    'Your Saturn is in its sign of fall, so steadiness has to be learned. Each of its transits can leave you one good habit, such as saving or rising early. Choose that habit at the start.',
};

/** Combust in a sign that is not against it; in others the sign decides. */
export const combustSaturn =
  'Your Saturn is very near the Sun, so it has less strength than its sign promises. Its slow years ask more of you. Fixed hours, patience and early requests make them easier.';

/** By the rising sign, Aries to Pisces. */
export const saturnByLagna = [
  'Saturn rules your career and your income. Its slow years test you at the workplace, and raises come by seniority. Stay in a good job through them, and ask in writing.',
  'With Taurus as your lagna, Saturn rules fortune and profession, and so it is your yogakaraka. Even Sade Sati can raise your position. Take the heavier duty when it comes.',
  'With Gemini as your lagna, Saturn rules fortune and hidden matters. Luck comes after a delay, often through inheritance, tax or research, and then stays. Do not give up after the first refusal.',
  'With Cancer as your lagna, Saturn rules marriage and shared money. Its transits work through the needs of a partner or in-laws. Write fair terms early, and keep joint accounts clear.',
  'With Leo as your lagna, Saturn rules daily work, rivals and partners. Its years ask for patience with colleagues. Those who see you work under pressure become allies, so do not quarrel over rank.',
  'With Virgo as your lagna, Saturn rules studies, children and daily work. Its transits train one skill that stays with you. Choose one course or craft for those years, and finish it.',
  'With Libra as your lagna, Saturn rules home and studies, and so it is your yogakaraka. What you build in its years lasts: a house, a degree, or peace at home. Start with the one you need most.',
  'With Scorpio as your lagna, Saturn rules effort and home. Its transits often bring a change of residence or a repair of the house. Plan the move by budget, and courage grows with it.',
  'With Sagittarius as your lagna, Saturn rules savings, speech and effort. Its years reform how you save and speak. Wait a day before a sharp reply, and raise your monthly deposit once a year.',
  'With Capricorn as your lagna, Saturn rules your body and your earnings. It is strict with you but protects you. Care for knees and sleep, and build savings that nobody else can touch.',
  'With Aquarius as your lagna, Saturn rules you, your sleep and your expenses. Its transits can take you to another city or abroad. Accept the posting, and fix a monthly limit for spending.',
  'With Pisces as your lagna, Saturn rules both gains and expenses. Its transits move money and friends in both directions. Note income and outgo every month, and keep part of each gain in a fixed deposit.',
] as const;

/** By phase and bindus of Saturn in that sign. */
export const bindusByPhase: Record<SaturnPhase['phase'], Record<BindusGrade, string>> = {
  rising: {
    many: 'Saturn has many points in the sign of the first part, so it passes with little trouble. Use those years to sort out expenses and sleep.',
    some: 'Saturn has average points in the sign of the first part. Some months are heavy and some light; a regular bedtime and a budget are enough.',
    few: 'Saturn has few points in the sign of the first part, so begin with reserves. Keep some savings ready, promise less, and sleep earlier.',
  },
  peak: {
    many: 'Saturn has many points in the sign of your Moon, and by the rule this counts more than the name Sade Sati. Responsibility comes with the means to carry it.',
    some: 'Saturn has average points in the sign of your Moon. The middle part keeps you busy and useful; protect one free day each week.',
    few: 'Saturn has few points in the sign of your Moon, so plan for the middle part. Where you can, take large decisions before or after it, and let your friends know the dates.',
  },
  setting: {
    many: 'Saturn has many points in the sign of the last part. Earlier effort is rewarded there with position, income and a kinder tone at home.',
    some: 'Saturn has average points in the sign of the last part. You may be tired then, but your effort is paid. Collect what is due, and take a short holiday.',
    few: 'Saturn has few points in the sign of the last part, so stay careful until the end. Keep the strict budget, and buy large things only after it is over.',
  },
};
