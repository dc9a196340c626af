/** The questions of the Life Blueprint on the times of each part of life, with the advice for each grade. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';
import { formatHouseNumber } from '#src/reports/content/en/timing/window-reasons.ts';
import type { WindowTexts } from './window-answers.ts';

export const blueprintTexts = {
  marriage: {
    question: 'Which years favour my marriage?',
    subject: 'Your marriage is',
    weakDetail: 'A marriage in other years is as valid; then the two people decide, and not the sky.',
    advice: {
      3: ['Decide and fix the date.', 'Strong for a wedding too.', 'Also strong for a wedding.'],
      2: ['Let the families meet.', 'Good for a first meeting.', 'Good for talks with elders.'],
      1: ['Get to know each other.', 'Be seen, do not hurry.', 'Ask friends to introduce you.'],
      0: ['A time for yourself.', 'Finish studies or save.', 'Travel, learn, meet people.'],
    },
  },
  partnership: {
    question: 'Which years are good for marriage or partnership?',
    subject: 'A good time in partnership is',
    weakDetail: 'A settled partnership needs no window; daily kindness does more.',
    advice: {
      3: ['Plan something large together.', 'Again a warm time.', 'A third warm time.'],
      2: ['Travel or celebrate together.', 'Good for shared plans.', 'Good for a fresh start.'],
      1: ['Make time for talks.', 'Keep promises small.', 'Share the work at home.'],
      0: ['Give each other room.', 'Let old topics rest.', 'Each with a separate interest.'],
    },
  },
  firstJob: {
    question: 'When does my working life begin or change?',
    subject: 'A start at work is',
    weakDetail: 'A first post may come at any time; send applications every month.',
    advice: {
      3: ['Sign what is offered.', 'A second strong start.', 'A third strong start.'],
      2: ['Apply widely.', 'Try an internship.', 'Good for a better post.'],
      1: ['Practise interviews.', 'Take a short contract.', 'Ask seniors for names.'],
      0: ['Learn a tool of your trade.', 'Complete a certificate.', 'Stay where you learn.'],
    },
  },
  rise: {
    question: 'When do I rise at work?',
    subject: 'A rise at work is',
    weakDetail: 'A rise comes by results in ordinary years too; keep a list of what you finish.',
    advice: {
      3: ['Ask for the larger role.', 'A second time to ask.', 'A third time to ask.'],
      2: ['Lead one visible task.', 'Good for a new team.', 'Good for an examination.'],
      1: ['Write down your results.', 'Learn from a senior.', 'Mend one weak point.'],
      0: ['Keep the post, save energy.', 'Teach what you know.', 'Stay on good terms at work.'],
    },
  },
  property: {
    question: 'When do a house or land come to me?',
    subject: 'Buying a house or land is',
    weakDetail: 'Rent or repair without worry, and buy only what you can pay easily.',
    advice: {
      3: ['Sign the sale deed.', 'Strong for a house too.', 'Also strong for land.'],
      2: ['Search and compare.', 'Good for a loan talk.', 'Good for building work.'],
      1: ['Check title and tax papers.', 'Only repairs.', 'Ask two valuers.'],
      0: ['Save for a larger share.', 'Live light, repay debt.', 'Share the family house.'],
    },
  },
  /** for readers of sixty or more */
  home: {
    question: 'When is a change at home easy?',
    subject: 'A change at home, such as a move or a repair, is',
    weakDetail: 'Repair what is needed in any year, and decide on calm days with the family.',
    advice: {
      3: ['Decide about house or land.', 'Strong for decisions again.', 'A third strong time.'],
      2: ['Repair, or put papers in order.', 'Good for a family talk.', 'Good for a will.'],
      1: ['Ask for advice.', 'Only small repairs.', 'Compare offers.'],
      0: ['Leave the house as it is.', 'Keep a sum for repairs.', 'Let the young help.'],
    },
  },
  children: {
    question: 'When may children come?',
    subject: 'A child is',
    weakDetail: 'Children come in ordinary years too; for questions see a doctor.',
    advice: {
      3: ['A blessed time for it.', 'Blessed once more.', 'Blessed a third time.'],
      2: ['Plan and prepare.', 'Good for good news.', 'Good for a family event.'],
      1: ['Patience and good food.', 'A check-up for both.', 'Time for nephews and nieces.'],
      0: ['Build health and savings.', 'Time for the two of you.', 'Let elders help at home.'],
    },
  },
  study: {
    question: 'When does learning come easily?',
    subject: 'Progress in learning is',
    weakDetail: 'With a fixed hour each day, learning succeeds in any year.',
    advice: {
      3: ['Take the big examination.', 'A second strong season.', 'A third strong season.'],
      2: ['Enter a good course.', 'Good for languages.', 'Good for a scholarship.'],
      1: ['Repeat the basics.', 'Work with a study group.', 'Find a patient teacher.'],
      0: ['Keep the routine.', 'More sleep, less hurry.', 'Sport beside the books.'],
    },
  },
  abroad: {
    question: 'When may I live or work in another country?',
    subject: 'Life in another country is',
    weakDetail: 'A visit is possible in any year; a long stay needs a firm offer first.',
    advice: {
      3: ['Go, with papers complete.', 'A second time to go.', 'A third time to go.'],
      2: ['Write to schools or firms.', 'Good for a visa.', 'Good for a first visit.'],
      1: ['Learn the language.', 'Visit relatives there.', 'Compare costs.'],
      0: ['Build your skills at home.', 'Return and settle matters.', 'Work for firms from here.'],
    },
  },
  journeys: {
    question: 'When are long journeys easy?',
    subject: 'A long journey is',
    weakDetail: 'Short trips in pleasant weather suit the other years.',
    advice: {
      3: ['A pilgrimage or a long visit.', 'Strong for travel too.', 'Also strong for travel.'],
      2: ['Visit children or friends.', 'Good for a group tour.', 'Good for the hills or the sea.'],
      1: ['Short trips with company.', 'Book with free changes.', 'Travel by day.'],
      0: ['Let others visit you.', 'Stay near home.', 'Plan a journey with care.'],
    },
  },
  income: {
    question: 'When does income come easily?',
    subject: 'Extra income is',
    weakDetail: 'Pension, rent and deposits carry the other years.',
    advice: {
      3: ['Renew deposits well.', 'A second time of gain.', 'A third time of gain.'],
      2: ['Review rent and interest.', 'Good for selling.', 'Good for a claim.'],
      1: ['Collect small dues.', 'Compare banks.', 'Update nominees.'],
      0: ['Save a fixed sum.', 'Keep cash for a year.', 'Ask for advice first.'],
    },
  },
  /** for readers below forty; from forty on `income` */
  earning: {
    question: 'Which years are good for money?',
    subject: 'Growth of income is',
    weakDetail: 'A fixed sum saved each month helps more than a special year.',
    advice: {
      3: ['Ask for better pay.', 'Strong for earning too.', 'Also strong for earning.'],
      2: ['Agree on better pay.', 'Good for long savings.', 'Good for a second income.'],
      1: ['Collect what is due.', 'Look at your loans.', 'Save a fixed part.'],
      0: ['Repay an old loan.', 'Build a reserve.', 'Compare before you buy.'],
    },
  },
  health: {
    question: 'Which months ask for care of my health?',
    subject: 'Care of your body is',
    weakDetail: 'Good habits are enough: walking, sleep and a yearly visit to the doctor.',
    advice: {
      3: ['Rest, and a check-up.', 'Rest once more.', 'Work less for a while.'],
      2: ['Regular sleep and meals.', 'Have blood tests done.', 'Less salt and sugar.'],
      1: ['Walk half an hour daily.', 'Stretch in the morning.', 'Drink more water.'],
      0: ['Live as usual.', 'Train gently.', 'Enjoy good months.'],
    },
  },
} as const satisfies Record<string, WindowTexts>;

/** Without a birth time: one answer for all matters without months in the ten years. */
export const undatedTexts = {
  question: 'What is possible at any time?',
  names: {
    marriage: 'marriage',
    partnership: 'partnership',
    firstJob: 'a first post',
    rise: 'a rise at work',
    property: 'a house or land',
    home: 'a change at home',
    children: 'a child',
    study: 'study',
    abroad: 'life in another country',
    journeys: 'long journeys',
    income: 'extra income',
    earning: 'growth of income',
  },
  text: (names: readonly string[]) =>
    `No months of these ten years stand out for ${formatList(names)}. They are possible at any time.`,
  detail: 'Here the people and the means decide. Prepare with care, and act when both are ready.',
  reason: (sign: string, houses: readonly number[]) =>
    `with houses counted from your Moon in ${sign}, no mahadasha of these ten years agrees with Jupiter and Saturn for the ${formatList(houses.map(formatHouseNumber))} houses`,
} as const;
