/** Rows of a month for readers of sixteen and seventeen. Index place - 1, as in month-work-and-money.ts. */

/** By the Sun. */
export const studyBySun = [
  'Teachers notice you. Begin the hard subject first, early in the day.',
  'Learn words, tables and facts by heart. Reading aloud helps.',
  'Write, practise and ask questions. A classmate can explain much.',
  'Study at home at a fixed desk. Put your notes in order.',
  'Exams and competitions go well. Show your talent once.',
  'Practice papers help more than new books. Correct each mistake.',
  'Study with a classmate. Explain a chapter to each other.',
  'Go deep into one difficult topic, and leave the rest for later.',
  'A teacher’s advice is worth following. Look at good books and courses.',
  'Your results are seen. Prepare for the test that counts.',
  'A group or a senior helps you to reach a target.',
  'Revise in quiet hours, and sleep enough.',
] as const;

/** By Venus. */
export const friendsByVenus = [
  'You make friends easily. Be kind to a new classmate.',
  'Share food and good words. Lend nothing that you need yourself.',
  'Messages help friendship. Say sorry first after a quarrel.',
  'Invite a friend home. Your family likes to know your friends.',
  'Music, art or sport with friends gives joy.',
  'Help a friend with a task. Do not join gossip.',
  'One close friend matters most. Listen well.',
  'Keep a friend’s secret, and tell an adult if it worries you.',
  'A trip or a course brings new friends.',
  'Others look at how you behave. Be fair to everybody.',
  'A team or club does you good. Join in.',
  'A little time alone is good too. Rest from your phone.',
] as const;
