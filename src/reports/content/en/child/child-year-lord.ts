/** For a child: the muntha by house, its lord, and the lord of the year. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const childMuntha = [
  'This year is about your own body, will and confidence. You grow quickly, and your opinions become strong. For parents: plan new shoes, outdoor time and two or three real choices each day.',
  'This year is about family, food and speech. You learn words, songs and manners from what you hear at meals. For parents: speak to each other as the children should speak.',
  'This year favours courage, skills of the hand and talk. You learn most from brothers, sisters, cousins and neighbours who are a little older. Practise together with them.',
  'Home is the subject of this year. A room may change or a grandparent may stay. For parents: keep the evenings calm, and show where the family comes from.',
  'This is one of the happiest years of childhood. Play, stories and talent come forward. Keep a fixed hour each week for the thing that you love doing.',
  'Small hurdles and good habits fill this year. Train one habit at a time, with humour. Most difficulties are overcome before the next birthday.',
  'Other people matter most this year: a best friend, a new teacher, a cousin of the same age. You learn to take turns, so invite friends home.',
  'Deep questions come this year. You feel changes at home before anybody speaks of them. For parents: explain them in plain words, and keep early nights.',
  'Good fortune comes through teachers, elders and travel this year. You hear something that stays for life. For parents: allow a little more freedom than last year.',
  'You come forward this year, in class, on a stage or before guests. Choose tasks that can succeed. Each public success makes the next one easier.',
  'This year is full of company. Friends, groups and festivals do you good. Speak of a long-held wish, because somebody may be able to fulfil it.',
  'The year is quieter, and growth happens inside. Sleep, imagination and unplanned time are important. For parents: cut down evening classes, and plan one trip to a distant place.',
] as const;

export const childMunthaLord: Record<ClassicalGraha, string> = {
  Sun: 'Your father, a teacher or another respected elder helps you most this year. For parents: ask for an opinion once a day, and thank for it.',
  Moon: 'Your mother and grandmothers help most this year. What they say softly, you accept, and what you cook together, you eat.',
  Mars: 'Sport and movement help most this year. Clear rules and one small challenge each week work better than long talks.',
  Mercury:
    'Books, puzzles and a clever friend help most this year. Write or draw a difficulty, and it becomes easier.',
  Jupiter:
    'A grandparent or a good teacher helps most this year. Blessings, stories and encouragement do more than pressure.',
  Venus:
    'Art, music and friends help most this year. Learn difficult things through songs, colours or together with a friend.',
  Saturn:
    'Progress is slow this year and lasts. Take one small duty for the whole year. For parents: notice every week that it is done.',
};

export const childYearLord: Record<ClassicalGraha, string> = {
  Sun: 'The Sun rules the year, so you want to decide and to be respected. For parents: let some decisions be real ones, and stay calm when they are announced loudly.',
  Moon: 'The Moon rules the year, so the mood of the house affects you strongly. Regular meals, water play and daily closeness keep the year stable.',
  Mars: 'Mars rules the year, so strength, courage and impatience grow together. Plan an hour of running each day, and end each quarrel with a handshake.',
  Mercury:
    'Mercury rules the year, which suits childhood well. Words, numbers and friendships increase, so look for books, games and new questions.',
  Jupiter:
    'Jupiter rules the year, so teachers and elders support you well. Much can be learnt; begin a new subject, prayers or an instrument.',
  Venus:
    'Venus rules the year, so manners, music and friendships grow. Sharing is easier than before. Begin dance, singing or drawing.',
  Saturn:
    'Saturn rules the year, so you learn slowly and remember for long. For parents: praise the patience, and keep daily hours fixed.',
};
