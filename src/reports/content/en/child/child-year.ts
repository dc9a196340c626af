/**
 * The year of a child. Index place - 1, as in year/sun-months.ts: the place of a sign is counted from the lagna or, for an unknown birth
 * time, from the Moon.
 */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** By the rank of the month among the twelve. */
export const childRank = [
  'This is the best of the twelve months for you. Choose it for a first time: a first class in music or sport, a first stage or a first long trip.',
  'This month is almost as good as the best one. Visitors, outings and new games go well, and you recover quickly from tiredness.',
  'Much goes well for you this month. New words, skills and friends come easily, so leave some afternoons free for them.',
  'The month is good for beginnings. Start a hobby, a song at bedtime or a plant in a pot, and let it grow slowly.',
  'The month is a little above average. You like to take part, so set yourself one small challenge each week.',
  'The month is even. Whatever you practise for a few minutes daily, such as tables or football, stays.',
  'The month lies in the middle of the list. Keep meals, games and lessons in balance, and hurry nothing.',
  'The month is a little slower than usual. Return to favourite books and known places, and add new things one by one, in the morning.',
  'Routine suits this month. Keep the same breakfast, route and bedtime, and move large outings to another month.',
  'The month is a little demanding. Shorten the list of daily tasks, and take more time for quiet talk in the evening.',
  'This month is best kept light for the whole family. With fewer visits and more quiet hours, your good mood returns.',
  'This is the month for rest. Sleep, warm soup, old stories and a quiet corner are enough; plan nothing large.',
] as const;

/** The contents line of a month, for readers under eighteen, by the new place of the Sun. */
export const childMonthSummary = [
  'Strength, will and new starts',
  'Family, food and words',
  'Effort, brothers, sisters and short trips',
  'Home, mother and grandparents',
  'Play, talent and studies',
  'Habits and daily tasks',
  'Friends, and learning to share',
  'Questions and quiet matters',
  'Teachers, travel and elders',
  'A task before others',
  'Friends, groups and wishes',
  'Rest and sleep',
] as const;

/** By the place of the Sun. */
export const childSun = [
  'The month is about your own body and will. Make one choice a day yourself, and keep to it until the evening.',
  'Family meals, food and words are the subject of the month. Try new tastes, learn a prayer or song, and begin a small money box.',
  'The month favours hands, brothers, sisters and short outings. You learn by copying somebody a little older, so meet your cousins.',
  'Home is the subject of the month. Help to water, sweep or stir, and ask how it was when your mother was small.',
  'Play and talent come forward this month. Paint, perform and play ball without keeping the score; you are at your best there.',
  'The month is good for habits: packing the bag, tidy shelves, homework before dark. Keep the same hour daily, and tick each day on a list.',
  'Other children are the lesson of the month. Practise taking turns and saying sorry, with one friend at a time.',
  'Hidden things attract you this month, and deep questions come. For parents: answer briefly and honestly, and stay near.',
  'The month favours travel, temples, teachers and grandparents. Plan a train ride, a village visit or an evening with a map of other countries.',
  'You are seen in public this month. Choose a small part in a play or a task in class that can succeed.',
  'Friends, teams and cousins do you good this month. Say a wish aloud, and let others share first.',
  'The month needs early nights and quiet games. Play soft music, avoid late functions, and tell your dreams at breakfast.',
] as const;

/** By the place of the Sun from the Moon: third, sixth, tenth and eleventh are good. */
export const childMoonPlace = [
  'You become irritable and tire quickly in these weeks. Shade, water and slower mornings help, and visits are best kept short.',
  'Meals and words cause small quarrels in these weeks. For parents: offer two dishes, and do not argue at the table.',
  'You feel brave now. Use these weeks to try again what was frightening before, such as deep water or a new teacher.',
  'Home may feel restless to you. A fixed quiet hour without a screen calms the evening.',
  'Small worries come in these weeks. Write them down or tell them before bedtime; most then pass.',
  'What was too hard last month succeeds now. Solve a sum, a knot or a quarrel alone first.',
  'Too many plans tire you. Leave out one outing, carry a snack, and take time at the window.',
  'Tempers are short in the whole house. For parents: reduce noise, announce each change early, and end a quarrel with a hug.',
  'A “no” from an adult hurts you more than usual. For parents: explain it once, kindly, and leave time to think about it.',
  'You succeed at most things now, and adults notice. Be glad of what was done, and set the next small target.',
  'Good mood, invitations and treats come in these weeks. Share them with your friends.',
  'You get tired earlier than it seems. Put a rest or a book before the tired hour, and a quiet day after a busy one.',
] as const;

/** An antardasha: `current` for the one that runs as the year begins, `coming` for a later one. @param period of `childAntarKinds` */
export const childAntarTimes = {
  current: (period: string, until: string) => `A ${period} runs in the background until ${until}.`,
  coming: (period: string, from: string) => `From ${from} a ${period} runs in the background.`,
} as const;

export const childAntarKinds: Record<Graha, string> = {
  Sun: 'longer period of the Sun',
  Moon: 'longer, gentle period of the Moon',
  Mars: 'longer, active period of Mars',
  Mercury: 'longer, talkative period of Mercury',
  Jupiter: 'longer, kind period of Jupiter',
  Venus: 'longer, sweet period of Venus',
  Saturn: 'longer, slow period of Saturn',
  Rahu: 'longer period of Rahu',
  Ketu: 'longer, quiet period of Ketu',
};

