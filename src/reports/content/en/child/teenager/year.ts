/** The year at twelve to fifteen: its periods, the muntha and the lord of the year. */

/** An antardasha, by its kind. */
export const childAntarKinds = {
  Venus: 'longer, pleasant period of Venus',
} as const;

/** The antardasha, after its time. */
export const childAntarInYear = {
  Sun: 'It builds confidence. Decide more things yourself, and stand by your decision.',
  Moon: 'Sleep, home food and familiar people keep you steady.',
  Mars: 'Sport, clear rules and a fair adult turn the energy into skill.',
  Mercury: 'Read, ask and write more than before.',
  Jupiter: 'Grandparents, good teachers and good books help you forward.',
  Venus: 'You learn more through music, art and friends than by drill.',
  Saturn: 'Duties, fixed hours and patience bring lasting results.',
  Rahu: 'It brings much that is new. Take changes one at a time, and keep fixed hours of sleep.',
} as const;

/** A pratyantardasha of some weeks. */
export const childPratyantar = {
  Sun: 'For some weeks you want to lead and be noticed. For parents: praise one real thing each day.',
  Moon: 'For some weeks you stay close to the family. Talk with your mother, and sleep enough.',
  Mars: 'These are lively weeks with quick temper. Train every day, and wait before you answer in anger.',
  Mercury: 'These are talkative weeks, good for reading, writing and tests. Explain to others what you have learnt.',
  Venus: 'These are pleasant weeks with music, visits and friends. Find one good way to say thank you.',
  Saturn: 'These weeks are slower. Something does not succeed yet, so try again at the same hour each day.',
  Rahu: 'These weeks bring much that is new. Try it together with a friend or a parent, and go home early.',
  Ketu: 'These are quiet weeks. You need more time alone, and a good book is company enough.',
} as const;

/** The mudda dashas. */
export const childMudda = {
  Sun: 'You like to be asked in these days. Give your opinion politely, and show one piece of work.',
  Moon: 'Home matters most in these days. Help with the cooking, and call a grandparent.',
  Mars: 'You are full of energy in these days. A match, a hill or a long ride before dinner helps.',
  Mercury: 'These days favour books, computers and tests. Learn one new skill, and explain it to somebody.',
  Jupiter: 'Kind days follow with elders and a good teacher. Ask for advice, or plan an outing.',
  Venus: 'Pleasant days follow for music, art and a friend’s visit. Make a present with your own hands.',
  Saturn: 'Plain days follow. One hard task at a fixed hour is right for you.',
  Ketu: 'Quiet days follow for reading, walks and nature. Give away things that you no longer use.',
} as const;

export const childMuntha = {
  1: 'This year is about your own body, will and confidence. You grow quickly, and your opinions become strong. For parents: plan time outdoors, and real choices each week.',
  2: 'This year is about family, food and speech. You learn manners and words from what you hear at home. For parents: speak to each other as the children should speak.',
  3: 'This year favours courage, skilful hands and talk. You learn much from brothers, sisters, cousins and classmates who are a little older. Practise together with them.',
  5: 'This is one of the happiest years of youth. Study, talent and play come forward. Keep a fixed hour each week for the thing that you love doing.',
  7: 'Other people matter most this year: a best friend, a new teacher, a cousin of the same age. You learn to give way and to hold on, so invite friends home.',
  8: 'Deep questions come this year, and you feel changes before anybody speaks of them. Talk with an adult whom you trust, and sleep enough.',
  12: 'The year is quieter, and growth happens inside. Sleep, imagination and free time are important. For parents: cut down evening classes, and plan one trip to a distant place.',
} as const;

export const childMunthaLord = {
  Moon: 'Your mother and grandmothers help most this year. Tell them what moves you, and help them in return.',
  Mars: 'Sport and training help most this year. Clear rules and one challenge each week work better than long talks.',
  Mercury: 'Books, computers and a clever friend help most this year. Write a difficulty down, and it becomes easier.',
  Venus: 'Art, music and friends help most this year. Learn difficult things through pictures, songs or together with a friend.',
} as const;

export const childYearLord = {
  Sun: 'The Sun rules the year, so you want to decide and to be respected. For parents: let some decisions be real ones, and stay calm in a loud discussion.',
  Moon: 'The Moon rules the year, so the mood of the house affects you strongly. Regular meals, sleep and a daily talk keep the year stable.',
  Mars: 'Mars rules the year, so strength, courage and impatience grow together. Plan an hour of sport each day, and end each quarrel with a handshake.',
  Mercury:
    'Mercury rules the year, which suits school well. Words, numbers and friendships increase, so look for books, contests and new questions.',
} as const;

/** The closest Tajika yoga. */
export const childTajikaYoga = {
  ishrafa: {
    enemy:
      'A hard meeting of the leading planets is already past as the year begins. An old quarrel between friends is best forgotten.',
  },
} as const;

export const childYearLordLine = {
  Sun: 'Confidence grows this year: you want to decide yourself and to be respected.',
  Moon: 'Closeness counts this year: mood, meals and sleep matter most, and a calm home helps.',
  Mercury: 'Words and skills grow this year: you read, ask, calculate and write more.',
  Jupiter: 'Support comes from many sides this year: teachers, elders and books help you forward.',
} as const;

export const childMunthaLine = {
  5: 'Study and talent come first in this year.',
  7: 'Friendship is the main subject, and learning to be fair.',
  12: 'Sleep, imagination and quiet time matter most.',
} as const;
