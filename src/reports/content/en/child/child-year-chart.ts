/** The annual chart of a child: the nine grahas in its houses, first to twelfth, its lagna and its Tajika yogas. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const childGrahaInYear: Record<Graha, readonly string[]> = {
  Sun: [
    'You want to lead this year and to be seen. Take one duty of honour, and teach it to others too.',
    'Pride shows at the table and in words this year. Praise good manners before the whole family.',
    'You are brave this year and like to show skill. A stage, a race or a first trip without parents goes well.',
    'Your father or an elder is important at home this year. Help with one real task in the house.',
    'Talent shines this year in games, drawing or recitation. Appear once before guests.',
    'You overcome small troubles this year. Fixed hours and outdoor games build strength.',
    'A friend with a strong will teaches you much this year. Sometimes two children can both be right.',
    'You show less pride and think more this year. For parents: ask gently what lies behind a silence.',
    'Your father, a teacher or a temple visit guides you this year. Plan one trip together.',
    'Teachers notice you this year. A small duty in class suits well; do not ask for first place.',
    'Older friends and kind elders help you this year. A wish may be fulfilled by one of them.',
    'You rest better away from crowds this year. Quiet mornings and a place of your own help.',
  ],
  Moon: [
    'Moods show clearly on your face this year. Regular sleep keeps you cheerful.',
    'Food and family talk matter much this year. Choose one dish a week yourself.',
    'You talk, sing and visit neighbours gladly this year. Cousins are good company.',
    'Mother and home are the centre of this year. Keep the evening routine the same.',
    'Play and stories delight you this year. Make room for painting and small shows.',
    'Sleep and digestion follow the mood this year. Simple food and calm evenings help.',
    'One friend is very dear this year. Invite this friend home often.',
    'Feelings go deep this year, and changes are felt early. For parents: explain them in plain words.',
    'Travel, temples and grandparents give you peace this year.',
    'You like to be seen this year and need kind words afterwards.',
    'Friends gather round you this year. Small groups are better than large ones.',
    'You need more sleep and quiet this year. Old songs and early nights help.',
  ],
  Mars: [
    'There is much energy and little patience this year. Run outside every day.',
    'Words can be sharp and meals hurried this year. Eat slowly together.',
    'Courage and skill of the hands grow this year. Sport, cycling and building are good.',
    'You spend much energy at home this year. Agree on a place for wild games.',
    'You play to win this year. Learn fair play in sport and board games.',
    'You can do hard tasks this year. Short exercises and regular rest are best.',
    'Quarrels with a friend come and go this year. Speak in turn, one after the other.',
    'Take extra care near water, stairs and wheels this year. A helmet is a good gift.',
    'You defend an opinion strongly this year. Discuss it on a long walk.',
    'You want to lead in class this year. Sports teams teach how to give and follow rules.',
    'Team games suit you very well this year. Energy finds good company.',
    'Restless evenings are likely this year. Exercise before sunset brings better sleep.',
  ],
  Mercury: [
    'You ask about everything this year. For parents: answer, and ask one question back.',
    'Words and numbers grow fast this year. Count, rhyme and read at meals.',
    'Writing, jokes and small messages come easily this year. A diary is a good present.',
    'You learn best at home this year. A quiet table for books helps.',
    'Memory and wit are strong this year. Puzzles, chess and poems are good.',
    'Order can be learnt this year: a tidy bag, a list, a fixed hour for homework.',
    'You learn by talking with a friend this year. Prepare lessons together.',
    'Riddles and hidden things interest you this year. Visit a museum or a library.',
    'Languages, maps and books open the world this year. A good teacher appears.',
    'You explain well before others this year. Practise one short talk at home.',
    'Clever friends bring new ideas this year. A club for reading or science suits.',
    'Thoughts run at night this year. Read a calm story before sleep.',
  ],
  Jupiter: [
    'This is a kind year, in which you grow in good sense and health.',
    'The family gives much to you this year: stories, good food and kind speech.',
    'A brother, sister or cousin teaches you something good this year.',
    'Home is a happy place this year. Grandparents or guests bring blessings.',
    'One of the best places for learning. Begin a new subject, prayer or instrument.',
    'Good habits become firm this year. Difficulties end with the help of elders.',
    'Friends are well chosen this year. A good companion improves your manners.',
    'You think deeply this year. For parents: answer big questions honestly and briefly.',
    'Teachers, temples and travel bless this year. Something heard now stays for life.',
    'Teachers speak well of you this year. Thank them.',
    'Wishes are fulfilled this year, and friends are generous. Share with others too.',
    'Faith, rest and kindness to others grow this year. Give something with your own hands.',
  ],
  Venus: [
    'You are charming this year and like beautiful clothes and praise.',
    'Sweets, songs and soft words please you this year. Share them at table.',
    'Kindness among brothers, sisters and cousins grows this year. Make gifts by hand.',
    'You enjoy a beautiful home this year. Decorate the room together.',
    'Music, dance and colours are at their best this year. Begin a class.',
    'Helping others gives joy this year. Small household tasks are done gladly.',
    'One friendship is very sweet this year. Include a third friend too.',
    'Feelings are shown to few people this year. Keep a private talk before sleep.',
    'Beautiful places and festivals please you this year. Travel together.',
    'Good manners are noticed this year. You can receive guests.',
    'Parties and many friends fill this year. Choose a few, and come home early.',
    'Soft music, rest and quiet pleasures suit you this year.',
  ],
  Saturn: [
    'You are serious this year and grow slowly. Warm clothes, oil massage and patience help.',
    'You speak less and eat slowly this year. For parents: do not hurry either.',
    'Practice brings results this year. The same exercise every day is enough.',
    'Home asks for patience this year, and an elder may need time. Keep the routine firm.',
    'Play is careful this year. For parents: praise each attempt, and do not compare.',
    'This is good for habits and hard subjects. Small daily effort wins.',
    'Friends come slowly this year. One older, calm child is good company.',
    'You need safety and clear answers this year. For parents: keep promises exactly.',
    'Grandparents and an old-fashioned teacher help this year. Respect is learnt.',
    'Duties in class teach much this year. Choose one, and keep it for the whole year.',
    'Few friends, but true ones, come this year. Keep an old friendship.',
    'You need long sleep and little noise this year. End the day early.',
  ],
  Rahu: [
    'You want to try everything new this year. Take one thing at a time.',
    'New foods and new words attract you this year. For parents: explain which words hurt.',
    'You are daring this year. Screens need a fixed limit, and adventures need an adult.',
    'Something changes at home this year, perhaps a room or a school. For parents: speak of it early.',
    'New games and ideas excite you this year. Leave time for boredom too.',
    'You find unusual ways to solve problems this year. Be careful what you eat outside.',
    'Unusual friends interest you this year. For parents: meet their families.',
    'Secrets and stories of mystery attract you this year. Talk about fears by day.',
    'Far places and other customs interest you this year. Look at maps and films together.',
    'You like attention from many people this year. For parents: praise the work, not the show.',
    'Large groups attract you this year. For parents: know where the group meets and who leads it.',
    'Dreams and fantasy are strong this year. Switch off screens two hours before sleep.',
  ],
  Ketu: [
    'You are quiet at times this year and need no great plans. For parents: sit nearby.',
    'You may eat and speak little this year. For parents: offer simple food without pressure.',
    'You like to work alone with your hands this year. Clay, wood or thread are good.',
    'You may want a small corner alone at home this year. For parents: respect it.',
    'You play alone happily this year. For parents: do not fill every hour.',
    'Small troubles pass quickly this year. Keep food and days simple.',
    'You may leave one friend and find another this year. It can happen gently.',
    'You understand more than you say this year. For parents: speak calmly about changes.',
    'Prayer, animals and nature give you peace this year.',
    'You care little for prizes this year. The work itself is the joy.',
    'Two or three true friends are enough this year. Large parties are not needed.',
    'Sleep is deep and dreams are vivid this year. Tell them at breakfast.',
  ],
};

/** The lagna of the annual chart, counted from the natal lagna. */
export const childYearLagna = [
  'The year is about your own body, will and habits. One good habit learnt now stays.',
  'The year is about family, food and speech. For parents: speak softly at home, because it is copied.',
  'The year is about courage, practice and brothers and sisters. Many small attempts bring success.',
  'The year is about home, mother and peace of mind. Keep the house calm in the evening.',
  'The year is about play, learning and talent. It begins in a good mood.',
  'The year is about habits, health and small duties. Go step by step, with humour.',
  'The year is about friends and fairness. You learn to give and take.',
  'The year goes deep: questions, changes and trust. Tell the truth in few words.',
  'The year is about teachers, elders and travel. Most books call it fortunate.',
  'The year is about tasks before others. Choose those in which you can succeed.',
  'The year is about friends, groups and wishes. Company does you good.',
  'The year is about rest, imagination and faraway places. It begins slowly.',
] as const;

