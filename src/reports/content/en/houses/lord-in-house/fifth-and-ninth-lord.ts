/** The lord of the fifth house in each house: talent, study and creative work. */
export const lordOfFifth = [
  'Your intelligence is easily seen, and people take you for a teacher or performer. You learn fast. Understand a subject before you learn it by heart, and share your notes with others.',
  'Your talent supports the family and brings money. Memory, voice and family learning are your assets. Take up paid teaching or advice, and invest only in fields that you know.',
  'You learn by copying first and trying afterwards. Writing, craft and performance suit you, with brothers or sisters as your first audience. Do not use their secrets in your stories.',
  'You study best at home and with a calm mind. Mother, early teachers and children add to your happiness. Make a fixed study corner, and use it at the same time each day.',
  'Intelligence, good advice and affection come easily to you, and you enjoy what you make. Consider higher study or teaching, and choose one mantra that keeps the mind steady.',
  'You learn by competing and by correcting mistakes. With children or pupils there can be disagreement. Try a competitive exam, and hear a young person to the end before you advise.',
  'You think best in conversation with one other person. Love and shared interests go together for you. Find a partner who completes your ideas, and agree beforehand whose name stands first.',
  'Your mind goes deep, and its results come after a delay. Research and old subjects suit you more than quick tests. Begin again the art you once gave up, with one lesson a week.',
  'Learning brings you luck. Good teachers come, and higher study suits you at any age. Write, lecture or guide students; the old books connect this place with authors.',
  'Your ideas are useful in your profession. Planning, teaching, design or advice can make you known. Ask for the planning role, and put proposals in writing under your own name.',
  'Company sharpens your mind, and creative work brings gains. Friends profit from your advice. Join a group in your field, and offer your best idea through it.',
  'You make beautiful things in private, and you love quietly. Foreign places or languages may teach you most. Apply for study far from home, and let at least one person see your work.',
] as const;

/** The lord of the ninth house in each house: faith, luck and teachers. */
export const lordOfNinth = [
  'Luck comes to you directly, and people trust your conduct. A father or teacher has shaped you strongly. Accept the public duty that is offered to you, and keep to what you learned there.',
  'Fortune comes to you through family, learning and truthful speech. Money and values belong together. Avoid even small lies in business, because trust is the source of your income.',
  'Your luck comes by effort, in small steps and with help from brothers and sisters. A faith that asks you to act convinces you. Make one short pilgrimage or service trip a year.',
  'Luck reaches you through mother, home, land and vehicles. Prayer at home gives you peace. Take the blessing of an elder before you leave for a new place.',
  'Study, children and teachers bring you good fortune, and old texts attract you. Ask a respected teacher before you choose a course, and begin the study with a prayer.',
  'Your luck comes through work that others avoid. Service, discipline and the settling of disputes improve it slowly. Prepare for a competitive exam or a difficult post instead of waiting for a chance.',
  'Fortune is likely to grow after marriage or partnership. The partner may have strong beliefs or come from far away. Take the big risks together and none of them alone.',
  'Luck comes late to you, after some loss or doubt. Relations with father or elders may be difficult. Keep a small daily practice, and do not depend on promises of help.',
  'Luck, elders and teachers are strongly on your side. Long travel and higher knowledge suit you. Accept help when it is offered, and pay for one younger person’s studies in turn.',
  'Your work and your values agree, and people in authority notice it. Public service or leadership can bring you luck. Apply for the senior post when your turn comes.',
  'Gains come steadily through elders, societies and good company, and your beliefs help your hopes. Join a trust or a society whose members you respect, and attend its meetings.',
  'Your luck is far from home, in travel, retreat or giving. You spend much on guests and good causes. Fix a yearly limit for this, and look for openings in another state.',
] as const;
