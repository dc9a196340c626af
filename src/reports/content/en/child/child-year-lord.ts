/** For a child: the muntha by house, its lord, and the lord of the year. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const childMuntha = [
  'This year is about your child’s own body, will and confidence. Growth is quick, and opinions become strong. Give new shoes, outdoor time and two or three real choices each day.',
  'This year is about family, food and speech. Your child learns words, songs and manners from what is heard at meals. Speak to each other as you want the child to speak.',
  'This year favours courage, skills of the hand and talk. Your child learns most from brothers, sisters, cousins and neighbours who are a little older. Let them teach and practise together.',
  'Home is the subject of this year. A room may change or a grandparent may stay. Keep the evenings calm, and show your child where the family comes from.',
  'This is one of the happiest years for a child. Play, stories and talent come forward. Give a fixed hour each week to the thing that your child loves doing.',
  'Small hurdles and good habits fill this year. Train one habit at a time, with humour. Most difficulties are overcome before the next birthday.',
  'Other people matter most this year: a best friend, a new teacher, a cousin of the same age. Your child learns to take turns, so invite playmates home.',
  'Deep questions come this year. Your child feels changes at home before anybody speaks of them. Explain them in plain words, and keep early nights.',
  'Good fortune comes through teachers, elders and travel this year. Your child hears something that stays for life. Allow a little more freedom than last year.',
  'Your child comes forward this year, in class, on a stage or before guests. Choose tasks that can succeed. Each public success makes the next one easier.',
  'This year is full of company. Friends, groups and festivals do your child good. Ask about a long-held wish, because somebody may be able to fulfil it.',
  'The year is quieter, and growth happens inside. Sleep, imagination and unplanned time are important. Cut down evening classes, and plan one trip to a distant place.',
] as const;

export const childMunthaLord: Record<ClassicalGraha, string> = {
  Sun: 'The father, a teacher or another respected elder helps your child most this year. Ask for the child’s opinion once a day, and thank the child for it.',
  Moon: 'The mother and grandmothers help most this year. What is said softly is accepted, and what is cooked together is eaten.',
  Mars: 'Sport and movement help most this year. Clear rules and one small challenge each week work better than long talks.',
  Mercury:
    'Books, puzzles and a clever friend help most this year. Ask your child to write or draw a difficulty, and it becomes easier.',
  Jupiter:
    'A grandparent or a good teacher helps most this year. Blessings, stories and encouragement do more than pressure.',
  Venus:
    'Art, music and friends help most this year. Teach difficult things through songs, colours or together with a playmate.',
  Saturn:
    'Progress is slow this year and lasts. Give your child one small duty for the whole year, and notice every week that it is done.',
};

export const childYearLord: Record<ClassicalGraha, string> = {
  Sun: 'The Sun rules the year, so your child wants to decide and to be respected. Let some decisions be truly the child’s own, and stay calm when they are announced loudly.',
  Moon: 'The Moon rules the year, so the mood of the house affects your child strongly. Regular meals, water play and daily closeness keep the year stable.',
  Mars: 'Mars rules the year, so strength, courage and impatience grow together. Plan an hour of running each day, and end each quarrel with a handshake.',
  Mercury:
    'Mercury rules the year, which suits a child well. Words, numbers and friendships increase, so provide books, games and new questions.',
  Jupiter:
    'Jupiter rules the year, so teachers and elders support your child well. Much can be learnt; begin a new subject, prayers or an instrument.',
  Venus:
    'Venus rules the year, so manners, music and friendships grow. Sharing is easier than before. Begin dance, singing or drawing.',
  Saturn:
    'Saturn rules the year, so your child learns slowly and remembers for long. Praise the child for waiting, and keep daily hours fixed.',
};
