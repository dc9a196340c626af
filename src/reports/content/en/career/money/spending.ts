import type { MoneyHouse } from './money-house-type.ts';

export const spending: MoneyHouse = {
  id: 'spending',
  title: 'Spending: what goes out',
  intro: 'The twelfth house shows expenses, distant places, gifts, and the cost of rest.',
  house: 12,
  lord: {
    angle: {
      notWeak: 'Your expenses are open and chosen by you: home, family, the look of your work. Write down the plan for the year before you begin a large one.',
      weak:
        'Expenses come from the main parts of life at the same time: home, partner and work. Spread school fees, insurance and repairs over different months.',
    },
    trine: {
      notWeak: 'You spend on what improves life: travel, teachers, children’s lessons, pilgrimage. Little of this is wasted, so keep a yearly amount for it.',
      weak:
        'You spend too easily on a belief, a course or a friend’s idea. Wait one day for each thousand rupees before you pay.',
    },
    growth: {
      notWeak: 'Money that you spend on work tends to come back. Tools, travel and a little advertising repay you; note for each what it brought in.',
      weak:
        'Expenses slowly reduce your income. Set a limit for each heading, such as eating out and fuel, on the first of the month.',
    },
    dusthana: {
      notWeak: 'Expenses rarely upset you, and you can live simply when needed. Money for distant family, rest or charity is well spent in your case.',
      weak:
        'Small private expenses add up without being noticed. Read the full bank statement line by line once in three months, and cancel two of them.',
    },
  },
  occupant: {
    Sun: 'You spend on independence: a room of your own, long travel, dignity where nobody is looking. Compare the price with what one day costs you at home.',
    Moon: 'Money leaves you with your mood: for comfort, for sleep, to cheer up others. Go shopping after a meal and with a list.',
    Mars: 'You pay in a hurry: fines, repairs, tools, the whole bill at dinner. Drive within the limit and let friends share the bill.',
    Mercury:
      'Small sums go to courses, gadgets and subscriptions. Check on every new moon day which of them you still use, and end one.',
    Jupiter:
      'You give generously and with a good heart. Fix the amount for donations at the start of the year, so that the household does not run short.',
    Venus:
      'Comfort in private is your pleasure: good linen, perfume, hotels. Save for it openly under its own name, and pay without a loan.',
    Saturn:
      'You save even at rest and comfort, and often too much. Allow one yearly holiday, booked early at a lower price.',
    Rahu: 'Distant and new things make you spend, often by card and at night. Check foreign charges and free trials every month.',
    Ketu: 'You need very little and spend on books, retreats or donations. Take the receipt for a donation, because it reduces your tax.',
  },
  empty:
    'No strong desire empties your pocket. What you spend follows daily habit, so a look at the monthly total in your UPI app is enough control.',
};
