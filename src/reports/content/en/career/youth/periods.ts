/** The antardashas of ten years for a reader of sixteen or seventeen, by the rating of the period. */
import type { Graha } from '#src/astrology/contract.ts';

export const periodOfYouth: Record<Graha, Record<'fair' | 'mixed' | 'quiet', string>> = {
  Sun: {
    fair: 'You are noticed, and a teacher or your father supports you. Take one task with responsibility.',
    mixed: 'You wish for praise, and it comes unevenly. Look at your own progress, and not at the list of ranks.',
    quiet: 'You need little notice now. Study in the morning light, and prepare what you want to show later.',
  },
  Moon: {
    fair: 'People are kind to you, and you learn well among them. Choose a class or group in which you feel at home.',
    mixed: 'Feelings set the pace of your study. Sleep at the same time, and talk with your mother or a friend.',
    quiet: 'Rest helps you more than pressure. Repeat what you know, and begin large things later.',
  },
  Mars: {
    fair: 'You have energy for hard subjects, sport and competition. Set a target with a date, and train for it.',
    mixed: 'You begin with force and are stopped by small quarrels. Answer slowly, and finish the started chapter.',
    quiet: 'Energy comes in short bursts. Use it for practice, and be careful with machines and on the road.',
  },
  Mercury: {
    fair: 'You learn quickly and people listen. A good time for tests, languages, computers and certificates.',
    mixed: 'You take up many subjects at once. Choose two, and check each form and each answer again.',
    quiet: 'Reading goes better than speaking. Write notes in your own words, and correct old mistakes.',
  },
  Jupiter: {
    fair: 'Teachers and good advice carry you forward. Apply for admission or a scholarship, and keep your promise to study.',
    mixed: 'You know much and begin late. Ask a teacher to set the dates with you.',
    quiet: 'Understanding grows, even if marks do not show it yet. Read one good book each month.',
  },
  Venus: {
    fair: 'Art, languages and pleasant company help you to learn. Show something that you made.',
    mixed: 'Comfort and friends take many hours. Do the main task first, and then enjoy the evening.',
    quiet: 'Small joys matter more than prizes. Keep your room and your notes in good order.',
  },
  Saturn: {
    fair: 'Discipline brings its reward. Long preparation succeeds, so sit the hard examination.',
    mixed: 'There is much to do, and the results come late. Keep fixed hours, and count the pages that you have done.',
    quiet: 'The pace is slow, and this is no fault of yours. Do the base again, and accept help from an older person.',
  },
  Rahu: {
    fair: 'Something new opens: a technology, another city, a foreign language. Look at it closely with your parents, and try it.',
    mixed: 'Many offers look good. Compare three courses before you join one.',
    quiet: 'Plans change easily now. Stay with what you have begun, and limit the hours on the phone.',
  },
  Ketu: {
    fair: 'You understand a subject more deeply than others. Research, mathematics or music suits this time.',
    mixed: 'Interest comes and goes. Finish one thing before you change, and tell somebody why you change.',
    quiet: 'A time of quiet study. Old skills return; practise them without a competition.',
  },
};
