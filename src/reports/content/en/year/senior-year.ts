/** Texts of the year for readers of sixty or more, in place of those on posts, exams, marriage and children of one's own. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { MuddaPlace } from './mudda-dasha.ts';

/** By the house in the annual chart, counted from 1. */
export const seniorGrahaInYear: Partial<Record<Graha, Partial<Record<number, string>>>> = {
  Sun: {
    2: 'Respect and family money are closely linked this year. Say calmly what you need, and do not argue about old sums.',
    4: 'Decisions about house or land come to you this year. Hear everybody at home before a paper is signed.',
    5: 'A talent, your children or grandchildren are in focus. Give your name to one idea, and take no risk in shares.',
    6: 'You have strength against old disputes and loans this year. Clear what is late, and keep a daily walk.',
    7: 'The person closest to you has a strong will this year. Note agreements in writing, and let small matters pass.',
    9: 'Faith, a teacher or a holy place guides you this year. A pilgrimage with a clear purpose goes well.',
    10: 'You are seen and respected more than in most years. Accept one task of honour, and finish it.',
  },
  Moon: {
    5: 'Feelings turn towards the young people of the family and to hobbies. Keep one evening a week for them.',
    6: 'Relatives bring you their problems this year. Help where the task has an end, and eat on time.',
    7: 'Your comfort depends much on one close person this year. Ask early what the other feels, and go out together.',
    9: 'Travel, temples and good company give you peace this year. Plan one pilgrimage or family trip of several days.',
    10: 'More people see you this year, and your warmth is noticed. Help in public where you can sit and talk.',
  },
  Mars: {
    1: 'You have more drive than in most years, and less patience. Use it for walking and repairs, and drive slowly.',
    3: 'Courage is high, and effort succeeds. Make the difficult call yourself, and take short trips in good company.',
    4: 'Repair of house or vehicle needs attention, and tempers at home can rise. Check the wiring and the papers.',
    5: 'Energy goes into games, teaching and bold ideas. Be gentle with the young, and take no chance with money.',
    6: 'You can finish a heavy load this year. Clear a loan, or settle a dispute with proper papers, and rest between.',
    7: 'The person closest to you answers with equal force this year. Divide the duties, and talk when both are calm.',
    9: 'You defend your beliefs strongly this year. State one principle with respect, and let a rested person drive on long roads.',
    10: 'A task needs your firmness this year. Give short, clear instructions, and let younger people do the running.',
    11: 'Effort brings gains this year, and active friends push you forward. Fix the price before any work begins.',
  },
  Mercury: {
    1: 'You learn fast this year, and questions open new contacts. Write, and introduce yourself to new people.',
    4: 'Papers about the house can be put in order this year: registry, rent, nominee. Reading at home goes well.',
    5: 'A good year for teaching, clever young people and new ideas. Test an idea about money on paper first.',
    7: 'Agreements come through talk this year. Let the other side speak first, then put the terms on one page.',
    10: 'Clear words bring you respect. Offer to keep the accounts or write the letter for your group.',
    12: 'Plans are better kept private for a while this year. Read, write, and read every page before a signature.',
  },
  Jupiter: {
    1: 'People trust you this year and ask for your advice. It is a good time for study, prayer and a new start.',
    7: 'Family functions and public dealings are well supported this year. Put any terms in writing, kindly.',
    9: 'One of the best years for pilgrimage, study and guidance. Plan the journey, and keep a promise made at a temple.',
    10: 'Others respect your judgement this year. Accept a task in which you can teach or advise.',
  },
  Venus: {
    1: 'You are pleasant company this year, and invitations come. Peace after a quarrel comes easily.',
    3: 'Messages, music and small creative work go well this year. Write the apology that you have delayed.',
    4: 'Comfort at home improves: furniture, a vehicle, more peace. Compare three prices before you pay.',
    5: 'Art, music and young people bring joy this year. Tell those you love what they mean to you.',
    7: 'A very favourable year for two people who live together, and for old friends. Settle differences kindly.',
    9: 'Travel, culture and a good teacher bring happiness. A journey in company goes well.',
    10: 'Good manners and taste are noticed this year. Dress well, receive guests, and support an artist.',
    11: 'Friends and functions bring happy meetings. Attend weddings, and come home early.',
  },
  Saturn: {
    3: 'Steady effort is rewarded this year. Practise one skill for half an hour a day.',
    5: 'Results with studies and with the young come slowly this year. Keep a regular hour, and take no risk with money.',
    6: 'Excellent for discipline, and for clearing debts and old disputes. Sleep and walk at fixed hours.',
    7: 'Commitment is the subject of this year. Agree slowly, and be patient with the person closest to you.',
    9: 'Your faith is tested this year, or a long trip is delayed. Complete the forms, and keep your daily prayer.',
    10: 'Responsibility comes first and respect later this year. Take one duty only, and write down what is finished.',
  },
  Rahu: {
    5: 'New ideas attract you this year, perhaps with screens or trading. Try them with small sums, and ask a young person.',
    6: 'You find unusual ways past obstacles this year. Follow an adviser you trust, and no quick promise.',
    7: 'Somebody from another background becomes important to you. Ask the family for an opinion, and sign nothing without a second reader.',
    9: 'Foreign places and new teachers attract you. Travel with somebody, and keep the customs of your family.',
    10: 'A sudden chance can make you visible this year. Accept it only if you know the work behind it.',
  },
  Ketu: {
    4: 'You may wish to empty a part of your home this year. Give away what is unused, and settle old claims in writing.',
    5: 'Young people need a light hand this year. Listen more than you instruct; mantra and reading go well.',
    6: 'Small disputes and worries lose their power this year. Close an old complaint, and simplify your food.',
    10: 'Titles matter less to you this year than good work does. Teach what you know, and leave the rest.',
  },
};