/** For the year of life that covers fewer of the months. */
export const childYearLordInOtherYear: Record<ClassicalGraha, string> = {
  Sun: 'In that year confidence grows. Decide small things alone.',
  Moon: 'In that year family, home and moods count most. Your mother’s calm helps.',
  Mars: 'In that year you are quick and brave. Sport and clear rules help.',
  Mercury: 'In that year words, numbers and questions lead. Books and good company help.',
  Jupiter: 'In that year teachers and elders help you to grow. Begin a new subject.',
  Venus: 'In that year music, friends and good manners bring joy.',
  Saturn: 'In that year slow, regular practice wins. For parents: praise the effort.',
};

/** The place of the muntha in that year; follows “In year 11 the muntha is in Taurus: ”. */
export const childMunthaInOtherYear = [
  'it favours your health, confidence and new beginnings',
  'it favours family life, food and speech',
  'it favours courage, brothers, sisters and skill of the hands',
  'it asks for peace at home',
  'it favours play, learning and talent',
  'it asks for good habits and patience',
  'it favours friendship and sharing',
  'it asks for calm, early nights and honest answers',
  'it favours teachers, elders and travel',
  'it favours tasks before others',
  'it favours friends and fulfilled wishes',
  'it asks for sleep and quiet hours',
] as const;

/** In place of a friendly yoga that is still to come, if both its planets are weak in the annual chart. */
export const childTajikaYogaOfWeak = {
  'full-ithasala':
    'Two leading planets of the year meet as friends, but both are weak in the year chart. Something you wish for gets help, but it needs patience.',
  ithasala:
    'One leading planet of the year moves towards a friend, but both are weak in the year chart. You learn slowly, and kind people help.',
} as const;

/** The closest Tajika yoga of the lord of the year or of the lord of its lagna. */
export const childTajikaYoga = {
  'full-ithasala': {
    friend:
      'Two leading planets of the year meet as friends. Something you wish for has very good support.',
    enemy:
      'Two leading planets of the year meet as rivals. You reach a wish after a small struggle. For parents: stay near and patient.',
  },
  ithasala: {
    friend:
      'One leading planet of the year moves towards a friend. You learn step by step, with help from kind people.',
    enemy:
      'One leading planet of the year moves towards a rival. Success comes if you ask politely and try again.',
  },
  ishrafa: {
    friend:
      'A friendly meeting of the leading planets is already past as the year begins. You build on what you learnt before.',
    enemy:
      'A hard meeting of the leading planets is already past as the year begins. An old quarrel between children is best forgotten.',
  },
} as const;
