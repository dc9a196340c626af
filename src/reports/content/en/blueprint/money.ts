/** Money in short: the eleventh house, Jupiter and the navamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times for money',
  best: (months) => `Income and gains are most favoured in ${months}. Agree on prices and deposits then.`,
  fair: (months) => `No months stand out strongly for gains; ${months} is fair. Regular saving counts more than a date.`,
  second: (months) => `Another time for gains is ${months}. It suits a claim, a sale or a review of fees.`,
  none: 'No months of these ten years stand out for gains. A fixed sum saved each month does the work.',
  rows: {
    3: ['Agree on income and prices.', 'Strong for gains again.', 'A third strong time.'],
    2: ['A claim or a sale.', 'Long deposits.', 'Ask for what is due.'],
    1: ['Collect small sums.', 'Compare costs.', 'Put papers in order.'],
  },
};

export const moneyTexts: SubjectTexts = {
  subject: 'of gains',
  ages: {
    youth: {
      lead: 'Here you read about money in short: where gains come from, how they stay, and when they are favoured.',
      lordCondition: {
        strong: 'Gains come easily to you once you work. Save from the first month, before you learn to spend.',
        fair: 'Your income grows step by step. A written budget is worth more to you than a lucky chance.',
        weak: 'Gains come late or in parts. Learn to live on less than you earn, and avoid debts for comfort.',
      },
      windows,
    },
    adult: {
      lead: 'Here you read about money in short: where gains come from, how they stay, and when they are favoured.',
      lordCondition: {
        strong: 'Gains are a strong side of your chart. Put a part of them aside for later years before you get used to spending them.',
        fair: 'Gains are moderate in your chart. What you keep each month decides how free you are.',
        weak: 'Gains need patience, and friends cost money. Lend nothing that you cannot give away, and keep a reserve for six months.',
      },
      windows,
    },
    older: {
      lead: 'Here you read about money in later years: what comes in, how it stays, and when to decide about it.',
      lordCondition: {
        strong: 'Your income in later years is well supported. Enjoy a part of it, and write down who is to receive the rest.',
        fair: 'Your means are steady when they are simple. One account, one list and one trusted person are enough.',
        weak: 'Your means need protection. Sign nothing on the telephone, and show each offer to a trusted person first.',
      },
      windows,
    },
  },
  lordInHouse: [
    'Gains come through your own effort and person. Ask for your price without embarrassment.',
    'Gains turn into savings, and the family profits. Gold, deposits or food trade suit you.',
    'Gains come through skill, writing, trade and short journeys. Brothers, sisters or neighbours may be part of it.',
    'Gains come through land, houses, vehicles or your mother’s side. Buy things that last.',
    'Gains come through knowledge, advice or children. Avoid games of chance; your mind is the better stake.',
    'Gains come through service and through competition won. Keep debts short.',
    'Gains come through partners and trade. Write every agreement down.',
    'Gains come in irregular ways: inheritance, insurance, research. Do not count on them before they arrive.',
    'Gains come through teachers, faith, far places or your father’s side. Generosity returns to you.',
    'Gains come through position and public work. A good name is your capital.',
    'Gains are at home in your chart. Friends and large groups bring them, so keep your word among friends.',
    'Gains flow out to far places, to charity or to comfort. Put a sum aside before anything else is paid.',
  ],
  occupants: {
    Sun: 'Influential people help your income. Stay independent of their favour.',
    Moon: 'Income rises and falls, and it comes through the public or through the mother’s side. A reserve for three months keeps you calm.',
    Mars: 'You earn by drive, technique or land. Wait a day before a large purchase.',
    Mercury: 'You earn by trade, figures and contacts. Several small sources suit you.',
    Jupiter: 'Honest gains and helpful elders are given here. Do not become careless because of it.',
    Venus: 'You earn through beauty, comfort or pleasant company. Enjoyment has its price; set a limit.',
    Saturn: 'Gains come slowly, and they stay. Long deposits suit you better than quick chances.',
    Rahu: 'Large gains attract you, often in new or foreign fields. Take only half of the risk that you like.',
    Ketu: 'Gains come when you do not chase them. Keep exact papers, since you lose interest in them.',
  },
  karaka: {
    strong: 'Good advice and good sense protect your means, because the planet of wealth is strong. Give a small part away.',
    fair: 'The planet of wealth has middle strength. A yearly talk with an expert keeps your plan sound.',
    weak: 'The planet of wealth is weak, so big promises are not for you. Choose plain, safe ways to save.',
  },
  varga: {
    strong: 'The ninth-part chart is favourable for gains. What you hold for long is likely to grow.',
    fair: 'The ninth-part chart is neutral about gains. Your habits decide.',
    weak: 'The ninth-part chart gives gains less support. Keep costs fixed and low.',
  },
};
