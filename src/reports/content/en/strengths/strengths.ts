/** Statements on ashtakavarga and shadbala. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const strengthsHeading = {
  title: 'Where the chart is strong',
  hindiTitle: 'बल',
  runningTitle: 'Strengths',
  summary: 'Points by house, and the six strengths of the seven grahas',
} as const;

export const strengthsLead =
  'Two old methods measure strength. Ashtakavarga counts the points that support each house. Shadbala adds up six kinds of strength for each graha.';

export const strengthsFigures = {
  sarva: {
    title: 'Twelve houses, 337 points',
    caption:
      'Sarvashtakavarga: the bindus that seven grahas and the lagna give to each house. The dashed line is the average, 28. Gold bars have 30 or more, white bars fewer than 25.',
  },
  shadbala: {
    title: 'Strength of the seven grahas',
    caption:
      'Shadbala in rupas. The dashed line at each bar is the strength required of that graha. Gold bars reach it, and white bars do not.',
  },
  balas: {
    caption:
      'The six strengths, calculated as B. V. Raman shows, and the graha with the most and the least of each. The figures are virupas; sixty virupas make one rupa.',
    head: ['Strength', 'What it measures', 'Most', 'Least'],
  },
} as const;

export type Bala = 'sthana' | 'dig' | 'kala' | 'cheshta' | 'naisargika' | 'drik';

export const balaTexts: Record<Bala, { name: string; text: string }> = {
  sthana: {
    name: 'Sthana, of place',
    text: 'The place: nearness to exaltation, signs in seven divisions, angle or not',
  },
  dig: {
    name: 'Dig, of direction',
    text: 'The quarter of the sky in which this graha works best',
  },
  kala: {
    name: 'Kala, of time',
    text: 'The time: day or night, bright or dark fortnight, weekday, hora',
  },
  cheshta: {
    name: 'Cheshta, of effort',
    text: 'The motion: slow and turning planets have most, fast ones least',
  },
  naisargika: {
    name: 'Naisargika, by nature',
    text: 'Natural brightness, the same in every chart: the Sun most, Saturn least',
  },
  drik: { name: 'Drik, of aspect', text: 'Aspects on the graha: gentle grahas add, stern ones take away' },
};

/** The house with the most bindus, first to twelfth. */
export const strongestHouse = [
  'Your own person is best supported: body, will and name. Plans that you start yourself find help on the way. Present yourself in person, and do not wait for an introduction.',
  'Savings, family and speech are your strongest side. Money stays where you put it. Build on what can be kept: a fixed deposit, a family business, a good name.',
  'Courage and your own effort are best supported. They help you more than the favour of others. Make the call yourself, and try a second time after a refusal.',
  'Home, mother and property have the best support. A house of your own repays the trouble. Take important decisions at home, after a night’s sleep.',
  'Ideas, study and the matters of children are your strongest side. Trust what you learn out of interest. Reserve a fixed hour for creative work.',
  'Daily work, service and competition come more easily to you than to most people. Rivals and difficult customers do not stop you. Apply for exams and posts that have many candidates.',
  'Other people bring out the best in you: a spouse, a business partner, clients. Contracts carry you further than work alone. Choose one good partner for your next plan.',
  'Research, insurance, inheritance and repair favour you, while others avoid them. Take the assignment that needs long study or secrecy. It brings you more than the easy one.',
  'Good fortune comes through teachers, long travel and faith. When in doubt, ask an elder or join the course. What you do from principle tends to turn out well.',
  'Career and public position are best supported. You can carry a responsibility that others avoid. Apply for the visible post, and let your name stand on the work.',
  'Income and friends are your strongest side. Gains come through old colleagues, associations and friends of friends. Keep their numbers in order and call one of them each week.',
  'Distant places, rest, giving and work out of public view repay you. Do not refuse a posting far from home too quickly. Night work or charity can suit you as well.',
] as const;

/** In place of the texts on a career, for a reader of sixty or more. By house, from 1. */
export const strongestHouseFromSixty: Partial<Record<number, string>> = {
  4: 'Home and property have the best support. A house in good order repays the trouble. Take important decisions at home, after a night’s sleep.',
  6: 'Daily tasks and service suit you better than they suit most people. Difficult persons do not stop you. Take a duty with fixed hours that others avoid.',
  7: 'Other people bring out the best in you: a companion, a friend, a helper. Agreements carry you further than work alone. Choose one good partner for your next plan.',
  10: 'Public respect has the best support. You can carry a responsibility that others avoid. Take one duty that others can see, under your own name.',
  12: 'Distant places, rest, giving and quiet tasks repay you. A pilgrimage or charity suits you well. Plan it early, and in company.',
};

