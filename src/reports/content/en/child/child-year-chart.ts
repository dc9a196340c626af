/** The annual chart of a child: the nine grahas in its houses, first to twelfth, its lagna and its Tajika yogas. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const childGrahaInYear: Record<Graha, readonly string[]> = {
  Sun: [
    'Your child wants to lead this year and to be seen. Give one duty of honour, and teach it to others too.',
    'Pride shows at the table and in words this year. Praise good manners before the whole family.',
    'Your child is brave this year and likes to show skill. A stage, a race or a first trip without you goes well.',
    'The father or an elder is important at home this year. Let your child help with one real task in the house.',
    'Talent shines this year in games, drawing or recitation. Let your child appear once before guests.',
    'Your child overcomes small troubles this year. Fixed hours and outdoor games build strength.',
    'A friend with a strong will teaches much this year. Show how two children can both be right.',
    'Your child shows less pride and thinks more this year. Ask gently what lies behind a silence.',
    'The father, a teacher or a temple visit guides your child this year. Plan one trip together.',
    'Teachers notice your child this year. A small duty in class suits well; do not ask for first place.',
    'Older friends and kind elders help your child this year. A wish may be fulfilled by one of them.',
    'Your child rests better away from crowds this year. Give quiet mornings and a place of its own.',
  ],
  Moon: [
    'Moods show clearly on the face this year. Regular sleep keeps your child cheerful.',
    'Food and family talk matter much this year. Let your child choose one dish a week.',
    'Your child talks, sings and visits neighbours gladly this year. Cousins are good company.',
    'Mother and home are the centre of this year. Keep the evening routine the same.',
    'Play and stories delight your child this year. Make room for painting and small shows.',
    'Sleep and digestion follow the mood this year. Simple food and calm evenings help.',
    'One friend is very dear this year. Invite that child home often.',
    'Feelings go deep this year, and changes are felt early. Explain them in plain words.',
    'Travel, temples and grandparents give your child peace this year.',
    'Your child likes to be seen this year and needs kind words afterwards.',
    'Friends gather round your child this year. Small groups are better than large ones.',
    'Your child needs more sleep and quiet this year. Old songs and early nights help.',
  ],
  Mars: [
    'There is much energy and little patience this year. Give your child space to run every day.',
    'Words can be sharp and meals hurried this year. Eat slowly together.',
    'Courage and skill of the hands grow this year. Sport, cycling and building are good.',
    'Your child spends much energy at home this year. Agree on a place for wild games.',
    'Your child plays to win this year. Teach fair play in sport and board games.',
    'Your child can do hard tasks this year. Give short exercises and regular rest.',
    'Quarrels with a friend come and go this year. Let both children speak in turn.',
    'Take extra care near water, stairs and wheels this year. A helmet is a good gift.',
    'Your child defends an opinion strongly this year. Discuss it on a long walk.',
    'Your child wants to lead in class this year. Sports teams teach how to give and follow rules.',
    'Team games suit your child very well this year. Energy finds good company.',
    'Restless evenings are likely this year. Exercise before sunset brings better sleep.',
  ],
  Mercury: [
    'Your child asks about everything this year. Answer, and ask one question back.',
    'Words and numbers grow fast this year. Count, rhyme and read at meals.',
    'Writing, jokes and small messages come easily this year. A diary is a good present.',
    'Your child learns best at home this year. A quiet table for books helps.',
    'Memory and wit are strong this year. Puzzles, chess and poems are good.',
    'Order can be learnt this year: a tidy bag, a list, a fixed hour for homework.',
    'Your child learns by talking with a friend this year. Let them prepare lessons together.',
    'Riddles and hidden things interest your child this year. Visit a museum or a library.',
    'Languages, maps and books open the world this year. A good teacher appears.',
    'Your child explains well before others this year. Practise one short talk at home.',
    'Clever friends bring new ideas this year. A club for reading or science suits.',
    'Thoughts run at night this year. Read a calm story before sleep.',
  ],
  Jupiter: [
    'This is a kind year, in which your child grows in good sense and health.',
    'The family gives much to your child this year: stories, good food and kind speech.',
    'A brother, sister or cousin teaches your child something good this year.',
    'Home is a happy place this year. Grandparents or guests bring blessings.',
    'One of the best places for learning. Begin a new subject, prayer or instrument.',
    'Good habits become firm this year. Difficulties end with the help of elders.',
    'Friends are well chosen this year. A good companion improves your child’s manners.',
    'Your child thinks deeply this year. Answer big questions honestly and briefly.',
    'Teachers, temples and travel bless this year. Something heard now stays for life.',
    'Teachers speak well of your child this year. Thank them together.',
    'Wishes are fulfilled this year, and friends are generous. Teach your child to share.',
    'Faith, rest and kindness to others grow this year. Let your child give with its own hands.',
  ],
  Venus: [
    'Your child is charming this year and likes beautiful clothes and praise.',
    'Sweets, songs and soft words please your child this year. Share them at table.',
    'Kindness among brothers, sisters and cousins grows this year. Make gifts by hand.',
    'Your child enjoys a beautiful home this year. Decorate the room together.',
    'Music, dance and colours are at their best this year. Begin a class.',
    'Helping others gives joy this year. Small household tasks are done gladly.',
    'One friendship is very sweet this year. Teach both to include a third child.',
    'Feelings are shown to few people this year. Keep a private talk before sleep.',
    'Beautiful places and festivals please your child this year. Travel together.',
    'Good manners are noticed this year. Let your child receive guests.',
    'Parties and many friends fill this year. Choose a few, and come home early.',
    'Soft music, rest and quiet pleasures suit your child this year.',
  ],
  Saturn: [
    'Your child is serious this year and grows slowly. Warm clothes, oil massage and patience help.',
    'Your child speaks less and eats slowly this year. Do not hurry either.',
    'Practice brings results this year. The same exercise every day is enough.',
    'Home asks for patience this year, and an elder may need time. Keep the routine firm.',
    'Play is careful this year. Praise each attempt, and do not compare.',
    'This is good for habits and hard subjects. Small daily effort wins.',
    'Friends come slowly this year. One older, calm child is good company.',
    'Your child needs safety and clear answers this year. Keep promises exactly.',
    'Grandparents and an old-fashioned teacher help this year. Respect is learnt.',
    'Duties in class teach much this year. Choose one, and keep it for the whole year.',
    'Few friends, but true ones, come this year. Help to keep an old friendship.',
    'Your child needs long sleep and little noise this year. End the day early.',
  ],
  Rahu: [
    'Your child wants to try everything new this year. Introduce one thing at a time.',
    'New foods and new words attract your child this year. Explain which words hurt.',
    'Your child is daring this year. Screens need a fixed limit, and adventures need an adult.',
    'Something changes at home this year, perhaps a room or a school. Prepare your child early.',
    'New games and ideas excite your child this year. Leave time for boredom too.',
    'Your child finds unusual ways to solve problems this year. Watch what is eaten outside.',
    'Unusual friends interest your child this year. Meet their families.',
    'Secrets and stories of mystery attract your child this year. Talk about fears by day.',
    'Far places and other customs interest your child this year. Look at maps and films together.',
    'Your child likes attention from many people this year. Praise the work, not the show.',
    'Large groups attract your child this year. Know where the group meets and who leads it.',
    'Dreams and fantasy are strong this year. Switch off screens two hours before sleep.',
  ],
  Ketu: [
    'Your child is quiet at times this year and needs no great plans. Sit nearby.',
    'Your child may eat and speak little this year. Offer simple food without pressure.',
    'Your child likes to work alone with the hands this year. Give clay, wood or thread.',
    'Your child may want a small corner alone at home this year. Respect it.',
    'Your child plays alone happily this year. Do not fill every hour.',
    'Small troubles pass quickly this year. Keep food and days simple.',
    'Your child may leave one friend and find another this year. Let it happen gently.',
    'Your child understands more than it says this year. Speak calmly about changes.',
    'Prayer, animals and nature give your child peace this year.',
    'Your child cares little for prizes this year. Let the work be its own joy.',
    'Two or three true friends are enough this year. Do not push large parties.',
    'Sleep is deep and dreams are vivid this year. Let your child tell them at breakfast.',
  ],
};

/** The lagna of the annual chart, counted from the natal lagna. */
export const childYearLagna = [
  'The year is about your child’s own body, will and habits. One good habit learnt now stays.',
  'The year is about family, food and speech. Speak softly at home, because it is copied.',
  'The year is about courage, practice and brothers and sisters. Many small attempts bring success.',
  'The year is about home, mother and peace of mind. Keep the house calm in the evening.',
  'The year is about play, learning and talent. It begins in a good mood.',
  'The year is about habits, health and small duties. Go step by step, with humour.',
  'The year is about friends and fairness. Your child learns to give and take.',
  'The year goes deep: questions, changes and trust. Tell the truth in few words.',
  'The year is about teachers, elders and travel. Most books call it fortunate.',
  'The year is about tasks before others. Choose those in which your child can succeed.',
  'The year is about friends, groups and wishes. Company does your child good.',
  'The year is about rest, imagination and faraway places. It begins slowly.',
] as const;

