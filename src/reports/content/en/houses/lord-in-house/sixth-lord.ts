/** The lord of the sixth house in each house: difficulties and service. */
export const lordOfSixth = [
  'Problems come to you directly, and people know you for solving them. You are hard on yourself and on your own people. Keep regular hours, and lower your standard on ordinary days.',
  'You earn by hard, useful work, and you speak well in disputes. A post away from the native place may suit you. In family money, write down each loan with date and amount.',
  'Anger rises quickly with brothers, sisters, neighbours or colleagues. You have the energy for a difficult craft. Answer an insult only on the next day, and contest one matter at a time.',
  'Home asks much work from you: repairs, relatives, loans. Peace with your mother’s side takes effort. Give each member of the family one duty, and keep Sunday free of accounts.',
  'Money and friendships go up and down. With children, pupils or friends you may argue too sharply. Save by a fixed rule, and correct a young person only when nobody else is present.',
  'Difficulties keep to their own place and do not rule your life. Strangers often help you more than relatives do. Choose a job with clear tasks, and leave disputes between cousins to others.',
  'Disagreement enters your close relations, although a partnership can also bring you respect and income. Mention a small complaint in the same week. Keep money between partners in writing.',
  'Old and hidden problems give way to you: debts, faulty systems, unclear files. Rivals often tire of their own plans. Take no short way with other people’s money, and rest after each hard case.',
  'Your fortune goes up and down with the seasons, and your beliefs are tested. Materials, contracts or rules suit you as work. Avoid arguments with father or teacher, and save for the slow season.',
  'You make your name by service, competition or repair work, perhaps in another city. Among relatives you get less respect. Prepare for a competitive exam, and stay polite to your father in a disagreement.',
  'Competition brings you profit. A dispute may end in a gain, and a rival may become a customer. Compare prices, make a firm bid, and keep proof of every agreement.',
  'Much strength and money goes into hidden struggles and needless expenses. Not every provocation needs an answer. Write down all spending for three months, and use your energy in quiet service.',
] as const;
