/** House and land: the fourth house, Mars and the chaturthamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times for house and land',
  best: (months) =>
    `Buying, building or registering is most favoured in ${months}. Have the savings and the papers ready before that.`,
  fair: (months) => `No months stand out strongly for property; ${months} is fair. Price and papers count more than a date.`,
  second: (months) => `Another time for property is ${months}. It suits a search, a booking or building work.`,
  none: 'No months of these ten years stand out for property. Save, and buy when the price is right.',
  rows: {
    3: ['Buy, build or register.', 'Strong for a purchase again.', 'A third strong time.'],
    2: ['Search and book.', 'Repairs and building work.', 'A talk with the bank.'],
    1: ['Look, without hurry.', 'Check titles.', 'Small repairs.'],
  },
};

export const propertyTexts: SubjectTexts = {
  subject: 'of home and land',
  ages: {
    youth: {
      lead: 'This chapter is about a home of your own: whether it comes early or late, how, and what to look for.',
      lordCondition: {
        strong:
          'A home of your own is likely in your life, and rather early. Save a fixed part of every income from the beginning.',
        fair: 'A home of your own comes through saving and planning. For now a rented room near study or work is right.',
        weak: 'A house of your own is likely to come later than you wish. Stay free to move while you are young.',
      },
      windows,
    },
    adult: {
      lead: 'This chapter is about house and land: how property comes to you, what kind suits you, and when to buy or build.',
      lordCondition: {
        strong:
          'House and land are well supported in your chart. Property with clear papers is likely to serve the whole family.',
        fair: 'A house comes through your own effort and a careful loan. Keep the instalment below a third of your income.',
        weak: 'Property needs caution in your life. Have titles checked by a lawyer, buy small, and do not sign for the loans of others.',
      },
      windows,
    },
    older: {
      lead: 'This chapter is about your home and what you own: how to keep it easily, and when to decide about it.',
      lordCondition: {
        strong:
          'House and land support your later years. Put the papers in order, and settle on a calm day who looks after them.',
        fair: 'Your home serves you best when it is easy to keep. Repair early, and close rooms that nobody uses.',
        weak: 'Do not sign papers about house or land alone. A trusted younger person and a lawyer should read them with you.',
      },
      windows: {
        ...windows,
        best: (months) =>
          `Decisions about house and land go best in ${months}. This holds for a sale, repairs, a will or a move.`,
        fair: (months) => `No months stand out strongly for property matters; ${months} is fair. Good advice counts more than a date.`,
        second: (months) => `Another time for property matters is ${months}. It suits repairs and talks in the family.`,
        none: 'No months of these ten years stand out for property matters. Decide on calm days, with the family.',
        rows: {
          3: ['Decide about house or land.', 'Strong for decisions again.', 'A third strong time.'],
          2: ['Repairs, or a will.', 'Talks in the family.', 'Put papers in order.'],
          1: ['Ask for advice.', 'Small repairs.', 'Compare offers.'],
        },
      },
    },
  },
  lordInHouse: [
    'House and land depend on your own initiative. You choose by feeling, so see a place by day and by night.',
    'Property belongs to the savings of your family. Family money or an old house may help to acquire a new one.',
    'Your own effort and many visits bring you property, and brothers, sisters or neighbours help. Several moves are likely.',
    'The ruler of house and land is at home, which is the best sign for property. Land keeps its value for you.',
    'A home is chosen for children, study or joy. A place near a school or a park is right for you.',
    'Property comes with a loan, a dispute or much repair work. Clear every paper before you pay.',
    'Partner and property are joined in your life. Buy in both names, and agree on who pays which part.',
    'Property may come by inheritance, or after delays. Old houses hide costs, so have pipes and titles inspected.',
    'Luck helps you with land, often through father or elders. A place near a temple or a school suits you.',
    'Position and property belong together in your life: an official residence, or a house near the place of work.',
    'Property brings you gains: rent, a rise in value, or help from friends. A second property is possible.',
    'A house far from your birthplace suits you. Costs run higher than planned, so keep a fifth in reserve.',
  ],
  element: [
    'A house with morning sun suits you. Keep the east side and the kitchen bright.',
    'Ground floor, garden and thick walls suit you. A plot of land is worth more to you than a view.',
    'Wind and light suit you: windows on two sides, and a terrace or an open view.',
    'A place near water, or with a well or a tank, suits you. Have the walls checked for damp.',
  ],
  occupants: {
    Sun: 'You want a house that people respect. Pay for good light and a solid structure, and not for display.',
    Moon: 'Home is a matter of feeling for you. Kind neighbours and a little green matter more than size.',
    Mars: 'Land, building and repairs occupy you. Act quickly in a purchase, and slowly in a quarrel with neighbours.',
    Mercury: 'A home with books and a desk suits you, and you may change it often. Read the papers yourself.',
    Jupiter: 'A spacious home with blessings in it is likely. Guests and elders feel well there.',
    Venus: 'Beauty and comfort follow you home, and a good vehicle is likely. Buy one good thing a year.',
    Saturn: 'House and land come after patience, and are often old or simple. They last. Repair the roof before the paint.',
    Rahu: 'A modern flat, or a house in a new area, attracts you. Check the permissions of the builder.',
    Ketu: 'You need little to feel at home. Old family places mean more to you than new ones, so keep their papers safe.',
  },
  empty: {
    Jupiter: 'Honest sellers and good advice are likely when you look for a house. Take an elder with you.',
    Saturn: 'Time is on your side in matters of property. Old, tested buildings suit you.',
    Mars: 'You decide fast about property. Let another person read the agreement before you sign.',
    none: 'Nothing helps or disturbs your property from outside. Savings and a clear plan decide.',
  },
  karaka: {
    strong: 'You can bargain, build and keep what you own, because the planet of land is strong. Lead the talks yourself.',
    fair: 'The planet of land has middle strength. Compare three places before you decide on one.',
    weak: 'The planet of land is weak. Leave bargaining and building work to people with experience.',
  },
  varga: {
    strong: 'The special chart of property is favourable: what you own is likely to grow in value.',
    fair: 'The special chart of property stays neutral. The price and the place decide.',
    weak: 'The special chart of property gives less support. Own one good place rather than several.',
  },
  bindus: {
    many: 'Comfort at home is well supported, and a vehicle too. Do not fill every room; leave space for people.',
    some: 'Comfort at home is average and steady. Improve one thing in the house each year.',
    few: 'Comfort at home needs more effort than elsewhere. Begin with a good bed, quiet and light.',
  },
  adviceByLord: {
    Sun: 'Open the eastern window each morning, and let the sun into the house.',
    Moon: 'On Monday fill a bowl of fresh water for the birds.',
    Mars: 'On Tuesday repair one thing in the house, or plant and water a tree.',
    Mercury: 'On Wednesday put the papers and bills of the house in order, and water the tulsi.',
    Jupiter: 'On Thursday light a lamp in the north-east corner, and let an elder bless the house.',
    Venus: 'On Friday clean the entrance, and place flowers there.',
    Saturn: 'On Saturday thank the people who keep the house running, with food or with a kind word.',
  },
};