/** For the year of life that covers fewer of the months. */
export const childYearLordInOtherYear: Record<ClassicalGraha, string> = {
  Sun: 'In that year confidence grows. Let your child decide small things alone.',
  Moon: 'In that year family, home and moods count most. The mother’s calm helps.',
  Mars: 'In that year your child is quick and brave. Sport and clear rules help.',
  Mercury: 'In that year words, numbers and questions lead. Give books and good company.',
  Jupiter: 'In that year teachers and elders help your child to grow. Begin a new subject.',
  Venus: 'In that year music, friends and good manners bring joy.',
  Saturn: 'In that year slow, regular practice wins. Praise the effort.',
};

/** The place of the muntha in that year; follows “In year 11 the muntha is in Taurus: ”. */
export const childMunthaInOtherYear = [
  'it favours health, confidence and new beginnings of your child',
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

/** The closest Tajika yoga of the lord of the year or of the lord of its lagna. */
export const childTajikaYoga = {
  'full-ithasala': {
    friend:
      'Two leading planets of the year meet as friends. Something your child wishes for has very good support.',
    enemy:
      'Two leading planets of the year meet as rivals. Your child reaches a wish after a small struggle; stay near and patient.',
  },
  ithasala: {
    friend:
      'One leading planet of the year moves towards a friend. Your child learns step by step, with help from kind people.',
    enemy:
      'One leading planet of the year moves towards a rival. Success comes if your child asks politely and tries again.',
  },
  ishrafa: {
    friend:
      'A friendly meeting of the leading planets is already past as the year begins. Your child builds on what was learnt before.',
    enemy:
      'A hard meeting of the leading planets is already past as the year begins. An old quarrel between children is best forgotten.',
  },
} as const;
