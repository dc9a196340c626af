/** The sign of the sixth house: difficult days. */
export const signOnSixth = [
  'You clear obstacles by charging at them. Mornings are for the hardest file, rivals quicken you, and the thing to practise is leaving the small provocation where it lies.',
  'You wear trouble down. The same desk, the same tea, one instalment after the next: by such means you settle dues, outsit opponents, and make colleagues wonder where the crisis went.',
  'You talk problems to pieces. Calls, lists and a clever workaround see you through the day, and disputes end sooner when you stop polishing the reply at half past one at night.',
  'Colleagues are half family to you, with all that this implies. You serve by feeding and remembering, take criticism home in your lunch box, and work best where people ask after your mother.',
  'You want to serve without being a servant. In a difficult post with its own signboard you are tireless; a slight ignored in March tends to return in June wearing a crown.',
  'Method is your weapon. Bills are filed, errors found, routines kept, and few opponents survive your footnotes; the day improves further once “good enough” has been admitted as a category.',
  'You fight with fairness, which confuses people. Disputes find you as umpire even when you are a party, and daily work has to be shared evenly before you can be cheerful in it.',
  'You finish what you start to mend. Rivals underrate you, as you show so little; dues are settled to the last coin, and an old grievance is better burnt as fuel than stored.',
  'Routine needs a window, else you climb out. You work hard for a cause, overpromise on Tuesdays, and beat opponents by laughing first and coming back with the rule book open.',
  'You take duty as others take breakfast. Schedules hold, obligations are met early, and those who compete with you find that you were at it an hour before they got up.',
  'You repair systems rather than items. A queue offends the engineer in you, colleagues of all ranks are equals in your eyes, and your odd working hours turn out to have a logic.',
  'You serve without keeping count, and the counters notice. Strays, newcomers and other people’s forms end up on your desk; a closing time, kept like a vow, protects the kindness.',
] as const;
