/** The current and the next personal year of a reader under eighteen, in place of the texts of personal-year.ts. Keys are personal years. */

export const youthThisYear: Readonly<Record<number, { text?: string; task?: string; avoid?: string }>> = {
  1: {
    task: 'Choose one thing that you would like to be good at, and begin it. One real beginning is worth more than seven good intentions. Fix the day on which you look at it again.',
    avoid: 'Leave old quarrels where they are. Nothing comes of them now. Your attention is needed for what you have just begun.',
  },
  2: {
    text: 'What you began last year grows slowly, and mostly where nobody sees it. Helpers and friends come, and so do delays. Listening and care are the right work now.',
    task: 'Repair a friendship, and join with somebody where you were alone last year. A friend who learns with you helps more than speed does.',
    avoid:
      'Do not ask every week for results. It tires those who help you, and you learn nothing new. Once in three months is enough.',
  },
  3: {
    task: 'Perform, show or invite, even if the thing is not quite finished. Choose two things to show this year. Give each of them a date.',
    avoid:
      'Too many cheerful promises are the weak point of such a year. Before each new one, look at your free afternoons.',
  },
  4: {
    text: 'A firm base is needed now: order, practice, exercise and fixed hours. The year is plain. What you put in order carries the five years that follow.',
    task: 'Choose the dullest important task, and give it every Tuesday. A shelf, a timetable, a set of notes: what is arranged in this year stays arranged.',
  },
  5: {
    text: 'Half of the nine years is over, and things begin to move. Trips, new subjects and new people come. Something that had become too narrow is loosened.',
    task: 'Try the new thing for a month before you judge it. Make one trip from curiosity, and show your parents each new contact.',
    avoid:
      'Not everything that moves is progress. Keep one habit, one friendship and one hobby as they are. You need something to come back to.',
  },
  6: {
    text: 'Home and family call you, and so does every promise you gave. Duties grow, and warmth grows with them. What you do for the home comes back as peace.',
    avoid:
      'Advice that nobody asked for makes trouble in this year. Offer help once, do what was wanted, and let others do the rest in their own way.',
  },
  7: {
    task: 'Learn one thing thoroughly, and keep one hour of the day for yourself. Say why you are quiet, or others may think that you are displeased.',
  },
  8: {
    text: 'Results can be counted now: marks, prizes, or the trust that you are given. People take you as seriously as you have worked, and they notice whether you are fair.',
    task: 'Hand in your best work, ask for what you have earned, and take one responsible task. Share the praise with those who helped you.',
    avoid: 'Do not count on a prize before you have it. Be firm, and be fair at the same time.',
  },
  9: {
    task: 'Finish, forgive, and give away a bag of things each month. Write to one person whom you have not thanked.',
  },
};

export const youthNextYear: Readonly<Record<number, string>> = {
  2: 'The speed goes down, and that is the purpose. Before then, find out with whom you would like to learn or practise, and say so.',
  4: 'Plain and useful months lie ahead. They ask for a rested body and clear order, so finish old tasks before they begin.',
  5: 'Many things are about to move. Close what you can close, and put your things in order.',
  6: 'The family needs you then. Make the long trip now, and bring your restless plans to an end.',
  7: 'A quieter time follows. Put some good books aside for it, and let your friends know that you need more time alone.',
  8: 'A year of results comes after this one. Collect finished work and certificates, and keep your notes in order.',
};

/** The line of the summary, in place of that of `currentYearLine`. */
export const youthCurrentYearLine: Readonly<Record<number, string>> = {
  4: 'put your things, your notes and your daily hours in order',
};
