/**
 * The muntha, the natal lagna moved on by one sign a year. Index house - 1, of its house in the annual chart or, for an unknown birth
 * time, of its place from the Moon.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type TajikaState = 'strong' | 'middling' | 'weak';

export const munthaByHouse = [
  'This year is about you: your body, your name and your own decisions. A new beginning suits you, such as a new post, city or routine. Protect your sleep and strength first, because everything else depends on them.',
  'Earning, saving and speech are the main subjects of this year. Ask for a fair price or salary with clear words. Let one person at home know the accounts, and put aside a fixed sum on each payday.',
  'This year rewards courage and your own effort. Make the application, the call or the business trip that you hesitate about. Brothers, sisters and neighbours have a part in what you achieve.',
  'Home, mother, land and peace of mind ask for attention this year, and some duties there are heavy. Settle house matters before you make new plans outside. Have property papers checked, and give older relatives time.',
  'A creative and hopeful year, with children, studies or new projects in the centre. Your advice is taken seriously. Enrol for the exam, or start the project with expert guidance.',
  'Daily work, rivals and small debts take much of this year. A strict timetable makes these months productive. Pay the smallest loan first, refuse new ones, and keep meals simple and regular.',
  'Other people shape this year: your spouse, partners, clients and open opponents. Agree slowly and in writing. Travel is likely; keep your promises visible, and do not answer pressure with anger.',
  'Changes and hidden matters run through this year, and plans can turn in the middle. Make shared money clear, go for the yearly check-up, and avoid large risks. Slow steps leave you on firmer ground.',
  'Fortune supports you this year. A teacher, your father or a long trip brings an opening, and past good deeds return. Apply for studies, visit a holy place, and thank those who helped you.',
  'Work and position rise this year. Responsibility grows, and senior people speak well of you. Ask for the promotion or the transfer you want, and prepare for a different post by the end of the year.',
  'One of the best places for gains. Friends help, dues are paid, and an old wish can be fulfilled. Decide early what you want most, and keep part of the extra income in a long deposit.',
  'Distance, expenses, rest and faith mark this year. Money leaves more easily than it comes, so choose its purpose beforehand. Foreign work, a pilgrimage or quiet study suits you; keep one free evening a week.',
] as const;

/** The lord of the muntha by its strength in the annual chart. */
export const munthaLordTexts: Record<ClassicalGraha, Record<TajikaState, string>> = {
  Sun: {
    strong:
      'People in authority open the way: a senior recommends you, and a government paper is approved. Put your request forward early in the year.',
    middling:
      'Help comes from people above you if you ask properly. Go with one page of facts and only one request.',
    weak: 'Do not wait for a boss or official to notice you this year. Keep your own records, rise early, and let recognition come late.',
  },
  Moon: {
    strong:
      'The public, mothers and strangers treat you kindly. Work with people goes well, and a family wish can be fulfilled. Trust your first feeling about a person.',
    middling:
      'Your mood depends on the company you keep this year. Spend time each week near water, with music or with children.',
    weak: 'Feelings run ahead of facts this year. Sleep one night before decisions, keep an evening free of screens, and tell one friend everything.',
  },
  Mars: {
    strong:
      'You have the strength this year needs. Property, sport, machines and bold starts succeed. Act in the first half of a month, before energy goes elsewhere.',
    middling:
      'Effort pays if you use it on one task at a time. Prepare the tools and papers first, and avoid a hot reply.',
    weak: 'Impatience is your main risk this year. Write nothing in anger, leave home ten minutes earlier, and repair a thing before you replace it.',
  },
  Mercury: {
    strong:
      'Trade, exams, writing and negotiation go well. A young person may bring the useful idea. Sign agreements after a calm second reading.',
    middling:
      'Good preparation decides the results this year. Carry notes, count twice, and let another person read what you sign.',
    weak: 'Information is often unclear this year. Ask again, save each receipt, and never send money on the word of a message.',
  },
  Jupiter: {
    strong:
      'You have good guidance. Children, teachers, law and learning bring happiness, and money follows sensible choices. A ceremony at home is well placed.',
    middling:
      'Help exists but comes with some delay. Remind the teacher, follow up the promise, and keep what you hope for within your budget.',
    weak: 'Hopes are larger than the budget this year. Take a second opinion before a loan or a big donation, and continue daily prayer instead.',
  },
  Venus: {
    strong:
      'Love and comfort are on your side. Marriage, art, a vehicle and good company brighten the year. Settle quarrels early, while peace comes easily.',
    middling:
      'Pleasure is available at a reasonable price if you compare. Good manners open more for you than expensive clothes.',
    weak: 'Comfort costs more than expected this year, and sweet words are not a contract. Choose the simpler phone, gift or holiday, and sleep well.',
  },
  Saturn: {
    strong:
      'Patience is rewarded with money and position. Old work, older people and government offices come through for you, one after another.',
    middling:
      'The year keeps strict accounts. Put in regular hours and keep documents, and your slow work is counted in the end.',
    weak: 'Delays are normal this year, so add extra weeks to every plan. Take up one burden instead of three, and care for knees and joints.',
  },
};

/** Short texts for the year of life that covers fewer of the months, by the same houses. */
export const munthaInOtherYear = [
  'it is about you, your strength and a beginning in your own name',
  'it turns to money, food and speech, and asks for household accounts that everybody knows',
  'it rewards effort and short trips, so make the first call yourself',
  'it turns to home, land and parents, and asks you to go slowly with property',
  'it favours children, studies and creative work, and is good for an exam',
  'it is about daily work and old debts, and rewards a fixed routine',
  'it puts your spouse, a partner or a client first, and asks for fair terms',
  'it brings changes, so keep shared money clear and avoid large risks',
  'it favours teachers, faith and long trips, and brings helpful people',
  'it brings work and position into view, and is good for a promotion',
  'it brings friends, gains and overdue payments, and can fulfil a wish',
  'it asks for rest, distance and control of expenses, and favours prayer',
] as const;