/** The antardasha, after its time. */
export const childAntarInYear: Record<Graha, string> = {
  Sun: 'It builds confidence. Decide one small thing each day yourself.',
  Moon: 'Sleep, home cooking and familiar people keep you steady.',
  Mars: 'Space to run, clear rules and a fair adult turn the heat into skill.',
  Mercury: 'Answer questions, and add books, numbers and jokes.',
  Jupiter: 'Grandparents, good teachers and stories help you to grow.',
  Venus: 'You learn more through music, colours and friends than by drill.',
  Saturn: 'Small duties, fixed hours and praise for effort bring lasting results.',
  Rahu: 'It brings much that is new. Introduce changes one at a time, and keep the old bedtime.',
  Ketu: 'You need fewer things and people than others expect.',
};

/** A pratyantardasha of some weeks. */
export const childPratyantar: Record<Graha, string> = {
  Sun: 'For some weeks you want to be first and be noticed. For parents: admire one thing a day, sincerely.',
  Moon: 'For some weeks you stay close to the family. Old stories and a quiet talk with your mother give strength.',
  Mars: 'These are lively weeks with noise and quick temper. A daily run protects both the furniture and the mood.',
  Mercury:
    'These are talkative weeks, good for rhymes, riddles and reading aloud. Explain to others what you have learnt.',
  Jupiter:
    'These are generous weeks. An elder has time for you, and what you learn together stays.',
  Venus:
    'These are sweet weeks with songs, visits and good clothes. Find one good way to say thank you.',
  Saturn: 'These weeks are slower. Something does not succeed yet, so each attempt deserves praise, even a poor one.',
  Rahu: 'These weeks bring much that is new. Look, touch and ask together, and go home early.',
  Ketu: 'These are quiet weeks. You play alone more. For parents: an adult who stays in the room is enough.',
};

/** The mudda dashas. */
export const childMudda: Record<Graha, string> = {
  Sun: 'You like to be asked in these days. For parents: offer a choice, watch a small performance and take a photo.',
  Moon: 'Home matters most in these days. Cook together, and telephone a grandmother.',
  Mars: 'You are full of energy in these days. Balls, hills and water games before dinner help.',
  Mercury: 'These days favour books, puzzles and jokes. Learn one new word a day together.',
  Jupiter: 'Kind days follow with elders and a good teacher. Plan an outing; it may go better than expected.',
  Venus: 'Pleasant days follow for flowers, paint and a friend’s visit. Make a present for somebody.',
  Saturn: 'Plain days follow. One task, one walk and one story at fixed hours are right for you.',
  Rahu: 'Busy days follow with crowds and surprises. Keep half an hour of rest in the middle of each.',
  Ketu: 'Quiet days follow for watching clouds, insects and trees. Give away things that you no longer use.',
};

/** On the summary page: the months with most and with least support. */
export const childStrongMonth = [
  'try something alone.',
  'learn songs, new foods and new words.',
  'build, practise and meet older cousins.',
  'arrange a corner of your own at home.',
  'enjoy play, painting and a small show.',
  'begin one good habit.',
  'invite a friend.',
  'ask the deep questions.',
  'travel a little, and hear old stories.',
  'choose a small task before an audience.',
  'join groups, teams and festivals.',
  'take care of sleep and quiet time.',
] as const;

export const childWeakMonth = [
  'take much rest and accept few demands.',
  'avoid arguments about food or words.',
  'plan one outing at a time, with breaks.',
  'change no rooms or bedtimes.',
  'choose games that nobody has to win.',
  'keep the old habits and add none.',
  'prefer one friend, one hour, an adult near.',
  'ask one question at a time, and take time for quiet talk.',
  'stay near home, and read about far places.',
  'choose small parts, and do not compare.',
  'choose small groups before large ones.',
  'keep early bedtimes and soft voices.',
] as const;

export const childYearLordLine: Record<ClassicalGraha, string> = {
  Sun: 'Confidence grows this year: you want to do things alone and to be seen.',
  Moon: 'Closeness counts this year: mood, meals and sleep matter most, and a steady home helps.',
  Mars: 'Much moves this year: courage and energy grow, and fair play has to be learnt.',
  Mercury: 'Words and skills grow this year: you ask, count, read and tell.',
  Jupiter: 'Support comes from many sides this year: teachers, elders and stories help you forward.',
  Venus: 'Much is pleasant this year: friends, music and beautiful things teach you kindness.',
  Saturn: 'Growth is slow and firm this year: the same hours every day bring results.',
};

export const childMunthaLine = [
  'The main subject is your own body and will.',
  'The family matters most, with its food and its speech.',
  'Skill of the hands, brothers, sisters and cousins matter most.',
  'Home matters most for you in this year.',
  'Play and talent come first in this year.',
  'Good habits are the main subject.',
  'Friendship is the main subject, and learning to take turns.',
  'Deep questions are the main subject.',
  'Teachers, elders and travel matter most in this year.',
  'Success before others is the main subject.',
  'Friends and groups are the main subject.',
  'Sleep, imagination and quiet play matter most.',
] as const;
