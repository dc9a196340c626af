/** Ketu in each sign counted from the natal Moon, first to twelfth. */
export const ketu = [
  'Ketu is over your Moon, and you may want to be alone. Tell your family so in one sentence, and keep a daily prayer or walk.',
  'Ketu lowers your interest in money and in long talk. Check your bank statement monthly, because forgotten payments are the likely loss.',
  'Ketu helps you act with courage and without display. Settle an old matter with a brother, sister or neighbour in one visit.',
  'Ketu loosens your tie to home, and you may clear a part of it. Keep property papers and photographs safe, and give away what is unused.',
  'Ketu makes you care more for knowledge than for success. Study deeply, listen to children, and avoid sudden steps in love or shares.',
  'Ketu takes the force out of opponents and small debts. Clear the oldest due, simplify your food, and leave the dispute to end by itself.',
  'Ketu can bring some distance into marriage or partnership. Walk together each week and talk then, rather than across a table.',
  'Ketu turns you towards hidden matters and silence. Take no risk with money or speed, and keep private what you find.',
  'With Ketu here ceremonies attract you less, and private faith grows. Visit or write to a teacher, and treat family customs with respect.',
  'With Ketu here you prefer good work to titles, and the work moves forward. Choose the task that needs skill, and say clearly what you expect for it.',
  'Ketu makes friends fewer, and an old gain or loan may return. Leave a group quietly and keep the few people you trust.',
  'With Ketu here retreat and prayer suit you, but small losses increase. List your bills by date, and take one quiet weekend away.',
] as const;
