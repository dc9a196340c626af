/** Money for a reader of sixty or more: pension, savings, rent and gifts in place of salary and raises. */
import type { AreaTextsForAge } from './age-texts.ts';

export const retiredMoney: AreaTextsForAge = {
  sign: {
    1: 'Money comes fast to your hand and leaves it fast. A new way to earn pleases you more than managing what you have. Let the bank set a part of each pension or rent aside at once.',
    5: 'You spend generously and like to do it in style. Festivals and weddings of the family cost you most. Fix the amount before each function, and tell the family that it is fixed.',
    9: 'You believe that money comes again, so you give and spend freely. Safe deposits with a long term suit you now. Choose one that a happy mood cannot open before its date.',
  },
  lords: {
    2: {
      1: 'What you have comes from your own effort, and your name is still worth money. Advice for a fee suits you. Spend first on your health and on help in the house.',
      5: 'You have earned through talent, teaching or advice. Money now goes out on children, grandchildren and pleasures. Fix the yearly amount for gifts beforehand, and keep away from quick tips.',
      6: 'You earned by service and by solving other people’s problems. Money can leave through loans and disputes of relatives. Lend only on paper, and keep a reserve for medical bills.',
      8: 'Your money comes late or in lump sums: arrears, insurance, inheritance, shared funds. Keep nominations and the will in order, and do not spend a lump sum within its first month.',
      10: 'Your working life is the source of your money, and your word still counts there. Check the pension papers, arrears and insurance once, with somebody who knows the rules.',
      12: 'Money goes out easily, on comfort, on travel or to people far away. Keeping it is the task. Let a fixed part leave the account on the day the pension comes, and use only one card.',
    },
    11: {
      1: 'You gain when you appear in person, and friends like to help you. Go yourself to the bank or office with an old claim; your presence settles what letters do not.',
      2: 'What you gain turns into savings, and friends find you reliable in money. Put each extra sum into a safe deposit, since small sums grow well in your hands.',
      5: 'You gain through ideas, teaching, children or investments that you understand. What you enjoy doing may still pay. Offer your hobby as a class once a week.',
      6: 'Gains came to you by hard service and against competition. Little comes free. Follow each pending claim to its end, and read every bill before you pay it.',
      7: 'Gains come when two people act together: with your companion, a friend or a helper. What you do alone pays less. Write down the shares before each joint purchase.',
      9: 'You gain through teachers, principles and faraway places. Honesty has paid for you and still does. Visit a teacher or an old friend in another place this year.',
      10: 'Your past work still brings you gains: a pension, a fee, a recommendation. Accept the committee in which people know what you did, and ask for your costs.',
    },
  },
  conditions: {
    2: {
      exalted:
        'Your power to keep and use money is excellent, and your speech is fine. You often ask for too little; name a fair fee when you advise.',
      moolatrikona:
        'Money grows with you when it has a purpose and a date. Give each deposit a name, such as health or a grandchild’s studies, and use it for nothing else.',
      own: 'You can provide for yourself, and people trust your word. Keep that trust by paying dues before the date and by clear papers for the family.',
      friendly:
        'Relatives and old colleagues help you with good advice on money. Ask one of them about rates and rules, and keep copies of what you sign.',
    },
    11: {
      exalted:
        'Gains and influential friends come strongly to you. Ask the most senior person you know for support in one cause; a kind answer is likely.',
      own: 'Your gains come from your own work, and you need to flatter nobody. Most of your wishes ask for a plain request or one season of effort.',
    },
  },
  aspects: {
    Saturn:
      'Money has come late and stays long, and shortcuts fail here. Choose safe deposits with a long term, and leave them untouched.',
  },
  judgements: {
    together:
      'Overall, your money matters are well supported. The planets ruling saving and income are able, and others help. Make one plan for the next ten years, and leave it alone.',
    lordOverKaraka:
      'You have managed well, but you do not easily know how much is enough. The planets ruling money are able, while Jupiter is weak. Write down the sums you need for house, health and gifts.',
    pointsUnderLord:
      'Money passes through your hands before it stays. The count is high, but the planets ruling money are weak. On pension day, move a part into a locked deposit.',
    influences:
      'Good company decides your money matters, since the two ruling planets are neutral. Listen to a careful relative, an honest adviser, and the friend who knows the real price.',
    afflictedOver:
      'Expenses press on you every month, and help comes once or twice a year. Judge by the whole year and not by one bad month. Set the larger sums aside for health and repairs.',
    karaka:
      'Good advice and honesty bring you money. Jupiter is well placed, while the rest is neutral. People pay for your experience; say a fee before you begin.',
    pointsLow:
      'Little is added to your money by itself, because the count is low. Ask once a year for a better rate on your deposits, and close the accounts that you do not use.',
  },
};
