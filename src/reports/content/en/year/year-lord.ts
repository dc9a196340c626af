/** The lord of the year (varshesha), chosen from five candidates, by its strength in the annual chart. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaState } from './muntha.ts';

export const yearLordTexts: Record<ClassicalGraha, Record<TajikaState, string>> = {
  Sun: {
    strong:
      'The Sun governs in full voice: people look to you for decisions, and you find you had them ready. Rank, government matters and your father’s side of life move forward; be generous with credit.',
    middling:
      'The Sun governs without much ceremony. You can lead in what you know well, provided you leave the display to others; half of the honour is real and the other half is paperwork.',
    weak: 'The Sun has the title and little staff. Pride is the year’s expensive habit; work under a fair superior, keep your eyes on the task, and let your morning routine do the governing.',
  },
  Moon: {
    strong:
      'The Moon governs, full of goodwill: a social, well-fed, changeable year in which the public is kind to you. Home, water, travel and the mothers of the family bring the good news.',
    middling:
      'The Moon governs by turns. Three good weeks, one flat one: plan with that rhythm, and the year is pleasant on the whole, with much coming and going.',
    weak: 'The Moon governs with tired eyes. Moods pass for facts in this year, so eat at home, live by daylight, and put off large conclusions to the next full Moon.',
  },
  Mars: {
    strong:
      'Mars governs with a clean sword: a year of land, machines, competition and firm decisions. What you attack with a plan gives way; what you attack in anger merely makes a noise.',
    middling:
      'Mars governs like a sergeant, loud and useful. There is enough drive for one campaign; choose it early and leave the other hills untaken.',
    weak: 'Mars governs without much strength. Energy comes in bursts and goes into quarrels if it finds no track, so walk, dig, practise, and leave the last word lying on the table.',
  },
  Mercury: {
    strong:
      'Mercury governs, ledger in order: trade, study, writing and every kind of negotiation prosper. Young people help you, your memory is quick, and small profits add up to a large one.',
    middling:
      'Mercury governs through correspondence. Much is said, a good part is agreed, and the year turns on how carefully you read the second page.',
    weak: 'Mercury governs among loose papers. Confirm by voice what came by text, learn one thing thoroughly instead of five by halves, and let your nerves have their walk.',
  },
  Jupiter: {
    strong:
      'Jupiter governs from a high seat: good counsel, growth in learning and family, and trust from people who do not trust easily. Begin what you would be proud of in ten years.',
    middling:
      'Jupiter governs kindly and at its own pace. Opportunities are genuine and not urgent; the year prefers those who ask the wise before they ask the quick.',
    weak: 'Jupiter governs on reduced rations. Good intentions outnumber means, so teach what you know, borrow no money for appearances, and keep the small vow you can keep.',
  },
  Venus: {
    strong:
      'Venus governs in silk: affection, celebrations, art and comfort come to you with little pushing. Relationships deepen, the house looks better, and your taste is asked for.',
    middling:
      'Venus governs with good manners and a moderate purse. The year is sweet where you are considerate, and merely polite where you are not.',
    weak: 'Venus governs from behind a curtain. Charm is no substitute for clarity this year; say what you feel in plain cotton, spend after thinking, and repair what you already love.',
  },
  Saturn: {
    strong:
      'Saturn governs like an old engineer: few words, sound bridges. Long efforts are certified, elders and labourers stand by you, and property gained slowly stays.',
    middling:
      'Saturn governs by the rule book. Nothing is quick, most things are just, and your reputation for showing up is worth more than your best idea.',
    weak: 'Saturn governs with too few hands. The load is uneven, so set it down at fixed hours, ask for the help you are owed, and count any finished thing as a large one.',
  },
};

/** For the year of life that covers fewer of the months. */
export const yearLordInOtherYear: Record<ClassicalGraha, string> = {
  Sun: 'In that year decisions count more than discussions, and people look to you for them; be clear about what you want, and generous with the credit.',
  Moon: 'In that year the mood of a room matters more than the plan on its table; read it first, look after those at home, and bring something to eat.',
  Mars: 'In that year there is speed and courage to be had. Use them for beginnings, and put them away when you write replies.',
  Mercury:
    'In that year study, trade and correspondence lead, and whoever writes things down has the better of whoever merely remembers.',
  Jupiter:
    'In that year advice is worth seeking and worth giving. Growth looks like patience from near by, and like good fortune from a distance.',
  Venus:
    'In that year courtesy, taste and affection get more done than pressure does; a softened sentence saves an afternoon of pushing.',
  Saturn:
    'In that year the slow way is the short one. Choose fewer tasks, finish each of them, and let older people show you how.',
};

/** The lagna of the annual chart, counted from the natal lagna. */
export const yearLagnaTexts = [
  'The year rises in your own lagna, so it is very much about you. Your habits, strengths and old mistakes all show more plainly, and what you change in yourself counts double.',
  'The year rises in your place of savings and speech. You ask of most things what they cost and what they bring in, and voices in the family carry further than usual.',
  'It rises where you keep your courage. Short journeys, practice and many small efforts give the twelve months their tone, and whatever you dare to ask for is half done by asking.',
  'Your place of home rises with the year. You measure every offer by what it does to the household, and ask whether there would still be time for lunch together.',
  'What comes up in the east is your own place of talent. The year starts in good spirits; children, study and whatever you make with pleasure set its tone, and it likes to be approached as play with rules.',
  'Your place of effort rises. The year begins with a list of duties, asks for order in work and habits, and leaves you better organised than it found you.',
  'The place of the other person rises over your year. You get to know yourself by answering: a partner, a client or a companion proposes, and much of the year depends on how fairly the two of you agree.',
  'The year comes up from your place of depths. Surfaces interest you less; you ask what is underneath, and are ready for an answer.',
  'It rises in your place of good fortune, a cheerful sign by most books. Teachers, journeys and elders’ blessings help it along, so keep a bag packed and a book open.',
  'Your place of work rises with the year. From the first week it is about what you do in public, so choose with care what you want to be seen doing, and do that well.',
  'Gains and friends rise with this year. You meet it in company, old efforts are paid for, and a wish you had put aside may come up again by way of a friend.',
  'The year rises in your hidden place. It starts slowly, with distance, rest or expense in it, and its best results are those nobody was told about beforehand.',
] as const;

/** The closest Tajika yoga of the lord of the year or of the lord of its lagna. */
export const tajikaYogaTexts = {
  'full-ithasala': {
    friend:
      'Two leading grahas of the year are about to meet, as friends and within one degree. What they stand for has the best prospects of these months, and early on.',
    enemy:
      'Two leading grahas of the year meet within one degree, as rivals. What they stand for can be settled after all, by way of an argument that clears the air.',
  },
  ithasala: {
    friend:
      'Among the leading grahas of the year one is still on its way to a friend. A plan comes together step by step, with help from people who wish you well.',
    enemy:
      'One leading graha approaches another that it does not much like. What they stand for can be had, but only by negotiation; stay polite, give a little, and keep at it.',
  },
  ishrafa: {
    friend:
      'The friendly meeting at the heart of this year has just taken place. Build on what was already agreed, instead of waiting to be asked again.',
    enemy:
      'A sharp meeting of the year lies behind the chart and not before it. Let the old quarrel cool; its heat has nowhere left to go.',
  },
} as const;
