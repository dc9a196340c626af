/** The lord of the second house in each house: earning and saving. */
export const lordOfSecond = [
  'You earn by your own effort, and your name is your capital. Family money matters less than your skill. Spend on a course or a licence that raises your fee.',
  'Money stays with you once it comes. You save naturally, and you remember prices. Divide your savings between deposits and gold or land, and lend only what you can spare.',
  'You earn by courage and with your own hands, often in several small ways. Brothers, sisters or neighbours may be part of it. Add up all the small incomes once a year.',
  'Your security lies in land, a house, a vehicle or your mother’s family. You save best for something that you can use. Open a separate account for the house you want.',
  'You earn through talent, teaching, advice or good ideas. Money also goes out on children and pleasures. Fix the yearly amount for fees and fun beforehand, and keep speculation small.',
  'You earn by service, by competition or by solving other people’s problems. Money also leaves through loans and disputes. Lend only on paper, and clear your own small dues every month.',
  'Income comes through your partner, through trade or through dealing with the public. Both of you influence the spending. Keep household accounts where both can see them, and decide large purchases together.',
  'Your money comes late or in lump sums: arrears, insurance, inheritance, shared funds. Ordinary months may feel tight. Keep nominations in order, and do not spend a lump sum within its first month.',
  'You prosper by honest work, and elders, teachers or your father help you. Learning and distance also pay. Give a small fixed part of your income to a good cause.',
  'Your profession is your main source of money, and your word counts there. Rank and income rise together. Ask for the raise in writing, soon after a finished project.',
  'Money comes through friends, networks and several sources at once. You have a feeling for the right time. Put each extra gain into a fund or deposit within a week.',
  'Money goes out easily, on comfort, on travel or to people far away. Earning is no problem, but keeping is. Let savings leave the account on salary day, and use only one card.',
] as const;

/** The lord of the eleventh house in each house: gains. */
export const lordOfEleventh = [
  'You gain when you appear in person, and elder brothers, sisters and friends like to help you. Tell people plainly what you hope for, and apply yourself instead of through another person.',
  'What you gain turns into savings, and friends find you reliable in money. Put every bonus into a recurring deposit or fund, since small sums grow well in your hands.',
  'Gains reach you through messages, media, sales and people of your own age. Your courage pays directly. Make the call yourself, for a reply within the month is likely.',
  'You gain through property, vehicles, relatives or things for the home. Many of your wishes are about a house. Put extra income into land or repairs, after a careful check of the papers.',
  'You gain through ideas, teaching, children or investments that you understand. What you enjoy doing begins to pay. Offer your hobby as a paid class or service once a week.',
  'Gains come by hard service and by winning against competitors. Little comes to you free. Bid, apply and compete where others give up, and read each bill before you pay it.',
  'Gains come when two people work together: with your spouse, a business partner or a steady client. Work done alone pays less. Write down the profit shares before each joint project.',
  'Gains come late or suddenly: arrears, settlements, commissions, a forgotten deposit. Do not plan monthly expenses on them. Keep old records, because some dues can still be claimed.',
  'You gain through teachers, principles and faraway places. A mentor’s recommendation brings more than advertisements do. Visit a former teacher this year, and apply where honesty is valued.',
  'Success at work brings your gains, and seniors recommend you. Recognition in public also brings new contacts. Accept the committee or project in which higher officers can see what you do.',
  'You are rich in friends, and wishes tend to come true through them. Income may come from more than one side. Help two friends to get ahead this year; such help returns to you.',
  'A part of your gains goes out again, to foreign links, charity or family needs. Your chart has this as a pattern. Decide the share at the start of the year and keep the rest.',
] as const;
