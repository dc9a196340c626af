/** Statements on ashtakavarga and shadbala. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const strengthsHeading = {
  title: 'Where the chart is strong',
  devanagari: 'बल',
  runningTitle: 'Strengths',
  summary: 'Points by house, and the six strengths of the seven grahas',
} as const;

export const strengthsLead =
  'Two old ways of counting. The first asks of every house how many of the chart are in favour of it; the second weighs each graha as a goldsmith does, in six pans.';

export const strengthsFigures = {
  sarva: {
    title: 'Twelve houses, 337 points',
    caption:
      'Sarvashtakavarga: the bindus that seven grahas and the lagna give to each house. The dashed line is the average, 28. Gold has 30 or more, white fewer than 25.',
  },
  panels: {
    title: 'Who gives them',
    caption:
      'Bhinnashtakavarga: the same bindus graha by graha, first house to twelfth. The line stands at four of eight.',
    howTo:
      'Gold: five bindus or more. While that graha travels through the house, what it brings is easier to use; through a white one, of two or fewer, it costs more effort.',
  },
  shadbala: {
    title: 'Seven grahas on the scales',
    caption:
      'Shadbala in rupas. The dashed stroke at each bar is what that graha is asked to have; gold reaches it, white falls short.',
  },
  balas: {
    caption:
      'The six strengths, worked as B. V. Raman shows, and whom each favours at your birth; figures in virupas, sixty to a rupa.',
    head: ['Strength', 'What it weighs', 'Most', 'Least'],
  },
} as const;

export const BALA_KEYS = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const;
export type Bala = (typeof BALA_KEYS)[number];

export const balaTexts: Record<Bala, { name: string; text: string }> = {
  sthana: {
    name: 'Sthana, of place',
    text: 'The seat: how near to exaltation, how welcome in seven divisions, angle or not',
  },
  dig: {
    name: 'Dig, of direction',
    text: 'The quarter of the sky in which a graha finds its way without asking',
  },
  kala: {
    name: 'Kala, of time',
    text: 'The hour: day or night, bright or dark fortnight, whose weekday, whose hora',
  },
  cheshta: {
    name: 'Cheshta, of effort',
    text: 'Its pace: slow and turning planets work hardest, fast ones are only passing by',
  },
  naisargika: {
    name: 'Naisargika, by nature',
    text: 'Plain brightness, the same in every chart: the Sun leads, Saturn comes last',
  },
  drik: { name: 'Drik, of being seen', text: 'Who looks at it: friendly eyes add, stern ones take away' },
};

/** The house with the most bindus, first to twelfth. */
export const strongestHouse = [
  'You are your own best asset. Where others need an introduction, you need only walk in, and plans that start with your own two hands tend to find support on the way.',
  'Keeping comes naturally to you. Money, words and family ties stay where you put them, so build on what can be stored: a reserve, a reputation, a recipe book.',
  'Your strength lies in starting and in asking. Cold calls, short trips, a second attempt on Tuesday after the first on Monday: your own push pays better than patronage.',
  'The ground under you is firm. Decisions taken at home hold longer, a roof of your own repays the trouble, and a bad week is mended by one evening in the right kitchen.',
  'Ideas are your capital. Trust what you study for pleasure, the game you invent for a child and the hunch that arrives in the bath; the chart stands behind all three.',
  'You win by turning up. Practice, rivals and awkward customers suit you better than they suit anybody else, and daily routine gives back what you put in with interest.',
  'Other people bring out the best in you. Deals, duets and counters with somebody on the far side carry you further than the cleverest solo.',
  'You do well where others decline to look. Research, repair, other people’s money and long silences hold more for you than for most; take the assignment with the locked cupboard.',
  'Fortune takes the form of teachers, journeys and principles in your case. When in doubt ask the elder, buy the ticket, or do what you would be glad to have done.',
  'Your public face is well backed. Posts, tasks and titles that frighten others sit on you like a coat that was cut to measure, so go for the visible job.',
  'You gain through many hands. Friends of friends, group bookings, old colleagues with a vacancy: keep the list of telephone numbers in good order, for it earns.',
  'You are strong behind the curtain. Solitude, far countries, night work and giving without a receipt repay you in ways that do not show on a statement.',
] as const;

