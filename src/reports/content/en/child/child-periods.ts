/** The mahadashas for a child, the current period on the summary page, and the note on the age of sixteen. */
import type { Graha } from '#src/astrology/contract.ts';

/** For the years before sixteen. */
export const childMaha: Record<Graha, string> = {
  Sun: 'In these years you want to be seen, respected and asked. Your father, a grandfather or a head teacher is very important. For parents: give choices of the right size, and praise in front of others.',
  Moon: 'Home, sleep, food and your mother’s voice matter most to you in these years. You feel moods in the house at once. A calm, regular day is the best support.',
  Mars: 'You are active, brave and quick to anger in these years. Brothers, sisters and cousins are both friends and rivals. Sport or running every day, with clear rules, is good.',
  Mercury:
    'You learn through talk, games and questions in these years. Reading, counting, languages and short trips bring much. For parents: answer patiently, and choose a school with good teachers of language and mathematics.',
  Jupiter:
    'These are good years for learning, and teachers and grandparents support you. Trust lets you grow. Begin prayers, music or a serious subject, and keep sweets within limits.',
  Venus:
    'Affection, music, colours and friends shape you in these years. Learning is easy when it is beautiful or shared. Begin an art, and learn sharing and simple habits with money.',
  Saturn:
    'You are serious, notice rules and grow slowly but firmly in these years. Sudden changes are hard. Fixed hours, unhurried elders and small duties give confidence.',
  Rahu: 'New places, people, screens and unusual questions fill these years. You try everything and tire of it soon. For parents: keep a firm bedtime and limits on screens, and explore new things together.',
  Ketu: 'You are quiet, watch before joining in and need little in these years. A hidden talent may show itself. Time, one trusted person and contact with animals or nature help.',
};

/** By the house of the lord, first to twelfth. */
export const childHouse = [
  'It shows mainly in your body, manner and confidence.',
  'It shows mainly in the family: at meals, in speech and in first lessons.',
  'Brothers, sisters, cousins and work with the hands have the largest part in it.',
  'Home and the mother have the largest part in it.',
  'Play, drawing, stories and lessons have the largest part in it.',
  'Daily routine has the largest part in it: meals, cleanliness, pets and small duties.',
  'One friend at a time has the largest part in it.',
  'You ask about hidden things and changes. For parents: answer briefly and honestly.',
  'Teachers, grandparents, the father and family travel have the largest part in it.',
  'Others notice it in public: in class, on a stage or in a given task.',
  'Friends, teams and older children have the largest part in it.',
  'Sleep, imagination and quiet time do more for it than company does.',
] as const;

/** Before the text on the later years of the same period. */
export const fromAgeSixteen = 'From the age of sixteen, the same period continues as follows.';

/** For the years from sixteen on, in general words: what they bring is read when the child is grown. */
export const childMahaLater: Record<Graha, string> = {
  Sun: 'Self-respect and a clear aim guide these six years. Elders see what is done well, and one honest task is better than several for show.',
  Moon: 'Ten years turn towards home, people and feelings. Care given to others returns, and regular rest keeps the mind steady.',
  Mars: 'These seven years are active and need courage. Sport, a practical skill and fair rules give the energy a direction.',
  Mercury:
    'These seventeen years are for learning, writing and talking. Languages, figures and good friends open doors, one step at a time.',
  Jupiter:
    'These sixteen years bring growth through teachers, faith and travel. Advice comes from good people, and it is worth asking for.',
  Venus:
    'For twenty years art, friendship and beauty have a large part. Kind manners win people, and talent needs daily practice.',
  Saturn: 'Nineteen years reward patience. Progress is slow and stays, and duties done early make the later years light.',
  Rahu: 'Eighteen years lead to new ground: other places, new subjects and unusual people. Good advice at home keeps the direction.',
  Ketu: 'Seven quiet years turn inwards. Fewer things matter, and study, prayer or a special skill goes deep.',
};

/** The current period, on the summary page. */
export const childMahaTone: Record<Graha, string> = {
  Sun: 'years of growing confidence',
  Moon: 'years close to home and mother',
  Mars: 'active, lively years',
  Mercury: 'years of words and learning',
  Jupiter: 'years of growth and good teachers',
  Venus: 'gentle years with music and friends',
  Saturn: 'steady years of small steps',
  Rahu: 'years of many new things',
  Ketu: 'quiet, watchful years',
};

export const childAntarTone: Record<Graha, string> = {
  Sun: 'at present with a wish to be first',
  Moon: 'at present with a need for home and sleep',
  Mars: 'at present with much energy',
  Mercury: 'at present with many questions',
  Jupiter: 'at present with a good teacher near',
  Venus: 'at present in a gentle, loving mood',
  Saturn: 'at present with lessons in waiting',
  Rahu: 'at present with interest in everything new',
  Ketu: 'at present with more quiet play',
};

/** The lord of the Moon's nakshatra, whose mahadasha is that of birth: the first years are not long past. */
export const childNakshatraLord: Record<Graha, string> = {
  Sun: 'Your first years are under the Sun: one strong person, often the father, is in the centre. For parents: ask for an opinion, and wait for the answer.',
  Moon: 'Your first years are under the Moon: your mother and the mood of the house mean everything. For parents: speak calmly before sleep, and tell what happens tomorrow.',
  Mars: 'Your first years are under Mars: there is much energy, with some falls and fights. For parents: give room to run each day, and show how a quarrel is ended.',
  Mercury: 'Your first years are under Mercury: words, games and jokes fill them. Listen to a story every day, and tell it again.',
  Jupiter: 'Your first years are under Jupiter: an elder or a teacher is a blessing in them. Spend regular time with this person.',
  Venus: 'Your first years are under Venus: affection, music and beautiful things shape them. Keep one corner of the home for drawing and songs.',
  Saturn: 'Your first years are under Saturn: time or attention may have been short. For parents: give one unhurried hour on a fixed day of the week.',
  Rahu: 'Your first years are under Rahu: a move, another language or unusual people belong to them. Keep the order of the day the same in every new place.',
  Ketu: 'Your first years are under Ketu: they are simple and rather quiet. For parents: invite one friendly playmate at a time, and offer help before tiredness comes.',
};