export const seniorMuntha = [
  'The year is about you: your body, your name and your own decisions. A new routine suits you. Protect your sleep, and begin in the morning.',
  'Savings, food and speech are the main subjects of this year. Let one person at home know the accounts, and speak softly about money.',
  'Your own effort brings results this year. Short trips, letters and calls to brothers, sisters and old friends go well.',
  'Home, land and peace of mind ask for attention this year. Settle house matters first, and have the papers checked.',
  'A hopeful year, with young people, prayer and a talent in the centre. Your advice is taken seriously; give it when asked.',
  'Routine and small debts take much of this year. Regular food, walking and accounts make these months easy.',
  'Other people shape this year: the person closest to you, relatives and neighbours. Agree slowly and in writing.',
  'The year goes deep: shared money, old papers and changes. Keep documents in one place, and drive slowly.',
  'Fortune supports you this year. A teacher, a holy place or a long trip brings joy, and past good deeds return.',
  'Your name and your experience are in demand this year. Choose one task of honour, and leave the daily work to others.',
  'Friends, gains and an old wish come forward this year. Meet people, and accept help as gladly as you give it.',
  'Rest, prayer and distance suit this year. Plan expenses early, keep good sleep, and give quietly.',
] as const;

export const seniorMunthaInOtherYear: Partial<Record<number, string>> = {
  5: 'it favours young people, study and a talent',
  7: 'it puts the person closest to you first, and asks for patience',
  10: 'it brings respect, and one task of honour',
};

export const seniorYearLord: Record<ClassicalGraha, string> = {
  Sun: 'The Sun rules your year, so people look to you for decisions. Lead in what you know well, deal politely with officials, and keep early mornings.',
  Moon: 'The Moon rules your year, so family, home and journeys fill it. Fix important dates in the bright half of the month, and sleep on time.',
  Mars: 'Mars rules your year and gives drive. Use it for repairs, land matters and walking. Drive with care, and leave the last word to others.',
  Mercury:
    'Mercury rules your year. Letters, accounts, study and young company do you good. Read the second page of each agreement.',
  Jupiter:
    'Jupiter rules your year, so good advice, prayer and family growth support you. Bless, teach and save; accept honours with a smile.',
  Venus:
    'Venus rules your year and brings comfort, music and functions. Make peace where it is missing, and spend after a night’s thought.',
  Saturn:
    'Saturn rules your year. Results are slow but last. Keep regular hours, rest your knees and back, and accept help in time.',
};

export const seniorYearLordInOtherYear: Partial<Record<ClassicalGraha, string>> = {
  Sun: 'In that year decisions and respect count. Meet the officer yourself if a paper is needed.',
  Moon: 'In that year family, home and moods count more than plans. Give time to those you live with.',
  Mercury: 'In that year letters, accounts and study lead. Put each agreement on paper.',
  Venus: 'In that year affection, comfort and good manners bring results. Purchases for the home find support.',
};

