/** The sign of the second house: money. */
export const signOnSecond = [
  'You earn fast and spend fast. Starting a new way to earn pleases you more than managing what you have. Set up an automatic transfer to savings for the day your salary comes.',
  'You trust wealth that you can see: gold, land, a full store at home. You save patiently. Keep six months’ expenses in a deposit that you can break, besides the gold and the land.',
  'You earn with your head and your words, often from two or three sources. Small amounts then get lost between accounts. Every second Sunday, write all of them on one page.',
  'Your savings follow the needs of your family. You spend on their comfort, and you hold money back out of worry. Decide one monthly amount for the family and leave the rest untouched.',
  'You spend generously and like to do it in style. Festivals and weddings cost you most. Fix the amount before each function, and put the same amount into a recurring deposit first.',
  'You know where every rupee goes. Small margins and careful work build your savings. Allow yourself one purchase every three months that is only for pleasure, so that saving does not become a burden.',
  'You spend on beauty, gifts and fairness to others. Trade and joint accounts suit you. When you share money with a partner or relative, write down who pays what before you begin.',
  'You keep your money matters private and hold a reserve that few people know about. What was hard to earn stays with you long. Tell one trusted person where the papers are.',
  'You believe that money comes again, so you give and spend freely. Long investments suit you best. Choose one with a lock-in, such as PPF, so that a happy mood cannot open it.',
  'You save with a plan and dislike debt. Your assets grow slowly and stay. When the yearly target is reached, spend a small part of the extra on your own comfort.',
  'Your money habits are unusual but steady. You follow a strict system, and then you suddenly give a large sum away. Decide once a year how much goes to donation; invest the rest monthly.',
  'Money leaves your hand easily when somebody is in need. You handle it by feeling more than by method. Let a practical relative or an accountant look at your accounts every three months.',
] as const;
