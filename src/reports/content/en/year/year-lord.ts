/** The lord of the year (varshesha), chosen from five candidates, by its strength in the annual chart. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaState } from './muntha.ts';

export const yearLordTexts: Record<ClassicalGraha, Record<TajikaState, string>> = {
  Sun: {
    strong:
      'A strong Sun rules your year, so people look to you for decisions. Rank, government matters and your father’s side improve. Apply for the official post or approval, and share the credit.',
    middling:
      'The Sun rules your year with average strength. You can lead in what you know well, but honours are partial. Prepare the paperwork fully, and avoid display.',
    weak: 'A weak Sun rules your year, and pride can cost you support. Work under a fair superior, be polite to your father and officials, and keep a fixed morning routine.',
  },
  Moon: {
    strong:
      'A strong Moon rules your year, and the public is kind to you. Home, mother, travel and business with people bring good news. Plan a move, a trip or a family function.',
    middling:
      'The Moon rules your year with average strength, so good weeks and flat weeks alternate. Fix important dates in the bright half of the lunar month.',
    weak: 'A weak Moon rules your year, and moods can be mistaken for facts. Eat at home, sleep on time, and take no large decision on the day of an upset.',
  },
  Mars: {
    strong:
      'A strong Mars rules your year, a time for land, machines, competition and firm decisions. Act by plan: compare, sign, begin. Anger wastes what courage wins.',
    middling:
      'Mars rules your year with average strength and gives drive for one large goal. Choose it early, for example a plot, an exam or fitness, and leave the rest.',
    weak: 'A weak Mars rules your year, so energy comes in bursts and can turn into quarrels. Exercise daily, drive with care, and do not insist on the last word.',
  },
  Mercury: {
    strong:
      'A strong Mercury rules your year. Trade, study, writing and negotiation bring profit, and young people help you. Take the exam, the interview or the new contract.',
    middling:
      'Mercury rules your year with average strength. Many talks take place, and a fair part succeeds. Read the second page of each agreement before you sign.',
    weak: 'A weak Mercury rules your year, and messages are easily misread. Confirm by phone, learn one subject thoroughly, and take a walk when your nerves are tired.',
  },
  Jupiter: {
    strong:
      'A strong Jupiter rules your year: good advice, growth in learning and family, and trust. Marriage talks, higher studies, a child or a savings plan started now can last.',
    middling:
      'Jupiter rules your year with average strength. Opportunities are real but not quick. Ask an experienced person before you invest, enrol or promise.',
    weak: 'A weak Jupiter rules your year, so good wishes are larger than your means. Borrow nothing for show, teach what you know, and keep one small vow.',
  },
  Venus: {
    strong:
      'A strong Venus rules your year and brings affection, celebrations, art and comfort. Marriage, a vehicle or a better home can come with little effort.',
    middling:
      'Venus rules your year with average strength. Love and comfort grow where you are considerate. Compare prices, and remember birthdays and anniversaries.',
    weak: 'A weak Venus rules your year, and charm cannot replace clear words. Say what you feel plainly, spend after a night’s thought, and care for the bond you have.',
  },
  Saturn: {
    strong:
      'A strong Saturn rules your year. Long effort gets its result, and elders and workers support you. Property, a permanent post or old dues can be secured.',
    middling:
      'Saturn rules your year with average strength. Results are slow but fair. Be punctual and keep documents; your reliability wins more than a new idea.',
    weak: 'A weak Saturn rules your year, and the load is uneven. Fix your working hours, ask relatives or colleagues for the help they owe you, and rest your knees and back.',
  },
};

/** For the year of life that covers fewer of the months. */
export const yearLordInOtherYear: Record<ClassicalGraha, string> = {
  Sun: 'In that year decisions and authority count. Be clear about the post or approval you want, and meet the officer yourself.',
  Moon: 'In that year family, home and moods count more than plans. Give time to your mother and to those you live with.',
  Mars: 'In that year you have speed and courage. Use them for property, sport or a new start, and wait before you reply in anger.',
  Mercury:
    'In that year study, trade and writing lead. Put each agreement on paper, and use the time for an exam or a course.',
  Jupiter:
    'In that year advice and learning bring growth. Ask a teacher or elder before large steps, and plan ceremonies and savings.',
  Venus:
    'In that year love, comfort and good manners bring results. Marriage talks and purchases for the home find support.',
  Saturn:
    'In that year slow, regular work wins. Choose fewer tasks, finish each one, and learn from older people.',
};

/** The lagna of the annual chart, counted from the natal lagna. */
export const yearLagnaTexts = [
  'This year is strongly about you, your body and your decisions. Your habits, good and bad, show clearly. Change one of them this year, and the effect is larger than usual.',
  'This year is about family, savings and speech. You ask what each thing costs and brings. Set a savings target in the first month, and speak softly in family disputes.',
  'This year is about courage, practice and short trips. Many small efforts bring the result. Ask for what you want in writing, and visit brothers and sisters more often.',
  'This year is about home, mother and inner peace. Every offer is judged by what it does to the household. Plan a move, a repair or a vehicle carefully.',
  'This year is about children, studies, love and your talent. It begins in a good mood. Choose one exam, hobby or creative project and give it fixed hours.',
  'This year is about service, fitness, debts and competition. It begins with a list of duties. Clear what is overdue, and you are better organised at its end.',
  'This year is about marriage, partners and the public. Others make proposals, and you answer. Judge each by fairness, and write the terms down.',
  'This year goes deep: shared money, research, hidden matters and change. You want the real reason behind things. Keep papers safe, and avoid big risks.',
  'This year is about fortune, teachers, father and long trips, a happy sign in most books. Keep your passport valid, join a course, and seek the blessing of elders.',
  'This year is about work and public position. Your actions are noticed from the first week. Decide which post or result you want, and prepare for it early.',
  'This year is about gains and friends. Earlier efforts are paid, and an old wish may return through a friend. Attend gatherings, and invest part of what you earn.',
  'This year is about distance, rest, expenses and faith. It begins slowly. Plan long journeys and foreign matters early, and share your best plans only when they are complete.',
] as const;

/** In place of a friendly yoga that is still to come, if both its planets are weak in the annual chart. */
export const tajikaYogaOfWeakTexts = {
  'full-ithasala':
    'Two leading planets of the year meet as friends, within one degree, but both are weak in the year chart. A main wish of the year gets help, but it needs patience. Prepare it well, and ask twice.',
  ithasala:
    'One leading planet of the year moves towards a friend, but both are weak in the year chart. A plan succeeds slowly. Choose one plan, and ask one person for help.',
} as const;

/** The closest Tajika yoga of the lord of the year or of the lord of its lagna. */
export const tajikaYogaTexts = {
  'full-ithasala': {
    friend:
      'Two leading planets of the year meet as friends, within one degree. A main wish of the year has very good support. Act on it in the first three months.',
    enemy:
      'Two leading planets of the year meet within one degree, but as rivals. A main wish can be reached after a dispute. State your terms openly and accept a fair half.',
  },
  ithasala: {
    friend:
      'One leading planet of the year moves towards a friend. A plan succeeds step by step, with help from people who like you. Ask them by name.',
    enemy:
      'One leading planet of the year moves towards a rival. The result is possible, but only by negotiation. Stay polite, give a little, and repeat the request.',
  },
  ishrafa: {
    friend:
      'A friendly meeting of the leading planets is already past as the year begins. Build on what was agreed earlier, and do not wait for a second invitation.',
    enemy:
      'A hard meeting of the leading planets is already past as the year begins. An old quarrel loses force. Leave it alone, and start no new argument on the same subject.',
  },
} as const;