/** Counted from the natal lagna. */
export const seniorYearLagna: Partial<Record<number, string>> = {
  5: 'The year is about young people, study and your talent. It begins in a good mood. Give a hobby or a pupil fixed hours.',
  6: 'The year is about service, fitness and old debts. Clear what is overdue, and you are better organised at its end.',
  7: 'The year is about the person closest to you and about the public. Judge each proposal by fairness.',
  10: 'The year is about respect and public duty. Your actions are noticed from the first week, so choose one duty with care.',
};

export const seniorMudda: Partial<Record<Graha, Partial<Record<MuddaPlace, string>>>> = {
  Sun: {
    angle: 'People in authority notice you on these days. Meet officials, and get one pending paper signed.',
    side: 'Good days for clear decisions. Put the most important matter first, and ask one plain opinion.',
    dusthana: 'Stay quiet on these days, and leave recognition to others. Avoid arguments with officials, and rest your eyes.',
  },
  Moon: {
    angle: 'Family, visits and short journeys fill these weeks. Invite people, and keep the dates flexible.',
  },
  Mercury: {
    angle: 'Papers, talks and accounts are favoured. Reply the same day, and keep everything in one folder.',
  },
  Jupiter: {
    angle: 'One of the best parts of the year for advice, ceremonies and savings. Meet teachers, and begin a study you have planned.',
  },
  Venus: {
    angle: 'Affection, art and comfort are favoured. Hold a function, or make peace over a meal.',
    dusthana: 'Affection stays private on these days. Keep gifts simple, and tell the truth about spending.',
  },
  Saturn: {
    side: 'Regular habits bring results in this period. Fix one hour a day for what matters; an old friend can help.',
  },
};

/** The antardasha of the Vimshottari in these months. */
export const seniorAntarInYear: Partial<Record<Graha, string>> = {
  Mars: 'The antardasha of Mars gives you drive. Use it for walking, repairs or a garden, and leave quarrels alone.',
  Venus: 'In the antardasha of Venus, affection, comfort and music receive your attention. Peace comes easily, and spending needs a limit.',
  Saturn: 'The antardasha of Saturn is slow and fair. Regular habits and patience keep you steady. Do not expect quick results.',
};

/** What a well supported month is best used for, and what to keep small in the weakest one. */
export const seniorMonthUse: Partial<Record<number, string>> = {
  5: 'Talents, and young people.',
  10: 'One task of honour.',
};

export const seniorLightMonthUse: Partial<Record<number, string>> = { 10: 'Stay out of disputes.' };

/** On the summary page, by the place of the Sun. */
export const seniorStrongMonth: Partial<Record<number, string>> = {
  1: 'start something of your own, such as a daily walk.',
  3: 'write, call and make short trips.',
  5: 'enjoy the young people of the family and a hobby.',
  7: 'settle agreements and plan together.',
  9: 'travel far, study or seek a blessing.',
  10: 'accept a task of honour or settle an official matter.',
};

export const seniorWeakMonth: Partial<Record<number, string>> = {
  5: 'take no risk with shares, and be patient with the young.',
  6: 'avoid new loans and extra duties.',
  9: 'avoid disputes on belief, and travel only if needed.',
  10: 'stay out of disputes, and leave no duty in anger.',
};

/** Mars in a month, by place. */
export const seniorMars: Partial<Record<number, string>> = {
  1: 'You have more drive in these weeks than usual. Walk every morning, drive slowly, and wait before you reply.',
  3: 'Courage is there in these weeks. Make one important call or visit a day, and rest afterwards.',
  5: 'A bold idea tempts you in these weeks. Teach it or play it, but put no money into a bet or a hot tip.',
  6: 'Daily duties and small disputes take more strength than you notice. Clear one old task each day, eat on time, and treat a minor injury at once.',
  7: 'You and a close person have strong opinions now. Say yours once, without blame, and walk together.',
  8: 'Be careful with speed, knives, wiring and old quarrels now. Start early in the day, and do heavy work slowly or not at all.',
  10: 'You take charge in these weeks, and not everybody likes it. Give orders as requests, and praise others.',
  11: 'Ask politely for what is due to you in these weeks. Agree to a new plan only on the next day.',
  12: 'Effort works in the background now, and sleep is lighter. Sort one cupboard, and answer an annoying message in the morning.',
};

/** On the summary page, by the house of the muntha. */
export const seniorMunthaLine: Partial<Record<number, string>> = {
  5: 'Young people, study and a talent come first.',
  7: 'The people closest to you and fair agreements come first.',
  10: 'Respect and public duty come first.',
};
