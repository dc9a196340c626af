/** The weekday of birth, counted from sunrise: Sunday to Saturday. */
export const birthWeekday: readonly string[] = [
  'A Sunday birth favours leadership in small, daily matters. Others wait for you to decide. Take ten minutes of morning sun for yourself before anybody asks you something.',
  'For a Monday birth the start of the week decides its course. Sleep early on Sunday and avoid a quarrel at breakfast. After a bad Monday, start again on Wednesday.',
  'Born on a Tuesday, you take the heavy task first and finish it fast. Your strength needs an outlet: stairs, a sport, work in the garden. Plan it twice a week.',
  'Those born on a Wednesday live by exchange: messages, buying and selling, a talk at the gate. Write to one useful contact every week, because answers come back to you.',
  'With a Thursday birth, people ask for your advice, and you like to give it at length. Keep it to three sentences. Learn one thing each week from somebody younger.',
  'A Friday birth favours making peace between people and choosing beautiful things. Do one kind act a week for a person whom you find difficult.',
  'Time works for those born on a Saturday, though youth may have felt slow. What you repeat, you master. Keep an hour each Saturday for the skill that matters most to you.',
];
