/** The first habits with money, for a reader of sixteen or seventeen: saving, prizes and gifts, spending. */
import type { MoneyHouse } from '#src/reports/content/en/career/money-houses.ts';

export const moneyHouses: readonly MoneyHouse[] = [
  {
    id: 'saving',
    title: 'Saving: what stays with you',
    intro: 'The second house shows what you keep, the money of the family, and the way you speak about it.',
    house: 2,
    lord: {
      angle: {
        notWeak: 'You can save for a visible aim: a book, a cycle, a course. Write the aim and the amount on one page.',
        weak: 'What you have is quickly shared or shown. Put a part away on the day you receive it.',
      },
      trine: {
        notWeak: 'Family and good luck help you to keep money. Learn from a parent how a month is planned.',
        weak: 'You hope that more will come, and so you keep little. Keep one tenth of each gift.',
      },
      growth: {
        notWeak: 'Small sums grow in your hands. A simple savings account in your name, with your parents, suits you.',
        weak: 'You save and then spend it at once on something small. Keep the money out of sight.',
      },
      dusthana: {
        notWeak: 'You can live simply, and a quiet reserve stays untouched. Tell your parents how much it is.',
        weak: 'Money disappears in ways that you do not notice. Write down each amount for one month.',
      },
    },
    occupant: {
      Sun: 'You like to own something good and to be proud of it. Save for one good thing in place of five small ones.',
      Moon: 'Your mood decides whether you save. Choose a fixed day of the week for it.',
      Mars: 'You gain and spend quickly. Wait one night before a larger purchase.',
      Mercury: 'Counting is easy for you. Keep a small account book, on paper or on the phone.',
      Jupiter: 'You expect enough, and mostly it is there. Still keep a part for a bad month.',
      Venus: 'You like beautiful things. Buy one that lasts, and take care of it.',
      Saturn: 'You know how to save, even from little. Allow yourself one small joy each month.',
      Rahu: 'New things tempt you. Compare three prices before you buy.',
      Ketu: 'Money interests you little. Let a parent show you once how to keep a simple list.',
    },
    empty: 'No planet pushes or disturbs your savings, so habit decides. Keep one rule: a tenth of whatever you receive stays.',
  },
  {
    id: 'earning',
    title: 'Prizes, gifts and scholarships',
    intro: 'The eleventh house shows what comes to you: gifts, prizes, a scholarship, and later your own money.',
    house: 11,
    lord: {
      angle: {
        notWeak: 'You receive for what people see you do. Enter one contest or scholarship test each year.',
        weak: 'You work hard, and thanks come late. Ask early which forms and dates apply to a scholarship.',
      },
      trine: {
        notWeak: 'Talent and good teachers bring you prizes. Ask a teacher which contest suits you.',
        weak: 'A chance passes because you ask too late. Keep a list of dates on the wall.',
      },
      growth: {
        notWeak: 'Groups and friends bring you chances. A shared project may win more than one alone.',
        weak: 'Many small efforts bring many small results. Choose one contest and prepare it well.',
      },
      dusthana: {
        notWeak: 'Help may come from far away: a fund, a distant relative, a foundation. Read the conditions together with your parents.',
        weak: 'What is promised comes later than expected. Count on it only when you have it.',
      },
    },
    occupant: {
      Sun: 'Teachers and officials support you. A scholarship of the state is worth a try.',
      Moon: 'Somebody older in the family helps you to reach a wish. Say what it is.',
      Mars: 'You win by effort, in sport and in timed tests. Train with a plan.',
      Mercury: 'Writing, quizzes and figures bring you prizes. Send in one text or project.',
      Jupiter: 'Good advice and learned friends help you. Ask them before you fill in a form.',
      Venus: 'Art, music or manners bring you attention. Take part in one event a year.',
      Saturn: 'Results come slowly and stay. Begin a year before the date.',
      Rahu: 'Technology or a contact abroad may bring a chance. Check it together with your parents.',
      Ketu: 'You wish for little, and something comes without asking. Accept it with thanks.',
    },
    empty: 'Prizes depend on effort and not on one special field. Choose what you enjoy, because you then practise more.',
  },
  {
    id: 'spending',
    title: 'Spending: what goes out',
    intro: 'The twelfth house shows what you spend, far places, gifts to others, and rest.',
    house: 12,
    lord: {
      angle: {
        notWeak: 'You spend openly and for a reason. Decide the amount before you go out.',
        weak: 'Friends and outings take more than you planned. Carry only the amount for that day.',
      },
      trine: {
        notWeak: 'Money for books, courses and travel for study is well spent. Ask for it with a written plan.',
        weak: 'A course sounds better than it is. Take a trial lesson before your parents pay.',
      },
      growth: {
        notWeak: 'You compare before you buy. Share this skill with your family.',
        weak: 'Small orders on the phone add up. Look at the total at the end of each month.',
      },
      dusthana: {
        notWeak: 'You need little, and spending rarely troubles you. A gift to somebody in need makes you glad.',
        weak: 'You hide what you spent. Tell a parent early; the matter is then small.',
      },
    },
    occupant: {
      Sun: 'You like to treat others. Keep the number of guests small.',
      Moon: 'You spend to feel better. Take a walk first, and then decide.',
      Mars: 'You buy at once. Leave the thing in the shop for one night.',
      Mercury: 'Books, games and apps take your money. Choose one of them per month.',
      Jupiter: 'You give gladly. Give time as well, because it costs nothing.',
      Venus: 'Clothes and music tempt you. Sell or give away one thing before you buy another.',
      Saturn: 'You spend little, and sometimes too little on rest. One free day helps your study.',
      Rahu: 'Offers on the phone attract you. Never pay for a game with somebody else’s card.',
      Ketu: 'You forget small costs. Write them on one sheet for a week.',
    },
    empty: 'No strong desire empties your pocket. A look at the total once a month is enough.',
  },
];

/** Saturn, the karaka of thrift, compared with the lord of the second house. */
export const savingsTexts = {
  strong: 'Patience with money is natural for you. Begin one long saving now, and add the same small sum each month.',
  fair: 'You save when there is a reason. Write down one aim and its date.',
  weak: 'Waiting is hard for you. Keep saved money with a parent, so that spending it needs a talk.',
  strongWithWeakLord: 'You have patience, and still small wishes take the money. Keep the two in different boxes.',
  weakWithGoodLord: 'Money comes easily and waiting is hard. Put a part away before you see it.',
} as const;