/** The house with the fewest. */
export const weakestHouse = [
  'Your first impression needs support, because your work speaks better than the first meeting does. Send a sample or a reference in advance, and arrive rested.',
  'Saving does not happen by itself in your case. Let the bank move an amount on the first of each month. Count to five before you promise money at home.',
  'Effort without help tires you. Ask for help after the second refusal, and share trips and phone calls with a brother, sister or colleague.',
  'Do not make your peace depend on property. Keep the home simple, and rent while you are unsure. Have the title papers checked twice before you buy.',
  'Speculation does not suit you. Learn for the subject itself, leave bets to others, and sleep one night before you begin a new plan.',
  'Disputes cost you more than they are worth. Settle early, pay the small fine, and keep the daily list to five tasks that really get done.',
  'Agreements need care, at home and in business. Write down what each side expects, and read it together before anyone signs.',
  'Shared money, loans and sudden changes need a second reader. Keep policies and papers in one file, and let nobody hurry you at a counter.',
  'Luck alone leaves you waiting. Prepare as if nobody were going to recommend you, and take every blessing as extra.',
  'Titles come to you by a longer way. Measure the year by what you finished, keep written praise, and do not compare posts with friends.',
  'Large circles tire you and repay you little. Three friends who answer at midnight help you more than three hundred contacts. Collect what is owed to you within the month.',
  'Small expenses add up unnoticed: subscriptions, taxis, orders late at night. Look through them every Sunday, and sleep before eleven.',
] as const;

/** The highest by shadbala, in proportion to the required strength. */
export const strongestGraha: Record<ClassicalGraha, string> = {
  Sun: 'Self-confidence is the strongest force in your chart. Take the leading seat, put your name on your work, and share the credit freely with others.',
  Moon: 'Feeling for people is your strongest force. You judge a mood correctly, you remember faces, and your calm passes to others. Choose work in which you meet people.',
  Mars: 'Energy is your strongest force. Give it a target each month: a team, a sport, a hard task. Without one it turns into restless changes at home.',
  Mercury:
    'Clear thinking supports everything else you do. What can be read, counted or talked through is half solved when it reaches you. Accept the tasks with figures or language.',
  Jupiter:
    'Good judgement is your strongest force. People see that you mean well and look ahead. Offer guidance to younger people; your name grows with it.',
  Venus:
    'You can bring people and things into harmony: guests, colours, the terms of a contract. Use this where much depends on it.',
  Saturn:
    'Endurance is the strongest of the seven in you. You are at your best in the third year of a task, when others have left. Prefer long projects to short ones.',
};

export const weakestGraha: Record<ClassicalGraha, string> = {
  Sun: 'Self-confidence needs training. Speak once in every meeting without an apology before it, and sit where you can be seen.',
  Moon: 'Steadiness of mood needs care. Regular meals, regular sleep and one person who may be told the truth help you most.',
  Mars: 'Your energy does not last all day, so use it in the morning. Do one hard thing before ten, and leave the gentle work for later.',
  Mercury:
    'Write things down, because you forget details when you are busy. Lists, a calendar with alarms and a friend who reads your drafts help you most.',
  Jupiter:
    'You need time to trust and to plan far ahead. Discuss each large plan with a teacher or elder whom you respect before you begin it.',
  Venus:
    'Ease and enjoyment do not come by themselves. Put one pleasant hour into the calendar as you would a meeting, and answer a compliment with “thank you”.',
  Saturn:
    'Long tasks cost you more effort than others see. Divide a large one over several Saturdays, let somebody ask about it, and reward each finished part.',
};

/** High by shadbala and weak by sign, or the opposite. */
export const strongYetLow =
  'Your birth chart gives this force little support, and still its count is high. You earned it by effort. It works well under pressure, so do not avoid demanding tasks.';
export const weakYetHigh =
  'Your birth chart supports this ability well, although its count is low. The ability is real and needs practice. Give it regular hours before you doubt it.';

/** The same for a place of middle strength. */
export const strongYetMiddling =
  'Your birth chart gives this force only some support, and still its count is high. You have built it by practice. Use it where others rely on you.';
export const weakYetMiddling =
  'Your birth chart gives this ability some support, although its count is low. It grows with use, so begin with small daily tasks.';

/** A house of the most or the fewest points whose lord is the opposite. */
export const mostPointsWeakLord =
  'The lord of this house is weak in your birth chart, so these good conditions do not work by themselves. Use them with a plan and with patience.';
export const fewestPointsStrongLord =
  'The lord of this house is strong in your birth chart, so the care advised here takes nothing away. Your ability is real, and good order brings it out.';

export type BindusGrade = 'many' | 'some' | 'few';

/** The current transits of Jupiter and Saturn, by their bindus in that sign. */
export const transitBindus: Record<'Jupiter' | 'Saturn', Record<BindusGrade, string>> = {
  Jupiter: {
    many: 'Jupiter now moves through a sign that supports it well. Ask, apply and enrol in these months, because what is begun now grows faster.',
    some: 'Jupiter’s present sign gives it average support. Its benefits come to those who have prepared, so finish one preparation each month.',
    few: 'Jupiter’s present sign gives it little support. Promises are larger than results for now. Continue what you have, and leave expansion for later.',
  },
  Saturn: {
    many: 'Saturn now moves through a sign that supports it well. Heavy work brings firm results, so take up the long task that you have put off.',
    some: 'Saturn’s present sign treats it fairly. Effort and result stay equal, no more and no less. Fix your weekly hours and keep to them.',
    few: 'Saturn’s present sign gives it little support. Take fewer duties, finish them early in the day, and do not blame yourself for the slow pace.',
  },
};
