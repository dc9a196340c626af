/** The graha of the driver compared with three lords of the chart. */
import type { GrahaFit } from './name-numbers.ts';

export const driverWithLagnaLord: Record<GrahaFit, string> = {
  same: 'Number and chart name the same graha as your guide. In such a case take the number pages at their word; they describe you twice.',
  friendly:
    'The graha of your number and the lord of your lagna are friends. They tell the same story in two dialects, the chart being the more detailed one.',
  neutral:
    'Your number’s graha and the lord of your lagna are on polite terms. Where they differ believe the chart on how you act, and the number on how you begin.',
  tense:
    'Here number and chart argue: the driver’s graha is no friend of your lagna’s lord. You have two ways of entering a room, and choose between them more often than others suppose.',
};
export const driverWithMoonLord: Record<GrahaFit, string> = {
  same: 'The ruler of your Moon sign is the ruler of your number, so feeling and temperament pull one rope. Moods pass quickly into deeds with you.',
  friendly:
    'Between your number and your heart there is good will: the lord of the Moon’s sign likes the driver’s graha. What you do on impulse seldom offends what you feel.',
  neutral:
    'Heart and number keep separate accounts. You can act like your number all day and come home to a mood that knew nothing of it.',
  tense:
    'The heart objects now and then. Its lord and the driver’s graha are opponents by nature; a night between impulse and action lets both sign.',
};
export const driverWithMahaLord: Record<GrahaFit, string> = {
  same: 'These are years in which your number is turned up like a lamp: the great period belongs to its own graha. What is written in the driver pages is close to the surface now.',
  friendly:
    'The present great period is well disposed towards your number. Its graha and the driver’s are friends, and beginnings in your own style find the door on the latch.',
  neutral:
    'The great period you are in takes little notice of your number, for or against. Go by the dasha for timing, and by the number for manner.',
  tense:
    'At present the great period has another temper than your number. It is a good time to learn what does not come to you by nature; you need not give up what does.',
};
/** The graha of the driver compared with that of the weekday of birth. */
export const driverWithWeekdayLord: Record<GrahaFit, string> = {
  same: 'Even the weekday agrees. The day of the month and the day of the week fall to one graha, a small coincidence of the calendar that old numerologists prized.',
  friendly:
    'The weekday of your birth supports the number, friend beside friend; choose that day for what you want to start.',
  neutral:
    'Your weekday stands aside from the number, so that you own two modest lucky days in the week instead of one.',
  tense:
    'The weekday pulls the other way from the number. Keep the one for rest and the other for enterprise, and both are of use.',
};

/** The result of all comparisons. */
export const comparisonBalance: Record<'agree' | 'mixed' | 'argue', string> = {
  agree:
    'On balance date and sky are of one mind about you. You may use either as a short cut to the other, and where the numbers sound too smooth, ask the chart for the detail.',
  mixed:
    'Taken together, numbers and chart agree in part. Read the number pages for the manner in which you set out, the chart for the matter, and smile at the rest as one smiles at two aunts with different recipes.',
  argue:
    'Weighed up, your number and your chart are two strong opinions. We would give the chart the larger vote, being older and exact to the minute, and keep the number as the voice of your first impulse.',
};