/** The house with the fewest. */
export const weakestHouse = [
  'Put somebody beside you when you present yourself. Your work speaks better than your first minute does, so let a letter, a sample or a friend go in ahead.',
  'Saving does not happen by itself here. Let a standing order do it on the first of the month, and count to five before you promise a sum across the dinner table.',
  'Pushing alone wears you out. Ask for help at the second refusal rather than the seventh, and let a sister, a colleague or a courier make some of the trips.',
  'Do not look for your rest in bricks. Keep the home simple, rent while you are unsure, and build peace out of habits that can be packed.',
  'Speculation is not your sport. Learn for the sake of learning, leave the clever bet to others, and give a plan one night’s sleep before you fall in love with it.',
  'Quarrels and queues cost you more than they are worth. Settle early, pay the small fine, and keep the daily list to five items that really get done.',
  'Agreements need daylight. Write down what each of you expects, from the flatmate to the co-founder, and read it out over tea before anyone signs.',
  'Shared money and sudden changes call for a second reader. Keep your papers in one folder, and let nobody hurry you at a counter.',
  'Luck by itself leaves you waiting. Prepare as if no elder were going to put in a word, and treat every blessing as a bonus.',
  'Titles come to you by detours. Measure a year by what you finished, keep copies of praise, and do not take the organisation chart personally.',
  'Big circles tire you and repay you little. Three friends who answer at midnight are a better investment than three hundred contacts.',
  'Leaks are small and at night: subscriptions, late scrolling, taxis. Close the day on paper, and guard your sleep as you would a deposit.',
] as const;

/** The highest by shadbala, in proportion to the required strength. */
export const strongestGraha: Record<ClassicalGraha, string> = {
  Sun: 'Your sense of who you are is the sturdiest thing in the chart. Put it to work: sign your name, take the chair, and be as generous with credit as the morning is with light.',
  Moon: 'Feeling is your strongest instrument. You take the temperature of a room correctly, you remember people, and your calm, when you have it, is contagious.',
  Mars: 'Drive is what you have most of. Give it a hill: a target, a team, an hour of sweat a day; left without one, it rearranges the furniture.',
  Mercury:
    'Your reasoning carries the rest. Whatever can be read, counted, coded or talked through is a problem half solved as soon as it lies on your desk.',
  Jupiter:
    'Good sense is your heaviest coin. People forgive you much because you mean well and see far, and your advice ages better than your predictions.',
  Venus:
    'You have the power to make things agree: colours, guests, figures in a contract. Spend it on what matters, since you can also make a poor bargain look lovely.',
  Saturn:
    'Endurance leads the seven in you. You are at your best in the third year of anything, when the applause has gone home and the work is finally quiet.',
};

export const weakestGraha: Record<ClassicalGraha, string> = {
  Sun: 'Self-assurance is the muscle to train. Practise on small stages, say “I think” without an apology behind it, and sit where you can be seen.',
  Moon: 'Steadiness of mood asks for care. Regular meals, regular sleep and one person who may be told the truth do more for you than any amount of insight.',
  Mars: 'Push is in short supply, so spend it in the morning. One hard thing before ten, and the afternoon may be as gentle as it pleases.',
  Mercury:
    'Let paper remember for you. Lists, a calendar with alarms and a friend who reads your drafts make up for what quickness does not give.',
  Jupiter:
    'Trust grows slowly in you, and so does the long view. Borrow both from a teacher you respect until your own have filled out.',
  Venus:
    'Ease and enjoyment have to be invited. Put pleasure into the diary as you would a meeting, and learn to receive a compliment in two words.',
  Saturn:
    'Long patience is not your strong suit. Cut the mountain into Saturdays, have somebody ask after it, and reward each finished stone.',
};

/** High by shadbala and weak by sign, or the opposite. */
export const strongYetLow =
  'Its place does it no favours, and still the count comes out high. Read that as earned strength: it performs under pressure, and it likes to be thanked.';
export const weakYetHigh =
  'It is well placed and yet the count is low. The talent is real; hours, pace and company have not been on its side, so give it practice rather than doubt.';

export type BindusGrade = 'many' | 'some' | 'few';

/** The current transits of Jupiter and Saturn, by their bindus in that sign. */
export const transitBindus: Record<'Jupiter' | 'Saturn', Record<BindusGrade, string>> = {
  Jupiter: {
    many: 'Jupiter now travels over favourable ground. Ask, apply and enrol while it does: what grows of its own accord grows faster in these months.',
    some: 'Jupiter’s present stretch of road is neither rich nor poor. Its gifts arrive for whoever has prepared a shelf for them.',
    few: 'Jupiter passes through a sign that has little to hand it. Promises run ahead of delivery just now, so water what you have and leave the extension for later.',
  },
  Saturn: {
    many: 'Saturn currently walks where it has friends. Heavy work bears its own weight, and what you build in these years is inspected and found sound.',
    some: 'Saturn’s present sign treats it fairly. Effort and result stay in proportion: an hour given is an hour’s progress, no more and no less.',
    few: 'Saturn has a stony stretch to walk just now. Take on fewer duties, finish them early in the day, and do not read slowness as a verdict on yourself.',
  },
};
