/** The mahadashas of a reader of twelve to fifteen, by lord and by house of the lord. */

/** For the years before sixteen. */
export const childMaha = {
  Sun: 'In these years you want to be respected and asked. Your father, a grandfather or a head teacher is important. For parents: give real choices, and praise in front of others.',
  Moon: 'Home, sleep and your mother matter much to you in these years, and moods change quickly. Fixed hours, music and one person to whom you tell everything help.',
  Mars: 'You are active, brave and quick to anger in these years. A sport with clear rules gives this energy a way out. With brothers, sisters and friends, wait before you answer.',
  Mercury:
    'You learn by talking, reading and asking in these years. Languages, mathematics and computers bring much. Choose one subject that you like, and go deeper than school asks.',
  Jupiter:
    'These are good years for learning, and teachers and grandparents support you. Begin a serious subject, music or a daily prayer, and keep sweets within limits.',
  Venus:
    'Friends, music, art and clothes shape you in these years. Learning is easy when it is beautiful or shared. Practise one art, and keep a limit for your pocket money.',
  Saturn:
    'You are serious and grow slowly but firmly in these years. Sudden changes are hard. Fixed hours, one duty of your own and patient teachers give confidence.',
  Rahu: 'New places, people, screens and unusual questions fill these years. You try much and tire of it soon. Keep fixed hours for the screen and for sleep, and show your parents what is new.',
  Ketu: 'You are quiet, observe much and need few things in these years. A special talent may show itself. Time alone, one trusted person and nature help.',
} as const;

export const childHouse = {
  2: 'It shows mainly in the family: at meals, in speech and in what you learn at home.',
  3: 'Brothers, sisters, cousins and skilful hands have the largest part in it.',
  5: 'Talent, study and hobbies have the largest part in it.',
  6: 'Daily routine has the largest part in it: sport, food, study and duties at home.',
  7: 'One close friend at a time has the largest part in it.',
  8: 'You ask about hidden things and changes. For parents: answer briefly and honestly.',
  10: 'Others notice it in public: in class, in a team or on a stage.',
  11: 'Friends, teams and older students have the largest part in it.',
} as const;

/** The lord of the Moon's nakshatra, whose mahadasha is that of birth. */
export const childNakshatraLord = {
  Sun: 'Your first years were under the Sun: one strong person, often your father, was in the centre. You still like to be asked, so give your opinion politely.',
  Moon: 'Your first years were under the Moon: your mother and the mood of the house meant everything. Quiet evenings at home still give you strength.',
  Mars: 'Your first years were under Mars: there was much energy, with some falls and fights. A daily sport still does you good.',
  Mercury: 'Your first years were under Mercury: words, games and jokes filled them. Reading and talking are still your best way to learn.',
  Jupiter: 'Your first years were under Jupiter: an elder or a teacher was a blessing in them. Visit this person, or ask another elder for advice.',
  Venus: 'Your first years were under Venus: affection, music and beautiful things shaped them. Keep one art in your week.',
  Saturn: 'Your first years were under Saturn: time or attention may have been short. For parents: give one unhurried hour on a fixed day of the week.',
  Rahu: 'Your first years were under Rahu: a move, another language or unusual people belonged to them. Fixed hours still help you in every new place.',
  Ketu: 'Your first years were under Ketu: they were simple and rather quiet. Time alone still does you good, and so does one true friend.',
} as const;

export const childAntarTone = {
  Moon: 'at present with a need for home and rest',
  Venus: 'at present with pleasure in friends and art',
  Saturn: 'at present with patience to learn',
  Ketu: 'at present with more time alone',
} as const;
