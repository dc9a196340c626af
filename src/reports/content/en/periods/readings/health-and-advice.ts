/** Healthy habits and advice by the lord of the antardasha. In twenty years a lord has at most three antardashas, so it has three texts. */
import type { Graha } from '#src/astrology/contract.ts';

type ThreeTexts = readonly [string, string, string];

/** For readers of every age. */
export const healthHabits: Record<Graha, ThreeTexts> = {
  Sun: [
    'Morning light and regular hours keep you well. Protect your eyes from glare.',
    'Energy is highest before noon. Drink enough water in the heat.',
    'Stand straight and walk at sunrise. Do not skip breakfast.',
  ],
  Moon: [
    'Sleep and mood depend on each other. Go to bed at a fixed hour.',
    'Warm food and calm evenings are good for you. Avoid very cold drinks.',
    'Water, milk and rest suit you. Keep the last hour of the day quiet.',
  ],
  Mars: [
    'You have energy to use. Move every day, and warm up first.',
    'Be careful with tools and on the road. Rest one day a week.',
    'Eat less chilli and oil. Use your strength in daily exercise.',
  ],
  Mercury: [
    'Nerves and skin like regular meals and breaks. Stretch every hour.',
    'Your head is busy. Ten minutes of slow breathing calm it.',
    'Rest your eyes from the screen, and walk after lunch.',
  ],
  Jupiter: [
    'Appetite is good. Choose smaller plates and fewer sweets.',
    'Weight can increase now. A daily walk of half an hour is enough.',
    'Fresh vegetables and less fried food suit you well.',
  ],
  Venus: [
    'Comfort is tempting. Walk, dance or do yoga three times a week.',
    'Drink more water and eat fewer sweets. Care for your skin.',
    'Late evenings cost you sleep. Keep them to one a week.',
  ],
  Saturn: [
    'Take care of sleep and knees. Walk for half an hour every day.',
    'Move your joints gently each morning, and keep them warm.',
    'You tire more slowly if you keep fixed hours. Rest before you must.',
  ],
  Rahu: [
    'Restless nights are possible. Put the phone away after nine.',
    'Avoid extreme diets and new fashions. Simple home food is best.',
    'Too much screen time disturbs you. Spend an hour outdoors.',
  ],
  Ketu: [
    'Light meals and quiet days suit you. See a doctor once a year.',
    'You may forget to eat or rest. Keep regular meal times.',
    'Meditation or slow walks do you good. Watch your step on stairs.',
  ],
};

/** In place of those above, in the report of a child. */
export const healthHabitsOfAChild: Partial<Record<Graha, ThreeTexts>> = {
  Mars: [
    'You have energy to use. Move every day, and warm up first.',
    'Be careful with tools, wheels and hot things. Rest one day a week.',
    'Eat less chilli and oil. Use your strength in sport.',
  ],
  Jupiter: [
    'Appetite is good. Eat slowly, and keep sweets for festivals.',
    'Sweets and fried food are tempting now. Spend an hour outdoors every day.',
    'Fresh vegetables and less fried food suit you well.',
  ],
  Venus: [
    'Comfort is tempting. Run, dance or do yoga three times a week.',
    'Drink more water and eat fewer sweets. Wash with mild soap.',
    'Late evenings cost you sleep. Keep to one bedtime.',
  ],
  Saturn: [
    'Take care of sleep and posture. Sit straight, and go outdoors every day.',
    'Growing needs strength. Eat warm food, and go to bed early.',
    'You tire more slowly if you keep fixed hours. Rest before you must.',
  ],
  Rahu: [
    'Restless nights are possible. Use no screen in the last hour before sleep.',
    'Simple home food is best. Try new dishes in small portions.',
    'Too much screen time disturbs you. Spend an hour outdoors.',
  ],
  Ketu: [
    'Light meals and quiet days suit you. See a doctor once a year.',
    'You may forget to eat or rest. Keep regular meal times.',
    'Slow walks and quiet music do you good. Watch your step on stairs.',
  ],
};

/** From the age of twenty-two. */
export const advice: Record<Graha, ThreeTexts> = {
  Sun: [
    'Take one task in which people can see you.',
    'Ask officials and people in charge directly, and politely.',
    'Keep your word, above all in small things.',
  ],
  Moon: [
    'Decide large matters after a night’s sleep.',
    'Give time to your mother, or keep her memory.',
    'Keep one quiet hour each day for yourself.',
  ],
  Mars: [
    'Choose one goal and finish it.',
    'Count to ten before you answer in anger.',
    'Use your energy for repairs, exercise or land.',
  ],
  Mercury: [
    'Learn one useful skill and practise it daily.',
    'Write down every agreement.',
    'Read the small print before you sign.',
  ],
  Jupiter: [
    'Ask a teacher or an experienced person for advice.',
    'Give a little money or time to a good cause.',
    'Begin a course or a study that you postponed.',
  ],
  Venus: [
    'Make time for the people you love.',
    'Buy one good thing in place of three cheap ones.',
    'Bring music, colour or a garden into your home.',
  ],
  Saturn: [
    'Choose one long project, not three short ones.',
    'Do the slow work yourself, and do it fully.',
    'Help an old or a weak person every week.',
  ],
  Rahu: [
    'Check every tempting offer with a calm friend.',
    'Learn the rules before you enter a new field.',
    'Keep one old habit while other things change.',
  ],
  Ketu: [
    'Finish or give away what you no longer need.',
    'Keep a daily prayer or a time of silence.',
    'Simplify your plans and keep what is essential.',
  ],
};

/** Up to the age of twenty-one. */
export const adviceForTheYoung: Record<Graha, ThreeTexts> = {
  Sun: ['Take a task on a stage or in a team.', 'Time with your father is well spent.', 'Honest work counts more than marks.'],
  Moon: ['Keep bedtime and meals at fixed hours.', 'Talk about the day every evening.', 'Time with your mother is well spent.'],
  Mars: ['A sport with fair rules is best.', 'Repair and build things with your hands.', 'Name anger early and calmly.'],
  Mercury: ['Start a language or an instrument.', 'Ask every question that you have.', 'Play word games and number games.'],
  Jupiter: ['Look for a good teacher.', 'Read the old stories of the gods and heroes.', 'Visit grandparents and temples.'],
  Venus: ['Take time for drawing, music or dance.', 'Choose a style of your own: clothes, colours, room.', 'Practise sharing and thanking.'],
  Saturn: ['Take one small duty for every day.', 'Ask for the reason of each rule.', 'Be patient with slow progress.'],
  Rahu: ['Show new friends and new games to your parents.', 'Keep clear hours for screens.', 'Keep promises in times of change.'],
  Ketu: ['Take quiet hours alone.', 'Give away toys, books or clothes that you have outgrown.', 'A short prayer before sleep is good.'],
};
