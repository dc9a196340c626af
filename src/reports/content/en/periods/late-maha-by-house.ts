/** A mahadasha that runs or begins at sixty or later, in place of texts on a career, parents or a wedding. By house, from 1. */
import type { Graha } from '#src/astrology/contract.ts';

export const lateMahaInHouse: Partial<Record<Graha, Partial<Record<number, string>>>> = {
  Sun: {
    2: 'Your savings are in your own name, and the family asks for your opinion in money matters.',
    3: 'Courage brings results: write, speak up, and support a younger relative.',
    4: 'A house or a plot needs your attention and gives you authority in the family.',
    5: 'Grandchildren, studies or something that you made yourself bring you recognition.',
    6: 'You settle a difficult matter by patience, and regular habits keep you well.',
    7: 'You and the people closest to you are respected together, so decide large matters jointly.',
    9: 'Faith, teachers and a long journey give these years their direction.',
    10: 'People remember your work, and an honour or a government matter is likely.',
    12: 'You need time alone, and quiet help to others suits you better than public tasks.',
  },
  Moon: {
    2: 'Family, food and savings are in front; keep the same sum ready for each month.',
    4: 'The home is your main concern: its comfort, a repair, and the people who live with you.',
    6: 'You care for others, and need a routine that protects your own strength.',
    7: 'The people closest to you decide how these years feel, so give them your time first.',
    10: 'Many people know you and like you; do not show them every mood.',
  },
  Mars: {
    1: 'You have energy and little patience; a daily walk at your own pace uses it well.',
    2: 'You spend and speak with force, so sleep one night before a large payment or a sharp answer.',
    4: 'A repair of the house takes up your strength; leave the heavy part to others.',
    6: 'You end old disputes and dues by steady effort.',
    7: 'Close relations become lively; a shared practical task prevents quarrels.',
    8: 'You handle what others avoid; be careful on roads and stairs, and keep your insurance paid.',
    9: 'You stand up for your beliefs and may travel for them; listen to the other view as well.',
    10: 'You are asked to take charge of something, and people follow your lead.',
    12: 'Your effort is spent far away or unseen, with some expenses; plan real rest.',
  },
  Mercury: {
    2: 'You put the family accounts in order, and people ask for your advice on papers.',
    5: 'Ideas, books and young people keep your mind fresh.',
    7: 'Talks and clear agreements with the people closest to you settle many things.',
    8: 'Old papers, research and insurance need your time; keep other people’s secrets.',
    9: 'Study, faith and news from far away keep you curious.',
    10: 'People value what you know; write down or explain what your work taught you.',
    11: 'New acquaintances are useful, so answer every introduction.',
    12: 'Private study, languages and letters to distant people fill your quiet hours.',
  },
  Jupiter: {
    4: 'House, family and peace of mind grow together.',
    5: 'Children, grandchildren and savings do well, and so does study.',
    6: 'Disputes get settled, and people ask for your advice.',
    7: 'A wise companion or friend is a great help to you.',
    8: 'An inheritance, a settlement or deep knowledge may come to you.',
    10: 'You are fair, so people respect you and ask for your judgement.',
    11: 'Hopes are fulfilled with the help of friends and of younger people.',
  },
  Venus: {
    4: 'Your home becomes more comfortable, and perhaps a vehicle comes.',
    5: 'Art, affection and the young people of the family bring joy.',
    7: 'The person closest to you, and agreements in the family, are the main subject.',
    8: 'Close ties become deeper, and money shared with others needs written accounts.',
    10: 'People remember your good taste and pleasant manners, and like to invite you.',
    11: 'Friends and social circles fulfil wishes and keep you lively.',
  },
  Saturn: {
    4: 'Property and old houses need long and patient attention.',
    5: 'You take study and young people seriously, and finish what talent began.',
    6: 'A fixed routine carries you through dues, complaints and difficult tasks.',
    7: 'Close ties become serious and loyal, with clear duties on both sides.',
    10: 'One responsibility stays with you, and people respect you for it; share its load.',
    11: 'A few old hopes are fulfilled, in return for long patience.',
  },
  Rahu: {
    1: 'You change your manner or your place, and people notice you more.',
    2: 'The wish for more money is strong; check each unusual offer with the family.',
    3: 'Courage and new technology carry you further than you expected.',
    5: 'Investments and the plans of young people tempt you to risks; fix the largest loss beforehand.',
    6: 'You stand firm in disputes, and unusual ways solve old problems.',
    7: 'People from another background become important to you; take time before you trust them.',
    10: 'Your name becomes known in a new circle; use it for a good purpose.',
    12: 'Foreign places, screens and dreams take your time; keep fixed hours for sleep.',
  },
  Ketu: {
    7: 'Close ties become more honest, with room for both.',
    10: 'A role ends, and you keep the tasks that are really yours.',
  },
};

/** In place of the subject of a mahadasha. */
export const lateMahaAbout: Partial<Record<Graha, string>> = {
  Sun: 'Six years about your standing, the government and self-respect. People notice you and expect a decision from you.',
  Moon: 'Ten years about home, family and your own feelings. Food, guests and care for others give you pleasure.',
  Mars: 'Seven active years about land, machines, brothers and sisters, and old disputes. Matters that were discussed for long get decided.',
  Mercury:
    'Seventeen years about study, letters and conversation: papers, accounts, new skills and short trips.',
  Venus:
    'Twenty years, the longest period, about affection, art, comfort and vehicles. Relationships decide how pleasant they are.',
  Saturn: 'Nineteen years about age, property and duty. Results come late and are fair, and what you complete lasts.',
  Rahu: 'Eighteen years about new subjects, foreign people and technology. Some periods of confusion belong to them.',
};

/** In place of the shorter text for a period that is still to come. */
export const lateMahaLater: Partial<Record<Graha, string>> = {
  Mars: 'Seven years of action, good for property and for ending old disputes.',
  Mercury: 'Seventeen years of study, letters and conversation, lighter than the period before them.',
  Venus: 'Twenty years in which affection, art and comfort matter most.',
  Saturn: 'Nineteen slow and steady years, in which order and patience count.',
};
