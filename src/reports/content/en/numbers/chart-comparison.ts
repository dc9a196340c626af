/** The graha of the driver compared with three lords of the chart. */
import type { GrahaFit } from './name-numbers.ts';

export const driverWithLagnaLord: Record<GrahaFit, string> = {
  same: 'Your number and your lagna have the same ruling graha. What the pages on your number say is therefore true twice; read them first.',
  friendly:
    'The graha of your number and the lord of your lagna are friends. Both describe you in the same way, and the chart gives more detail.',
  neutral:
    'For each other, the graha of your number and the lord of your lagna are neutral. Where they differ, believe the number on how you begin, and the chart on how you go on.',
  tense:
    'The graha of your number is no friend of your lagna lord. You have two ways of behaving, one quick and one studied. Before an important meeting, decide which of them is needed.',
};
export const driverWithMoonLord: Record<GrahaFit, string> = {
  same: 'One graha rules both your number and your Moon sign, so a feeling quickly becomes an act. In a strong mood, wait one hour before you do anything.',
  friendly:
    'Your number and your feelings support each other. What you do on a sudden wish seldom hurts you afterwards, so trust it in small things.',
  neutral:
    'What you do and what you feel run separately. After a successful day you may still come home in a low mood. Ask yourself each evening how the day felt.',
  tense:
    'Your feelings sometimes object to what you have decided. Leave one night between the decision and the act, and both sides of you can agree.',
};
export const driverWithMahaLord: Record<GrahaFit, string> = {
  same: 'The graha of your number rules the present mahadasha. What the pages on your mulank describe is stronger in these years. Use it for your main aim.',
  friendly:
    'The mahadasha of these years supports your number, because their grahas are friends. Things begun in your own style go well; begin one of them this year.',
  neutral:
    'The mahadasha of these years neither helps nor hinders your number. It tells you when to act, and the number tells you how.',
  tense:
    'In the present mahadasha life asks for another manner than that of your number. Learn one skill that does not come naturally to you, and keep those that do.',
};
/** The graha of the driver compared with that of the weekday of birth. */
export const driverWithWeekdayLord: Record<GrahaFit, string> = {
  same: 'The weekday of your birth has the same graha as your number, which old numerologists valued. Do important work on that weekday.',
  friendly:
    'Your birth weekday supports your number, since their grahas are friends. Choose this day of the week for what you want to start.',
  neutral:
    'The weekday of your birth is neutral to your number. You may choose either its day or the day of your number for small beginnings.',
  tense:
    'The weekday of your birth and your number do not support each other. Keep that weekday for rest, and choose the day of your number for new things.',
};

/** The result of all comparisons. */
export const comparisonBalance: Record<'agree' | 'mixed' | 'argue', string> = {
  agree:
    'On the whole your number and your chart say the same about you. You can use the one to check the other. For any detail, ask the chart.',
  mixed:
    'Number and chart agree in part. Use the number for the way you begin things, and the chart for the areas of life. Where they differ, the chart counts more.',
  argue:
    'In most points your number and your chart differ. We give more weight to the chart, because it is older and uses many more facts. Read the number as a description of your first reaction.',
};
